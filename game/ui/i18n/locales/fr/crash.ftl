### L’écran qui suit une erreur.

# new
crash-title = Un problème est survenu
# new
crash-window = Le jeu a rencontré une erreur et n’a pas pu continuer.
# new
crash-title-screen = Une erreur empêche d’afficher le menu principal.
# new
crash-background = Une erreur s’est produite en arrière-plan. Tu peux continuer à jouer.
# new
crash-background-network = Une erreur s’est produite dans la partie réseau du jeu. Tu peux continuer à jouer.
# new
crash-background-bots = Une erreur s’est produite dans la partie du jeu qui joue pour les bots. Tu peux continuer à jouer.
# new
crash-saved = Ta partie est enregistrée. Choisis « { $button } » dans le menu principal.
# new
crash-unsaved = Tes derniers coups ne sont pas encore enregistrés : le disque est plein ou protégé en écriture. Libère de la place et laisse le jeu ouvert ; l’enregistrement sera retenté automatiquement.
# new
crash-host = Ta table est enregistrée. Choisis « { $button } » dans le menu principal, et tous reviendront automatiquement.
# new
crash-host-unsaved = Les derniers coups de ta table ne sont pas encore enregistrés : le disque est plein ou protégé en écriture. Libère de la place avant de revenir au menu principal.
# new
crash-table-closes = Ta table sera fermée quand tu reviendras au menu principal.
# new
crash-guest = Ta place est réservée. Choisis « { $button } » dans le menu principal pour reprendre la partie.
# new
crash-back-to-title = Menu principal
# new
crash-keep-playing = Continuer à jouer
# new
crash-show-report = Afficher le rapport
# new
crash-report = Rapport d’erreur
# new
crash-report-about = Joins ce texte quand tu signales le problème. Il ne contient aucun code d’accès et ne révèle les locomotives de personne.
# new
crash-copy = Copier
# new
crash-copied = Texte copié dans le presse-papiers.
# new
crash-copy-failed = Impossible de copier le texte.
# new
crash-open-folder = Ouvrir le dossier
# new
crash-folder-failed = Impossible d’ouvrir le dossier. Emplacement : { $folder }
# new
crash-begun = Tu n’as encore joué aucun coup dans cette partie : rien n’est perdu. Tu la retrouveras sous « { $button } » dans le menu principal.
# new
crash-way-back = Ta partie est en sécurité. Si tu reviens au menu principal, choisis-y « { $button } » pour la reprendre.
