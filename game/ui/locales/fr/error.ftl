### Ce qui peut mal tourner.

error-read-only = Rien ne peut être enregistré ici : le disque est plein ou protégé. Tu peux continuer à jouer.
error-settings-broken = Les réglages étaient illisibles. Ils sont mis de côté ({ $file }), et tu repars avec des réglages neufs.
error-settings-not-saved = Les réglages n’ont pas pu être enregistrés.
