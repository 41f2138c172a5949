# Ce que maitred dit aux clients. Bref, chaleureux, concret ; une question à la fois.

welcome =
    Bonjour et bienvenue chez { $house } ! Je m’occupe des réservations.
    Dites-moi simplement ce qui vous ferait plaisir, par exemple « une table pour 4 demain à 19h, près de la fenêtre ».
welcome-at = Bonjour et bienvenue chez { $venue } !
books-scenario = Vous réservez : { $scenario }.
help =
    Dites-moi avec vos mots combien vous serez, quel jour et à quelle heure. Je cherche les horaires libres, vous choisissez.
    Vous pouvez changer d’avis à tout moment : « finalement 5 personnes », « plutôt vendredi », « une heure plus tard ».
    /book commence une réservation, /bookings affiche les vôtres, /cancel en annule une, /language change de langue.
help-person = Écrivez « parler à quelqu’un » et l’équipe sera prévenue.
anything-else = Que puis-je faire pour vous ?
you-are-welcome = Avec plaisir !
thanks-but-open = Avec plaisir ! Il ne me manque plus que votre oui :
as-it-is = Bien, alors tel quel :
no-wishes = C’est noté : pas de souhait particulier.
goodbye = Au revoir, et merci de votre message !
goodbye-open = Au revoir ! Rien n’est encore fait. Écrivez-moi quand vous voudrez continuer.
goodbye-held = Au revoir ! Je vous garde la table jusqu’à { $time }. Elle n’est pas encore réservée : écrivez-moi quand vous voudrez continuer.
goodbye-until = Au revoir, rendez-vous le { $date } à { $time } !
goodbye-waiting = Au revoir ! Je vous écris dès qu’une table se libère.
not-booked-yet = Elle n’est pas encore réservée : il suffit d’appuyer ci-dessous ou de m’écrire oui.
not-booked-held = Elle n’est pas encore réservée : je vous garde la table jusqu’à { $time }. Il suffit d’appuyer ci-dessous ou de m’écrire oui.
not-changed-yet = Je n’ai encore rien changé : il ne me manque plus que votre oui.
nothing-booked-yet = Pas encore, rien n’est réservé pour l’instant. Continuons :
dropped-draft = Très bien, on oublie. Rien n’a été réservé.
dropped-besides = Très bien, on laisse celle-ci. Ce que vous avez déjà réservé reste.
dropped-one = Très bien, on laisse celle-ci.
which-cancelled = Dois-je oublier seulement la table que nous choisissons, ou annuler aussi vos réservations ? Rien n’est encore annulé.
started-over = On reprend du début.

ask-language = Dans quelle langue préférez-vous continuer ?
language-changed = Avec plaisir, continuons en français.
language-not-spoken = Je suis désolé, je ne parle pas { $language }. Je peux vous répondre en { $languages }.

ask-venue = Quel restaurant souhaitez-vous ?
ask-venue-by-name = Nous avons { $count } restaurants : écrivez-moi, s’il vous plaît, le nom de celui que vous souhaitez.
ask-party-size = Combien serez-vous ?
ask-smaller-party = Souhaitez-vous une table plus petite ? Dites-moi pour combien.
ask-date =
    { $partySize ->
        [one] Une table pour une personne. Quel jour ?
       *[other] Une table pour { $partySize }. Quel jour ?
    }
calendar = { $month }, { $venue }, pour { $partySize }. Quel jour vous convient ?
calendar-key = Libre : 5 · en partie complet : 5* · complet : ×5 · fermé : (5)
ask-name = À quel nom dois-je réserver ?
ask-phone = Et un numéro de téléphone, au cas où le restaurant devrait vous joindre ?
name-not-read = Je n’ai pas pu y lire de nom. Écrivez-le par exemple ainsi : « Je m’appelle Anna Berg ».
phone-not-read = Je n’y ai pas reconnu de numéro de téléphone. Le mieux est avec l’indicatif du pays, par exemple +33 1 42 34 56 78.
contact-served = Très bien.
which-time = À quelle heure pensiez-vous ?
which-date = À quel jour pensiez-vous ?
date-is-past = Le { $date } est déjà passé.
time-is-past = Aujourd’hui, il est déjà plus de { $time }.
party-size-not-possible = Une table pour { $partySize } ? Je préfère vous reposer la question.
larger-party = Je compte { $partySize } personnes, par précaution.
party-too-large = { $venue } accepte les réservations jusqu’à { $most } personnes ; { $partySize }, c’est plus que je ne peux réserver.
too-far-ahead = Pour l’instant, { $venue } accepte les réservations jusqu’au { $date }.
largest-party = { $venue } : je peux y réserver des tables jusqu’à { $most } personnes.
larger-asked = Si vous êtes plus nombreux, dites-moi combien, et je demanderai au restaurant.
starts-from = { $venue }, { $date } : la première table est à { $first }, la dernière à { $last }.
scenario-told = « { $scenario } » chez { $venue } : { $text }
scenario-days = « { $scenario } » chez { $venue } se réserve ces jours-là :
counted-all = La table est pour { $partySize }, tout le monde compris. Si ce n’est pas juste, écrivez combien vous serez en tout.
local-time = Toutes les heures sont à l’heure locale de { $venue } ; il y est { $time }.
scenario-bookable = Oui, « { $scenario } » se réserve avec moi chez { $venue }.
may-adjust = Si quelque chose change, écrivez-moi, même après la réservation : je modifie le nombre de personnes ou l’heure tant qu’une table est libre.
may-be-late = Si vous êtes en retard, écrivez-moi simplement, par exemple « 20 minutes de retard » : je préviens le restaurant.
late-is-noted = Le restaurant sait que vous serez en retard : c’est noté sur votre réservation.
held-for-late = Chez { $venue }, une table où personne n’est arrivé est donnée à d’autres { $length } après l’heure prévue.
held-as-house = C’est le restaurant qui décide combien de temps la table est alors gardée.
ways-of-venue = Chez { $venue }, vous pouvez manger ainsi :
way-to-dine = • { $scenario }
way-to-dine-for = • { $scenario }, de { $least } à { $most } personnes
will-remind = Avant votre visite, je vous demanderai ici si vous venez toujours.
sure-by-booking = Avec une réservation, la table est à vous à coup sûr. S’il y en aura une de libre sans elle, le restaurant le saura le jour même.
confirmed-by-mail = Je confirme ici, dans la conversation. Avec votre adresse e-mail, je vous envoie aussi la confirmation par mail.
confirmed-here = Je confirme ici, dans la conversation, avec une référence. Je ne peux pas envoyer d’e-mail.
wish-is-noted = Oui, c’est noté pour le restaurant : { $comment }
no-wish-noted = Aucun souhait n’est noté pour l’instant. Écrivez-le-moi et je l’ajoute.
one-at-a-time = Une table après l’autre : d’abord celle-ci. Celle pour { $partySize } le { $date } vient juste après.
one-of-several = Je réserve une table à la fois : voici la première de { $count } tables pour { $partySize }. La suivante vient juste après.
one-then-other = Une table après l’autre : celle-ci d’abord. Celle pour { $partySize } vient juste après.
second-not-free = La deuxième table, pour { $partySize }, n’est pas libre à { $time } ; le plus proche est à { $nearest }. Si une autre heure convient pour les deux, dites-le-moi.
second-full = Pour la deuxième table, pour { $partySize }, il n’y a rien de libre le { $date }. Si un autre jour convient pour les deux, dites-le-moi.
second-table = Passons à l’autre table, pour { $partySize } le { $date }.
only-one-table = Une seule table, donc, pour { $partySize }.
request-offered = Je peux en revanche transmettre votre demande à l’équipe.
ask-request-name = À quel nom puis-je transmettre la demande ?
request-summary =
    Voici ce que je transmettrais :
    • { $venue }, le { $date }
    • { $partySize ->
        [one] { $partySize } personne
       *[other] { $partySize } personnes
    }
request-time = • Vers { $time }
request-between = • Entre { $from } et { $to }
request-changes = • À la place de votre table pour { $partySize } le { $date } à { $time }, qui reste réservée jusqu’à la réponse
ask-request = Dois-je la transmettre ? C’est une demande, pas encore une réservation : l’équipe vous répondra.
request-sent = C’est fait : l’équipe de { $venue } a votre demande et vous répondra. Rien n’est réservé tant qu’elle n’a pas confirmé.
request-kept = J’ai gardé votre demande pour l’équipe de { $venue }. Il n’y a personne pour l’instant : la prochaine personne qui passe la lira et répondra ici. Rien n’est réservé tant qu’elle n’a pas confirmé.
noted = C’est noté, merci.
note-changed = C’est fait, j’ai modifié la note.
note-without-allergy = La note est vide maintenant, « { $comment } » n’y est plus non plus : la cuisine n’en saura rien. S’il faut qu’elle le sache, écrivez-le simplement à nouveau.
note-keeps-allergy = C’est fait. J’ai seulement laissé « { $comment } », pour que la cuisine le sache. S’il faut l’enlever aussi, écrivez encore une fois « supprimez la note ».
noted-next = C’est noté, pour votre prochaine réservation.
noted-name = C’est noté : { $name }.
noted-moment = C’est noté : { $moment }.
noted-table = C’est noté : { $moment }, pour { $partySize }.
noted-party = C’est noté : une table pour { $partySize }.
last-time = La dernière fois, c’était une table pour { $partySize } chez { $venue }, { $scenario }, le { $date } à { $time }.
no-last-time = Je ne trouve pas de réservation précédente à votre nom ; repartons de zéro.
wish-too-long = C’est malheureusement plus que je ne peux transmettre : { $most } caractères au plus pour tous vos souhaits. Redites-le-moi en moins de mots, s’il vous plaît.

slots-around = Voici ce qui est libre autour de { $time } le { $date } pour { $partySize } chez { $venue } :
slots-of-day = Le { $date }, ces horaires sont libres pour { $partySize } chez { $venue }. Lequel vous convient, ou à quelle heure souhaitez-vous venir ?
slots-in-range = Voici ce qui est libre le { $date } pour { $partySize } chez { $venue } :
slots-near = { $time } n’est pas libre le { $date } pour { $partySize } chez { $venue }, mais ces horaires le sont :
alternatives = Le { $date }, rien ne convient pour { $partySize } chez { $venue }. Ce que j’ai de plus proche :
no-alternatives = Je suis désolé, { $venue } n’a plus de table pour { $partySize } le { $date }, ni les jours proches.
too-early = { $time } n’est pas possible le { $date } : la première table que je peux proposer est à { $first }.
too-late = { $time } n’est pas possible le { $date } : la dernière table que je peux proposer est à { $last }.
tables-between = Il n’y a pas de table à { $time } le { $date } : on s’installe jusqu’à { $before }, puis à partir de { $after }.
scenario-not-on = « { $scenario } » n’est pas proposé chez { $venue } le { $date }.
scenario-too-far-ahead = Pour l’instant, « { $scenario } » chez { $venue } se réserve jusqu’au { $date }.
scenario-not-then = « { $scenario } » n’est pas proposé à { $time }.
scenario-only-then = « { $scenario } » : seulement { $hours } le { $date }.
full-around = Je suis désolé, { $venue } est complet pour { $partySize } le { $date } autour de { $time }.
full-on = Je suis désolé, { $venue } est complet pour { $partySize } le { $date }.
scenario-takes-up-to = « { $scenario } » se réserve pour { $most } personnes au plus.
scenario-takes-from = « { $scenario } » se réserve à partir de { $least } personnes.
waitlist-open = Je peux vous inscrire sur la liste d’attente pour { $time } et vous écrire dès qu’une table se libère.
offers-last = La table est à vous pendant { $length }.
offers-last-of = { $scenario } : la table est à vous pendant { $length }.
only-time-left = { $time } est le seul horaire encore libre le { $date }.
nearest-offers = Ce que j’ai de plus proche :
none-around = Je suis désolé, il n’y a pas non plus de table pour { $partySize } les jours proches.
time-not-free = À { $time }, c’est malheureusement complet.
day-not-free = Le { $date }, c’est malheureusement complet.
day-time-not-free = Le { $date } à { $time }, c’est malheureusement complet.
slot-was-taken = Quelqu’un a été plus rapide : { $time } vient d’être pris.
free-beside = Également libre le { $date } : { $times }. Écrivez simplement ce que vous préférez.
free-some-beside = Également libre le { $date }, entre autres : { $times }. Écrivez simplement ce que vous préférez.
nothing-beside = À part cela, je ne vois rien de libre le { $date } pour le moment. Si une heure précise vous convient mieux, écrivez-la et j’essaie.
days-beside = D’autres jours avec une table pour vous :
day-beside = • { $date } à { $time }
no-days-beside = Je ne vois pas de table pour { $partySize } les jours proches. Écrivez le jour que vous aimeriez, et je regarde.
choose-offered = Lequel vous convient ?

same-evening = Vous avez déjà une table pour { $partySize } chez { $venue }, le { $date } à { $time }.
ask-second = La table de { $time } serait-elle une deuxième table, ou remplacerait-elle celle-ci ?

held-for =
    C’est libre, et je vous garde la table pendant { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } :
slot-held =
    Le { $date } à { $time } pour { $partySize } chez { $venue } : je vous garde la table pendant { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
slot-chosen = Le { $date } à { $time } pour { $partySize } chez { $venue }.
hold-over = J’avais gardé la table pour vous, et ce délai est passé. Répondez simplement, et je regarde aussitôt si elle est encore libre.
hold-released = J’ai libéré la table que je gardais pour vous.

summary =
    • { $venue }, { $scenario }
    • Le { $date } à { $time }
    • { $partySize ->
        [one] { $partySize } personne
       *[other] { $partySize } personnes
    }
summary-name = • Nom : { $name }
summary-phone = • Téléphone : { $phone }
summary-comment = • Pour le restaurant : { $comment }
fee-later =
    • Annulation gratuite jusqu’au { $date } à { $time }. En cas d’annulation plus tardive ou d’absence : { $total }{ $per ->
        [guest] {" "}({ $each } par personne).
       *[party] {" "}pour la table.
    }
fee-now =
    • En cas d’annulation ou d’absence : { $total }{ $per ->
        [guest] {" "}({ $each } par personne).
       *[party] {" "}pour la table.
    }
fee-no-show =
    • En cas d’absence : { $total }{ $per ->
        [guest] {" "}({ $each } par personne).
       *[party] {" "}pour la table.
    }
replaces = • Elle remplace votre table chez { $venue } le { $date } à { $time }, que j’annule dès que celle-ci est réservée.
changes-table = • Jusqu’ici : le { $date } à { $time }, pour { $partySize }
deposit-free = • Acompte : { $total }, à régler ici dans la conversation avant que la table soit réservée. Si vous annulez avant le { $date }, { $time }, il vous est rendu ; après, non.
deposit-back = • Acompte : { $total }, à régler ici dans la conversation avant que la table soit réservée. Si vous annulez, il vous est rendu.
deposit-final = • Acompte : { $total }, à régler ici dans la conversation avant que la table soit réservée. Si vous annulez, il ne vous est pas rendu.
pay-deposit = Merci de régler l’acompte de { $total } avec la facture dans cette conversation. Je garde la table jusqu’à { $time } ; elle est réservée dès que vous avez payé.
invoice-title = Acompte pour votre table
invoice-line = { $venue }, { $scenario }, { $date }, { $time }
deposit-lapsed = L’acompte n’est pas arrivé à temps : votre table chez { $venue } le { $date } à { $time } n’est pas réservée. Vous ne devez rien.
deposit-not-taken = Je ne peux pas encaisser l’acompte en ce moment : je réserve donc votre table sans acompte.
paid-in-vain = Je suis désolé : votre paiement est arrivé, mais la table n’est plus libre. Rien n’est réservé.
deposit-returns = Votre acompte de { $total } vous est rendu.
deposit-by-house = Votre acompte de { $total } vous sera rendu. Le restaurant doit le faire lui-même : il est prévenu, cela peut prendre quelques jours.
deposit-stays = L’acompte de { $total } reste au restaurant, comme convenu : le délai pour annuler sans frais était passé.
deposit-would-return = L’acompte versé vous sera rendu.
deposit-would-stay = Le délai pour annuler sans frais est passé : l’acompte versé reste au restaurant, comme convenu.
checkout-closed = Cette facture n’est plus ouverte, et rien n’a été payé. Écrivez-moi, et je chercherai de nouveau une table.
checkout-failed = Je ne peux pas vérifier votre table en ce moment, et rien n’a été payé. Réessayez dans une minute, s’il vous plaît.
ask-confirm = Je réserve ?
ask-confirm-briefly = { $venue }, { $scenario }, le { $date } à { $time } pour { $partySize } : je réserve ?
ask-agree = Cela vous convient-il, et dois-je réserver ?
terms-changed = Ce que cela peut coûter a changé entre-temps. Relisez-le, s’il vous plaît :
what-to-change = Que souhaitez-vous changer ? Écrivez-le simplement : une autre heure, un autre jour, plus de monde, un souhait.
what-to-note = Que doit dire la note ? Écrivez-le simplement, par exemple : « la note doit dire : une table près de la fenêtre ».
terms-declined = Très bien, je ne réserve donc pas. Un autre jour ou une autre heure vous conviendrait-il mieux ? Écrivez-le, ou choisissez ici.
still-placing = Un instant, je m’en occupe.
placed =
    C’est réservé pour { $name } ! Une table pour { $partySize } chez { $venue }, le { $date } à { $time }.
    Si quelque chose change, écrivez-moi.
calendar-title = { $venue } : table pour { $partySize }
placed-reference = Votre référence, si vous appelez le restaurant : { $reference }.
placed-cancel-by = En cas d’empêchement, prévenez-moi avant le { $date } à { $time } : jusque-là, l’annulation est gratuite.
placed-comment = Transmis au restaurant : { $comment }
held-otherwise = Regardez bien, s’il vous plaît : ce n’est pas tout à fait ce dont nous étions convenus. Le système du restaurant indique maintenant : { $venue }, { $scenario }, le { $date } à { $time }, pour { $partySize }.
replacing = J’annule maintenant votre table chez { $venue } le { $date } à { $time }, et je vous dis quand c’est fait.
replaced = Votre table chez { $venue } le { $date } à { $time } est annulée.
replaced-stands = Je n’ai pas pu annuler votre table chez { $venue } le { $date } à { $time } : elle reste réservée, en plus de la nouvelle.
outcome-unknown = Le système de réservation du restaurant ne répond pas pour l’instant. Je continue d’essayer et je vous écris dès que j’en sais plus ; inutile de recommencer.
outcome-never-known = Je suis désolé, je n’ai pas pu savoir si le système du restaurant a pris cette demande.
booking-refused = Je suis désolé, le système du restaurant n’a pas accepté cette réservation. Rien n’a été réservé.
limit-reached = Vous avez déjà autant de tables que le restaurant en garde pour un même client ; j’ai donc tout laissé en l’état. Annulez ou modifiez d’abord l’une des vôtres.
contact-venue = Vous pouvez joindre { $venue } au { $phone }.
address-of-venue = L’adresse de { $venue } : { $address }.
email-of-venue = Vous pouvez écrire à { $venue } à l’adresse { $email }.
website-of-venue = Vous en saurez plus sur { $venue } ici : { $website }.
photos-of-venue = Voici { $venue } en images :
menu-at = La carte de { $venue } se trouve ici : { $address }
photos-at =
    Photos de { $venue } :
    { $addresses }
open-on = { $venue } est ouvert le { $date } : { $hours }.
closed-on = { $venue } est fermé le { $date }.
closed-then = À { $time }, { $venue } est fermé. Horaires du { $date } : { $hours }.
closed-for-holiday = { $venue } est fermé le { $date } ({ $holiday }).
closed-weekly =
    { $venue } est fermé le { $weekday ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    }.
open-again = Réouverture le { $date } : { $hours }.
hours-of-venue = Horaires d’ouverture de { $venue } :
hours-line = • { $date } : { $hours }
hours-line-closed = • { $date } : fermé
answer-of-venue = { $venue } : { $text }
answer-of-house = { $text }
about-me = Je suis maitred, l’assistant de réservation de { $house } : un programme, pas une personne.
date-is = C’est le { $date }.
rules-of-venue = Chez { $venue } :
fee-of-scenario =
    • { $scenario } : { $late ->
        [charged] en cas d’annulation trop tardive ou d’absence,
       *[free] en cas d’absence,
    } { $each } { $per ->
        [guest] par personne.
       *[party] pour la table.
    }
deposit-of-scenario =
    • { $scenario } : un acompte de { $each } { $per ->
        [guest] par personne
       *[party] pour la table
    }, à régler ici dans la conversation avant que la table soit réservée.
free-before =
    • L’annulation est gratuite jusqu’à { $hours ->
        [one] une heure
       *[other] { $hours } heures
    } avant la visite.
no-fee = • Annuler ne coûte rien. Prévenez-moi simplement si vous ne pouvez pas venir.
nothing-ahead = • Vous ne payez rien à la réservation.
stay-for = Chez { $venue }, la table est à vous pendant { $length }.
stay-until = Chez { $venue }, la table est à vous pendant { $length }, jusqu’à { $time }.
stay-between = Chez { $venue }, la table est à vous de { $shortest } à { $longest }, selon le nombre de convives et le menu.

no-bookings = Je ne trouve aucune réservation à venir à votre nom.
booked-elsewhere = Si elle a été faite dans une autre conversation, envoyez-moi sa référence.
reference-elsewhere = Les réservations sous { $reference } ne viennent pas de cette conversation. Quand cette table sera réglée, renvoyez-moi la référence et je regarderai.
ask-proof = Les réservations sous { $reference } ont été faites dans une autre conversation. Pour être sûr qu’elles sont à vous : avec quel numéro de téléphone ? S’il n’y en a pas, écrivez le nom.
claimed = Merci, elles sont bien à vous. Vous les trouvez désormais dans cette conversation, sous votre référence d’ici.
claim-kept-away = Le système du restaurant ne me laisse pas suivre ici toutes les réservations sous { $reference }. Celles que je ne peux pas reprendre restent comme elles sont, là où elles ont été faites ; le restaurant peut vous aider.
claim-other = Je ne trouve aucune réservation à venir qui corresponde à { $reference } et à ce que vous avez écrit. Vérifiez les deux ; le restaurant peut aussi vous aider.
claim-too-often = Cela n’a pas correspondu plusieurs fois : je ne peux plus chercher avant demain. Le restaurant peut vous aider tout de suite.
taken-over = Votre table pour { $partySize } chez { $venue } le { $date } à { $time } est maintenant suivie dans une autre conversation, où sa référence et son numéro de téléphone ont été donnés. Si ce n’était pas vous, prévenez le restaurant.
bookings-heading =
    { $count ->
        [one] Votre réservation :
       *[other] Vos réservations :
    }
booking-line = { $number }. { $venue } : le { $date } à { $time }, pour { $partySize }
booking-item = • { $venue } : le { $date } à { $time }, pour { $partySize }
waiting-heading = Vous êtes sur liste d’attente :
waiting-line = { $number }. Liste d’attente de { $venue } : le { $date } { waited-time }, pour { $partySize }
waiting-item = • Liste d’attente de { $venue } : le { $date } { waited-time }, pour { $partySize }
not-waiting = Vous n’êtes sur aucune liste d’attente pour le moment.
no-need-to-wait = Pas besoin d’attendre : cette table est libre.
times-free = Pas besoin d’attendre : il reste des tables à ce moment-là.
no-waitlist = Je suis désolé, il n’y a pas de liste d’attente pour cela.
wait-next = L’un après l’autre : d’abord cette table, puis la liste d’attente de { $venue } pour le { $date }.
will-write = Oui, je vous écris ici dès qu’une table se libère.
which-to-leave = De quelle liste d’attente dois-je vous retirer ?
ask-leave = Dois-je vous retirer de la liste d’attente de { $venue }, le { $date } { waited-time }, pour { $partySize } ?
left-line = C’est fait : vous n’êtes plus sur la liste d’attente de { $venue }, le { $date } { waited-time }. Merci de nous l’avoir dit.
which-to-cancel = Quelle réservation dois-je annuler ?
which-to-change = Quelle réservation souhaitez-vous modifier ?
ask-cancel = Dois-je annuler votre table pour { $partySize } chez { $venue } le { $date } à { $time } ?
cancelled = C’est annulé : { $venue }, le { $date } à { $time }. Merci de nous avoir prévenus.
kept = Très bien, rien ne change.
booking-gone = Votre table pour { $partySize } chez { $venue } le { $date } à { $time } ne figure plus dans le système de réservation du restaurant.
booking-read-only = Cette réservation ne peut plus être modifiée ici. Adressez-vous directement à { $venue }, s’il vous plaît.
ask-what-to-change = Que dois-je changer à votre table pour { $partySize } chez { $venue } le { $date } à { $time } ? Écrivez un nouveau jour, une heure, le nombre de personnes ou un souhait.
ask-what-to-add = Que dois-je ajouter à votre table chez { $venue } le { $date } à { $time } ? Écrivez-le simplement.
ask-note = Que dois-je dire au restaurant ? Écrivez-le simplement.
ask-more-note =
    Pour le restaurant jusqu’ici : { $comment }
    Que dois-je ajouter ? Ou écrivez « rien », et j’efface la note.
ask-change =
    Je modifie ainsi ?
    • { $venue }, { $scenario }
    • Le { $date } à { $time }
    • { $partySize ->
        [one] { $partySize } personne
       *[other] { $partySize } personnes
    }
also-coming = • Je note que vous venez
ask-wish = Je l’ajoute à votre table chez { $venue } le { $date } à { $time } ?
ask-wish-off = Je l’enlève de votre table chez { $venue } le { $date } à { $time } ?
wish-off = • Plus nécessaire : { $comment }
ask-holder = J’enregistre ainsi votre table chez { $venue } le { $date } à { $time } ?
ask-new-holder = À quel nom, ou avec quel numéro de téléphone, dois-je mettre la réservation ?
changed = C’est modifié : { $venue }, { $scenario }, le { $date } à { $time }, pour { $partySize }. À bientôt !
stands = Votre réservation reste inchangée : { $venue }, le { $date } à { $time }, pour { $partySize }.
changed-partly = Ce changement n’a été possible qu’en partie. Votre réservation est maintenant : { $venue }, le { $date } à { $time }, pour { $partySize }.

# Par e-mail
mail-offered = Ajoutez votre adresse e-mail, et je vous envoie aussi la confirmation par e-mail.
summary-mail = • E-mail : { $email }, pour la confirmation
mail-subject-placed = Réservé : { $venue }, le { $date } à { $time }
mail-subject-changed = Modifié : { $venue }, le { $date } à { $time }
mail-subject-cancelled = Annulé : { $venue }, le { $date } à { $time }
mail-greeting = Bonjour { $name },
mail-placed = votre table chez { $venue } est réservée :
mail-changed = votre réservation chez { $venue } a changé. La voici maintenant :
mail-cancelled = votre réservation chez { $venue } est annulée. C’était :
mail-was = Avant, c’était le { $date } à { $time }, pour { $partySize }.
mail-was-scenario = Avant : { $scenario }.
mail-free-until = Annulation gratuite jusqu’au { $date } à { $time }.
mail-in-chat = Pour la modifier ou l’annuler, écrivez simplement dans la conversation où vous avez réservé.
mail-on-page = Pour la modifier ou l’annuler, ouvrez notre conversation dans le navigateur où vous avez réservé : { $url }
mail-why = Vous recevez ce message parce que cette adresse a été indiquée lors d’une réservation chez { $venue }.

waitlist-for = Volontiers, je vous inscris sur la liste d’attente du { $date }, { waited-time } : je vous écris dès qu’une table pour { $partySize } se libère.
waitlist-joined = Vous êtes sur la liste d’attente de { $venue } le { $date } { waited-time }, pour { $partySize }. Je vous écris dès qu’une table se libère.
waitlist-place = { $place ->
        [1] Vous êtes en tête de liste.
       *[other] Vous êtes à la { $place }e place.
    }
# When a guest would come: a part of other lines
waited-time = { $bounds ->
        [both] entre { $from } et { $to }
        [from] à partir de { $from }
        [to] jusqu’à { $to }
        [none] à toute heure
       *[about] vers { $time }
    }
widen-hint = D’autres horaires vous iraient-ils ? Dites-moi lesquels, par exemple « entre 18 h et 21 h ».
widen-which = Lesquels ? Écrivez par exemple « entre 18 h et 21 h ».
wait-over = Je suis désolé : aucune table pour { $partySize } ne s’est libérée chez { $venue } le { $date } { waited-time }. Cette liste d’attente est close ; je cherche volontiers un autre jour.
wait-removed = L’équipe de { $venue } a retiré votre demande de la liste d’attente : { $date }, { waited-time }, pour { $partySize }. Je cherche volontiers une autre table.
waitlist-refused = Je suis désolé, la liste d’attente est close pour cet horaire.
waitlist-limit-reached = Vous attendez déjà autant de tables ce jour-là qu’un même client le peut. Retirez-vous d’abord de l’une des listes.

table-freed = Bonne nouvelle : une table pour { $partySize } s’est libérée chez { $venue } le { $date } à { $time }. Je vous la garde. Vous la prenez ?
table-freed-unheld = Bonne nouvelle : une table pour { $partySize } s’est libérée chez { $venue } le { $date } à { $time }. Je ne peux pas vous la garder : elle ira au plus rapide. Vous la prenez ?
table-freed-shared = Bonne nouvelle : une table pour { $partySize } s’est libérée chez { $venue } le { $date } à { $time }. J’ai aussi demandé à d’autres personnes de la liste : elle ira à qui dira oui en premier. Vous la prenez ?
offer-clock = ⏳ Jusqu’à { $until } : { $minutes ->
        [one] encore { $minutes } minute.
       *[other] encore { $minutes } minutes.
    }
table-offer-declined = Très bien, elle passe à la personne suivante.
table-offer-kept = Très bien, elle passe à la personne suivante et vous gardez votre place. Je vous écris dès qu’une autre se libère.
table-offer-lapsed = Je n’ai pas eu de réponse à temps : la table chez { $venue } le { $date } à { $time } pour { $partySize } passe à la personne suivante. Vous restez sur la liste d’attente.
table-offer-gone = Je suis désolé, la table chez { $venue } le { $date } à { $time } pour { $partySize } vient d’être prise. Vous restez sur la liste d’attente.

kept-heading = Voici ce que je garde à votre sujet :
summary-email = • E-mail : { $email }
kept-needs = • À noter : { $needs }
kept-language = • Langue : { $language }
kept-messages =
    • { $count ->
        [one] 1 message de notre conversation
       *[other] { $count } messages de notre conversation
    } (les plus anciens disparaissent après une semaine)
kept-visits =
    • { $count ->
        [one] 1 réservation passée
       *[other] { $count } réservations passées
    }
kept-agreement = • Le { $date } à { $time }, vous avez accepté : « { $words } »
kept-for-next-time = Je retiens vos coordonnées pour la prochaine fois, comme vous l’avez souhaité.
kept-for-bookings = Vos coordonnées ne servent qu’à vos réservations.
kept-elsewhere = Le système de réservation du restaurant garde lui aussi vos réservations, avec votre nom et votre numéro.
how-to-forget = Vous recevez le tout dans un fichier. Pour l’effacer, envoyez /forgetme.
what-is-kept = Je garde vos réservations, avec votre nom, votre numéro et vos souhaits, et notre conversation pendant quelque temps.
how-to-see-kept = /mydata vous montre tout ce que je garde sur vous, et /forgetme l’efface.
what-is-forgotten = J’effacerais votre nom, votre numéro et vos souhaits, notre conversation, et votre nom sur vos visites passées. C’est définitif.
forget-leaves-line = Vous quitteriez aussi la liste d’attente.
forget-not-elsewhere = Ce que le système de réservation du restaurant garde de vos visites passées, je ne peux pas l’y effacer ; adressez-vous au restaurant.
ask-forget = Dois-je tout effacer ?
ask-forget-bookings =
    { $count ->
        [one] Et votre réservation : dois-je l’annuler aussi, ou la garder jusqu’à votre visite et l’effacer ensuite ?
       *[other] Et vos réservations : dois-je les annuler aussi, ou les garder jusqu’à vos visites et les effacer ensuite ?
    }
forgotten = C’est fait, tout ce qui vous concerne est effacé. Écrivez-moi quand vous voulez, nous repartirons de zéro.
forgotten-but-bookings = C’est fait. Vos réservations sont maintenues, et ce qu’il leur faut sera effacé après votre visite. Tout le reste est déjà effacé.
ask-remember = Dois-je retenir ceci pour la prochaine fois : { $details } ? Sinon, cela ne sert qu’à cette réservation.
will-remember = Avec plaisir. /mydata montre ce que je garde, /forgetme l’efface.
wont-remember = Très bien, je ne le garde pas.

group-begin = { $name }, touchez le bouton et nous choisirons la table en privé. Dès qu’elle est réservée, tout le monde le lira ici.
group-go-on = { $name }, touchez le bouton et nous verrons cela en privé.
group-other = { $name } s’occupe déjà de la table du groupe. Pour une table à vous, touchez le bouton.
group-times = { $name } choisit une table pour { $partySize } chez { $venue } le { $date }. Libre à { $times } : dites à { $name } ce qui vous convient.
group-nameless = Vous écrivez au nom du groupe, je ne sais donc pas à qui serait la table. Écrivez-moi en votre nom, ou en privé : { $link }
group-table = Une table pour { $partySize } chez { $venue }, le { $date } à { $time }, réservée par { $name }. Qui vient ?
group-comers = Participants ({ $count }) : { $names }
group-cancelled = La table chez { $venue } du { $date } à { $time } est annulée.
group-forgotten = Cette table n’est plus affichée ici.
group-you-come = C’est noté, vous venez !
group-you-do-not = C’est noté : sans vous.
group-only-organiser = C’est { $name } qui s’en occupe.
group-over = Il n’est plus possible de répondre pour cette table.
group-reads = Votre groupe le voit aussi, et chacun peut y dire s’il vient.
group-counted = { $count ->
    [one] D’après les réponses de votre groupe, c’est à présent une table pour une personne ; la vôtre est pour { $partySize }.
   *[other] D’après les réponses de votre groupe, vous êtes à présent { $count } ; votre table est pour { $partySize }.
    }

confirmation-prompt = Bonjour ! Votre table pour { $partySize } chez { $venue } est prévue le { $date } à { $time }. Venez-vous toujours ?
confirmation-reminder = Petit rappel : votre table pour { $partySize } chez { $venue } est prévue le { $date } à { $time }. Venez-vous toujours ?
confirmation-yes = Parfait. Rendez-vous le { $date } à { $time } !
confirmation-no = Merci de nous avoir prévenus. Votre table du { $date } à { $time } est annulée ; ce sera pour une autre fois, nous l’espérons.
ask-another-day = Cherchons-nous un autre jour ?
asks-again = Entendu. Je vous repose la question le { $date } à { $time }.
asks-no-more = Entendu. Il ne reste plus le temps de vous reposer la question avant votre visite : dites-le-moi dès que vous le saurez.
stays-confirmed = Votre table pour { $partySize } le { $date } à { $time } est confirmée telle quelle ; le changement n’est malheureusement pas possible.
thank-you = Merci de votre visite chez { $venue } ! Si le cœur vous en dit, racontez-nous comment c’était : { $link }
prompt-outdated = Cette réservation a changé entre-temps.
cancelled-by-venue = { $venue } a dû annuler votre table pour { $partySize } le { $date } à { $time }. Nous en sommes désolés. Écrivez-moi et je cherche un autre moment.
confirmed-by-venue = { $venue } a confirmé votre table pour { $partySize } le { $date } à { $time }.
cancelled-outside = Votre table pour { $partySize } chez { $venue } le { $date } à { $time } a été annulée dans le système de réservation du restaurant. Écrivez-moi et je cherche un autre moment.
changed-outside = Votre table pour { $partySize } chez { $venue } le { $date } à { $time } a été modifiée dans le système de réservation du restaurant.
booking-now = Elle est maintenant prévue le { $date } à { $time }, pour { $partySize }, chez { $venue }.
booking-now-cancelled = Votre table pour { $partySize } chez { $venue } le { $date } à { $time } a été annulée entre-temps.
scenario-now = Désormais : { $scenario }.

service-down = Je n’arrive pas à joindre le système de réservation du restaurant pour le moment.
not-understood = Je crains de ne pas avoir bien compris.
not-understood-twice = Je ne vois toujours pas ce que vous souhaitez. Essayez par exemple : « une table pour 2 vendredi à 20h ».
talk-begins =
    Vous êtes en contact avec l’équipe de { $venue }. Tout ce que vous écrivez lui parvient, et sa réponse arrive ici.
    Je me fais discret pendant ce temps. Écrivez « retour » quand vous voudrez de nouveau me parler.
talk-kept =
    Vous pouvez écrire ici à l’équipe de { $venue }. Il n’y a personne pour l’instant : ce que vous écrivez est gardé, la prochaine personne qui passe le lira, et la réponse arrivera ici.
    Je me fais discret pendant ce temps. Écrivez « retour » quand vous voudrez de nouveau me parler.
talk-out-of-hours = Il n’y a peut-être personne en ce moment, mais votre message est gardé et recevra une réponse.
talk-resumes = Je vous en prie : tout ce que vous écrivez parvient à l’équipe de { $venue }. Écrivez « retour » quand vous voudrez de nouveau me parler.
talk-passed-on = Merci, c’est transmis.
talk-text-only = Je ne peux malheureusement transmettre que du texte. Pourriez-vous l’écrire ?
talk-unanswered = Personne chez { $venue } n’a encore eu un instant. Votre message les attend, et leur réponse arrivera ici.
talk-ended = C’était l’équipe de { $venue }.
from-staff = { $by } ({ $venue }) : { $text }
from-house =
    Un message de l’équipe de { $venue } :
    { $text }
request-accepted = { $by } ({ $venue }) : Oui, nous recevrons votre groupe avec plaisir. Nous réglons le reste ici avec vous.
request-declined = { $by } ({ $venue }) : Nous sommes désolés, nous ne pouvons pas recevoir votre groupe ce jour-là.
assistant-back = Me revoilà, à votre service.
staff-told = Quelque chose doit m’échapper, j’ai donc prévenu l’équipe. En attendant, vous pouvez continuer ici.
staff-know = L’équipe est prévenue.
word-kept = Il n’y a personne de { $venue } pour l’instant. J’ai laissé un mot à l’équipe : la prochaine personne qui passe le lira et répondra ici.
nobody-reads = Personne du restaurant ne lit cette conversation : je ne peux donc pas vous passer quelqu’un.
late-no-booking = Merci de nous prévenir, bonne route ! Je ne trouve pas ici de réservation à votre nom pour le { $date } : prévenez aussi le restaurant, s’il vous plaît.
late-which = Pour quelle réservation serez-vous en retard ?
late-which-day = Je ne trouve pas ici de réservation à votre nom pour le { $date }. S’il s’agit de l’une de celles-ci, touchez-la et je le note ; sinon, prévenez le restaurant, s’il vous plaît.
late-noted = Merci de nous prévenir, bonne route ! C’est noté sur votre réservation chez { $venue } à { $time }.
late-not-noted = Je n’ai pas pu le noter sur votre réservation pour l’instant.
so-sorry = J’en suis sincèrement désolé. Il faut que l’équipe le sache.
hope-it-turns-up = J’espère que vous le retrouverez ! Le restaurant pourra regarder.
condolence = Je suis sincèrement désolé de l’apprendre.
condolence-for-loss = Toutes mes condoléances. Si vous préférez parler à quelqu’un, l’équipe est là pour vous.
get-well = J’en suis désolé. Bon rétablissement !
congratulations = Quelle belle nouvelle, félicitations !
human-coming = J’ai prévenu l’équipe de { $venue } que vous souhaitez parler à quelqu’un.
stale-button = Ce bouton venait d’un message précédent. Voici où nous en sommes :
text-only = Je ne sais malheureusement lire que du texte.
voice-not-heard = Je ne peux malheureusement pas écouter les messages vocaux. Pourriez-vous me l’écrire ?
picture-not-seen = Je ne peux malheureusement pas voir les images. Pourriez-vous me le dire avec des mots ?
sticker-seen = 🙂
contact-not-own = C’est le numéro de quelqu’un d’autre. Pourriez-vous m’écrire le vôtre ?
write-anew = Désolé, je ne peux pas revenir sur un message modifié. Écrivez-le-moi encore une fois, s’il vous plaît.
message-too-long = Quel long message ! Dites-le-moi en une phrase ou deux, s’il vous plaît.
too-many-messages = Cela fait beaucoup d’un coup ! Laissez-moi une minute, s’il vous plaît, puis continuez.
cannot-answer = Je ne sais pas vous répondre, malheureusement. Le restaurant saura vous renseigner.
rest-unknown = Pour le reste, je ne sais pas vous répondre, malheureusement. Le restaurant saura vous renseigner.
unknown-of-venue = Pour { $venue }, je ne le sais pas.
restaurant-decides = Le restaurant saura vous dire si c’est possible.
take-your-time = Prenez votre temps. Je ne fais rien sans votre accord.
no-hurry = Rien ne presse, dites-le-moi dès que vous saurez.
rough-number = Rien ne presse. Un nombre approximatif suffit, vous pourrez le changer plus tard.
no-hurry-held = Prenez votre temps : je vous garde la table jusqu’à { $time }. Rien n’est réservé tant que vous n’avez pas dit oui.
why-all = Je n’en sais malheureusement pas plus :
why-taken =
    { $partySize ->
        [one] Les tables pour une personne sont toutes prises à ce moment-là.
       *[other] Les tables pour { $partySize } sont toutes prises à ce moment-là.
    }
why-ask = Pour vous trouver la bonne table.
why-name = Pour que le restaurant sache à qui est la table.
why-phone = Seulement pour que le restaurant puisse vous joindre au sujet de cette table. Ce n’est pas obligatoire.
any-phone = Oui, tout numéro où l’on peut vous joindre convient.
phone-unknown = Je n’ai pas de numéro pour cette table. Écrivez-le encore une fois, ou laissez-le de côté.
writes-here = Oui, je vous écris ici de toute façon. Le numéro n’est que pour le restaurant, s’il doit vous joindre ; vous pouvez vous en passer.
needed-for-table = Pour une table, il me faut le nombre de personnes, le jour, l’heure et un nom. Le numéro de téléphone est facultatif.
needed-name = Juste un nom, et un numéro si vous voulez.
needed-yes = C’est tout, il ne manque que votre oui.
needed-nothing = Rien de plus, tout est là.
phone-noted = J’ai noté le { $phone }.
phone-with-code = Le mieux est avec l’indicatif du pays, par exemple +33 1 42 34 56 78.
why-prompt = Pour qu’aucune table ne reste vide : si vous ne pouvez pas venir, quelqu’un d’autre en profitera.
sorry-for-this = Je suis désolé que cela se passe mal.
ask-staff = Écrivez « parler à quelqu’un » et je préviendrai l’équipe.
not-passed-on = Je ne peux pas transmettre une demande pour autant de monde ; dites-le s’il vous plaît au restaurant.
snapshot-lost = Je suis désolé, j’ai perdu le fil de notre conversation. Vos réservations sont bien là. Reprenons :

choice-language = { $language }
choice-venue = { $venue }
choice-party-size = { $partySize }
choice-today = Aujourd’hui
choice-tomorrow = Demain
choice-day = { $date }
choice-time = { $time }
choice-time-scenario = { $time } · { $scenario }
choice-date-time = { $date }, { $time }
choice-date-time-scenario = { $date }, { $time } · { $scenario }
choice-venue-time = { $venue }, { $time }
choice-scenario = Plutôt { $scenario }
choice-other-day = Un autre jour
choice-calendar = Calendrier
choice-earlier-month = ‹ { $month }
choice-later-month = { $month } ›
choice-weekday = { $weekday }
choice-calendar-day =
    { $state ->
        [few] { $day }*
        [full] ×{ $day }
        [closed] ({ $day })
       *[free] { $day }
    }
choice-blank = ·
choice-waitlist = Liste d’attente, { $time }
choice-waitlist-range = { $bounds ->
        [both] Liste d’attente { $from }–{ $to }
        [from] Liste d’attente dès { $from }
        [to] Liste d’attente jusqu’à { $to }
       *[none] Liste d’attente, toute heure
    }
choice-any-time = N’importe quand ce jour-là
choice-confirm = Oui, réservez
choice-agree = D’accord, réservez
choice-agree-change = Oui, d’accord
choice-agree-take = D’accord, je la prends
choice-change = Modifier
choice-drop = Non, laissez tomber
choice-only-this-table = Seulement cette table
choice-bookings-too = Mes réservations aussi
choice-send-request = Oui, transmettez
choice-skip = Pas de numéro
choice-pass-on = Transmettre comme souhait
choice-book = Réserver une table
choice-my-bookings = Mes réservations
choice-human = Parler à quelqu’un
choice-back-to-assistant = Retour à l’assistant
choice-write-to-staff = Écrire à l’équipe
choice-retry = Réessayer
choice-yes = Oui, s’il vous plaît
choice-another = Une table de plus
choice-second = Une deuxième table
choice-instead = À la place
choice-cancel-booking = Annuler la réservation
choice-change-booking = Modifier
choice-other-holder = Un autre nom ou numéro
choice-note = Une note au restaurant
choice-no-note = Effacer la note
choice-cancel-number = Annuler { $number }
choice-late-by = { $minutes } min de retard
choice-leave-line = Oui, retirez-moi
choice-leave-waitlist = Quitter la liste d’attente
choice-leave-number = Quitter la liste { $number }
choice-change-number = Modifier { $number }
choice-keep = Ne rien changer
choice-forget = Oui, tout effacer
choice-forget-cancel = Effacer et annuler
choice-forget-keep = Effacer, garder la table
choice-remember = Oui, retenez-le
choice-dont-remember = Non, ne le gardez pas
choice-take-table = Oui, je la prends
choice-decline-table = Non merci
choice-keep-place = Pas celle-ci, gardez ma place
choice-coming = Oui, nous venons
choice-not-coming = Non, annulez
choice-other-number = Oui, mais pas le même nombre
choice-ask-later = Demandez-moi plus tard
choice-another-day = Un autre jour
choice-share-contact = Partager mon numéro
choice-group-begin = Choisir la table
choice-group-go-on = Continuer
choice-group-own = Une table à moi
choice-group-come = Je viens
choice-group-do-not = Sans moi
choice-group-change = Modifier ou annuler
choice-resize = Passer à { $partySize }
choice-copy-reference = Copier la référence
