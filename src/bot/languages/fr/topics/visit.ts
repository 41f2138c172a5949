import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const visit = {
  hours: words`
    (?:dejeuner|diner|service|brunch|cuisine),? (?:ca |il |elle |c'est )?(?:finit|se termine|termine|commence|debute|s'arrete|ferme|dure|jusqu)[^.?!]{0,9}(?:quand|quelle heure|combien de temps)
    dernieres? commandes?
    horaires?
    heures? d'ouverture
    heures? de fermeture
    vous (?:etes |restez |serez )?(?:ouvrez|fermez|ouverts?|fermes?|servez)(?: jusqu'a| le)?
    (?:etes|serez|restez)[- ]vous (?:\p{L}{1,10} )?(?:ouverts?|fermes?)
    t'es ouvert
    ouvrez[- ]vous
    fermez[- ]vous
    servez[- ]vous jusqu'a
    c'est (?:ouvert|ferme)
    (?:restaurant|cuisine|resto|service) (?:est-(?:il|elle) |est |sera |ferme |ouvre |reste )?(?:ouvert|ouverte|ferme|fermee|ouvre|a quelle heure)
    (?:etablissement|terrasse) (?:est-(?:il|elle) |est |sera |ferme |ouvre |reste )?(?:ouvert|ouverte|ferme|fermee|ouvre|a quelle heure)
    ouvert le
    jour de fermeture
    derniere commande
    dernier service
    dernieres commandes
    jusqu'a quelle heure
    fermeture annuelle
    a quelle heure (?:ouvr|ferm)\p{L}{1,4}
    (?:a quelle heure|quand|jusqu'a quand)(?: est-ce que)?(?: le| la)? (?:dejeuner |diner |service |brunch )?(?:finit|se termine|termine|commence|debute|s'arrete)(?: le| la)?(?: dejeuner| diner| service| brunch| petit[- ]dejeuner)?
    (?:vous (?:faites|servez|ouvrez)|faites-vous|servez-vous)(?: aussi)? (?:le midi|a midi|le dejeuner|le brunch|a dejeuner)(?=[ ?.!]*$)
    (?:est|sera|etait)(?:-il|-elle)? (?:bien )?ferme(?= (?:le|la|les|a|entre|pendant|du|en|ce|cette|aujourd|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|¦)| ?[?])
  `,
  address: words`
    (?:loin|a combien|chemin|trajet|a pied)(?= (?:[\p{L}']{1,12} ){0,5}(?:gare|metro|station|arret|aeroport))
    (?:c'est|c'etait|vous etes) ou(?: (?:deja|exactement|encore))?(?= ?[?!.]*$)
    ou (?:c'est|c'etait|est-ce|vous etes)(?: (?:deja|exactement))?(?= ?[?!.]*$)
    comment (?:on |je |nous )?(?:fait pour )?(?:y va|y aller|vient|venir|y accede|vous rejoint|vous rejoindre|arrive|arriver)(?: t-on)?
    (?:on|je|nous) (?:ne )?(?:trouve|trouvons) pas (?:le resto|le restaurant|l'entree|l'endroit)
    (?:on est|je suis|nous sommes) perdue?s?
    adresse(?! (?:e-?mail|mail|electronique))
    ou (?:etes|se (?:trouve|situe)|vous (?:etes|trouver?z?|situez))(?:[- ](?:vous|situes?|trouve|restaurant|resto)){0,2}
    ou (?:c'est|est[- ](?:ce(?= que vous)|le|votre|situe))(?:[- ](?:vous|situes?|trouve|restaurant|resto)){0,2}
    (?:vous|te) trouver
    vous etes ou
    c'est ou
    situes?
    comment (?:venir|y aller|vous trouver|arriver|on vient|se rendre|aller)
    acces
    itineraire
    plan d'acces
    quelle rue
    code postal
    localisation
    (?:comment s'appelle (?:le restaurant|votre restaurant|l'endroit)|(?:le restaurant|votre restaurant) s'appelle comment|comment vous appelez-vous|vous vous appelez comment)(?: deja)?
    (?:ou (?:se trouvent|sont|se situent)|(?:ils|elles) (?:se trouvent|sont|se situent) ou)(?:-ils|-elles)?(?:[ ,]{1,2}(?:les|ces|vos) (?:deux|2|restos?|restaurants?|maisons?|adresses?)(?: (?:restos?|restaurants?|maisons?|adresses?))?)?
    (?:lequel|laquelle)(?: (?:des (?:deux|2)|est-ce qui))? (?:est|se trouve) (?:a|au|dans le|pres|plus pres)
  `,
  contact: words`
    (?:numero|tel|telephone) (?:du|de ce|pour le) (?:resto|restaurant)
    numero de telephone
    telephone
    votre numero
    vous (?:appeler|joindre|contacter)
    e-?mail
    mail
    courriel
    site (?:internet|web)
    instagram
    facebook
    contact
  `,
  photos: words`
    photos?
    photographies?
    images?
    galerie
    (?:a quoi (?:ca|cela) ressemble|a quoi ressemble (?:le (?:restaurant|lieu)|la (?:salle|terrasse)))
  `,
  parking: words`
    parking
    parkings
    se garer
    garer
    stationner
    stationnement
    voiturier
    place de parc
    garage
  `,
  transport: words`
    bus
    metro
    tram
    tramway
    train
    gare
    arret
    station
    transports? en commun
    rer
    taxi
  `,
  access: words`
    fauteuils?(?: roulants?)?
    chaises? roulantes?
    pmr
    accessibles?
    accessibilite
    mobilite reduite
    handicap(?:e|es|ee)?
    escaliers?
    (?<!(?:ca|cela|tout|comment) )marches?
    ascenseur
    plain-pied
    rampe
    deambulateur
  `,
} satisfies Partial<TopicWords>;
