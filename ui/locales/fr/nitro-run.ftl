# Ce que seule la page dit de Nitro Run. Les mots des règles sont dans src/goblins/locales.

# --- Chapitres des règles

nitro-run-chapter-NR-chasm = Le gouffre
nitro-run-chapter-NR-half-spaces = Les demi-cases
nitro-run-chapter-NR-entrance = L’entrée et la sortie
nitro-run-chapter-NR-hexes = Les plans
nitro-run-chapter-NR-stack = Planifier
nitro-run-chapter-NR-peek = Le coup d’œil
nitro-run-chapter-NR-card = La carte de production
nitro-run-chapter-NR-actions = Deux actions chacun
nitro-run-chapter-NR-delegate = Déléguer
nitro-run-chapter-NR-team = L’action d’équipe
nitro-run-chapter-NR-line = La chaîne de production
nitro-run-chapter-NR-move = Se déplacer
nitro-run-chapter-NR-build-track = Construire
nitro-run-chapter-NR-workflow = Sur la lancée
nitro-run-chapter-NR-rubble = Les éboulis
nitro-run-chapter-NR-stunned = Éboulis sur la tête
nitro-run-chapter-NR-clean = Déblayer
nitro-run-chapter-NR-demolish = Faire sauter
nitro-run-chapter-NR-day-end = La fin d’une journée
nitro-run-chapter-NR-overtime = Les heures supplémentaires
nitro-run-chapter-NR-out-of-track = Plus de voie
nitro-run-chapter-NR-continuous = Un chemin continu
nitro-run-chapter-NR-cart = Le wagonnet
nitro-run-chapter-NR-step = Tronçon par tronçon
nitro-run-chapter-NR-brake = Les freins
nitro-run-chapter-NR-lighten = Alléger la charge
nitro-run-chapter-NR-score = Points et verdicts
nitro-run-chapter-NR-daily = La course du jour
