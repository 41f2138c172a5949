import type { PartyWords, PeopleWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const party: PartyWords = {
  people: words`
    grote mensen
    ukken
    ukkies
    persoon
    personen
    pers\.?
    mensen
    gasten
    gast
    volwassenen?
    kinderen
    kind
    baby's
    babys?
    vrienden
    vriendinnen
    collega's
    mannen
    vrouwen
    man
    couverts
    peuters?
    plaatsen
    plekken
    leden
    volw\.?
    deelnemers
    pers
    pp
    p
    pax
    stuks
    kids
    kindjes
    kindje
    kleintjes
    dames
    heren
    meiden
    jongens
    jongeren
    tieners
    eters
    kleine kinderen
    familieleden
    gezinsleden
    zitplaatsen
    couvert
    kleuters?
    pubers
    senioren
    volwassen
    peutertjes
    mensjes
    zussen
    broers
    dochters
    zonen
    zoons
    nichtjes
    neefjes
    neven
    nichten
    tantes
    ooms
    kleinkinderen
    buren
    maten
    zusjes
    broertjes
    grote(?:n)?(?=$|[,.;!]| (?:en|\d))
    kleine(?:n)?(?=$|[,.;!]| (?:en|\d))
    groten
  `,
  phrases: words`
    (?:(?:aantal )?(?:personen|gasten|mensen|volwassenen)|aantal) ?[:=] #
    (?:tafel|tafeltje|iets|wat|plekje|groep|reservering|plek|plaats|gezelschap|familie|gezin|feest|ruimte) (?:voor|van|met) (?:ongeveer |zo'n |maar |ca\.? )?#
    (?:we|wij) (?:zijn|komen|waren|worden|gaan|eten)(?: nu| toch| maar| dan| dus| waarschijnlijk| ongeveer)?(?: met)?(?: zijn| ons| z'n| zn| maar| ongeveer)? #
    (?:zijn|komen|worden|gaan) (?:we|wij)(?: nu| toch| maar| dan)?(?: met)?(?: zijn| ons| z'n| zn| maar)? #
    met (?:z'n|zn|z n|ons|zijn|hun) #
    wij #
    ons #
    (?:het|dat) (?:worden|zijn|wordt|is) (?:er |nu |dan |toch )?#
    er (?:komen|zijn) #
    # in totaal
    in totaal #
    # totaal
    # man
    # van ons
    een (?:man|stuk) of #
    ¦ persoon of #
    aantal(?: personen| gasten| mensen)?:? (?:is |wordt )?#
    kom(?:en|t)? met #
    #[ -]?persoonstafel
    # couverts
    tafel #(?= ?(?:pers|p)(?![\p{L}]))
    allebei #
    (?<=(?:¦|bij|mee|meer|minder)[,.]? )dus #
    # (?:personen )?aan tafel
    # (?:zijn|worden) (?:we|wij)
  `,
  totals: words`
    # dus(?=[.! ]*$)
    # (?:personen |mensen |man )?in totaal
    # totaal
    in totaal (?:dus |zijn we |zijn wij |zijn |komen we )?(?:met )?#
    alles bij elkaar (?:zijn we )?(?:met )?#
    samen (?:zijn we )?(?:dus )?(?:met )?#
  `,
  weakPhrases: words`
    voor (?:ongeveer |maar |ons |zo'n )?#
    met #
    toch #
  `,
  openPhrases: words`
    toch #
    liever #
    doe maar #
    maak er #
    maak het #
    zeg maar #
  `,
  answerLeads: words`
    ongeveer
    rond
    circa
    ca\.?
    een stuk of
    misschien
    zo'n
    rond de
    hooguit
    minstens
    niet meer dan
    niet minder dan
    maximaal
    zeg maar
    zeg
    laten we zeggen
    ik denk
    ik gok
    tegen de
    minimaal
    om en nabij
    tot
    doe maar
    maak er maar
    maak maar
    doe
  `,
  including: words`
    waarvan
    inclusief
    waaronder
  `,
  otherUnits: words`
    min
    uur
    uren
    u
    minuten
    minuut
    dagen
    dag
    nachten
    nacht
    weken
    week
    maanden
    jaar
    sterren
    ster
    kamers
    tafels
    euro
    keer
    honden
    kinderstoelen
    stoelen
    procent
    op de
    van de(?! ?[\d¦])
    seconden
    punten
  `,
  fixed: {
    "alleen ik": 1,
    "alleen voor mij": 1,
    "ik alleen": 1,
    "ik kom alleen": 1,
    "ik ben alleen": 1,
    "voor mij alleen": 1,
    "voor mezelf": 1,
    "voor mezelf alleen": 1,
    "alleen voor mezelf": 1,
    "alleen mezelf": 1,
    "alleen mijzelf": 1,
    "alleen mij": 1,
    "in mijn eentje": 1,
    "in m'n eentje": 1,
    ikzelf: 1,
    eentje: 1,
    tweetjes: 2,
    drietjes: 3,
    viertjes: 4,
    "wij beiden": 2,
    "ons beiden": 2,
    "wij met ons beiden": 2,
    tweepersoonstafel: 2,
    "tweepersoons tafel": 2,
    vierpersoonstafel: 4,
    zespersoonstafel: 6,
    "een stelletje": 2,
    "een half dozijn": 6,
    "een stel": 2,
    "een koppel": 2,
    "nog een stel": 2,
    "nog een koppel": 2,
    saampjes: 2,
    "een dozijn": 12,
    "een tiental": 10,
  },
  couples: ["# stellen", "# stel", "# stelletjes", "# koppels", "# koppeltjes", "# echtparen"],
  companions: words`
    vrienden
    vriendinnen
    collega's
    kinderen
    kids
    kindjes
    anderen
    dochters
    zonen
    zoons
    zussen
    broers
    nichtjes
    neefjes
    neven
    nichten
    tantes
    ooms
    kleinkinderen
    buren
    maten
    zusjes
    broertjes
    klanten
    mensen
  `,
  companyLeads: words`
    met
    samen met
  `,
  comesWith: words`
    ik (?:kom|neem|breng)(?: ook| nog| samen)? ?(?:met|mee)?
    ik kom(?: er)? (?:samen )?met
    ik zal (?:komen )?met
    ik neem
  `,
  therefore: words`
    dus
    dus nu
    dus met
    dus we (?:zijn|komen)(?: nu)?(?: nog)?(?: met)?
    daarom
    dan (?:zijn|blijven) we(?: nog)?(?: met)?
    blijven(?: we)?(?: dus)?(?: nog)?(?: met)?
    blijven er(?: nog)?
    maakt
    dat maakt
    nu(?: nog)?(?: maar)?(?: met)?
    nu zijn we(?: nog)?(?: met)?
  `,
  self: ["mij", "mijzelf", "mezelf", "ik", "ikzelf", "me", "ikke", "ondergetekende"],
  selfAfterAnd: ["ik"],
  selfLeads: ["voor", "alleen"],
  articles: ["een", "1", "nog een", "n", "'n"],
  adjectives: words`
    hongerige
    andere
    kleine
    jonge
    extra
    beste
    lieve
    goede
    oude
    volwassen
    oudere
    leuke
    nieuwe
    ander
    bevriend
  `,
  relations: words`
    vrouw
    man
    echtgenoot
    echtgenote
    partner
    vriendin
    vriend
    verloofde
    moeder
    vader
    mama
    papa
    zus
    broer
    zoon
    dochter
    kind
    baby
    baas
    collega
    oma
    opa
    tante
    oom
    neef
    nicht
    schoonmoeder
    schoonvader
    schoonmama
    zoontje
    dochtertje
    kindje
    vriendje
    vriendinnetje
    broertje
    zusje
    mams
    paps
    ma
    pa
    lief
    wederhelft
    levenspartner
    schoonzus
    zwager
    kleinkind
    kleinzoon
    kleindochter
    buurvrouw
    buurman
    maat
    date
    metgezel
    jongen
    meisje
    introducee
    schoondochter
    schoonzoon
    kleintje
    kleine
    buurmeisje
    andere persoon
    persoon
    klant
    hartsvriendin
    1(?=[.,!]|$)
  `,
  both: ["beide", "allebei"],
  relationPairs: [
    "ouders",
    "grootouders",
    "schoonouders",
    "tweeling",
    "opa en oma",
    "pa en ma",
    "vader en moeder",
    "stel",
    "koppel",
    "bevriend stel",
    "stelletje",
    "echtpaar",
  ],
  possessives: ["mijn", "onze", "ons", "haar", "zijn", "hun", "m'n", "mn", "z'n", "de", "het", "je"],
  and: ["en", "plus", "met", "&", "alsook"],
  or: ["of", "of misschien", "misschien", "eventueel"],
  to: ["tot"],
  more: words`
    (?:#|een|1|nog een)(?: (?:persoon|personen|gast|gasten|mensen|man|volwassene|volwassenen|kind|kinderen|plek|plaats|plaatsen))? (?:meer(?! \p{L})|erbij)
    (?:#|een|1)(?: (?:persoon|personen|gast|gasten|mensen|man|volwassene|volwassenen|kind|kinderen|plek|plaats|plaatsen))? (?:bij(?= komen| aan|[.!?, ]*$))
    nog een(?: (?:persoon|personen|gast|gasten|mensen|man|volwassene|volwassenen|kind|kinderen|plek|plaats|plaatsen))? (?:bij(?= komen| aan|[.!?, ]*$))
    (?:nog )?(?:een|1|#) extra (?:persoon|personen|gast|gasten|plek|plaats)
    nog (?:een|1|#) (?:persoon|personen)(?: erbij)?
    er (?:komt|komen) (?:nog )?# (?:mensen|personen|gasten|man)? ?bij
  `,
  fewer: words`
    (?:met |zijn )?(?:#|een|1|eentje)(?: (?:persoon|personen|gast|gasten|mensen|kinderen|volwassenen|man))? minder(?! \p{L})
    (?:een persoon|1 persoon|# personen|een van ons|1 van ons|# van ons) (?:kan|kunnen|komt|komen) (?:toch |helaas )?niet(?: komen| mee)?
    (?:#|een)(?: (?:persoon|personen|mensen|vrienden|gasten|van ons))? (?:(?:hebben|heeft)(?: helaas)? (?:afgezegd|geannuleerd|afgehaakt))
    (?:#|een)(?: (?:persoon|personen|mensen|vrienden|gasten|van ons))? (?:(?:haken|haakt|vallen|valt) af)
    (?:#|een)(?: (?:personen|mensen|vrienden|gasten|van ons))? (?:kunnen|kan|komen|komt) (?:toch |helaas )?niet(?: komen| mee)?
  `,
};

export const people: PeopleWords = {
  nameLeads: words`
    voornaam(?: is)?:?
    achternaam:?
    (?:u|je) spreekt met
    (?:verander|wijzig) de naam in
    naam (?:wijzigen|veranderen) in
    op naam van mijn (?:man|vrouw)[,:]?
    mijn naam is
    op naam van
    onder de naam
    op de naam
    de naam is
    naam is
    naam:
    ik heet
    onder naam
    op naam
    de achternaam is
    achternaam is
    achternaam
    de reservering staat op
    het is op naam van
    reservering staat op naam van
    mijn achternaam is
    noem me
  `,
  weakNameLeads: words`
    met(?= (?:mevrouw|meneer|dhr|mw|familie))
    ik ben
    dit is
    naam
    op
    onder
    c/o
  `,
  familyLeads: words`
    achternaam:?
    op naam van
    onder de naam
    op de naam
    onder naam
    op naam
    de achternaam is
    achternaam is
    achternaam
    de reservering staat op
    het is op naam van
    reservering staat op naam van
    mijn achternaam is
    op
    onder
  `,
  notNames: words`
    voor
    om
    het
    een
    en
    op
    in
    met
    tafel
    reservering
    morgen
    vandaag
    vanavond
    graag
    ik
    wij
    we
    is
    niet
    allergisch
    vegetarier
    alstublieft
    alsjeblieft
    bedankt
    dank
    ja
    nee
    dat
    maar
    aan
    te
    laat
    dit
    alleen
    bezig
    blij
    jarig
    zwanger
    nog
    niet
    er
    hier
    daar
    zelf
    ook
    al
    uur
    personen
    rond
    die
    deze
    naam
    maandag
    dinsdag
    woensdag
    donderdag
    vrijdag
    zaterdag
    zondag
    ons
    mijn
    zo
    bij
    tot
    als
    kan
    wil
    willen
    heb
    hebben
    reserveren
    tijd
    gluten
    lactose
    veganist
  `,
  introductions: words`
    hier
    hier is
    met
    u spreekt met
    ik ben
    dit is
  `,
  origins: words`
    van
    van de
    van het
    uit
  `,
  families: words`
    de familie @
    familie @
  `,
  instead: words`
    liever
    in plaats
    toch
    niet
    ipv
  `,
  titles: ["dr", "mw", "heer", "prof", "fam", "dhr", "mevr", "meneer", "mevrouw", "de heer", "familie"],
  signOffs: words`
    (?:met )?(?:vriendelijke|hartelijke) (?:groet|groeten)
    (?:hartelijke )?groet(?:en|jes)?
    hoogachtend
    mvg
    (?:alvast )?(?:bedankt|dank)(?: (?:alvast|je wel|u wel|bij voorbaat))?
  `,
  nameFollowers: words`
    hier
    aan de lijn
    aan de telefoon
  `,
  contactLeads: words`
    nummer
    telefoon
    telefoonnummer
    mobiel
    mobiele nummer
    gsm
    tel
    tel\.
    bel me
    bereikbaar
    bereiken
    whatsapp
    e-?mail
    mail
    mijn nummer
    nr\.?
    bellen op
    te bereiken op
    bereikbaar op
    telnr\.?
    tel nr
    mobielnummer
    06-nummer
    mailadres
    e-?mailadres
  `,
};

export const wishes = words`
  raam
  aan het raam
  terras
  tuin
  buiten
  binnen
  balkon
  uitzicht
  rustig
  rustige
  rustiger
  hoekje
  hoek
  kinderstoel
  kinderstoelen
  kinderwagen
  buggy
  rolstoel
  rolstoeltoegankelijk
  hond
  honden
  verjaardag
  jubileum
  trouwdag
  vieren
  taart
  kaarsjes?
  verrassing
  veganist
  veganistisch
  vegan
  vegetarisch
  vegetarier
  vegetariers
  glutenvrij
  gluten
  coeliakie
  lactose
  lactosevrij
  noten
  pinda's?
  notenallergie
  allergie
  allergieen
  allergisch
  schaaldieren
  halal
  koosjer
  zwanger
  romantisch
  rookvrij
  dichtbij
  naast het
  in de schaduw
  in de zon
  bij het raam
  raamtafel
  kindermenu
  hoge stoel
  kinderzitje
  rollator
  slecht ter been
  invalide
  mindervalide
  jarig
  feestje
  huwelijk
  verloving
  trouwen
  vegetarische
  veganistische
  lactose-?intolerant
  notenvrij
  pinda-?allergie
  koemelk
  dieet
  diabetes
  koemelkallergie
  aan de bar
  aan het water
  prive
  apart
  apart zaaltje
  zaaltje
  afgescheiden
  hondje
  maxi-?cosi
  glutenvrije
  intolerantie
  bruiloft
  verrassen
  bloemen
  rose
  aan de gracht
  open haard
  stil
  nis
  bank
  bankje
  achterin
  achterkamer
  boven
  beneden
  krukken
  rustig\p{L}{0,2}
  knus\p{L}{0,2}
  gezellig\p{L}{0,2}
  verwarming
  kachel
  tocht
  ballonnen
  zelfde tafel
  aparte ruimte
  plek voor (?:een|de|onze|mijn)
  ruimte voor (?:een|de|onze|mijn)
`;
export const wishFillers = words`
  alsjeblieft
  alstublieft
  graag
  en
  met
  een tafel
  tafel
  als het kan
  indien mogelijk
  ook
  maar
  voor
  ik wil
  we willen
  liefst
  het liefst
  bedankt
  hallo
  reserveren
  ja
  nee
  om
  tafeltje
  een tafeltje
  heel graag
  zo mogelijk
  eventueel
  we zouden
  ik zou
  zou
  wij willen
  het zou fijn zijn
  dank je
  dank u
  reservering
  kunnen we
  kunnen wij
  mogen we
  mag ik
  we hebben
  wij hebben
  hebben we
  willen we
`;
export const negations = words`
  niet
  niet op
  niet om
  niet voor
  in plaats van
  geen
  niet de
  ipv
`;
export const otherNumbers = words`
  tafel (?:nummer |nr\.? ?)#
  (?:kamer|nummer|nr\.?|spoor|lijn|etage|huisnummer|bus) #
  # jaar(?: oud)?
  # (?:sterren|ster|euro|procent|punten|km|meter|seconden|kamers|nachten|van de \d{1,2}|op de \d{1,2})
  #(?:e|ste|de) (?:verdieping|etage|verjaardag|keer|plaats|rij)
  [\p{L}]{3,20}straat #
  gedurende # uur
  beoordeling van #
  waardeer .{0,30} met #
  score van #
  met # sterren
  1(?= uur of (?:(?:half|kwart voor|kwart over) )?(?:[3-9]|1[0-2])(?!\d))
  1(?= persoon of \d)
  (?:zoon|zoontje|dochter|dochtertje|kind|kindje|baby|peuter|kleuter) van #
  (?:wordt|worden|werd|is) # (?:jaar|geworden)
  (?:postcode|code|reserveringsnummer|boekingsnummer|referentie|bestelnummer)(?: is)?:? #
  # (?:maanden|maand|jaartjes|jarige?n?)(?: oud)?
  #-jarige?n?
  #(?:e|ste|de) (?:trouwdag|huwelijksdag|jubileum|verjaardag van)
  # extra (?:tafels?|stoelen)
  #(?= euro)
  (?<=(?<![\p{L}])(?:geen|zonder) (?:[\p{L}]{2,12} ){1,3}voor )# (?:van ons|persoon)
`;
export const wishJoints = words`
  aan
  op
  om
  met
  voor
  in
  bij
  te
  van
  zonder
  naast
`;
export const allergies = words`
  \p{L}{0,20}allergie(?:en)?
  \p{L}{0,20}allergisch
  coeliakie
  \p{L}{0,12}intolerant(?:ie)?
`;
