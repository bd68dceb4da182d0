### La pause, les parties enregistrées et ce qui peut mal tourner.

pause-title = Pause
pause-resume = Retour à la table
pause-saved = La partie est enregistrée après chaque coup.
pause-settings = Réglages
pause-keys = Touches
pause-title-screen = Titre
pause-quit = Quitter
pause-quit-ask = Quitter maintenant ? Tu pourras continuer la partie plus tard.

saves-title = Parties enregistrées
saves-empty = Il n’y a pas encore de partie enregistrée.
saves-unfinished = Tour { $turn }
saves-finished = Terminée : { $names } avec { count-points }
saves-continue = Continuer
saves-replay = Revoir
saves-delete = Supprimer
saves-delete-ask = Supprimer pour de bon la partie du { $when } ?
saves-delete-yes = Supprimer
saves-deleted = La partie est supprimée.
saves-delete-failed = La partie n’a pas pu être supprimée.
saves-broken = Ce fichier est abîmé ou n’est pas une partie (ligne { $line }).
saves-broken-rule = La ligne { $line } enfreint les règles : { $reason }
saves-unreadable = Ce fichier est illisible.
saves-torn = Le dernier coup est tronqué et perdu. La partie reprend juste avant.
saves-kept-in = Dossier : { $folder }

error-title = Quelque chose a mal tourné
error-read-only = Rien ne peut être enregistré ici : le disque est plein ou protégé. Tu peux continuer à jouer.
error-settings-broken = Les réglages étaient illisibles. Ils sont mis de côté ({ $file }), et tu repars avec des réglages neufs.
error-settings-not-saved = Les réglages n’ont pas pu être enregistrés.
error-no-sound = Aucune sortie audio trouvée. Le jeu reste muet.
error-record = La partie n’a pas pu être enregistrée.
error-file-missing = Le fichier { $file } n’existe pas.
error-unexpected = Quelque chose a mal tourné. Ta partie est enregistrée jusqu’au dernier coup.
