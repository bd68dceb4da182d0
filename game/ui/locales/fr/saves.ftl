### Les parties enregistrées.

saves-title = Parties enregistrées
saves-empty = Il n’y a pas encore de partie enregistrée.
saves-unfinished = Tour { $turn }
saves-over = Terminée
saves-continue = Continuer
saves-replay = Revoir
saves-delete = Supprimer
saves-delete-ask = Supprimer pour de bon la partie de { $names } ({ $when }) ?
saves-delete-yes = Supprimer
saves-delete-failed = La partie n’a pas pu être supprimée.
saves-broken = Ce fichier est abîmé ou n’est pas une partie (ligne { $line }).
saves-broken-rule = La ligne { $line } enfreint les règles : { $reason }
saves-unreadable = Ce fichier est illisible.
saves-board-gone = Elle a été jouée sur la carte « { $board } », qui manque. Remets son fichier dans { $folder }.
saves-map-missing = La carte « { $board } » manque
