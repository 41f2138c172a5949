import type { TopicWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const topics: TopicWords = {
  fees: words`
    kostar det (?:\p{L}{1,7} )?att (?:boka|reservera)
    gratis att (?:boka|reservera)
    betala (?:nagot )?(?:for )?att (?:boka|reservera)
    kostar (?:en )?bokning(?:en)?
    om (?:jag|vi) glom\p{L}{2,4}(?: bort)?(?: det)?
    (?:betala|betalar|kostar|kosta) (?:[\p{L}]{1,10} ){0,4}om (?:[\p{L}\d]{1,12} ){0,4}(?:sjuka?|uteblir|saknas|mindre|farre)
    om (?:[\p{L}\d]{1,12} ){0,4}(?:sjuka?|farre|uteblir) (?:\p{L}{1,10} ){0,2}(?:betala|kostar|avgift)
    (?:drar|dras|drags|dra|debiteras|debiterar) (?:\p{L}{1,10} ){0,4}(?:kortet|kort|kontot|handpenningen|betalt)
    (?:forlorar|fa|far|aterbetalas|behaller) (?:\p{L}{1,10} ){0,4}(?:handpenningen|depositionen|forskottet|pengarna)(?: tillbaka)?
    (?:straffavgift|bots|boter|debiteras|debitering|aterbetalning|avgift)
    (?:betala|betalar|kostar|kosta|hander) (?:[\p{L}]{1,10} ){0,4}om (?:[\p{L}]{1,12} ){0,4}(?:inte|farre|bara|avbok\p{L}{1,4}|mindre)
    (?:hur lange|nar|till nar|hur sent) (?:\p{L}{1,12} ){0,4}(?:avboka|avbokar)
    (?:kortuppgifter|kreditkort|kortnummer) (?:\p{L}{1,8} ){0,3}(?:boka|bokning|lamna|uppge)
    om (?:jag|vi|nagon|man|en av oss) inte (?:kommer|dyker upp|kan komma|kan)
    no[- ]?show(?:-?avgift)?
    (?:avbok\p{L}{1,4}|avbestalla|stalla in) (?:\p{L}{1,10} ){0,5}(?:till|tills) nar
    handpenning
    deposition
    forskott
    (?:betala|betalar) (?:\p{L}{1,8} ){0,2}(?:i forskott|i forvag|nu|direkt)
    avboknings(?:regler|avgift|avgifter|villkor|policy|kostnad|kostnader|tid)
    (?:finns det|tar ni|tas det|ar det) (?:nagon |en |ut ){0,2}avgift
    (?:kostar|kosta|hander|betala) (?:[\p{L},]{1,12} ){0,5}(?:avboka|avbokar|avbokning)
    (?:hur lange|hur sent|nar senast|till nar) (?:[\p{L}]{1,12} ){0,4}avboka
    (?<!maste (?:\p{L}{1,8} ){0,2})avboka (?:\p{L}{1,12} ){0,3}(?:gratis|kostnadsfritt|utan kostnad|senare|samma dag|i sista stund|om)(?: (?:fram )?till nar)?
    (?:behover|vill|kraver|maste) (?:ni|du|jag|vi) (?:\p{L}{1,6} ){0,2}(?:mitt |vart |ett |min |kontonummer)?(?:kortnummer|kort|kreditkort|kortuppgifter)
    (?:(?:fram )?(?:till|innan) (?:vilken|vilket|hur manga) (?:dag|dagar|datum|tid|klockslag|timmar)(?: innan| fore)?) (?:[\p{L}',]{1,12} ){0,6}(?:avboka\p{L}{0,2}|avbestalla|stalla in)
    (?:avboka\p{L}{0,2}|avbestalla|stalla in)(?: [\p{L}']{1,14}){0,4},? (?:(?:fram )?(?:till|innan) (?:vilken|vilket|hur manga) (?:dag|dagar|datum|tid|klockslag|timmar)(?: innan| fore)?)
  `,
  stay: words`
    (?:maste|behover|far|kan|ska) (?:vi|jag|man) (?:[\p{L}\d:.]{1,12} ){0,6}(?:sitta kvar|stanna kvar|stanna|ga hem|lamna bordet|ga en|resa oss)
    maste (?:vi|man) (?:[\p{L}\d:.]{1,12} ){0,4}(?:ga|lamna|bort)
    (?:hur lange|hur mycket tid|hur manga timmar) (?:\p{L}{1,10} ){0,5}(?:bordet|bord|sitta|stanna|kvar|ha|tid)
    (?:tidsgrans|tidsgransen|tidsbegransning|tidsbegransat|sittningstid|sittningstider|sittningar)
    (?:utslangda|utkastade|kastar (?:ni )?ut|slanger (?:ni )?ut)
    (?:lamna|ge) (?:ifran oss |tillbaka |ut )?bordet
    hur lange (?:\p{L}{1,10} ){0,4}(?:stanna|bordet|sitta|ha|kvar|bord)
    hur mycket tid har vi
    (?:till nar|tills nar|hur sent) (?:har|far|kan) (?:vi|jag|man) (?:\p{L}{1,8} ){0,2}(?:bordet|sitta|behalla)
    tidsgrans
    tidsbegransning
    (?:maste|behover) vi (?:ga|lamna|lamna bordet|ge oss av)
    hur (?:lang tid|lange) (?:har|far|kan) (?:vi|man) (?:ha |behalla )?(?:bordet|sitta|stanna)
  `,
  day: words`
    (?:vilket datum|vilken dag|vad ar det for (?:dag|datum))(?: (?:ar|blir|var|infaller) (?:det|den|idag|\p{L}{3,8}dag))?
    vad ar datumet
  `,
  assistant: words`
    (?:ar du|ar det har|pratar jag med|skriver jag med) (?:en |1 |bara ){0,2}(?:automat|maskin|robot)
    (?:vem|vilka) (?:ar du|ar ni|ar det|pratar jag med|skriver jag med)
    (?:ar du|ar ni|ar det har|ar det|pratar jag med) (?:en |ett |1 |verkligen ){0,2}(?:robot|bot|maskin|manniska|ai|dator|program|chatbot)
    (?:skriver jag med|chattar jag med) (?:en |ett |1 |verkligen ){0,2}(?:robot|bot|maskin|manniska|ai|dator|program|chatbot)
    (?:ar du|ar ni|ar det har|ar det|pratar jag med|skriver jag med|chattar jag med) (?:en |ett |1 |verkligen ){0,2}(?:riktig manniska|riktig person|person)
    vad heter du
    (?:sitter|ar|finns) det (?:en |1 |nagon )?(?:riktig )?(?:manniska|person|nagon) bakom
  `,
  largest: words`
    hur manga (?:personer |gaster )?(?:kan|tar|far|ryms|klarar) (?:ni|vi|man|det|plats)? ?(?:ta emot|vara|komma|ta|boka|sitta|fa plats|hogst)?
    (?:storsta|maximala) (?:sallskap(?:et)?|grupp(?:en)?|antal(?:et)?|sallskapet)
    hur stort sallskap
    max antal (?:personer|gaster)
  `,
  starts: words`
    (?:vilken|vad|nar) ar (?:den |det )?(?:tidigast|senast|sist)a?e?(?: (?:tiden|ni har|mojliga))?(?=[.!?, ]*$)
    hur (?:sent|tidigt) (?:kan|far) (?:jag|vi|man) (?:som senast |senast )?(?:komma|boka|ata|fa bord)
    nar (?:kan|far) (?:jag|vi|man) (?:komma |boka )?(?:som )?(?:senast|tidigast)
    (?:senaste|sista|tidigaste) (?:bordet|bordstiden|bokningen|tiden|tid|bokning)
    (?:det |den )?forsta (?:och|eller) (?:det |den )?sista (?:bordet|bord|tiden|tid)
  `,
  ownName: words`
    varfor (?:\p{L}{1,10} ){1,4}?(?:mitt|vart|ett) (?:for|efter)?namn
    vad (?:gor|ska|hander|behover|anvander) (?:\p{L}{1,8} ){0,4}(?:mitt|vart) (?:for|efter)?namn
  `,
  ownPhone: words`
    varfor (?:\p{L}{1,10} ){1,4}?(?:mitt|vart|ett) (?:telefon|mobil)?nummer
    vad (?:gor|ska|hander|behover|anvander) (?:\p{L}{1,8} ){0,4}(?:mitt|vart) (?:telefon|mobil)?nummer
    vem (?:ser|far) mitt (?:telefon|mobil)?nummer
  `,
  reminder: words`
    (?:far|skickar|kommer)(?: jag| vi| ni| du| det)?(?: mig| oss)?(?: nagon| en| att fa en)? paminnelse
    paminner (?:ni|du) (?:mig|oss)
  `,
  noted: words`
    (?:ar|star|finns) (?:\p{L}{2,16} ){0,3}(?:noterad|noterat|noterade|antecknad|antecknat|inskriven|inskrivet|med i bokningen)
    (?:har du|har ni) (?:noterat|antecknat|skrivit upp|fort vidare)
  `,
  adjusting: words`
    vad (?:hander|blir det|gor vi) (?:om|ifall) (?:det )?(?:bara|endast) (?:en|1|nagon)(?: av oss)? (?:kommer|kan|dyker upp)
    (?:vad hander|tank|men|och) om det (?:bara |endast )?(?:kommer|blir|dyker upp) (?:bara |endast )?(?:en|1|nagon|farre|fler)(?: av oss)?
    (?:vad hander|tank|men|och) om (?:det )?(?:bara |endast )?(?:en|1|nagon|farre|fler|inte alla|vi (?:blir|ar) (?:farre|fler|bara)) ?(?:av oss )?(?:kommer|kan|blir|ar|dyker upp)?
    (?:kan|far) (?:jag|vi|man) (?:andra|justera) (?:det|antalet|tiden|bokningen|bordet)(?: personer| gaster)? (?:senare|efterat|sedan|i efterhand)
    (?:vad hander|tank|men|och) om vi (?:bara |endast )?(?:blir|ar|kommer) (?:bara |endast )?#
    (?:lagga till|ta med) (?:nagon|fler|en person|folk)(?: till)? (?:senare|efterat|sen)
  `,
  hours: words`
    oppettid(?:er|erna)?
    (?:har|ar|haller) (?:ni|restaurangen|det|koket|ni det)(?: \p{L}{1,12}){0,3} (?:oppet|oppna|stangt|oppen|stangd)
    oppet (?:pa|till|idag|imorgon|ikvall|nu)
    oppnar
    stanger
    stangt
    stangningstid
    koket (?:stanger|oppet|oppnar)
    hur lange (?:har|ar) (?:ni|koket)
    hur sent(?: serverar ni(?: mat)?)?
    (?<!(?:avbok\p{L}{1,4}|avbestalla|stalla in) (?:\p{L}{1,10} ){0,5})till nar
    fran nar
    nar (?:oppnar|stanger)
    sista bestallning
    (?:nar|hur dags|vilken tid|hur lange) (?:slutar|borjar|ar|serveras) (?:lunchen|middagen|brunchen|frukosten|lunch|middag)(?: over| slut)?
  `,
  address: words`
    hur (?:kommer|tar|hittar) (?:jag|vi|man)(?: mig| oss| sig)? (?:dit|till er|fram|hem till er)
    (?:jag|vi) hittar inte(?: (?:till er|dit|fram|stallet|restaurangen|ingangen))?
    (?:jag|vi) har (?:gatt|kort|kommit) (?:vilse|fel)
    adress(?:en)?
    var (?:ligger|ar|finns|hittar|sitter)(?: ni| restaurangen| det| jag er| vi er)?(?: nagonstans)?
    hitta(?: till)? er
    vagbeskrivning
    hur (?:kommer|tar|hittar) (?:jag|vi|man)(?: mig| oss| sig)? (?:till er|dit|fram)
    vilken gata
    postnummer
    plats pa kartan
  `,
  contact: words`
    telefonnummer
    telefon
    ert nummer
    numret
    ringa (?:er|till er)
    na er
    kontakta er
    kontakt(?:uppgifter)?
    e-?post(?:adress)?
    mejl(?:adress)?
    mail(?:adress)?
    e-?mail
    hemsida
    webbplats
    instagram
    facebook
  `,
  photos: words`
    foton?
    bild(?:er|erna)?
    galleri
    hur det ser ut
    hur ser det ut
  `,
  parking: words`
    parkera
    parkering(?:en|ar|splats|splatser|shus|sgarage)?
    p-?hus
    p-?plats(?:er)?
    garage
    laddstolpe
    laddstation
    stalla bilen
  `,
  transport: words`
    buss(?:en|hallplats)?
    tunnelbana(?:n)?
    tunnelbanestation(?:en)?
    t-bana(?:n)?
    sparvagn
    tag(?:et)?
    pendeltag
    station(?:en)?
    hallplats
    kollektivtrafik
    taxi
  `,
  dogs: words`
    hund(?:ar|en|arna)?
    valp
    husdjur
    djur
    katt
    hundvanligt
  `,
  children: words`
    barn(?:en|stol|stolar|meny|menyn|vagn|vagnar|vanligt|portion|portioner)?
    bebis(?:ar|en)?
    smabarn
    skotbord
    lekhorna
    lekplats
  `,
  access: words`
    rullstol(?:en|ar|sanpassat|sanpassad|sburen)?
    tillganglig(?:t|het)?
    handikapp(?:anpassat|anpassad|toalett|vanligt)?
    rullator
    trapp(?:a|or)
    trappsteg
    hiss
    ramp
    rorelsehindrad(?:e)?
    funktionsnedsattning
  `,
  payment: words`
    kort
    kreditkort
    bankkort
    kontant(?:er)?
    swish(?:a)?
    amex
    american express
    visa(?! (?:mig|oss|lite|bilder|foto|menyn))
    mastercard
    apple pay
    klarna
    betala
    betalning
    presentkort
    rikskort
    rikskuponger
    edenred
    dricks
    nota(?:n)?
    dela notan
  `,
  diets: words`
    vegan(?:skt|ska|sk|er)?
    vegetarisk(?:t|a)?
    vegetarianer?
    veg
    veggo
    glutenfri(?:tt|a)?
    gluten
    celiaki
    halal
    kosher
    laktosfri(?:tt|a)?
    laktos
    notter
    notallergi(?:ker)?
    jordnot(?:ter)?
    allergi(?:er|ker|sk|ska)?
    allergener
    intoleran(?:t|ta|s|ser)
    specialkost
    diet(?:er)?
  `,
  menu: words`
    vad (?:rekommenderar (?:ni|du)|ar gott(?: hos er| dar)?|kan ni rekommendera|har ni for gott)
    meny(?:n|er)?
    ratter?
    mat(?:en)?
    kok
    dagens(?: lunch| ratt)?
    dagens
    avsmakning(?:smeny)?
    vin(?:er|lista)?
    cocktails?
    ol
    dryck(?:er)?
    drinkar
    efterratt(?:er)?
    dessert(?:er)?
    biff
    stek
    fisk
    skaldjur
    ostron
    pizz(?:a|or)
    pasta
    burgare
    hamburgare
    sushi
    brunch
    frukost
    buffe
    julbord
  `,
  prices: words`
    pris(?:er|et|erna|klass|niva)?
    kostar
    kosta
    kostnad
    dyrt
    dyra
    billigt
    hur mycket (?:kostar|ar)
    deposition
    handpenning
    avgift
    per person
    budget
  `,
  outdoors: words`
    ute
    utomhus
    uteservering(?:en)?
    terrass(?:en)?
    tradgard(?:en)?
    innergard(?:en)?
    takterrass
    balkong
    utsikt
    varmare
  `,
  dress: words`
    dresscode
    kladkod
    klader
    kla (?:sig|oss|mig|upp)
    jeans
    shorts
    slips
    kavaj
    kostym
    (?:fin|upp)kladd(?:a)?
  `,
  corkage: words`
    korkavgift
    korkpengar
    (?:egen|eget|egna) (?:\p{L}{1,12} )?(?:vin|flaska|tarta|dryck|mat|champagne)
    ta med(?: oss| mig)? (?:vin|en flaska|tarta|en tarta|mat)
  `,
  wifi: words`
    wi-?fi
    internet
    eluttag
    uttag
  `,
  smoking: words`
    rok(?:a|are|er|ning|ruta|rum)(?: (?:ute|utomhus|pa (?:uteserveringen|terrassen)))?
    vejpa
    vattenpipa
    cigarr(?:er)?
  `,
  music: words`
    musik(?:en)?
    livemusik
    live
    band
    dj
    karaoke
    piano
    fotboll(?:en)?
    match(?:en)?
    dans(?:a)?
    underhallning
    stamning
  `,
  events: words`
    privat (?:rum|matsal|fest|tillstallning)
    eget rum
    separat rum
    chambre
    abonnera
    hyra
    brollop
    fodelsedagsfest
    foretagsfest
    julfest
    evenemang
    event
    stora? sallskap
    stora? grupper?
    catering
    ta ?away
    take ?away
    avhamtning
    hemkorning
    leverans
    levererar
  `,
};
