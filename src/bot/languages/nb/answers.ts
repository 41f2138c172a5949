import type { AnswerWords } from "../answer-words.ts";
import { words } from "../word-list.ts";
import { notCancelling } from "./not-cancelling.ts";

/** Norwegian, both ways of writing it, and Danish. */
export const answers: AnswerWords = {
  pleas: words`
    takk
    tak
    vær sa snill
    gjerne
    gerne
  `,
  changing: words`
    endre
    endre det
    endre den
    flytt
    flytt den
    bytt
  `,
  besides: words`
    jeg
    eg
    meg
    mig
    min
    mitt
    mit
    mine
    vi
    oss
    os
    vart
    vores
    du
    deg
    dig
    dere
    i
    jer
    det
    den
    de
    dem
    dette
    denne
    denne
    her
    der
    er
    blir
    bliver
    blive
    bli
    skal
    skulle
    vil
    ville
    har
    hadde
    havde
    en
    et
    ett
    alle
    alt
    altsammen
    og
    at
    som
    sa
    da
    na
    nu
    ogsa
    meget
    mye
    veldig
    helt
    virkelig
    bare
    for
    fra
    til
    pa
    i
    med
    om
    av
    af
    ved
    kl
    klokken
    klokka
    kveld
    aften
    dag
    morgen
    igjen
    igen
    allerede
    jo
    samme
    avtalt
    aftalt
    sagt
    gar
    funker
    passer
    høres
    lyder
    ser
    ut
    ud
    virker
    stemmer
    bestill
    bestil
    bestille
    bestiller
    bestilling
    bestillingen
    book
    booke
    booker
    bord
    bordet
    plass
    plads
    tid
    tiden
    tidspunkt
    tidspunktet
    dato
    datoen
    dagen
    opplysninger
    opplysningene
    oplysninger
    oplysningerne
    detaljer
    detaljene
    bekreft
    bekrefter
    bekrefte
    bekræft
    bekræfter
    bekræfte
    reserver
    reservere
    gjør
    gør
    kjør
    kør
    ordne
    ordn
    fiks
    skriv
    opp
    op
    inn
    ind
    legg
    læg
    ta
    tar
    tag
    tager
    fortsett
    fortsæt
    hold
    holde
    (?:vi )?(?:ses|sees|snakkes)(?: da| der| snart)?
    (?:vi |jeg )?gleder (?:oss|meg|os|mig)(?: til det| til| veldig| meget)?
    (?:ser|vi ser|jeg ser) frem (?:til|mot) (?:det|a komme|besøket|besøget)
    blir (?:gøy|koselig|hyggelig|godt|bra)
    bliver (?:hyggeligt|dejligt|sjovt|godt)
    hyggelig
    hyggeligt
    koselig
    dejligt
    glad
    glade
    hilsen
    mvh
    klem
    jaaa?
    jaa
    japp
    kult
    fedt
    topp
    kommer
    komme
    ide
    god
  `,
  afterNo: words`
    nei
    nej
    takk
    tak
    jeg
    vi
    det
    den
    dessverre
    desværre
    beklager
    sorry
    unnskyld
    undskyld
    ikke
    ikkje
    vil
    kan
    trengs
    trenger
    behøver
    gar
    rekker
    nar
    kommer
    lenger
    længere
    likevel
    alligevel
    dag
    na
    nu
    denne
    gangen
    gang
    avbestill
    afbestil
    glem
    dropp
    drop
    la
    lad
    heller
    hellere
    bestill
    bestil
    stemmer
    riktig
    rigtigt
    bra
    korrekt
    men
    for
    fordi
    min
    var
    vores
    mer
    mere
    passer
    funker
  `,
  noWishes: words`
    (?:ingen|uten)(?: andre| flere| spesielle| særlige| særskilte)? (?:ønsker|ønske|onsker|krav|kommentarer)
    (?:ikke noe|ingenting|intet|ikke noget) (?:mer|annet|andet|spesielt|særligt|a legge til)
  `,
  postpones: words`
    spør (?:meg|mig|oss|os)
    (?:minn|mind) (?:meg|mig|oss|os)
    (?:vet|ved) (?:\p{L}{1,8} ){0,3}(?:i morgen|imorgen|senere|i kveld|i aften|først)
    (?:skal|ma|vil|far|kan|bør|trenger|behøver|lige|bare) (?:\p{L}{1,9} ){0,4}(?:spørre|sjekke|tjekke|høre|snakke|tale|se|undersøke|undersøge|ringe|tenke|tænke)
    (?:skal|ma|vil|far|kan|bør|trenger|behøver|lige|bare) (?:\p{L}{1,9} ){0,4}(?:avklare|afklare|dobbeltsjekke|vente|avvente|afvente|diskutere|drøfte)
    sjekker
    tjekker
    spør(?! (?:meg|mig))
    spørger
    hører (?:med|fra)
    snakker med
    taler med
    kommer tilbake
    vender tilbage
    melder tilbake
    (?:gir|giver) (?:deg|dere|dig|jer|lyd|beskjed|besked)
    sier ifra
    sier fra
    siger til
    la (?:meg|oss)(?! si)
    lad (?:mig|os)
    gi (?:meg|oss) (?:(?:en|et|litt|noen|bare|\d{1,2}) ){0,3}(?:til|tid|betenkningstid|minutter|minutt|sekund|stund|time|timer|dag|øyeblikk)(?![\p{L}])
    giv (?:mig|os)
    tror det
    jeg tror det
    det tror jeg
    antar
    antager
    regner med
    haber
    haper
    forhapentligvis
    forhabentlig
    i prinsippet
    i princippet
    i utgangspunktet
    teoretisk
    mer eller mindre
    mere eller mindre
    kommer an pa
    avhenger
    afhænger
    forbehold
    (?:kan|far|kunne|skulle|ma) (?:jeg|vi|eg) (?:\p{L}{1,9} ){0,4}(?:bekrefte|bekræfte|svare|bestemme|tenke|tænke|si fra|sige til|gi beskjed|give besked)
    (?:bekrefter|bekræfter|svarer|bestemmer|skriver) (?:\p{L}{1,6} ){0,1}(?:senere|i morgen|imorgen|i kveld|i aften|straks|nar)
    ikke enna
    enda ikke
  `,
  doubts: words`
    kanskje
    kansje
    kanske
    maske
    eventuelt
    evt
    muligens
    muligvis
    sannsynligvis
    sandsynligvis
    trolig
    formodentlig
    formentlig
    antagelig
    vent
    vente
    venter
    et øyeblikk
    øyeblikk
    et øjeblik
    øjeblik
    (?:et|1|en|bare et|lige et) (?:øyeblikk|øjeblik|sekund|minutt|minut|min|sek|stund|lite øyeblikk)
    (?:\d{1,2}|noen|nogle|par) (?:min|minutter|sekunder|timer|dager|dage)
    straks
    senere
    først
    før (?:jeg|vi|det)
    ikke enna
    ikke enda
    ikke endnu
    endnu ikke
    ikke (?:helt |sa )?sikre?
    usikker
    usikre
    usikker
    usikker pa
    vet (?:jeg |vi |faktisk |ikkje ){0,2}(?:ikke|ikkje)
    ved (?:jeg |vi |faktisk ){0,2}ikke
    aner ikke
    ingen anelse
    tviler
    tvivler
    i tvil
    i tvivl
    bestemmer
    bestemme
    bestemt meg
    avgjør
    afgør
    tenke (?:pa|over|meg|litt|gjennom)
    tænke (?:over|pa|lidt|mig)
    tenker (?:pa|over|meg om)
    tænker over
    betenkningstid
    betænkningstid
    sove pa
    hvis
    dersom
    om (?:det|jeg|vi|ikke|man|dere|du|hun|han|alle|barna|været|noen|mulig)
    ifall
    forutsatt
    forudsat
    med mindre
    sa lenge
    sa længe
    bare om
    kun hvis
    nar jeg (?:vet|har|ved)
    nar vi (?:vet|har|ved)
    til jeg
    hvorvidt
    safremt
    🤔
    😬
    🤷
    ^(?:(?:ok|ja|bra|greit)[,.! ]{1,3})?(?:ha det|hade|god natt)(?=[,.! ]*$)
    na ja
    nja
    tja
  `,
  asks: words`
    (?:gar|er|blir|bliver|kan|kunne|far|skal|skulle|ma|trenger|har|finnes|findes|funker|passer|koster|gjelder|
      gælder) (?:det|den|jeg|vi|dere|man|du|der|noen|nogen|barn|hunder|hunde)(?! (?:bra|ok|okei|fint|greit|perfekt|
      bestille|gjerne|gerne|topp|sa|ikke|godt|helt)(?:[,.! ]|$))
    gar det (?:bra|an|fint) (?:a|at|med|om|hvis|for)
    er det (?:ok|okei|greit|i orden) (?:a|at|med|om|hvis)
    (?:ok|okei|greit) (?:om|hvis|a|at|med)
    hva (?:koster|skjer|er|gjør|om)
    hvad (?:koster|sker|er|gør|med)
    hvor (?:lenge|længe|mye|meget|sent|dyrt|mange|er|ligger)
    hvordan
    nar (?:ma|kan|er|senest)
    hvornar
    hvorfor(?! ikke)
    ja eller nei
    ja eller nej
    lurer
    sikker pa
  `,
  orders: words`
    kan dere
    kan du
    kan i
    kunne dere
    kunne du
    kunne i
    vil dere
    vil du
    vil i
    kan man
    kan jeg fa
    kan vi fa
  `,
  notCancelling,
};
