### Conseils pour les premières parties, chacun une seule fois.

tips-turn = Ton premier tour : choisis une compagnie pour construire. Clique sur sa carte ou sur une de ses locomotives sur le plateau. Tu peux construire pour n’importe laquelle.
tips-open = Les cases claires sont libres. Clique sur l’une d’elles pour y poser la prochaine locomotive de cette compagnie.
tips-confirm = Jusqu’à cinq locomotives, puis valide. Avant cela, tout peut être repris.
tips-city = Une ville est à portée. Le nombre dit de combien elle augmente la valeur de la compagnie, une fois pour toutes.
tips-cut-off = Une case à côté de cette voie reste fermée : c’est le dernier chemin d’une autre compagnie vers une ville. Montre-la pour voir laquelle.
tips-ends = C’est { $city } : si tu valides, la partie est aussitôt finie.
tips-near = Attention : après cette construction, la suivante peut atteindre { $city }, et la partie finit aussitôt. Ne va si loin que si tu es en tête.
tips-value = À la fin, chacune de tes locomotives vaut la valeur de sa compagnie. Construis donc pour ce que tu possèdes.
tips-trade = Au lieu de construire, tu peux échanger : clique sur une de tes propres locomotives, en bas.
tips-take = Clique maintenant sur la carte d’une autre compagnie : tu en reçois une locomotive, et deux si tu cliques encore.
tips-two = Deux pour une : échanger remplit ton étagère. Valide quand cela te plaît.
tips-over = Ce serait au-delà de la limite. Chaque locomotive en trop coûte 20 points à la fin.
tips-limit = Tu es presque à la limite. Chaque locomotive au-delà coûte 20 points à la fin : désormais, échange plutôt une contre une que deux contre une.
tips-end = La fin approche : une seule construction peut atteindre { $city }. Qui est en tête le voudra peut-être, les autres moins.
tips-depots = Peu de dépôts contiennent encore des locomotives. Quand il en reste un au plus, la partie s’achève.
tips-secret = Ce que tu possèdes est secret, mais chaque échange se voit. Observe ce que les autres collectionnent.
tips-advice = Tu hésites ? Le point d’interrogation demande à un bot ses trois meilleurs coups.
tips-map = La molette rapproche la carte, glisser la déplace, un double-clic sur la mer la montre en entier.
