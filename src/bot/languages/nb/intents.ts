import type { IntentWords } from "../intent-words.ts";
import { words } from "../word-list.ts";

const booking =
  "(?:bestilling|bestillingen|reservasjon|reservasjonen|reservation|reservationen|booking|bookingen)";
const mine = "(?:min|mi|mine|var|vare|vores)";

export const intents: IntentWords = {
  startOver: words`
    begynn pa nytt
    begynne pa nytt
    start pa nytt
    starte pa nytt
    start forfra
    begynd forfra
    starte forfra
    fra begynnelsen
    fra begyndelsen
    begynn om igjen
    om igjen fra start
    forfra
    /start
    vi begynner pa nytt
    vi starter pa nytt
  `,
  human: words`
    (?:snakke|snakka|prate|tale|chatte|kontakt|i kontakt|komme i kontakt) (?:med|til) (?:et |en |ett |noen |nogen |de |dere |jer )?(?:ekte |rigtig |ordentlig )?(?:menneske|person|personale|personalet|ansatt|ansatte|medarbeider|medarbejder|noen|nogen|sjefen|chefen|eieren|ejeren|servitør|kelner|tjener|vert|dere|restauranten)
    ekte person
    ekte menneske
    rigtig person
    rigtigt menneske
    et menneske
    kundeservice
    ring meg(?: opp| tilbake)?
    ring mig(?: op| tilbage)?
    kan (?:noen|nogen|dere) ringe(?: meg| mig)?
    ring oss
    ring os
  `,
  humanAlone: words`
    menneske
    et menneske
    person
    en person
    personale
    personalet
    ansatt
    en ansatt
    medarbeider
    medarbejder
    betjening
    betjeningen
    noen
    nogen
  `,
  back: words`
    (?:ga |jeg vil )?tilba(?:ke|ge)(?: til (?:deg|dig|bott?en|assistenten|bestillingen))?
    (?:boten|bot|assistent|assistenten)
  `,
  help: words`
    hjelp
    hjælp
    hjelp meg
    hjælp mig
    jeg trenger hjelp
    jeg har brug for hjælp
    (?:kan|kunne) (?:du|dere|i) (?:hjelpe|hjælpe) (?:meg|mig|oss|os)(?: litt| lidt)?
    hva kan du(?: gjøre)?
    hvad kan du(?: gøre)?
    hva kan jeg (?:gjøre|skrive|spørre om)(?: her)?
    hvad kan jeg (?:gøre|skrive|spørge om)(?: her)?
    hvordan (?:funker|fungerer|virker|fungere) (?:dette|det|det her|denne)
    hvordan gjør jeg(?: det| dette)?
    hvordan gør jeg(?: det)?
    jeg (?:skjønner|forstar) ikke(?: dette| det)?
    /help
    hjelp takk
  `,
  list: words`
    (?:mine|vare|vores) (?:bestillinger|reservasjoner|reservationer|bookinger)
    (?<!\p{L} )${mine} ${booking}(?=[.!? ]*$)
    har (?:jeg|vi|eg) (?:\p{L}{1,12} ){0,3}(?:bestilling|bestillinger|reservasjon|reservation|reservasjoner|bestilt|booket|reservert|reserveret|bord bestilt)
    (?:vis|se|sjekke|sjekk|tjek|tjekke|kontroller)(?: meg| mig)? ${mine} (?:\p{L}{1,14} )?(?:bestillinger|reservasjoner|reservationer|bookinger|bestilling)
    (?:bekreft|bekræft|finn|finde|find)(?: meg| mig)? ${mine} (?:\p{L}{1,14} )?(?:bestillinger|reservasjoner|reservationer|bookinger|bestilling)
    (?:vis|se|sjekke|sjekk|tjek|tjekke|kontroller)(?: meg| mig)? ${mine} (?:\p{L}{1,14} )?(?:bestillingen|reservasjon|reservation|booking)
    (?:bekreft|bekræft|finn|finde|find)(?: meg| mig)? ${mine} (?:\p{L}{1,14} )?(?:bestillingen|reservasjon|reservation|booking)
    (?:nar|hvornar|hva tid|hvilken tid|hvilken dag) (?:har|er|var|bestilte|gjelder) (?:jeg |vi )?(?:${mine} )?(?:\p{L}{1,14} ?)?(?:bestilling|bestillingen)
    (?:nar|hvornar|hva tid|hvilken tid|hvilken dag) (?:har|er|var|bestilte|gjelder) (?:jeg |vi )?(?:${mine} )?(?:\p{L}{1,14} ?)?(?:reservasjon|reservation)
    hvilket klokkeslett (?:har|er|var|bestilte|gjelder) (?:jeg |vi )?(?:${mine} )?(?:\p{L}{1,14} ?)?(?:bestilling|bestillingen|reservasjon|reservation)
    (?:nar|hvornar|hva tid|hvilken tid|hvilken dag) (?:har|er|var|bestilte|gjelder) (?:jeg |vi )?(?:${mine} )?(?:\p{L}{1,14} ?)?(?:bestilt|booket|bordet|bord)
    hvilket klokkeslett (?:har|er|var|bestilte|gjelder) (?:jeg |vi )?(?:${mine} )?(?:\p{L}{1,14} ?)?(?:bestilt|booket|bordet|bord)
    (?:hvilke|hva slags|hvor mange) (?:bestillinger|reservasjoner|reservationer)
    hva har jeg bestilt
    hvad har jeg bestilt
    (?:hvordan ser|stemmer|er) ${mine} ${booking}
    (?<!\p{L} )bestillingen min(?=[.!? ]*$)
    (?:nar|hva tid|hvor) er bestillingen min
    bestillingene mine
    se bestillingen min
    vis bestillingen min
    sjekke bestillingen min
  `,
  cancel: words`
    (?:gi fra oss|gi slipp pa|droppe|skippe|gi opp|slippe) (?:bordet|bestillingen|reservasjonen)
    avbestille
    avbestill
    avbestiller
    avbestilling
    avbestilt
    avbestil
    avbestilles
    avlyse
    avlys
    avlyser
    avlysning
    avmelde
    kansellere
    kanseller
    kansellerer
    kansellering
    kansellert
    annullere
    annuller
    annullerer
    annullering
    annuler
    cancel
    cancelle
    canceller
    aflyse
    aflys
    aflyser
    aflysning
    afbestille
    afbestil
    afbestiller
    afbestilling
    afmelde
    (?:slett|slette|fjern|fjerne|stryk) (?:min |mi |var |vores |den )?${booking}(?: min| var)?
    trenger (?:ikke|ikkje) (?:bordet|bestillingen|reservasjonen|bord)(?: lenger| likevel)?
    (?:har )?ikke (?:lenger )?(?:bruk|brug) for (?:bordet|bestillingen|bord)
    sette strek over
    si fra oss bordet
    det blir ikke noe av
  `,
  absence: words`
    kan (?:dessverre |desværre |likevel |alligevel ){0,2}ikke (?:komme|møte)(?! (?:klokken|klokka|kl|ved|pa|til|før|senere|tidligere|den|kl\.)(?![\p{L}]))
    kan (?:dessverre |desværre |likevel |alligevel ){0,2}ikkje (?:komme|møte)(?! (?:klokken|klokka|kl|ved|pa|til|før|senere|tidligere|den|kl\.)(?![\p{L}]))
    kan (?:dessverre |desværre |likevel |alligevel ){0,2}(?:ikke|ikkje) bli med(?! (?:klokken|klokka|kl|ved|pa|til|før|senere|tidligere|den|kl\.)(?![\p{L}]))
    kan (?:dessverre |desværre |likevel |alligevel ){0,2}(?:ikke|ikkje) være med(?! (?:klokken|klokka|kl|ved|pa|til|før|senere|tidligere|den|kl\.)(?![\p{L}]))
    kommer (?:dessverre |desværre |likevel |alligevel ){0,2}ikke(?: likevel| alligevel)?(?= ?[.!?,]*$| (?:i kveld|i aften|i morgen|pa|dessverre|desværre|likevel|lenger))
    kommer (?:dessverre |desværre |likevel |alligevel ){0,2}ikkje(?: likevel| alligevel)?(?= ?[.!?,]*$| (?:i kveld|i aften|i morgen|pa|dessverre|desværre|likevel|lenger))
    rekker (?:det )?(?:dessverre )?ikke
    nar (?:det )?(?:desværre )?ikke
    er blitt syke?
    blitt syke?
    er blevet syge?
    blevet syge?
    er forhindret
    er forhindrede
  `,
  stop: words`
    glem det
    glem alt
    bare glem det
    dropp det
    drop det
    stopp
    stop
    slutt
    slut
    avbryt
    afbryd
    avslutt
    gi opp
    abort
    afslut
    samme det
    bare la det være
    lad det ligge
    la det ligge
    det var ingenting
    ikke noe
  `,
  change: words`
    antallet (?:endrer|endres|andrer)
    (?:endre|endrer|ændre|ændrer|forandre|bytte|bytter|skifte|skift|flytte|flytter|flytt|flyt|ombestille|ombooke|booke om)
    (?:utsette|utsett|udskyde|udskyd|utvide|utvid|rette|justere|oppdatere|opdatere|korrigere|fremskynde|rykke|rykk)
    endret
    ændret
    endring
    endringer
    ændring
    ændringer
    endr
    flyttet
    byttet
    (?:en annen|en anden|annen|anden) (?:dag|tid|kveld|aften|uke|uge)
    et annet (?:tidspunkt|klokkeslett)
    et andet tidspunkt
    annet tidspunkt
    (?:en|1|\d|noen) (?:person |personer |voksen |barn )?(?:til|ekstra|mindre|mer|flere|færre)(?= pa bestillingen| ?[.!]*$)
    blir (?:en|1) (?:til|mindre)
    legge til
    legg til
    skal være
    skulle være
  `,
  rather: words`
    i stedet
    istedenfor
    istedet
    i stedet for
    isteden
    heller
    hellere
    egentlig
  `,
  correction: words`
    nei
    nej
    egentlig
    heller
    hellere
    beklager
    unnskyld
    undskyld
    vent
    jeg mente
    jeg mener
    vi mener
    vi mente
    feil
    forkert
    rettelse
    ikke
    gjør det til
    gør det til
    oi
    ups
    oisann
    ops
    sorry
    snarere
    det skal være
    skal være
    retter
    nei vent
    nej vent
    bedre
    eller nei
    eller nej
    faktisk
  `,
  waitlist: words`
    venteliste
    ventelista
    ventelisten
    kølista
    pa kø
    reservelisten
    reserveliste
    (?:si|gi|sig|giv) (?:meg |mig |oss |os )?(?:fra|beskjed|besked|til) (?:om|hvis|nar|dersom)
    (?:hvis|om|dersom|nar|skulle) (?:det |noe |noen |et bord |noget |nogen |der ){1,2}(?:skulle )?(?:blir|bli|bliver|dukker|apner|kommer) (?:noe |noget |et bord |bord )?(?:ledig|ledige|ledigt|opp|op|fritt)
    gi lyd om
    varsle meg
    varsle oss
    hør av dere om
  `,
  question: words`
    har (?:dere|i) (?:apent|apnet|åpent|abent|oppe)
    er (?:dere|i) (?:apne|åpne|apent|abne)
    hvor lenge
    hvor længe
    hvor mye
    hvor meget
    hvor mange
    hvor dyrt
    hva koster
    hvad koster
    nar (?:apner|stenger|har dere|er dere|lukker)
    hvornar (?:abner|lukker|har i|er i)
    hvor (?:ligger|er|finner|holder)
    apningstider
    apningstidene
    abningstider
    abningstiderne
    adressen
    adresse
    menyen
    menuen
    menukort
    parkering
    parkere
    (?:kan|far) (?:man|vi|jeg) (?:sitte|sidde|ta med|tage|betale|parkere|røyke|ryge|spise ute|fa mat uten|fa mad uden)
    tar dere
    tager i
    godtar dere
    aksepterer dere
    serverer (?:dere|i)
    tilbyr dere
    tilbyder i
    er det (?:mulig a (?:sitte|ta med|fa mat)|dyrt|langt|parkering|kleskode|aldersgrense|rullestol|utsikt|terrasse|uteservering|hund|barnestol)
  `,
  questionStart: words`
    (?:(?:et|1) )?(?:raskt |kort |lite |hurtigt )?(?:sporsmal|spørsmal)
    (?:pa|i|med|til|fra|hos|for) (?:hvilken|hvilket|hvilke|hva|hvad|nar|hvornar|hvor)
    hva
    hvad
    nar
    hvornar
    hvor
    hvem
    hvordan
    hvorfor
    hvilken
    hvilket
    hvilke
    er det
    er dere
    er der
    er i
    kan
    kunne
    far
    finnes
    findes
    skulle
    gar det
    tar
    har dere
    har i
    hvor mange
    lurer pa
    jeg lurer
    vi lurer
    mon
    serverer
    korleis
    kva
  `,
  requests: words`
    kan (?:vi|jeg|man) (?:fa|bestille|reservere|booke|komme)
    kunne (?:vi|jeg) (?:fa|bestille|reservere|booke)
    vil gjerne
    vil gerne
    far vi
  `,
  book: words`
    (?<!av|af)bestille(?: bord| et bord)?
    bestill(?! (?:av|ned))
    bestiller
    bestil
    bestilling(?! (?:min|mi|var))(?= (?:for|pa|til|av))
    reservere
    reserver
    reserver
    reserverer
    reservasjon
    reservation
    booke
    book(?= (?:bord|et bord|inn|oss|meg|ind))
    booking
    bord for
    bord til
    et bord
    ett bord
    bord pa
    bordbestilling
    bordreservasjon
    bordreservation
    plass til
    plads til
    ledig bord
    ledige bord
    ledigt bord
    noe ledig
    noget ledigt
    (?:vil|ville|ønsker|tenkte|tænkte|gjerne|gerne|kan vi) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:spise|spise middag|middag|spise lunsj|komme innom|komme forbi|ete)
    (?:kan jeg|far vi|skulle|kommer|lyst til a) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:spise|spise middag|middag|spise lunsj|komme innom|komme forbi|ete)
    ut og spise
    ud og spise
    spise ute
    spise ude
    (?:lav|finn|find|lag|gi) (?:meg |mig )?(?:en|et) (?:\p{L}{1,20} )?(?:reservation|reservasjon|bord|restaurant|bestilling)
  `,
  bookVerbs: words`
    bestille
    bestill
    bestil
    reservere
    reserver
    booke
    vil
    ville
    trenger
    ønsker
    finne
    finn
    find
    lav
    lag
    fikse
    ha
    har
    fa
    far
    ordne
    finnes
    findes
    søker
    leter
    tenkte
    skal
    kan
    behøver
    brug
  `,
  bookNouns: words`
    bord
    bordet
    bestilling
    bestillingen
    reservasjon
    reservasjonen
    reservation
    reservationen
    booking
    plass
    plasser
    plads
    pladser
    restaurant
    ledig
    ledige
    ledigt
    bordreservasjon
  `,
  proposals: words`
    hva med
    hvad med
    gar det
    gar det an
    er det mulig
    er det muligt
    funker
    passer
    kan vi
    kan jeg
    kan dere
    kan i
    kan du
    har dere
    har i
    finnes det
    findes der
    er det (?:noe )?(?:ledig|plass)
    er der (?:noget )?(?:ledigt|plads)
    skulle det ga
    hvordan ser det ut
    kunne vi
    far vi
    far jeg
    mulig
    muligt
    blir det for sent
  `,
  elsewhere: words`
    alarm
    alarmen
    alarmer
    alarmene
    alarmerne
    vekkerklokke
    vækkeur
    vekk meg
    væk mig
    pamind
    mind mig
    minn meg
    pamindelse
    pamindelser
    pamidelse
    pamindelsen
    paminnelse
    paminnelser
    paminnelsen
    timer pa
    nedtelling
    spilleliste
    spillelisten
    playliste
    playlisten
    playlist
    (?<!(?:er det|er der|har dere|har i) (?:\p{L}{1,12} )?)musikk?
    sang
    sangen
    sange
    sanger
    album
    albumet
    film
    filmen
    filmer
    biograf
    biografen
    kino
    kinoen
    spilletider
    været
    vejret
    værmelding
    vejrudsigt
    vejrudsigten
    vejr
    regn
    regne
    regner
    snø
    snør
    sne
    sner
    storme
    tarn
    temperatur
    temperaturen
    solskin
    overskyet
    skyet
    fugtigt
    fugtig
    varmt
    koldt
    koldere
    kaldt
    grader
    bedøm
    bedøm
    vurder
    give .{0,60}(?:stjerner|point|poeng)
    gi .{0,60}(?:stjerner|poeng)
    stjerner til
    roman
    romanen
    boken
    bogen
    boka
    bog
    serie
    serien
    tv-serie
    fjernsyn
    videospill
    videospil
    soundtrack
    trailer
    spotify
    youtube
    netflix
    itunes
    pandora
    iheart
    deezer
    spil
    spiller
    spill(?:e)?(?! inn)
    lytte
    lytt
    høre (?:dem|noe|noget|en|musik|musikk)
    maleri
    fotografi
    tilføj .{0,80}(?:playliste|playlisten|liste|album)
    legg .{0,60}(?:spilleliste|spillelisten)
    varsler
    forestilling
    saga
    sagaen
    krøniken
    paraply
  `,
  closing: words`
    det var alt
    det er alt
    ikke noe mer
    ikke mere
    ikke noget andet
    ha det
    ha det bra
    ha det fint
    hade
    hadet
    farvel
    hej hej
    vi ses
    vi sees
    snakkes
    ha en fin dag
    ha en fin kveld
    hav en god dag
    god helg
    god weekend
    god kveld videre
    mvh
    med vennlig hilsen
    vennlig hilsen
    venlig hilsen
    hilsen
  `,
  yes: words`
    ja
    jaa
    japp
    jepp
    jo
    ja takk
    ja tak
    ja da
    jada
    ja gjerne
    ja gerne
    absolutt
    absolut
    sikkert
    selvfølgelig
    selvsagt
    naturligvis
    klart
    klart det
    ok
    okay
    okei
    oki
    yes
    yep
    yess
    jupp
    jup
    mm
    mhm
    jess
    ja visst
    javel
    javist
    ja klart
    ja for pokker
  `,
  affirm: words`
    bra
    flott
    fint
    fedt
    perfekt
    topp
    top
    supert
    super
    stemmer
    det stemmer
    stemmer bra
    stemmer det
    riktig
    rigtigt
    korrekt
    akkurat
    præcis
    nettopp
    nemlig
    gjerne
    gerne
    det er greit
    greit
    den er grei
    greit det
    alt i orden
    i orden
    helt i orden
    avtale
    aftale
    (?:det |den |ja det )?(?:er|blir|bliver|gar|høres|ser|lyder|passer) (?:helt |veldig |meget |kjempe )?(?:bra|bra ut|fint|fint ut|godt|godt ut)
    (?:det |den |ja det )?(?:er|blir|bliver|gar|høres|ser|lyder|passer) (?:helt |veldig |meget |kjempe )?(?:perfekt|flott|greit|riktig|rigtigt)
    (?:det |den |ja det )?(?:er|blir|bliver|gar|høres|ser|lyder|passer) (?:helt |veldig |meget |kjempe )?(?:korrekt|ok|okay|supert|super|kjempebra)
    (?:det |den |ja det )?(?:er|blir|bliver|gar|høres|ser|lyder|passer) (?:helt |veldig |meget |kjempe )?(?:topp|i orden|herlig|fedt|dejligt)
    (?:det )?(?:passer|funker|holder|fungerer)(?: bra| fint| perfekt| godt| helt fint)?
    bekreft
    bekrefter
    bekreftet
    jeg bekrefter
    bekræft
    bekræfter
    jeg bekræfter
    bekræftet
    godkjent
    godkendt
    kjør pa
    kør pa
    kjør pa det
    vi kjører pa
    det gjør vi
    det gør vi
    gjør det
    gør det
    bestill det
    bestill den
    den tar vi
    vi tar den
    vi tager den
    utmerket
    udmærket
    glimrende
    stralende
    stralende
    fantastisk
    enig
    vi kommer
    jeg kommer
    det blir koselig
    kult
    nice
    sant
    helt riktig
    helt rigtigt
    👍
    👌
    ✅
    definitivt
    sann er det
    ser bra ut
    høres bra ut
    lyder godt
    høres fint ut
  `,
  deny: words`
    nei
    nej
    nei takk
    nej tak
    neida
    nei da
    nejda
    niks
    nix
    nope
    no
    nah
    næ
    næh
    naei
    ikke
    ikkje
    det stemmer ikke
    stemmer ikke
    passer ikke
    det passer ikke
    funker ikke
    gar ikke
    det gar ikke
    feil
    det er feil
    det blir feil
    forkert
    det er forkert
    galt
    ukorrekt
    ikke riktig
    ikke rigtigt
    det er ikke riktig
    ikke korrekt
    ikke bra
    aldri
    aldrig
    absolutt ikke
    absolut ikke
    slett ikke
    slet ikke
    overhodet ikke
    overhovedet ikke
    helst ikke
    dessverre ikke
    desværre ikke
    ellers takk
    ellers tak
    👎
    ❌
    ingen av dem
    ingen av delene
    ingen af dem
    det gjør vi ikke
    vil ikke
    jeg vil ikke
    ikke interessert
    trengs ikke
    trenger ikke
  `,
  withoutPhone: words`
    (?:ingen|uten|uden|har ingen|har ikke|jeg har ingen) (?:nummer|telefonnummer|telefon|mobil|mobilnummer)
  `,
  declines: words`
    (?:ingen|uten|uden|ikke noe|ikke noget|har ingen|har ikke|jeg har ingen) ?(?:nummer|telefonnummer|telefon|mobil|mobilnummer|noe|noget|det)?
    (?:jeg har ikke|vil ikke oppgi|vil ikke gi|vil helst ikke gi) ?(?:nummer|telefonnummer|telefon|mobil|mobilnummer|noe|noget|det)?
    uten
    uden
    ingen
    hopp over
    spring over
    helst ikke
    heller ikke
    skip
    pass
    nei takk
    nej tak
    trengs ikke
    vil ikke
  `,
  but: words`
    men
    bortsett fra
    unntatt
    dog
    undtagen
    bare at
  `,
  greet: words`
    hei
    hej
    hallo
    halla
    heisann
    hejsa
    heihei
    hei hei
    heia
    hello
    hi
    heisan
    god morgen
    godmorgen
    god kveld
    godkveld
    god aften
    godaften
    god dag
    goddag
    god ettermiddag
    god eftermiddag
    god formiddag
    mojn
    morn
    morn morn
    hei dere
    hei alle
    hvordan gar det
    davs
    dav
    tjena
  `,
  thanks: words`
    takk
    tak
    tusen takk
    tusind tak
    takk skal du ha
    takk skal dere ha
    tak skal du ha
    tak skal i have
    mange takk
    mange tak
    takker
    takk for hjelpen
    tak for hjælpen
    hjertelig takk
    takk sa mye
    tak for det
    takk for det
    pa forhand takk
    takk pa forhand
    pa forhand tak
    supert takk
    thanks
    thx
    takk takk
    🙏
  `,
  complaint: words`
    klage
    pengene tilbake
    skandale
  `,
  sorrow: words`
    dode
    gatt bort
    begravelse
    sykehus
  `,
  usual: words`
    (?:som|akkurat som|samme som) (?:sist|forrige gang|vanlig|alltid)
    samme(?: \p{L}{1,12}){0,2} som (?:sist|forrige gang|vanlig|alltid)
    (?:det|vart) vanlige(?: bordet)?
  `,
  besides: words`
    (?:et |det )?(?:andre|ekstra|andet) (?:bordet|bord)
    (?:et bord|en bestilling|en reservasjon) til(?= {0,2}(?:takk|tak|[.!?,]|$))
    (?<=^ {0,2})(?:et til|ett til|begge|begge 2|begge deler)(?= {0,2}(?:takk|tak|bordene|[.!?,]|$))
  `,
  late: words`
    forsinket
    (?:blir|er) (?:litt )?(?:sene|forsinka)
  `,
  praise: words`
    flott
    fantastisk
    nydelig
    supert
    topp
    kjempebra
    sa (?:bra|fint|hyggelig)
  `,
  thankedFor: words`for`,
  first: words`
    den første
    det første
    første
    den 1\.
    1\.
    den tidligste
    det tidligste
    tidligste
    den tidlige
    første alternativ
    det første alternativet
    den øverste
    sa tidlig som mulig
    sa snart som mulig
    sa tidligt som muligt
    sa hurtigt som muligt
    snarest
  `,
  last: words`
    den siste
    det siste
    siste
    den sidste
    det sidste
    sidste
    den seneste
    det seneste
    seneste
    den sene
    siste alternativ
    den nederste
    sa sent som mulig
    sa sent som muligt
  `,
  choice: words`
    den
    det
    nummer
    nr
    alternativ
    alternativet
    jeg tar
    jeg tar den
    jeg velger
    jeg vælger
    ta
    ta den
    vi tar
    vi tar den
    vi tager
    jeg tager
    velger
    vi velger
    jeg vil ha
    vi vil ha
    jeg vil have
    gjerne
    gerne
    helst
    kjør pa
    tid
    tidspunkt
    forslag
    da
    sa
  `,
  places: words`
    andre|anden|annen|2\.
    tredje|3\.
    fjerde|4\.
    femte|5\.
    sjette|6\.
  `,
  any: words`
    hvilken som helst
    hvilket som helst
    hvilken som helst av dem
    noen av dem
    spiller ingen rolle
    det spiller ingen rolle
    det er det samme
    det samme
    samme for meg
    samme for oss
    likegyldig
    ligemeget
    det er lige meget
    lige meget
    alle passer
    alle funker
    begge
    begge deler
    begge passer
    begge dele
    velg du
    dere velger
    vælg du
    nar som helst
    vi er fleksible
    jeg er fleksibel
    fleksibel
    uansett
    samme hvilken
    samme nar
    samma det
  `,
  fillers: words`
    takk
    tak
    vær sa snill
    vær sa god
    eh
    øh
    øhm
    ehm
    hm
    hmm
    altsa
    da
    sa
    oh
    ah
    ja
    jo
    kanskje
    maske
    ok
    okei
    okay
    og
    men
    nok
    jo
    na
    nu
    tror jeg
    bare
    jeg sa
    gjerne
    gerne
    vel
    liksom
    pls
    please
    forresten
    i sa fall
    i sa fald
    jeg tenker
    vi tenker
    helst
    venligst
    vennligst
    lige
    sann
    litt
  `,
};
