import type { TopicWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const topics: TopicWords = {
  fees: words`
    (?:annul|decommand)\p{L}{1,9}[,.:; ]{1,4}(?:[\p{L}']{1,12} ){0,4}jusqu'a (?:quand|quelle heure|quel jour)
    (?:reservation|reserver) (?:est |c'est )?(?:payante?|gratuite?|coute)
    (?:payer|paie|coute)(?: \p{L}{1,9}){0,2} (?:pour |de |pour la |la )(?:reserver|reservation)
    (?:gratuit|payant) (?:de|pour) reserver
    si (?:j'|je |on |nous )(?:l'|la )?oubli\p{L}{1,5}
    (?:payer|paye|paie|coute|facture) (?:[\p{L}']{1,10} ){0,4}si (?:[\p{L}'\d]{1,12} ){0,4}(?:manque|manquent|malades?|absente?s?|desiste|desistent)
    (?:debite[zr]?|prelevee?|prelevez|preleve|prelever|facturee?|facturez|encaissez|encaisse) (?:[\p{L}']{1,10} ){0,4}(?:carte|compte|acompte|somme)
    (?:debitee?s?|(?<!(?:une|la|1|de|des|les|cette) |d'(?:une|1) )facturee?s?|prelevee?s?|rembourse(?:z|e|es|r|s)?|remboursables?|penalites?)
    (?:perd|perds|perdons|perdra|recupere|garde|gardez) (?:[\p{L}']{1,10} ){0,3}(?:acompte|arrhes|caution|argent|l'acompte)
    (?:qu'est-ce qu'il se passe|il se passe|ca se passe|se passe-t-il|qu'est-ce qui se passe) (?:[\p{L}']{1,10} ){0,4}si
    si (?:[\p{L}']{1,10} ){0,4}(?:il se passe|ca se passe) (?:quoi|comment)
    (?:payer|paye|coute|facture) (?:[\p{L}']{1,10} ){0,4}si (?:[\p{L}']{1,12} ){0,4}(?:pas|moins|que|seulement|annul\p{L}{1,4})
    (?:carte|numero de carte) (?:bancaire|de credit) (?:pour|a) reserver
    jusqu'a quand (?:[\p{L}'-]{1,12} ){0,4}(?:annul\p{L}{1,4}|decommander)
    si (?:je|on|nous|quelqu'un|personne|l'un de nous)(?: ne| n')? ?(?:viens|vient|venons|peux|peut|pouvons|me presente) (?:pas|plus)(?: venir)?
    si (?:je|on|nous|quelqu'un|personne|l'un de nous)(?: ne| n')? ?(?:se presente|nous presentons) (?:pas|plus)(?: venir)?
    no[- ]?show
    (?:des|un|de|les) (?:frais|penalites?)(?: d'annulation| de reservation)?
    (?:frais|conditions?|politique|delai|penalites?) d'annulation
    acompte
    arrhes
    caution
    (?:payer|regler|paye|debite) (?:\p{L}{1,10} ){0,2}(?:d'avance|a l'avance|avant|a la reservation|maintenant)
    empreinte (?:bancaire|de carte)
    (?:coute|payer|passe|frais|passe-t-il) (?:[\p{L}',-]{1,12} ){0,5}(?:annuler|j'annule|annule|annulons|annulation)
    jusqu'a (?:quand|quelle heure) (?:[\p{L}'-]{1,12} ){0,4}annuler
    annuler (?:\p{L}{1,10} ){0,3}(?:gratuitement|sans frais|plus tard|la veille|au dernier moment|le jour meme|si)
    si (?:j'|on |nous )annul\p{L}{1,3}
    (?:dernier|derniere) (?:delai|moment|limite|heure|jour) pour (?:l')?annul\p{L}{1,9}
    (?:heure|date|delai) (?:limite )?(?:pour |d')(?:l')?annul\p{L}{1,9}
    (?:faut|faudra|doit|devons|devoir)(?:-il|-on|-nous)? (?:\p{L}{1,8} )?(?:verser|laisser|payer|donner) (?:un |des |une )?(?:acompte|arrhes|caution|avance)
    (?:besoin de|demandez|demande|exigez|faut)(?:-vous)? (?:\p{L}{1,8} ){0,2}(?:carte|numero de carte|coordonnees bancaires)
    empreinte (?:de|bancaire)
    (?:jusqu'a (?:quel jour|quelle (?:date|heure)|quel moment|combien de (?:jours|temps|d'heures|heures))(?: avant)?) (?:[\p{L}',]{1,12} ){0,6}(?:annul\p{L}{1,4}|decommander)
    (?:annul\p{L}{1,4}|decommander)(?: [\p{L}']{1,14}){0,4},? (?:jusqu'a (?:quel jour|quelle (?:date|heure)|quel moment|combien de (?:jours|temps|d'heures|heures))(?: avant)?)
  `,
  stay: words`
    (?:table|place) (?:est|sera|reste|serait) a nous
    combien de temps
    (?:on a|avons-nous|nous avons|on garde) la table (?:\p{L}{1,10} ){0,2}jusqu'a (?:quelle heure|quand)
    jusqu'a (?:quelle heure|quand) (?:[\p{L}'-]{1,12} ){0,4}(?:la|notre) table
    (?:limite|limites|limitation|contrainte) (?:de temps|d'heure|horaire|de duree)
    (?:liberer|rendre|quitter|laisser) la table
    (?:rester|trainer|s'attarder|s'eterniser) (?:[\p{L}']{1,10} ){0,3}(?:longtemps|plus|a table|tard|toute la|autant|apres|tranquille)
    (?:on peut|peut-on|pouvons-nous|on pourra) (?:rester|trainer|s'attarder|prendre notre temps|garder la table)
    (?:deux|1er|premier|second|2|double) services?
    (?:mettre|mettez|met|jeter|jetez) dehors
    (?:doit|faut|devons|devra|faudra)(?: etre| avoir)? (?:parti|partis|partir|fini|libere|sortis?|s'en aller)
    combien de temps (?:[\p{L}'-]{1,14} ){0,5}(?:rester|table|garder|reste|avons|peut-on|dure)
    combien de temps (?:peut-on|on peut|pouvons-nous|puis-je)
    (?:limite|limitation) de temps
    duree (?:limitee|maximum|maximale|de la table)
    temps limite
    (?:doit-on|faut-il|devons-nous|on doit|il faut) (?:liberer|rendre|quitter|partir)(?: la table)?
  `,
  day: words`
    (?:quelle date|quel jour|quelle est la date)(?: (?:est-ce|c'est|ca fait|est-ce que c'est|sommes-nous|on est|serait-ce|tombe|est|ce sera))?(?: \p{L}{3,8}di)?
    c'est (?:quelle date|quel jour|le combien)
    on est le combien
  `,
  assistant: words`
    (?:vous etes|t'es|tu es|etes-vous|c'est) (?:un |1 )(?:automate|repondeur)
    (?:qui|vous|t) ?(?:etes-vous|es-tu|est-ce|etes vous|es tu|t'es)(?: (?:un|une|1))?(?: (?:robot|humain|humaine|machine|personne|bot|vraie personne))?
    (?:etes-vous|es-tu|etes vous|es tu|vous etes|tu es) (?:\p{L}{1,5} ){0,2}(?:robot|bot|ia|machine|humain|humaine|ordinateur|programme)
    (?:t'es|c'est|est-ce|je parle (?:a|avec)) (?:\p{L}{1,5} ){0,2}(?:robot|bot|ia|machine|humain|humaine|ordinateur|programme)
    (?:etes-vous|es-tu|etes vous|es tu|vous etes|tu es) (?:\p{L}{1,5} ){0,2}(?:chatbot|vraie personne|personne reelle|etre humain)
    (?:t'es|c'est|est-ce|je parle (?:a|avec)) (?:\p{L}{1,5} ){0,2}(?:chatbot|vraie personne|personne reelle|etre humain)
    vous etes qui
    tu es qui
    a qui (?:je parle|ai-je l'honneur)
    comment (?:vous appelez-vous|tu t'appelles|t'appelles-tu)
    (?:etes-vous|es-tu|etes vous|es tu|vous etes|tu es|t'es|c'est|est-ce|je parle (?:a|avec)) (?:bien )?(?:une |1 )(?:vraie )?personne(?! (?:qui mange|en plus|de plus))
    y a-t-il (?:une |1 )?(?:vraie )?(?:personne|quelqu'un) derriere
    il y a (?:une |1 )?(?:vraie )?(?:personne|quelqu'un) derriere
  `,
  largest: words`
    combien (?:de (?:personnes|gens|convives|couverts) )?(?:pouvez[- ]vous|vous pouvez|peut[- ]on|on peut|prenez[- ]vous|acceptez[- ]vous|vous prenez|vous acceptez|pourriez[- ]vous|pouvons[- ]nous) (?:accueillir|prendre|accepter|etre|venir|recevoir|placer|mettre|asseoir|au maximum|maximum|par table)
    combien (?:de (?:personnes|gens|convives|couverts) )?(?:prenez[- ]vous|acceptez[- ]vous|vous prenez|vous acceptez|au maximum)
    (?:plus grand|plus gros) groupe
    (?:groupe|nombre de (?:personnes|convives)) (?:maximum|maximal|max)
    (?:nombre (?:maximum|maximal)|maximum) de (?:personnes|convives)
  `,
  starts: words`
    (?:c'est quoi|quel(?:le)? est|c'est a quelle heure) (?:l'heure |la |le |l')?(?:plus (?:tot|tard)|heure la plus (?:tot|tardive))(?: possible)?(?=[.!?, ]*$)
    (?:jusqu'a quelle heure|a quelle heure au plus tard|au plus tard a quelle heure|a quelle heure au plus tot|jusqu'a quand) (?:peut-on|on peut|puis-je|pouvons-nous|je peux|est-ce qu'on peut|est-ce que je peux|pourrait-on) (?:encore )?(?:arriver|venir|reserver|diner|manger|dejeuner|s'installer|avoir une table)
    (?:le plus tard|le plus tot|heure la plus tardive) (?:que (?:je|nous|l'on|on|vous) |pour |a laquelle )(?:puisse |puissions |peux |peut |pouvons )?(?:venir|arriver|reserver|diner|manger)
    (?:derniere|premiere) (?:table|reservation|arrivee|heure)|dernier (?:service|creneau)
    (?:la |le )?(?:premiere?|premier) (?:et|ou) (?:la |le )?(?:derniere?|dernier) (?:table|creneau|service|heure|reservation)
  `,
  ownName: words`
    pourquoi (?:\p{L}{1,9}[ '-]){1,6}?(?:mon|notre|un|le) (?:prenom|nom)
    que (?:faites-vous|fais-tu|faites vous|devient|deviendra) (?:de |avec )?(?:mon|notre) (?:prenom|nom)
  `,
  ownPhone: words`
    pourquoi (?:\p{L}{1,9}[ '-]){1,6}?(?:mon|notre|un|le) (?:numero|telephone|portable)
    que (?:faites-vous|fais-tu|faites vous|devient|deviendra) (?:de |avec )?(?:mon|notre) (?:numero|telephone|portable)
    qui (?:voit|recoit|a) mon (?:numero|telephone|portable)
  `,
  reminder: words`
    (?:vous|tu)(?: m'| nous | me )(?:envoyez|enverrez|envoies|ferez|faites) un (?:petit )?rappel
    (?:je|on|nous) (?:recois|recoit|recevrai|recevra|aurai|aura|recevrons) un (?:petit )?rappel
    (?:vous|tu) (?:me|nous) (?:rappelez|rappellerez|rappelleras|prevenez|previendrez) (?:avant|la veille|le jour meme)
    (?:est-ce qu'il y a|y a-t-il|il y a) un rappel
  `,
  noted: words`
    est-ce (?:que c'est )?(?:bien )?(?:note|precise|indique|transmis)
    (?:le|la|l'|mon|ma|notre) ?(?:\p{L}{2,16} ){1,3}(?:est|a ete)(?:-il|-elle)? (?:bien )?(?:notee?|precisee?|indiquee?|transmise?)
    (?:avez-vous|vous avez|as-tu|tu as) (?:bien )?(?:note|transmis|indique) (?:le|la|l'|mon|ma|notre|pour)
  `,
  adjusting: words`
    (?:peut-on|puis-je|on peut|pouvons-nous|est-ce qu'on peut|est-ce que je peux|je peux|je pourrai) (?:encore |la |le |l')?(?:changer|modifier) (?:plus tard|apres|ensuite|par la suite)
    (?:et|que se passe-t-il|qu'est-ce qui se passe|il se passe quoi) si (?:seulement )?(?:1 seule?|une? seule?|une?|1)(?: personne| d'entre nous| de nous)? (?:vient|arrive|est la|peut venir)
    (?:et|que se passe-t-il|qu'est-ce qui se passe) (?:si|s') ?(?:finalement |jamais )?(?:seul(?:ement)? )?(?:un seul|une seule|l'un|quelqu'un|un|une|certains|on est|nous sommes|on vient|il y a) (?:de nous |d'entre nous |vient|moins|plus|ne vient|peut|seul)
    (?:peut-on|puis-je|on peut|pouvons-nous|est-ce qu'on peut|est-ce que je peux|je peux) (?:encore )?(?:changer|modifier|ajuster) (?:le nombre|l'heure|la reservation|cela|ca|la table)(?: de (?:personnes|convives))? (?:plus tard|apres|ensuite|par la suite)
    (?:et|que se passe-t-il|qu'est-ce qui se passe) si (?:finalement )?on (?:n'est|est|ne vient) (?:que|qu'a|plus que) #
    (?:ajouter|rajouter|amener) (?:quelqu'(?:un|1)|des personnes|(?:une|1) personne|du monde)(?: (?:de plus|d'autre))? (?:plus tard|apres|ensuite)
  `,
  hours: words`
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
  `,
  address: words`
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
  `,
  contact: words`
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
    borne de recharge
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
  dogs: words`
    chiens?
    chienne
    toutou
    chiots?
    animaux
    animal
    chats?
  `,
  children: words`
    enfants?
    bebes?
    gamins?
    petits?
    chaises? hautes?
    rehausseurs?
    poussettes?
    menu enfants?
    table a langer
    aire de jeux
    coin jeux
  `,
  access: words`
    fauteuils?(?: roulants?)?
    pmr
    accessibles?
    accessibilite
    mobilite reduite
    handicap(?:e|es|ee)?
    escaliers?
    marches?
    ascenseur
    plain-pied
    rampe
    deambulateur
  `,
  payment: words`
    cartes? (?:bancaires?|bleues?|de credit|visa|amex|cadeaux?)
    par carte
    (?:prenez|acceptez|prend|accepte)(?:[- ]vous)? (?:la|les) cartes?
    carte(?= (?:passe|bancaire))
    cb
    especes
    liquide
    cheques?
    cheques?[- ](?:vacances|dejeuner|cadeaux?)
    tickets?[- ](?:restos?|restaurants?)
    titres?[- ]restaurants?
    payer
    paye
    regler
    paiement
    amex
    american express
    visa
    apple pay
    sans contact
    addition
    pourboire
    acceptez[- ]vous (?:la|les) cartes?
  `,
  diets: words`
    vegans?
    vegane
    vegetariens?
    vegetarienne
    vegetaliens?
    vege
    sans gluten
    gluten
    coeliaques?
    cœliaques?
    halal
    casher
    kasher
    lactose
    sans lactose
    noix
    arachides?
    allerg(?:ie|ies|ique|iques|enes?)
    intoleran(?:t|te|ce|ces)
    regimes?
  `,
  menu: words`
    qu'est-ce (?:que vous recommandez|qui est bon|qu'il y a de bon)
    (?:vous recommandez|que recommandez[- ]vous|vous conseillez|que conseillez[- ]vous)(?: quoi)?
    carte
    menus?
    plats?
    cuisine
    a manger
    formules?
    plat du jour
    degustation
    vins?
    carte des vins
    cocktails?
    bieres?
    boissons?
    (?<!(?:sur|dans|avec) (?:le |la |un |son |les )?)desserts?
    steaks?
    poissons?
    fruits de mer
    huitres
    pizzas?
    pates
    burgers?
    sushis?
    brunch
    petit[- ]dejeuner
    buffet
  `,
  prices: words`
    (?:c'est|ca fait|est a) combien
    prix
    tarifs?
    combien (?:ca|coute|est|c'est|pour|faut)
    coute
    couter
    cher
    chere
    acompte
    arrhes
    frais
    par personne
    budget
  `,
  outdoors: words`
    terrasse
    dehors
    exterieur
    jardin
    patio
    rooftop
    toit-terrasse
    balcon
    vue
    cour
    en plein air
  `,
  dress: words`
    dress code
    tenue
    code vestimentaire
    s'habiller
    habille
    jean
    short
    cravate
    veste
    costume
    baskets
  `,
  corkage: words`
    droit de bouchon
    (?:apporter|amener|emmener) (?:notre|son|mon|nos|un)(?: propre)? (?:\p{L}{1,12} )?(?:vin|bouteilles?|gateau|boissons?)(?: d'anniversaire)?
    (?:apporter|amener|emmener) (?:une|du|votre|le|la)(?: propre)? (?:\p{L}{1,12} )?(?:vin|bouteilles?|gateau|boissons?)(?: d'anniversaire)?
    (?:ramener|venir avec) (?:notre|son|mon|nos|un|une|du|votre|le|la)(?: propre)? (?:\p{L}{1,12} )?(?:vin|bouteilles?|gateau|boissons?)(?: d'anniversaire)?
    (?:apporter|amener|emmener) (?:notre|son|mon|nos|un|une|du|votre|le|la)(?: propre)? (?:\p{L}{1,12} )?(?:champagne|repas)(?: d'anniversaire)?
    (?:ramener|venir avec) (?:notre|son|mon|nos|un|une|du|votre|le|la)(?: propre)? (?:\p{L}{1,12} )?(?:champagne|repas)(?: d'anniversaire)?
    propre (?:vin|bouteille|gateau)
  `,
  wifi: words`
    wi-?fi
    internet
    prises?(?: electriques?)?
  `,
  smoking: words`
    fumer(?: (?:en terrasse|sur la terrasse|dehors))?
    fumeurs?
    vapoter
    chicha
    cigares?
    cigarettes?
  `,
  music: words`
    musique
    concerts?
    groupe de musique
    live
    dj
    karaoke
    piano
    match
    foot
    animation
    danser
    ambiance
  `,
  events: words`
    salle (?:privee|privative|a part|separee)
    salon prive
    privatiser
    privatisation
    louer
    mariages?
    baptemes?
    anniversaires?
    seminaires?
    evenements?
    repas d'entreprise
    grands? groupes?
    traiteur
    emporter
    livraison
    livrez
  `,
};
