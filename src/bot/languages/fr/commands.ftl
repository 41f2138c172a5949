# Ce que dit le menu des commandes à côté du champ de texte.
book = Réserver une table
bookings = Voir mes réservations
cancel = Annuler une réservation
help = Ce que je peux faire pour vous
language = Changer de langue
start = Recommencer
in-group = Bonjour ! Je prends les réservations en conversation privée, juste entre nous : { $link }
