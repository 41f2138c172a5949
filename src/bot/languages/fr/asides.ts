import type { AsideWords } from "../aside-words.ts";
import { words } from "../word-list.ts";

export const asides: AsideWords = {
  hearsay: words`
    on m'a dit
    on nous a dit
    j'ai (?:lu|entendu|vu)
    nous avons (?:lu|entendu)
    il parait
    parait-il
    (?:vous|tu) (?:ne )?(?:m'|nous )?(?:avez|as) (?:pas|toujours pas|jamais)(?: (?:m'|nous))? ?(?:repondu|dit|precise)
    (?:je|j'|on) ?(?:ai|avais|a) demande (?:si|pour)
  `,
  told: words`
    de la place(?! (?:pour|ce|demain)(?!\p{L}))
    plus de place(?! pour(?!\p{L}))
    (?:n'aime|n'aiment|n'aimons|aime|aiment|aimons) pas (?:le|la|les|l')(?! ?(?:heure|horaire|horaires|jour|table|tables|idee|endroit|restaurant|nom|place)(?!\p{L}))(?=[ ']?\p{L}{3})
    arrive
    rejoint
    plus tard
    silencieu(?:x|se)
    paisible
    au calme
    intime
    discrete?
    lumineu(?:x|se)
    clair[e]?
    sombre
    ensoleillee?
    courants? d'air
    chauffage
    chauffee?
    canape
    bancs?
    coussins?
    tabourets?
    comptoir
    porte
    entree
    toilettes
    wc
    cuisine
    haut-parleurs?
    enceintes
    aquarium
    piano
    scene
    etage
    arriere-salle
    salle du fond
    fond de la salle
    meme table
    (?:grande|petite|belle|jolie|bonne|longue|haute|basse|autre) table
    table (?:ronde|haute|basse|d'hote)
    cote a cote
    ensemble
    face a
    loin d(?:e|es|u)
    plus de place
    de la place pour
    sourde?s?
    malentendante?s?
    aveugles?
    malvoyante?s?
    bequilles?
    canne
    deambulateur
    platre
    cassee?
    fragile
    agee?s?
    personnes? agees?
    enceintes?
    allait\p{L}{1,4}
    autis\p{L}{1,5}
    epilep\p{L}{1,5}
    bebes?
    nourrissons?
    tout-petits?
    enfants?
    petits-enfants
    petit-fils
    petite-fille
    poussettes?
    rehausseurs?
    couffin
    cosy
    coloriages?
    biberon
    menu enfant
    mangent?
    manger(?! ?(?:[¦.,!?]|$))
    boi(?:t|vent|re)
    alcool
    ail
    oignons?
    champignons?
    tomates?
    epicee?s?
    epices?
    piment
    coriandre
    porc
    boeuf
    agneau
    viande
    poisson
    crue?s?
    sel
    sucre
    lait
    fromage
    ble
    fraises
    diabet\p{L}{1,5}
    regimes?
    legumes
    menus?
    carte
    desserts?
    vin
    mousseux
    seau a glace
    bouteille d(?:e|')
    digere\p{L}{0,3}
    supporte\p{L}{0,3}
    sans (?!(?:le |la |mon |de )?(?:numero|telephone|portable|nom|moi|nous|doute|probleme|souci)(?![\p{L}]))\p{L}{3,15}
    pas d(?:e |')(?:noix|ail|oignons?|viande|poisson|porc|alcool|sucre|sel|musique|gluten|lait|champignons)
    mariage
    maries?
    mariee?
    fiances?
    promotion
    examens?
    bac
    diplome
    retraite
    depart
    pot de depart
    retrouvailles
    premier rendez-vous
    fete des meres
    fete des peres
    saint-valentin
    bapteme
    communion
    enterrement(?: de vie de \p{L}{4,6} (?:fille|garcon))?
    evjf
    evg
    obseques
    jubile
    noces
    celebr\p{L}{1,4}
    a \d{1,3} ans
    fete ses \d{1,3}
    occasion(?: speciale)?
    ballons?
    bouquet
    roses
    discours
    bague
    photos?
    decor\p{L}{1,6}
    fauteuils?
    escaliers?
    (?<!(?:ca|cela|tout) )marches?
    rampe
    ascenseur
    marcher
    marche mal
    chats?
    animal
    animaux
    chiens? (?:guide|d'(?:assistance|aveugle))
    gamelle
    retard
    en avance
    presse[es]?
    (?<!allez,? )vite
    train
    theatre
    spectacle
    concert
    bagages?
    valises?
    sacs
    velos?
    manteaux?
    trottinette
    separee?s?
    additions?
    factures?
    note de frais
    especes
    cheque cadeau
    bon cadeau
    anglais
    parlent?
    prise
    wifi
    projecteur
    ecran
    foot
    musique
    bruit
    bruyant\p{L}{0,1}
    froid
    chaud
    fume\p{L}{0,3}
  `,
  bygone: words`
    (?:rentre|rentrent) (?:deja )?(?:chez (?:lui|elle|eux)|a la maison)
    (?:repart|repartent)
    (?:vol|avion|train|ferry|bateau|bus|car) (?:a (?:ete|du etre) |est |etait )?(?:annule|supprime|retarde|reporte)
    (?:est|sont) (?:mort|decede)e?s?
    decedee?s?
    nous a quittes
    s'est maries?
    nous sommes maries
  `,
  passing: words`
    arriv(?:e|ons|ent|erons|erai|ee)
    rest(?:e|ons|ent|erons)
    repart(?:ons|ent|irons)
    sejourn(?:e|ons|ent|erons)
    quitt(?:e|ons|ent|erons)
    rentr(?:e|ons|ent)
    anniversaires?
    fet(?:e|ons|ent)
    nee? le
    mariage
    ecri(?:s|vons)
    votre (?:mail|message|courriel) du
    jusqu'au
    vacances
    l'an(?:nee)? (?:dernier|derniere|passe|passee)
    la derniere fois
    le mois dernier
    il y a un an
    annulee?s?
    reportee?s?
    (?:vol|avion|train|ferry|tgv)
    atterri(?:t|ssons)
    (?:ma|mon|mes|notre|nos) \p{L}{2,14} (?:vient|viennent)
    (?:notre|mon|ma) (?:derniere? |premiere? )?(?:visite|sejour|passage)
  `,
  countedIn: words`
    compris(?:es)?
    inclus(?:es)?
    comptee?s?
  `,
  nthOfThem: words`
    (?:le|la|l') ?(?:#(?:e|eme|er|nde?)|seconde?|deuxieme|premiere?|troisieme|autre)(?: personne| convive| invitee?)? (?:est|a|utilise|se deplace|doit|ne)
  `,
  someOfUs: words`
    (?:#|l'une?|un|une|certains|certaines|quelques-uns|quelques-unes|plusieurs|la moitie) (?:d'entre (?:nous|eux|elles)|de nous|parmi nous|des (?:invites|convives|personnes|enfants|
      adultes)|de (?:nos|mes) \p{L}{3,14}[sx])
  `,
  people: words`
    personnes?
    invites?
    convives
    adultes?
    enfants?
    femmes
    hommes
    amis?
    amies
    collegues
  `,
  counted: words`
    chaises? (?:hautes?|bebes?|enfants?)
    rehausseurs?
    sieges? (?:bebes?|enfants?)
    poussettes?
    landaus?
    fauteuils? roulants?
    chaises? roulantes?
    fauteuils?
    deambulateurs?
    chiens?
    chats?
    gateaux?
    bougies?
    ballons?
    bouteilles?
    valises?
    velos?
    additions?
    factures?
    vegans?
    veganes?
    vegetariens?
    vegetariennes?
    vegetaliens?
    vegetaliennes?
    coeliaques?
    cœliaques?
    diabetiques?
    allergiques?
    allergies?
    intolerante?s?
    sans gluten
    sans lactose
    menus? \p{L}{4,14}
    fumeurs?
    femmes? enceintes?
  `,
  served: words`
    gateaux?
    bougies?
    champagne
    desserts?
    fleurs
    bouquet
    discours
    surprise
    ballons
  `,
  children: words`
    enfants?
    bebes?
    ados?
    nourrissons?
    tout-petits?
  `,
};
