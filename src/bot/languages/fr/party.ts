import type { PartyWords, PeopleWords } from "../locale.ts";
import { words } from "../word-list.ts";

/** Between "we are" and the count. */
const hedges =
  "(?:maintenant|finalement|environ|plutot|seulement|juste|bien|toujours|que|plus que|desormais|en fait|donc|au final|peut-etre|a peu pres|quand meme|" +
  "au moins)";

export const party: PartyWords = {
  people: words`
    personnes?
    pers\.?
    pax
    p(?!\.? ?m)
    gens
    adultes?
    enfants?
    bebes?
    invites?
    convives?
    couverts?
    amis
    amies
    collegues
    hommes
    femmes
    garcons
    filles
    ados
    places
    membres
    clients
    copains
    copines
    potes
    parents
    cousins
    cousines
    gamins
    gosses
    petits-enfants
    seniors
    mangeurs
    dames
    messieurs
    soeurs
    freres
    tantes
    oncles
    neveux
    nieces
    voisins
    voisines
    fils
    colocs?
    collocs?
    chums
    beaux-freres
    belles-soeurs
    camarades
  `,
  phrases: words`
    (?:(?:nombre de |nb de )?(?:personnes|convives|couverts|adultes)) ?[:=] #
    # d'entre nous
    (?:tables?|groupe|reservation|resa|places?|repas|diner|dejeuner|endroit|famille|bande|tablee|equipe|brunch|banquet) (?:pour|pr|de) (?:environ |nous )?#
    (?:on|nous) (?:est|sera|serait|va etre|devrait etre|sommes|serons|serions|allons etre|devrions etre) (?:${hedges} ){0,2}#
    (?:serons|sommes|seront|n'est|n'etes|ne sera|ne serons|ne sommes) (?:${hedges} ){0,2}#
    (?:on|nous) (?:vient|viendra|viendrait|venons|viendrons) (?:${hedges} )?#
    pour nous #
    (?:on|nous) (?:vient|viendra|viendrait|venons|viendrons|arrive|arrivera|arrivons|arriverons|debarque|debarquera|debarquons|sera|serait) a #
    (?:on|nous) (?:est|sommes|serons|mange|mangera|mangeons|mangerons|dine|dinera|dinons|dinerons|dejeune|dejeunera|dejeunons|dejeunerons) a #
    (?:venir|passer|arriver|manger|diner|dejeuner|etre|reserver) a #
    a # personnes
    nous #
    au nombre de #
    #(?:,? dont| y compris)(?= (?:\d|des|les)(?![\p{L}]))
    (?:nombre de )?(?:personnes|convives|couverts) ?: ?#
    # a table
  `,
  totals: words`
    # en tout
    # au total
    (?:en tout|au total),? (?:(?:on|nous|ca) (?:est|sera|fait|fera|sommes|serons) )?#
  `,
  weakPhrases: words`
    (?:pour|pr) (?:environ |seulement |nous |max |les )?#
    a #(?= ¦)
    plutot #
    il y aura #
    ca fait #
    (?<=¦ )a #(?=[.! ]*$)
    j'(?:ai (?:dit|ecrit|mis|note|tape)|avais (?:dit|ecrit|mis)) #
  `,
  openPhrases: words`
    plutot #
    disons #
    mettez #
    finalement #
    en fait #
    mettons #
  `,
  answerLeads: words`
    (?:notez|note|prenez|comptez)
    a
    environ
    a peu pres
    autour de
    vers
    disons
    peut-etre
    maximum
    au maximum
    au moins
    pas plus de
    pas moins de
    plutot
    dans les
    max
    maxi
    au plus
    disons plutot
    je dirais
    je pense
    jusqu'a
  `,
  including: words`
    dont
    y compris
    avec
  `,
  otherUnits: words`
    heures?
    h
    minutes?
    de minutes?
    jours?
    nuits?
    semaines?
    mois
    ans
    etoiles?
    chambres?
    tables?
    euros?
    fois
    chiens?
    chats?
    chaises?
    secondes?
    points?
    sur
    plats?
    menus?
    bouteilles?
    verres?
    poussettes?
    km
    metres
    etages?
    pizzas?
    desserts?
    reservations?
  `,
  fixed: {
    "elle et moi": 2,
    "lui et moi": 2,
    "un trio": 3,
    "1 trio": 3,
    "un quatuor": 4,
    "personne d'autre": 1,
    "sans compagnie": 1,
    "juste moi": 1,
    "moi seul": 1,
    "moi seule": 1,
    "que moi": 1,
    "juste pour moi": 1,
    "que pour moi": 1,
    "rien que moi": 1,
    "seulement moi": 1,
    "seulement pour moi": 1,
    "tout seul": 1,
    "toute seule": 1,
    "pour moi seul": 1,
    "pour moi seule": 1,
    "je serai seul": 1,
    "je serai seule": 1,
    "je suis seul": 1,
    "je suis seule": 1,
    "je viens seul": 1,
    "je viens seule": 1,
    "je viendrai seul": 1,
    "je viendrai seule": 1,
    "une seule personne": 1,
    "tous les 2": 2,
    "toutes les 2": 2,
    "un couple": 2,
    "en couple": 2,
    "en amoureux": 2,
    "en tete-a-tete": 2,
    "en tete a tete": 2,
    "une demi-douzaine": 6,
    "une douzaine": 12,
    "une dizaine": 10,
    "une quinzaine": 15,
    "une vingtaine": 20,
    "une trentaine": 30,
    "une quarantaine": 40,
    "une cinquantaine": 50,
  },
  couples: ["# couples?"],
  companions: words`
    amis
    amies
    collegues
    enfants
    filles
    garcons
    autres
    copains
    copines
    potes
    cousins
    cousines
    soeurs
    freres
    tantes
    oncles
    neveux
    nieces
    voisins
    voisines
    fils
    gamins
    gosses
    petits-enfants
    ados
    bebes
    clients
    colocs
    collocs
    chums
    camarades
    beaux-freres
    belles-soeurs
  `,
  companies: words`
    famille
    equipe
    bande
    troupe
    tribu
    classe
    clique
    gang
  `,
  companyLeads: words`avec`,
  comesWith: words`
    je (?:viens|viendrai|viendrais|serai|suis|vais venir) avec
    j'(?:arrive|amene|emmene|amenerai|emmenerai) ?(?:avec)?
    je (?:ramene|prends) ?
  `,
  therefore: words`
    donc
    donc on (?:est|sera)
    donc nous (?:sommes|serons)
    du coup
    du coup on (?:est|sera)
    alors
    ce qui (?:fait|nous fait)
    ca fait
    ca nous fait
    reste
    il reste
    on (?:est|sera) plus que
    plus que
  `,
  self: ["moi", "moi-meme"],
  selfAfterAnd: ["moi", "votre serviteur", "votre servante"],
  selfLeads: ["pour", "juste"],
  articles: ["un", "une", "un autre", "une autre"],
  adjectives: [
    "autres",
    "petits",
    "jeunes",
    "jeune",
    "petit",
    "petite",
    "petites",
    "grands",
    "bons",
    "autre",
  ],
  relations: words`
    femme
    mari
    epouse
    epoux
    copine
    copain
    compagne
    compagnon
    fiancee?
    mere
    pere
    maman
    papa
    soeur
    frere
    fils
    fille
    enfant
    bebe
    ami
    amie
    patron
    collegue
    grand-mere
    grand-pere
    tante
    oncle
    cousine?
    belle-mere
    beau-pere
    voisin
    voisine
    belle-maman
    conjointe?
    cherie?
    moitie
    petit ami
    petite amie
    amoureux
    amoureuse
    mec
    meuf
    pote
    neveu
    niece
    belle-soeur
    beau-frere
    belle-fille
    beau-fils
    petit-fils
    petite-fille
    meilleure? amie?
    papi
    mamie
    chef
    client
    cliente
    accompagnante?
    personne
    meilleur ami
    petit
    petite
    petit dernier
    soeurette
    frangin
    frangine
    daron
    daronne
    homme
    blonde
    chum
    coloc
    colocataire
    camarade
    gendre
    bru
    marraine
    parrain
    filleule?
    beauf
    cheri
    nana
    cop
    parent
    binome
    associee?
  `,
  relationPairs: [
    "parents",
    "grands-parents",
    "beaux-parents",
    "jumeaux",
    "couple",
    "grands parents",
    "beaux parents",
    "jumelles",
  ],
  possessives: ["mon", "ma", "mes", "notre", "nos", "ses", "son", "sa", "leurs", "leur", "les"],
  and: ["et", "plus", "avec", "ainsi que", "&"],
  or: ["ou"],
  to: ["a"],
  more: words`
    (?:#|une|un)(?: (?:personne|personnes|convive|convives|invite|invites|adulte|adultes|enfant|enfants|couvert|couverts))? (?:de plus|en plus|supplementaires?)
    une autre personne
    encore (?:une|#) personnes?
    plus (?:une|un|1) personne
    (?:r?ajouter|r?ajoute|r?ajoutez|d'ajouter) (?:encore )?(?:une|un|#) (?:personnes?|adultes?|enfants?|couverts?|convives?|places?|invites?)
  `,
  fewer: words`
    (?:#|une|un)(?: (?:personne|personnes|convive|convives|invite|invites|couvert|couverts))? (?:de|en) moins
    (?:une|1|#) (?:personne|personnes) (?:ne )?(?:peut|peuvent|vient|viennent) (?:pas|plus)(?: venir)?
    (?:#|une|un)(?: (?:personnes?|amie?s?|invitee?s?|convives?|d'entre nous))? (?:se sont desistee?s|s'est desistee?|se desistent)
    (?:#|une|un)(?: (?:personnes?|amie?s?|invitee?s?|convives?|d'entre nous))? (?:se desiste|(?:ont|a) (?:annule|decommande))
    (?:#|une|un)(?: (?:personnes?|amie?s?|invitee?s?|convives?|d'entre nous))? (?:nous (?:lachent|ont laches))
    (?:#|une|un) d'entre nous (?:ne )?(?:peut|peuvent|vient|viennent|viendra|viendront) (?:pas|plus)(?: venir)?
    (?:#|une?)(?: (?:personnes?|amie?s?|invitee?s?|convives?|d'entre nous))? (?:ne )?(?:viennent|vient|viendront|viendra|peuvent|peut) (?:plus|pas)(?: venir)?
  `,
};

export const people: PeopleWords = {
  nameLeads: words`
    prenom(?: est)?:?
    nom de famille(?: est)?:?
    (?:changez|changer|change) le nom en
    remplacez le nom par
    au nom de mon mari[,:]?
    au nom de ma femme[,:]?
    je m'appelle
    je m'apelle
    je mappelle
    je m appelle
    mon nom est
    mon nom c'est
    mon nom de famille est
    mon prenom est
    mon prenom c'est
    au nom de
    au nom d'
    sous le nom de
    sous le nom
    nom ?:
    prenom ?:
    nom de famille ?:?
    c'est au nom de
    le nom est
    le nom c'est
    a nom de
  `,
  weakNameLeads: words`
    je suis
    c'est
    moi c'est
    ici
    nom
    pour
    c'est pour
    de la part de
    de la part d'
    sous
    c/o
  `,
  placeLeads: words`
    chez
    restaurant
    resto
    bistrot
    bistro
    brasserie
    auberge
    cafe
    bar
    hotel
    club
    taverne
  `,
  familyLeads: words`
    nom de famille(?: est)?:?
    mon nom de famille est
    au nom de
    au nom d'
    sous le nom de
    sous le nom
    nom de famille ?:?
    c'est au nom de
    a nom de
    sous
  `,
  notNames: words`
    pour
    a
    le
    la
    les
    un
    une
    et
    de
    du
    des
    est
    c'est
    table
    ce
    cette
    demain
    aujourd'hui
    je
    nous
    vous
    en
    dans
    svp
    reservation
    bonjour
    bonsoir
    pas
    avec
    sur
    sommes
    voudrais
    vegetarien
    vegetarienne
    allergique
    desole
    desolee
    interesse
    interessee
    seul
    seule
    bien
    deja
    toujours
    plus
    tout
    toute
    tous
    mon
    nos
    notre
    possible
    note
    sans
    heures
    personnes
    au
    chez
    que
    qui
  `,
  introductions: words`
    ici
    je suis
    c'est
    moi c'est
  `,
  origins: words`
    du
    de la
    des
    de l'
  `,
  families: words`
    les @
    la famille @
    famille @
  `,
  instead: words`
    plutot
    a la place
    et non
    pas
  `,
  titles: [
    "prof",
    "mm",
    "messieurs",
    "m",
    "mr",
    "mme",
    "monsieur",
    "madame",
    "mlle",
    "mademoiselle",
    "docteur",
    "dr",
    "famille",
    "la famille",
  ],
  signOffs: words`
    (?:bien |tres )?cordialement
    (?:meilleures|sinceres|cordiales) salutations
    salutations(?: distinguees)?
    (?:merci|remerciements)(?: (?:beaucoup|d'avance|par avance))?
    bien a vous
    cdlt
    bonne (?:journee|soiree)
    distinguees
    respectueusement
  `,
  nameFollowers: words`
    a l'appareil
    au telephone
    a l'ecoute
  `,
  contactLeads: words`
    numero
    (?:numero|num|tel|portable|telephone) (?:c'est|est)(?: le)?
    num
    no de tel
    telephone
    tel
    tel\.
    portable
    mobile
    appelez-moi
    joindre
    joignable
    whatsapp
    e-?mail
    mail
    courriel
  `,
};

export const wishes = words`
  fenetre
  terrasse
  jardin
  exterieur
  dehors
  interieur
  balcon
  vue
  calme
  tranquille
  coin
  banquette
  cheminee
  clim
  climatisation
  ombre
  soleil
  rez-de-chaussee
  salle privee
  salon prive
  privatiser
  au comptoir
  au bar
  chaise haute
  chaises hautes
  chaises? bebe
  chaise pour bebe
  siege bebe
  siege enfant
  rehausseur
  poussette
  landau
  fauteuils? roulants?
  mobilite reduite
  handicap
  handicapee?
  pmr
  accessible
  chiens?
  anniversaire
  fiancailles
  demande en mariage
  fete
  feter
  fetons
  gateau
  fleurs
  champagne
  bougies?
  surprise
  vegane?s?
  vegetariens?
  vegetariennes?
  vegetaliens?
  vegetaliennes?
  vegans?
  intolerante?s?
  intolerances?
  crustaces
  coquillages
  sesame
  soja
  sans porc
  sans gluten
  gluten
  coeliaque
  lactose
  sans lactose
  noix
  arachides?
  cacahuetes?
  allergies?
  allergique
  allergiques
  fruits de mer
  halal
  casher
  enceinte
  romantique
  fumeur
  non-fumeur
  a cote de
  pres de
  pres du
  loin de
  loin du
  alcove
  recoin
  canape
  au fond
  mezzanine
  etage
  chaise bebe
  deambulateur
  bequilles
  cosy
  intime
  a l'ombre
  au soleil
  chauffage
  radiateur
  courant d'air
  ballons
  meme table
  box
  espace pour
  place pour (?:un|une|la|le|notre|mon|ma)
`;
export const wishFillers = words`
  s'il vous plait
  svp
  stp
  et
  avec
  une table
  table
  si possible
  aussi
  mais
  pour
  a
  on voudrait
  je voudrais
  nous voudrions
  de preference
  merci
  bonjour
  reserver
  oui
  si c'est possible
  il nous faudrait
  il nous faut
  il faudrait
  il me faudrait
  on aimerait
  j'aimerais
  nous aimerions
  on souhaite
  je souhaite
  nous souhaitons
  idealement
  et si possible
  une petite table
  vous auriez
  auriez-vous
  avez-vous
  j'aimerai
  jvoudrais
  (?:peut-on|pourrait-on|pouvons-nous|pourrions-nous|puis-je|on peut|on pourrait) avoir
  est-ce possible d'avoir
  si vous pouvez
  on aurait besoin d'
`;
export const negations = words`
  pas
  pas le
  pas a
  pas pour
  pas vers
  pas ce
  et pas
  mais pas
  sauf
  sauf le
  au lieu de
  au lieu du
  a la place de
  a la place du
  plutot que
  et non
  et non le
  et non a
  non pas
  non pas a
  ni
  plutot (?:le |a |pour |vers )?[\p{L}\d:]{1,12} que
`;
export const refusals = words`
  non plus(?=[,.!]|$)
  (?:c'est )?impossible(?=[,.!]|$)
  non(?=[,.!]|$)
  (?:ca |cela )?(?:ne )?(?:me |nous |m')?(?:va|convient|arrange) pas
  (?:c'est |ce n'est )pas possible
`;
/** Streets and places are called by days: "rue du 4 septembre". */
const street =
  "(?:rue|avenue|av|boulevard|bd|bld|place|pl|quai|square|cours|impasse|chemin|allees?|pont|metro|station|arret|ecole|lycee|stade|hopital|centre commercial)";
const month = "(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)";

export const otherNumbers = words`
  (?:\d{1,4}(?: bis| ter)?,? )?${street}\.? (?:du |de la |des |le |de )?\d{1,2}(?:er|[ºo°]|\.º)?\.? (?:de |d')?${month}(?:(?: de|,)? (?:n\.?[ºo°]? ?)?\d{1,4})?
  (?:menu|formule|plat)s? (?:du|de) (?:midi|soir)(?=.{0,15} combien)
  (?<=(?:combien|prix) .{0,20})(?:menu|formule|plat)s? (?:du|de) (?:midi|soir)
  table (?:numero |no |n° ?)#
  (?:chambre|numero|bus|ligne|etage|quai|porte) #
  # ans
  # (?:etoiles?|euros?|points?|pour cent|km|metres|secondes?|chambres|nuits|sur \d{1,2})
  #(?:e|eme|er) (?:etage|anniversaire|rue|arrondissement|service|fois|table|plat|salle|creneau)
  # (?:rue|avenue|boulevard|place|quai) [\p{L}]{2,20}
  note de #
  pendant # (?:heures?|nuits|jours?)
  24 ?h(?:eures)? ?(?:sur|/) ?24
  7 ?j(?:ours)? ?(?:sur|/) ?7
  1 (?:brunch|diner|dejeuner|repas|souper|anniversaire|verre|cafe|apero|truc)
  # (?:ou \d )?fois
  il (?:nous )?manque(?:ra)? (?:encore )?# personnes?
  # (?:minutes?|min|mn) de retard
  en \d{1,2} minutes
  1 seconde
  il y a \d{1,2} (?:jours?|ans|semaines?|mois|heures?)
  (?:studio|club|canal|chaine|salle|groupe|agence|classe|promo|formule|etage|appartement|appt|bp|porte) #
  (?:janvier|avril|juin|horizon|vision|expo) 20\d\d
`;
export const wishJoints = words`
  a
  au
  aux
  en
  avec
  pour
  sur
  dans
  de
  sans
  pres
`;
export const allergies = words`
  allergies?
  allergiques?
  coeliaques?
  cœliaques?
  intoleran(?:t|te|ts|tes|ce|ces)
`;
