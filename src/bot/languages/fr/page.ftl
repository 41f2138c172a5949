# What our own pages say besides the conversation.
title = Réserver une table : { $venue }
which-house = Dans quel restaurant souhaitez-vous venir ?
welcome = Bienvenue chez { $venue } ! Écrivez simplement ce que vous souhaitez : « une table pour 4 demain à 19 h, près de la fenêtre ».
you = Vous
messages = Messages
write = Votre message
write-hint = Une table pour 4 demain à 19 h
send = Envoyer
by-form = Par formulaire
guests = Personnes
day = Jour
show-times = Voir les heures libres
# A wish that a guest has put together with the form, as they would write it: it is read like any message.
wish = Une table pour { $partySize } le { $date }
connection-lost = La connexion est interrompue. Je réessaie.
not-sent = Le message n’est pas parti. Veuillez réessayer.
sending-again = Il y a beaucoup de monde en ce moment : je renvoie le message dans un instant.
too-long = Cela dépasse { $most } caractères. Pourriez-vous faire plus court ?
new-chats = Beaucoup de conversations viennent de commencer depuis votre réseau. Veuillez réessayer dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }.
reload = Voir les nouvelles réponses
photo = Photo { $number }
map = Voir sur une carte
calendar-file =
    { $change ->
        [changed] Mettre à jour mon agenda
        [cancelled] Retirer de mon agenda
       *[placed] Ajouter à mon agenda
    }
# In a frame of another site.
book-a-table = Réserver une table
close = Fermer
own-window = Ouvrir dans une fenêtre à part
