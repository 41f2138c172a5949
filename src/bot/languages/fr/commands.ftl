# Ce que dit le menu des commandes à côté du champ de texte.
book = Réserver une table
bookings = Voir mes réservations
cancel = Annuler une réservation
mydata = Ce que je sais de vous
forgetme = Effacer ce que je sais de vous
help = Ce que je peux faire pour vous
language = Changer de langue
start = Recommencer
