import type { AnswerWords } from "../answer-words.ts";
import { words } from "../word-list.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  pleas: words`
    tack
    snalla
    garna
  `,
  changing: words`
    andra
    andra det
    andra den
    andra sa
    flytta
    flytta den
    boka om
    byt
  `,
  besides: words`
    jag
    mig
    mej
    min
    mitt
    mina
    vi
    oss
    vart
    vara
    du
    dig
    ni
    er
    det
    de
    dem
    den
    detta
    denna
    dar
    har
    ar
    blir
    blev
    bli
    ska
    skall
    skulle
    har
    hade
    ha
    en
    ett
    alla
    allt
    alltihop
    och
    att
    som
    sa
    da
    nu
    har
    aven
    ocksa
    mycket
    valdigt
    riktigt
    helt
    jatte
    verkligen
    bara
    for
    till
    pa
    i
    med
    om
    av
    vid
    kl
    klockan
    ikvall
    idag
    imorgon
    just
    igen
    redan
    ju
    val
    samma
    overenskommet
    sagt
    bestamt
    vanligt
    gar
    funkar
    passar
    later
    ser
    ut
    kanns
    verkar
    stammer
    duger
    boka
    bokar
    bokas
    bokad
    bokat
    bokning
    bokningen
    bord
    bordet
    plats
    tid
    tiden
    datum
    dag
    dagen
    uppgifter
    uppgifterna
    detaljer
    detaljerna
    bekrafta
    bekraftar
    bekraftelse
    reservera
    reserverar
    gor
    gora
    kor
    kora
    ordna
    fixa
    skriv
    skriva
    upp
    in
    lagg
    ta
    tar
    tag
    vill
    garna
    tacksam
    tacksamma
    fortsatt
    halla
    hall
    vi ses(?: da| dar| snart)?
    ses(?: da| dar| snart)?
    (?:vi |jag )?ser fram emot (?:det|att komma|besoket|kvallen)
    ser fram emot
    langtar
    ska bli (?:kul|trevligt|roligt|gott|mysigt)
    kul
    trevligt
    mysigt
    glad
    glada
    halsningar
    hej
    mvh
    kram
    ide
    bra ide
    jaaa?
    jaa
    japp
    okidoki
    okejj
    supert
    supernajs
    najs
    nice
    toppenbra
    klockrent
    kalasbra
    mycke
    kommer
    komma
    fram
    emot
    vannen
    hjalpen
    fredag
    oki
  `,
  afterNo: words`
    nej
    tack
    jag
    vi
    det
    den
    tyvarr
    ledsen
    forlat
    ursakta
    sorry
    inte
    vill
    kan
    behovs
    behover
    gar
    hinner
    kommer
    langre
    idag
    nu
    den har
    gangen
    avboka
    strunta
    strunt
    skippa
    glom
    lat
    hellre
    boka
    bokar
    stammer
    ratt
    bra
    korrekt
    men
    for
    eftersom
    min
    var
    du
    ni
    alls
    funkar
    passar
    faktiskt
    verkligen
    ingen
    inget
    det
    andra
    anda
    mer
    langre
  `,
  passedOn: words`
    (?:hon|han|de|alla|de andra|barnen|chefen) (?:sager|sa|tycker)(?: att)?
    (?:min|mitt|mina|var|vara) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:sager|sa|tycker)(?: att)?
  `,
  noWishes: words`
    (?:inga|inget|utan)(?: andra| fler| ytterligare| speciella| sarskilda)? (?:onskemal|onskningar|krav|preferenser|kommentarer)
    (?:inget|ingenting) (?:mer|annat|sarskilt|speciellt|att tillagga)(?: an det)?
    (?:vi|jag) har inga (?:sarskilda |speciella )?onskemal
  `,
  postpones: words`
    fraga (?:mig|oss|igen|senare)
    paminn (?:mig|oss)
    vet (?:\p{L}{1,8} ){0,3}(?:imorgon|i morgon|senare|ikvall|i kvall|forst)
    kan (?:\p{L}{1,8} ){0,3}svara
    (?:ska|skall|maste|far|vill|behover|kan|borde|tanker|bara) (?:\p{L}{1,9} ){0,4}(?:fraga|kolla|kolla|stamma|hora|checka|prata)
    (?:ska|skall|maste|far|vill|behover|kan|borde|tanker|bara) (?:\p{L}{1,9} ){0,4}(?:diskutera|se efter|tanka|fundera)
    (?:ska|skall|maste|far|vill|behover|kan|borde|tanker|bara) (?:\p{L}{1,9} ){0,4}(?:ringa|undersoka|dubbelkolla|vanta|hora med|kika|avvakta|samrada)
    kollar
    kolla med
    fragar
    jag fragar
    vi fragar
    hor med
    hora med
    checkar
    snackar med
    pratar med
    stammer av
    aterkommer
    atekommer
    aterkomma
    (?:hor|hors) av (?:mig|oss)
    later (?:dig|er) veta
    meddelar
    sager till
    lat (?:mig|oss|mej)(?! saga)
    ge (?:mig|oss) (?:(?:en|ett|lite|nagra|bara|\d{1,2}) ){0,3}(?:till|tills|tid|betanketid|minuter|minut|sekund|stund|timme|timmar|dag|ogonblick)(?![\p{L}])
    tror det
    jag tror det
    det tror jag
    antar det
    jag antar
    antar
    formodar
    hoppas(?! (?:ni|du))
    forhoppningsvis
    i princip
    i teorin
    teoretiskt
    mer eller mindre
    beror
    kommer an pa
    preliminart
    (?:kan|far|kunde|skulle) (?:jag|vi) (?:\p{L}{1,9} ){0,4}(?:bekrafta|svara|bestamma|aterkomma|tanka|fundera|saga till)
    (?:bekraftar|svarar|bestammer|meddelar|skriver|aterkommer|sager till) (?:\p{L}{1,6} ){0,1}(?:senare|sen|imorgon|i morgon|ikvall|i kvall|strax|nar)
    inte an
    inte annu
    annu inte
  `,
  doubts: words`
    kanske
    kanhanda
    eventuellt
    ev
    mojligen
    mojligtvis
    troligen
    troligtvis
    formodligen
    antagligen
    nog(?= (?:inte|ja|maste|far|behover))
    vanta
    vant
    ett ogonblick
    ogonblick
    (?:en|1|ett|bara en) (?:sekund|sek|minut|min|stund|liten stund|ogonblick|sec)
    (?:\d{1,2}|nagra|par) (?:min|minuter|sekunder|timmar|dagar)
    strax
    snart aterkommer
    senare(?<!ses senare)
    sen (?:sa|bestammer|svarar|aterkommer)
    forst
    innan (?:jag|vi|det)
    inte an
    an inte
    inte (?:riktigt |helt |sa )?saker
    osaker
    osakra
    inte sakra
    vet (?:jag |ej |vi |faktiskt ){0,3}inte
    vet ej
    vete
    ingen aning
    tveksam
    tvekar
    tvekan
    obestamd
    inte bestamt
    bestammer
    bestamma
    besluta
    beslutar
    fundera
    funderar
    fundering
    tanka (?:pa|over|efter|lite|igenom)
    tanker (?:pa|over|efter|lite)
    betanketid
    sova pa
    om (?:det|jag|vi|inte|man|ni|du|hon|han|alla|barnen|vadret|nagon|min|mina|mitt|tiden|den|ingen|ni|de|mojligt|nagot)
    ifall
    forutsatt
    under forutsattning
    savida
    sa lange
    bara om
    endast om
    nar jag (?:vet|har|hort|pratat)
    nar vi (?:vet|har)
    tills (?:jag|vi)
    huruvida
    utifall
    🤔
    😬
    🤷
    ^(?:(?:ok|okej|ja|bra)[,.! ]{1,3})?(?:hej da|hejda|adjo|god natt|hej hej)(?=[,.! ]*$)
    na ja
    naja
    nja
    tja
  `,
  asks: words`
    (?:gar|ar|blir|kan|kunde|far|ska|skulle|maste|behover|har|finns|funkar|passar|kostar|galler) (?:det|den|jag|vi|ni|
      man|du|dar|nagon|nagot|barn|hundar)(?! (?:bra|ok|okej|fint|perfekt|boka|bokas|garna|toppen|sa|inte|bra|utmarkt|
      alldeles|helt|boka)(?:[,.! ]|$))
    gar det bra (?:att|med|om|for)
    ar det (?:ok|okej|bra|lugnt) (?:att|med|om)
    okej? (?:om|att|med)
    vad (?:kostar|hander|ar|gor|galler|om)
    hur (?:lange|mycket|sent|dyrt|gor|ar|funkar|blir|manga)
    nar (?:maste|kan|ar|behover|senast)
    varfor(?! inte)
    var (?:ligger|finns|kan)
    ja eller nej
    undrar
    mojligt att
    saker pa
    (?:stammer|blir|later|gar|passar|funkar|ar) (?:det|detta|den)
  `,
  orders: words`
    kan ni
    kan du
    kunde ni
    kunde du
    skulle ni kunna
    skulle du kunna
    vill ni
    vill du
    snalla
    kan man
    kan jag fa
    kan vi fa
  `,
  notCancelling,
};
