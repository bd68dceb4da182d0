### Ce qui peut mal tourner.

error-title = Quelque chose a mal tourné
error-read-only = Rien ne peut être enregistré ici : le disque est plein ou protégé. Tu peux continuer à jouer.
error-settings-broken = Les réglages étaient illisibles. Ils sont mis de côté ({ $file }), et tu repars avec des réglages neufs.
error-settings-not-saved = Les réglages n’ont pas pu être enregistrés.
error-no-sound = Aucune sortie audio trouvée. Le jeu reste muet.
error-record = La partie n’a pas pu être enregistrée.
error-file-missing = Le fichier { $file } n’existe pas.
error-unexpected = Quelque chose a mal tourné. Ta partie est enregistrée jusqu’au dernier coup.
