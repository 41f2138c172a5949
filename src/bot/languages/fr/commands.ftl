# Ce que dit le menu des commandes à côté du champ de texte.
book = Réserver une table
bookings = Voir mes réservations
cancel = Annuler une réservation
mydata = Ce que je sais de vous
forgetme = Effacer ce que je sais de vous
help = Ce que je peux faire pour vous
language = Changer de langue
start = Recommencer
# What the bot is for: in a chat that is still empty (512 characters at most), and in a line (120).
description = Dites-moi avec vos mots combien vous serez, quel jour et à quelle heure, et je vous trouve une table. Vous pouvez ici la modifier ou l’annuler à tout moment, poser vos questions ou parler à l’équipe.
short-description = Je réserve votre table : écrivez simplement pour combien et quand.
# Dans le navigateur, d’un lien vers le chat qui ne mène nulle part.
link-unknown = Désolé, ce lien ne mène à aucune table : il est peut-être ancien. Demandez le nouveau au restaurant.
link-closed = Le chat est fermé pour un instant. Réessayez dans une minute, ou appelez le restaurant.
