import type { IntentWords } from "../intent-words.ts";
import { words } from "../word-list.ts";

const itsTable = "(?:bordet|bokningen|bokning|reservationen) (?:[\\p{L}\\d./]{1,12} ){0,4}";

export const intents: IntentWords = {
  startOver: words`
    borja om
    fran borjan
    starta om
    vi borjar om
    borja om fran borjan
    vi tar det fran borjan
    ta det fran borjan
    /start
    nollstall
    ta om det
  `,
  human: words`
    (?:ge|hamta|kalla pa) (?:mig |oss |hit )?(?:chefen|agaren|hovmastaren|krogaren|din chef|er chef)
    (?:prata|tala|snacka|chatta) med (?:en |1 |nagon|personalen|er )?(?:riktig )?(?:manniska|person|nagon|personal|chef|agare|servitor)?
    riktig manniska
    en manniska
    kundtjanst
    ring mig
    ring upp mig
    riktig person
    en riktig person
    (?:ring|sms:?a|kontakta) (?:mig|oss|upp mig|upp oss|tillbaka)
    kan (?:ni|nagon|du) ringa(?: upp)?(?: mig| oss)?
    personal
    nagon i personalen
    kontakt med (?:er|personalen|restaurangen|nagon)
    ingen (?:svarar|lyfter)(?: i telefon)?
    (?:jag )?(?:nar|far tag i) ingen
  `,
  humanAlone: words`
    manniska
    en manniska
    person
    en person
    personal
    personalen
    medarbetare
    en medarbetare
    chefen
    nagon
  `,
  back: words`
    (?:ga |jag vill )?tillbaka(?: till (?:dig|boten|botten|assistenten|bokningen))?
    (?:boten|botten|bot|assistent|assistenten)
  `,
  help: words`
    hjalp
    hjalp mig
    jag behover hjalp
    vad kan du
    vad kan du gora
    hur funkar det
    hur fungerar det
    hur fungerar detta
    (?:kan|kunde|skulle) (?:du|ni) (?:kunna )?hjalpa (?:mig|oss)(?: lite)?
    hur funkar (?:det|detta|den) har
    hur fungerar (?:det|den) har
    hur gor (?:jag|man|vi)
    jag forstar inte
    fattar inte
    jag fattar inte
    vad kan man gora
    vad kan jag gora(?: har)?
    vad kan jag (?:skriva|saga|fraga)
    vad kan du hjalpa (?:mig|till) med
    /help
    hjalp tack
  `,
  list: words`
    (?:mina|vara) (?:bokningar|reservationer)
    (?<!\p{L} )(?:min|var) (?:bokning|reservation)(?=[.!? ]*$)
    har (?:jag|vi) (?:\p{L}{1,12} ){0,3}(?:bokning|bokningar|reservation|bokat|bord bokat|ett bord)
    (?:visa|se|kolla|kontrollera|dubbelkolla|bekrafta) (?:mig )?(?:min|mina|var|vara) (?:\p{L}{1,14} )?(?:bokning|bokningar|reservation|reservationer)
    (?:hitta|hamta|titta pa|kolla upp) (?:mig )?(?:min|mina|var|vara) (?:\p{L}{1,14} )?(?:bokning|bokningar|reservation|reservationer)
    (?:vilken tid|vilken dag) (?:har|hade|ar|var|bokade|galler) (?:jag|vi|min|var|mitt|vart) ?(?:\p{L}{1,14} ?)?(?:bokning|bokat|reservation|bord|bordet)?
    (?:nar|hur dags) (?:har|hade|ar|var|bokade|galler) (?:jag|vi|min|var|mitt|vart) ?(?:\p{L}{1,14} ?)?(?:bokning|bokat|reservation|bord|bordet)?
    (?:nar ar det som|vilket datum) (?:har|hade|ar|var|bokade|galler) (?:jag|vi|min|var|mitt|vart) ?(?:\p{L}{1,14} ?)?(?:bokning|bokat|reservation|bord|bordet)?
    (?:vilka|vad for|hur manga) (?:bokningar|reservationer)
    (?:hur ser|stammer|finns|galler|ar) (?:min|var) (?:bokning|reservation)
    (?:min|var) (?:bokning|reservation) (?:bekraftad|registrerad|kvar|klar)
    vad har jag bokat
    vad har vi bokat
    (?:nar|vilken tid|vilken dag|hur dags|till nar)(?: (?:var|ar) det(?: som)?)? (?:jag|vi) (?:\p{L}{1,8} ){0,2}(?:bokat|bokade|reserverat)
    (?:nar|vilken tid|vilken dag|hur dags) (?:hade|har|bokade) (?:jag|vi)(?: \p{L}{1,8}){0,3} (?:bokat|bokade|reserverat|bordet)
  `,
  cancel: words`
    (?:slappa|slapper|avsta|avstar|ge upp|skippa|skippar|strunta i|struntar i) (?:fran )?(?:bordet|bokningen|vart bord|var bokning|min bokning)
    avboka
    avbokar
    avbokning
    avbestalla
    avbestall
    avbestaller
    cancel
    (?:ta|tar) bort (?:min |var |mitt |vart )?(?:\p{L}{1,14} )?(?:bokning|bokningen|bord|bordet|reservation|reservationen)
    behover inte (?:langre )?(?:bordet|bokningen|nagot bord|min bokning|var bokning)
    behover (?:bordet|bokningen) inte(?: langre)?
    stall in
    stalla in
    staller in
    avbokad
    avbokat
    avoka
    avboaka
    avbka
    avboks
    avbestallning
    (?:boka|bokar) av
    makulera
    makulerar
    annullera
    annullerar
    upphava
    ta tillbaka (?:min|var) bokning
    radera (?:min|var|mina)? ?bokning(?:en)?
    (?:stryk|stryker) (?:min |var |mitt |vart )?(?:bokning|bokningen|bord|bordet)
    (?:dra|drar) (?:oss|mig) ur(?: (?:bokningen|bordet|var bokning|min bokning))?
    det blir inget(?: av)?(?! (?:bord|ledigt))
    ${itsTable}(?:kan|far|kan ni|far ni) (?:\p{L}{1,10} ){0,2}(?:slappa|slappas|ta bort|tas bort|ga)
    ${itsTable}(?:kan|far|kan ni|far ni) (?:\p{L}{1,10} ){0,2}(?:strykas|stryka|avbokas|ge bort|plocka bort|plockas bort)
    (?:ta|stryk|plocka) bort (?:oss|mig)
    stryk (?:oss|mig)
    cancla|cancela|cancellera|cancelera|cancelar|kansla
    (?:vi|jag) (?:\p{L}{1,10} ){0,3}stalla in(?! (?:\p{L}{1,10} ){0,2}(?:festen|kalaset))
  `,
  absence: words`
    kan (?:tyvarr |anda |ju ){0,2}inte (?:komma|ga|vara med|delta|narvara)(?! (?:klockan|kl|vid|pa|till|fore|forran|innan|senare|tidigare|den)(?![\p{L}]))
    kommer (?:tyvarr |dock ){0,2}inte(?: att)?(?: kunna)?(?: komma)?(?= ?[.!?,]*$| (?:ikvall|i kvall|imorgon|pa|tyvarr|langre))
    hinner (?:tyvarr )?inte(?: komma)?
    far forhinder
    fatt forhinder
    har forhinder
    (?:har|ar|blivit|blev) (?:\p{L}{1,12} ){0,2}sjuka?
    dyker inte upp
    ingen av oss kan
    kan (?:tyvarr |anda |ju ){0,2}inte (?:komma|vara med) pa(?! tid)
    kommer inte anda
    kommer anda inte
    kan (?:vi|jag) (?:tyvarr |anda )?inte (?:komma|vara med)(?=[.!]*$)
  `,
  stop: words`
    strunt i det
    glom det
    strunta i det
    strunt samma
    skit samma
    strunta i
    stopp
    stop
    sluta
    avbryt
    avsluta
    skit i det
    lagg ner
    det var inget
    det kvittar nu
    glom bort det
    nej forresten
  `,
  change: words`
    antalet (?:andras|blir annat)
    andra (?:nagot|nagonting|min|var|bokningen|tiden|till|dag|datum|dagen|datumet|antal|antalet|det|fran|pa|mitt|mina|en|namnet|om|istallet|vart|bordet)
    vill andra
    (?:kan|kunna|behover|maste|far|gar det att|mojligt att) (?:jag |vi |ni |du |man )?andra
    (?:en|1|\d|nagon) (?:person |personer |vuxen |barn )?(?:till|extra|mindre|mer|farre|fler)(?= (?:pa bokningen|i sallskapet)| ?[.!]*$)
    lagga till
    lagg till
    utoka
    utokar
    minska
    dra ner
    tidigarelagg
    senarelagg
    skjut(?:a|er)? (?:pa|fram|upp)
    bytt
    andrat
    ska vara
    skulle vara
    blir (?:en|1) (?:till|mindre)
    andrar
    andring
    flytta
    flyttar
    byta
    byt
    byter
    omboka
    ombokning
    boka om
    skjuta upp
    tidigarelagga
    senarelagga
    en annan (?:dag|tid|kvall|vecka)
    ett annat (?:datum|klockslag)
    annan tid
    annan dag
    uppdatera
    justera
    korrigera
    omboka
    ombokas
    bokning till en annan
  `,
  rather: words`
    istallet
    i stallet
    hellre
    egentligen
  `,
  minds: words`
    (?:andrat|bytt) (?:oss|mig|asikt|uppfattning)
    planer(?:na)? har (?:andrats|andrat sig)
    andrade planer
    andring av planerna
    bytt planer
    plan(?:en|erna) andrades
  `,
  correction: words`
    glom det
    strunt
    dumheter
    nej
    eller nej
    nej forresten
    forresten nej
    menar
    skrev fel
    egentligen
    hellre
    forlat
    ursakta
    vanta
    jag menade
    jag menar
    fel
    rattelse
    inte
    gor det till
    oj
    snarare
    nej vanta
    vi menar
    sorry
    ups
    hoppsan
    ojda
    oj da
    menade
    det ska vara
    ska vara
    ratta
    korrigering
    lat oss saga
    ta
    gor om
    ta istallet
    battre
    na
    nae
    asch
    usch
    nej men
    oops
    upps
    hoppla
    pardon
    rattare sagt
    jag tog fel
    tog fel
    nja
    menar jag
    alltsa
  `,
  waitlist: words`
    vantelista
    vantelistan
    kolista
    hor av er om
    sag till om
    meddela mig om
    om nagot blir ledigt
    om det blir ledigt
    vantlista
    reservlista
    reservlistan
    kolistan
    pa ko
    i ko
    standby
    hor av (?:er|dig) om
    sag till (?:om|ifall|nar)
    (?:om|ifall|nar|skulle) (?:det |nagot |nat |ett |nagot bord |ett bord |nan tid |nagon tid |en tid ){1,2}(?:skulle )?(?:blir|bli|dyker|oppnar|kommer) (?:nagot |nat |ett bord |bord )?(?:ledigt|ledig|upp|loss)
    meddela (?:mig|oss) (?:om|ifall|nar)
  `,
  question: words`
    hur lange
    hur mycket
    hur dyrt
    vilken tid (?:oppnar|stanger)
    nar (?:oppnar|stanger|har ni)
    oppettider
    vad ar (?:er|ert|det)
    vad har
    var (?:ligger|finns|ar ni)
    menyn
    tar ni
    accepterar ni
    adressen
    parkering
    vad har ni
    nar (?:har|ar|stanger|oppnar) (?:ni|restaurangen|koket)
    hur lange (?:har|ar|kan|far)
    har ni oppet
    ar ni oppna
    ar det (?:mojligt att (?:sitta|fa mat|ta med)|dyrt|langt|klader|fullt)
    vad kostar
    vad tar ni
    hur (?:hittar|kommer) (?:man|jag|vi)
    vilka (?:tider|dagar) har ni
    serverar ni
    erbjuder ni
    kan ni (?:laga|fixa|ordna) (?:glutenfritt|vegan|vegetariskt|laktosfritt|mat)
    finns (?:det )?(?:parkering|hiss|laddplats|barnmeny|garderob|mojlighet)
    ligger ni
    var ligger
    telefonnummer till er
    er adress
    er meny
    ert telefonnummer
    kladkod
    hundar tillatna
  `,
  requests: words`
    (?:kan|far|skulle) (?:vi|jag)(?: fa| kunna)?
    gar det (?:bra )?att
    gar det
    ar det mojligt(?: att)?
    skulle det ga att
    kan ni
  `,
  questionStart: words`
    (?:(?:en|1) )?(?:snabb |kort |liten )?fraga
    (?:pa|i|med|till|fran|hos|for) (?:vilken|vilket|vilka|vad|nar|hur)
    maste (?:man|vi|jag)
    vad
    nar
    vem
    hur
    varfor
    vilken
    vilket
    vilka
    ar
    har
    kan
    kunde
    far
    finns
    skulle
    gar det
    tar
    var
    ar det
    ar ni
    hur dags
    serverar
    kan man
    far man
    tar ni
    har ni
    finns det
    undrar
    jag undrar
    vi undrar
    undrar om
    hur mycket
    brukar
  `,
  book: words`
    boka(?! av)
    bokar(?! av)
    bokning
    bokningen
    reservera
    reservation
    bord for
    ett bord
    bord till
    bord om
    bord pa
    bord at
    plats for
    plats till
    lediga bord
    ledigt bord
    bord ledigt
    nagot bord
    (?:vill|skulle vilja|tankte|tanker|onskar|hoppas) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:ata|ata middag|ata lunch|luncha|middag|komma forbi)
    (?:vill|skulle vilja|tankte|tanker|onskar|hoppas) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:komma in|komma pa middag|kaka)
    (?:garna|kan vi|kan jag|far vi|skulle|kommer) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:ata|ata middag|ata lunch|luncha|middag|komma forbi)
    (?:garna|kan vi|kan jag|far vi|skulle|kommer) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:komma in|komma pa middag|kaka)
    kaka ute
    ata ute
    ga ut och ata
    boord
    bord tack
    (?:forsok|forsoka|prova|testa) (?:igen|pa nytt|en gang till|1 gang till)
    (?:vill|skulle vilja|onskar|behover) (?:\p{L}{1,12} ){0,2}(?:ata|boka|reservera|ett bord|ha ett bord)
    (?:hitta|fixa|ordna|sok) (?:mig )?(?:en|ett) (?:\p{L}{1,20} )?(?:restaurang|bord|bokning)
  `,
  bookVerbs: words`
    boka
    reservera
    vill
    skulle
    behover
    soker
    hitta
    fixa
    ha
    har
    fa
    ordna
    onskar
    finns
    bokar
    bokas
    tankte
    onska
    onskas
    kan
    far
    ge
    skaffa
    sok
    letar
    bestalla
    undrar
    behovs
  `,
  bookNouns: words`
    bord
    bordet
    bokning
    reservation
    plats
    restaurang
    ledigt
    lediga
    borden
    platser
    ledig
    ledigt bord
    middagsbord
    lunchbord
    sittning
    tid
    bordsbokning
  `,
  proposals: words`
    vad sags om
    hur ar det med
    gar det
    funkar
    kan vi
    kan jag
    kan ni
    kan du
    har ni
    finns det
    skulle det ga
    och klockan
    gar det att
    kan man
    skulle vi kunna
    skulle jag kunna
    skulle man kunna
    finns
    ar det mojligt
    hur ser det ut
    ar det ledigt
    far vi
    far jag
    mojligt
    mojligtvis
    vad sager ni om
    passar
    gar det bra
  `,
  elsewhere: words`
    alarm
    alarmet
    vackarklocka
    larm
    paminn
    paminn mig
    paminnelse
    paminnelser
    timer
    spellista
    spellistan
    (?<!(?:finns det|har ni) (?:\p{L}{1,12} )?)musik(?! live)
    latar
    laten
    album
    albumet
    film
    filmer
    filmen
    bio
    biografen
    vadret
    vaderprognos
    (?:hur|vad|blir det) .{0,20}vader
    prognos
    regn
    regna
    regnar
    sno
    snoa
    temperatur
    soligt
    blasigt
    kallt
    varmt
    betygsatt
    roman
    boken
    serie
    tv-serie
    tv-spel
    soundtrack
    trailer
    spotify
    youtube
    spela
    lyssna
    malning
    fotografi
    lagg till .{0,60}(?:spellista|spellistan|lista|listan|album)
    vack mig
  `,
  closing: words`
    det var allt
    det ar allt
    inget mer
    inget annat
    hej da
    hejda
    vi ses
    ha det bra
    ha en bra dag
    adjo
    hejdo
    hej sa lange
    vi ses da
    vi hors
    ha en bra kvall
    ha en fin dag
    ha en trevlig kvall
    ha en fin kvall
    trevlig helg
    trevlig kvall
    god natt
    det var allt tack
    nej det var allt
    inget mer tack
    mvh
    med vanlig halsning
    halsningar
    vanliga halsningar
    vanligen
    tack och hej
    puss
  `,
  yes: words`
    ja
    japp
    jajamensan
    ja tack
    jo
    absolut
    visst
    sjalvklart
    javisst
    ok
    okej
    okay
    jadu
    jepp
    j
    jo tack
    jaa
    jaaa
    jada
    jada
    japp japp
    jupp
    jajamensann
    jajamen
    jajamansan
    jajaman
    jajjemen
    jajemen
    visst ja
    yes
    yep
    yess
    yup
    yees
    mm
    mmm
    mhm
    jaha ja
    okidoki
    oki
    okey
    okejda
    okejda
    jo da
    joda
    ja garna
    ja visst
    ja absolut
    ja det ar ratt
    ja precis
    garna ja
    sjalvklart ja
    absolut ja
  `,
  affirm: words`
    instammer
    bra
    perfekt
    stammer
    det stammer
    ratt
    korrekt
    precis
    exakt
    garna
    det blir bra
    det ar bra
    toppen
    jattebra
    utmarkt
    bekraftar
    jag bekraftar
    bekrafta
    bekraftat
    kor
    kor pa det
    det gar bra
    gar bra
    overens
    fint
    sakert
    naturligtvis
    givetvis
    det funkar
    det later bra
    later bra
    👍
    👌
    ✅
    definitivt
    kul
    vi kommer
    sant
    (?:det |den |allt |ja det )?(?:ar|blir|gar|later|ser|funkar) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:bra|perfekt|toppen|fint|utmarkt)
    (?:det |den |allt |ja det )?(?:ar|blir|gar|later|ser|funkar) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:ok|okej|ratt|korrekt)
    (?:det |den |allt |ja det )?(?:passar|verkar|duger|kanns) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:bra|perfekt|toppen|fint|utmarkt)
    (?:det |den |allt |ja det )?(?:passar|verkar|duger|kanns) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:ok|okej|ratt|korrekt)
    (?:det |den |allt |ja det )?(?:ar|blir|gar|later|ser|funkar) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:suverant|kanon|lugnt|jattebra)
    (?:det |den |allt |ja det )?(?:ar|blir|gar|later|ser|funkar) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:bra ut|finfint|kalas)
    (?:det |den |allt |ja det )?(?:passar|verkar|duger|kanns) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:suverant|kanon|lugnt|jattebra)
    (?:det |den |allt |ja det )?(?:passar|verkar|duger|kanns) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:bra ut|finfint|kalas)
    (?:det )?(?:funkar|passar|duger|stammer|racker)(?: bra| fint| utmarkt| perfekt| alldeles utmarkt| precis| kanon)?
    stammer bra
    allt stammer
    helt ratt
    helt korrekt
    kanon
    kanonbra
    suverant
    underbart
    hartigt
    grymt
    super
    superbra
    bra sa
    sa blir det
    da kor vi
    da sager vi det
    det ar lugnt
    vi kor pa det
    vi kor
    vi tar det
    kor pa
    boka det
    boka den
    boka(?! (?:1 |ett |nytt )?(?:nytt )?bord(?!\p{L}))
    gor det
    gor sa
    ordna det
    jag godkanner
    godkanner
    godkant
    godkand
    bekraftas
    accepterar
    jag accepterar
    jag ar med
    vi ar med
    jag kommer
    vi kommer garna
    ska bli kul
    det blir jattebra
    jattegarna
    mer an garna
    nice
    fantastiskt
    harligt
    nemas problemas
    inga problem
    alldeles riktigt
    riktigt
    sa ar det
    just det
    just precis
    kalas
    finemang
    vi ar dar
    jag ar dar
    inget problem
    inga problem alls
    varfor inte
    deal
    ingen fara
    vi bekraftar
    jag tar den
    vi tar den
    joo
    (?:alla|hon|han|de) ar med pa det
  `,
  deny: words`
    napp
    na
    misstycker
    nja
    nej
    nej tack
    nix
    nepp
    inte
    det stammer inte
    stammer inte
    fel
    felaktigt
    inkorrekt
    aldrig
    absolut inte
    inte alls
    tyvarr inte
    ingalunda
    n
    nope
    icke
    👎
    ❌
    falskt
    verkligen inte
    nae
    naa
    nah
    nej nej
    nejda
    nej da
    nejda
    nejvisst
    nehej
    neej
    nejj
    nixpix
    det blir inte bra
    det gar inte
    gar inte
    funkar inte
    det funkar inte
    passar inte
    det passar inte
    det ar fel
    inte ratt
    det ar inte ratt
    inte korrekt
    inte riktigt
    inte bra
    det ar inte bra
    helst inte
    vill inte
    jag vill inte
    inte intresserad
    ingen av dem
    ingetdera
    inget av dem
    blir fel
    det blir fel
    det var fel
    hellre inte
    knappast
    nej det racker
    no
    nej tack det ar bra
    det behovs inte
    behovs inte
    lat bli
    (?:lat|lamna) (?:det|den|allt) (?:vara|som (?:det|den|allt) ar)(?: som (?:det|den) ar)?
    andra (?:inget|ingenting)
    andra inte nagot
    inte den har gangen
    inte denna gang
    ingen av dessa
    ingendera
    inte idag
    inte nu
    inte mojligt
    passar mig inte
    passar oss inte
    inte langre
  `,
  withoutPhone: words`
    (?:inget|utan|har inget|jag har inget|ingen) (?:nummer|telefonnummer|telefon|mobil|mobilnummer)
  `,
  declines: words`
    har inget
    utan
    inget
    ingen
    hoppa over
    helst inte
    hellre inte
    skip
    pass
    vill inte uppge
    vill inte lamna
    det vill jag inte
    behovs inte
    vill helst inte
    vill inte
    nej tack
    jag hoppar over det
    hoppar over
    struntar i det
  `,
  but: ["men", "forutom", "dock", "fast"],
  greet: words`
    hej
    hejsan
    tja
    tjena
    god morgon
    god kvall
    god dag
    goddag
    halla
    hallo
    god natt
    hur mar du
    hur ar laget
    hej hej
    hejhej
    heej
    tjenare
    tjenixen
    tjohej
    god morron
    god formiddag
    god eftermiddag
    godkvall
    godmorgon
    god afton
    morsning
    hojsan
    hej pa er
    hej alla
    hej igen
    hallojsan
    tjabba
    tjo
    hi
    hello
    hej san
    hejsan hejsan
  `,
  thanks: words`
    tack
    tack sa mycket
    tusen tack
    stort tack
    tackar
    🙏
    tackar sa mycket
    tack for hjalpen
    tack for det
    tack ska du ha
    tack ska ni ha
    mange tack
    tack tack
    tackar tackar
    jattetack
    tackar och bockar
    thanks
    thx
    tack pa forhand
    tack sa jattemycket
    jattemycket tack
    hjartligt tack
    varmt tack
  `,
  complaint: words`
    vanta(?:de|t) (?:[\p{L}\d]{1,9} ){0,3}(?:timmar?|timme|minuter|evighet|lange)(?= .{0,60}(?:mat|ratt|notan|ingen|ursakt|forlat))
    ingen (?:\p{L}{1,8} ){0,3}(?:ursakt|forlat|ursaktade|om ursakt)
    (?:sjuka?|magsjuka?|illamaende|dalig[at]?) (?:av|efter) (?:\p{L}{1,8} ){0,2}(?:maten|middagen|besoket|ha atit|lunchen)
    (?:klaga|klagomal|reklamera|reklamation)
    (?:pengarna tillbaka|aterbetalning|ersattning|kompensation)
    (?:skandal|oacceptabelt|skamligt|for javligt|bedrovligt|under all kritik|uselt|bluff)
    (?:dalig|usel|hemsk|otrevlig|samsta|varsta)t? (?:service|mat|maten|upplevelse|restaurang|servicen|personal|kvall)
    (?:servitoren|servitrisen|servicen|maten|soppan|kottet|personalen) var (?:\p{L}{1,10} ){0,3}(?:kall|kallt|ra|dalig|otrevlig|hemsk|oatlig|usel|oforskamd)
    matforgift\p{L}{2,4}
    (?:ar|riktigt|mycket|jatte) (?:\p{L}{1,9} )?(?:arg|arga|besviken|besvikna|rasande|forbannad|forbannade)
    (?:ni ar|du ar) (?:\p{L}{1,9} )?(?:vardelosa?|inkompetenta?|usla|oduglig)
    aldrig mer
  `,
  sorrow: words`
    (?:har|ar) (?:\p{L}{1,9} )?(?:gatt bort|dott|avlidit|dod)
    (?:gatt bort|begravning|dodsfall|i sorg|avlidit)
    (?:sjukhus|sjukhuset|akuten|intensiven)
    (?:olycka|hjartattack|hjartinfarkt|stroke)
    (?:ar|blivit|alla|blev) (?:\p{L}{1,9} )?sjuka?
    (?:har|fatt) (?:\p{L}{1,5} )?(?:covid|corona|feber|influensa)
  `,
  usual: words`
    (?:som|precis som|samma som|likadant som) (?:forra gangen|sist|senast|vanligt|alltid|forut)
    samma(?: \p{L}{1,12}){0,2} som (?:vi hade |jag hade )?(?:forra gangen|sist|senast|vanligt|alltid|forut)
    (?:mitt|vart|det|min|var) (?:vanliga|favorit)(?: bord| plats| stalle| bordet)?(?= {0,2}(?:tack|pa|for|kl|i|[.!?,]|$))
    det vanliga(?: tack| bordet)?
  `,
  besides: words`
    (?:ett |det )?(?:andra|extra) (?:bordet|bord|bokning)
    (?:ett bord|en bokning) till(?= {0,2}(?:tack|imorgon|i morgon|pa fredag|pa lordag|[.!?,]|$))
    (?<=^ {0,2})(?:ett till|ett andra|bada|bada 2)(?= {0,2}(?:tack|borden|[.!?,]|$))
    (?<=^ {0,2})dessutom(?= {0,2}(?:tack|[.!?,]|$))
  `,
  late: words`
    (?:blir|ar|kommer|minuter|min|kvart|lite|nagra) (?:\p{L}{1,9} ){0,3}(?:sena?|forsenade?)
    forsenade?
    (?:sitter|fastnat|fast) (?:\p{L}{1,6} )?i (?:en )?(?:ko|bilko|trafiken|trafik)
    bilko
    (?:vi|jag) (?:kommer|ar dar|hinner)(?: forst| inte forran)? (?:kl |klockan |vid )?.{1,20} (?:istallet|i stallet)(?: for)?
    (?:vi|jag) (?:kommer|ar dar|hinner) (?:forst|inte forran) (?:kl |klockan |vid )?\d
  `,
  praise: words`
    toppen
    fantastiskt
    underbart
    jattebra
    harligt
    super
    kanon
    vad (?:bra|snallt|fint)
    perfekt
    det ar perfekt
    utmarkt
  `,
  thankedFor: words`for`,
  first: words`
    den forsta
    det forsta
    forsta
    den 1:a
    1:a
    den tidigaste
    forsta alternativet
    den tidigare
    den oversta
    det oversta
    den 1:e
    1:e
    nummer ett
    det forsta alternativet
    tidigaste
    den tidiga
    sa tidigt som mojligt
    sa snart som mojligt
    snarast
    tidigast mojligt
  `,
  last: words`
    den sista
    det sista
    sista
    den senaste
    sista alternativet
    den senare
    den understa
    det senaste
    den sena
    det sista alternativet
    senaste
    sa sent som mojligt
    senast mojligt
  `,
  choice: words`
    den
    det
    nummer
    alternativ
    alternativet
    jag tar
    jag tar den
    jag valjer
    ta
    ta den
    vi tar
    valjer
    nr
    vi valjer
    jag vill ha
    vi vill ha
    garna
    helst
    jag kor pa
    vi kor pa
    kor pa
    tid
    tiden
    forslag
    forslaget
    den dar
    da
    vi tar den
    jag vill ha den
    vi vill ha den
    blir bra
    ar bra
    gar bra
    funkar
    passar
    passar bra
    passar mig
    passar oss
    ar perfekt
  `,
  places: words`
    andra|2:a|2a
    tredje|3:e|3e
    fjarde|4:e|4e
    femte|5:e|5e
    sjatte|6:e|6e
  `,
  any: words`
    vilken som helst
    vilket som helst
    nagon av dem
    spelar ingen roll
    det spelar ingen roll
    kvittar
    det kvittar
    alla funkar
    alla gar bra
    bada
    bada funkar
    bada gar bra
    valj du
    ni far valja
    ingen preferens
    nar som helst
    vi ar flexibla
    jag ar flexibel
    flexibel
    sak samma
    strunt samma
  `,
  fillers: words`
    tack
    snalla
    eh
    hm
    alltsa
    da
    sa
    oh
    ah
    kanske
    ok
    okej
    och
    ja
    men
    nog
    ju
    nu
    tror jag
    bara
    jag sa
    garna
    val
    hmm
    liksom
    typ
    ehm
    jo
    va
    tack snalla
    please
    pls
    forresten
    isafall
    i sa fall
    tack pa forhand
    allts
    vi tanker
    tanker
    jag tror
    sager
    jag tanker
    sag
    helst
  `,
};
