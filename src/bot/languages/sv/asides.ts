import type { AsideWords } from "../aside-words.ts";
import { words } from "../word-list.ts";

export const asides: AsideWords = {
  hearsay: words`
    (?:jag|vi) (?:har )?(?:horde|hort|laste|last|sag)
    nagon sa
    de sa
    tydligen
    (?:ni|du) (?:svarade|sa) (?:aldrig|inte)
    (?:ni|du) har inte (?:svarat|sagt)
    (?:jag|vi) (?:fragade|undrade) (?:om|efter)
  `,
  eatsOut: words`
    (?:ata|kaka)(?: (?:lite|gott|middag|lunch|kvallsmat|mat|brunch)){0,2} ute(?!,? (?:om (?:det|vadret|solen)|pa (?:terrassen|uteserveringen|altanen)))
  `,
  told: words`
    (?:behover|behovs) (?:\p{L}{2,8} ){0,3}(?:plats|utrymme)(?! for(?!\p{L}))
    (?:plats|utrymme) (?:vore|behovs|skulle)
    (?:gillar|tycker) (?:inte|ej)(?: om)?(?! (?:det|den|de|tiden|bordet|att|dagen|stallet|iden)(?!\p{L}))(?= \p{L}{3})
    (?:ett|tva|tre|fyra|fem|sex|sju|atta|nio|tio|elva|tolv|\d{1,2}[- ]?)aring(?:ar|en)?
    kommer senare
    ansluter
    senare
    tyst(?:a|are)?
    stilla
    lugna
    mysig(?:t|a)?
    ljus(?:t|a)?
    mork(?:t|a)?
    solig(?:t|a)?
    drag
    dragigt
    varme
    varmare
    luftkonditionering
    soffa
    bank
    kuddar?
    barstolar
    dorr(?:en)?
    entre(?:n)?
    ingang(?:en)?
    toalett(?:en|er|erna)?
    kok(?:et)?
    hogtalare
    akvarium
    piano
    scen(?:en)?
    uppe
    nere
    langst in
    eget rum
    samma bord
    bottenvaning
    (?:stort|litet|runt|langt|hogt|lagt|fint|bra|trevligt|annat|lugnt|tyst) bord
    bredvid varandra
    sitta ihop
    sitta tillsammans
    intill
    mittemot
    plats for
    langt ifran
    bort fran
    inte nara
    dov(?:a)?
    horselskadad\p{L}{0,1}
    blind(?:a)?
    synskadad\p{L}{0,1}
    kryckor
    kapp
    gips(?:at)?
    brut(?:it|en)
    aldre
    gammal
    gravida?
    ammar?
    autis\p{L}{1,5}
    epilep\p{L}{1,3}
    bebis(?:ar|en)?
    smabarn
    barn(?:en|barn)?
    yngst[ae]
    babyskydd
    sittkudde
    barnmeny
    ritpapper
    nappflaska
    ater
    ata(?! ?(?:[¦.,!?]|$))
    dricker
    dricka
    talar?(?= inte| ej)
    alkohol
    alkoholfri(?:tt|a)?
    vitlok
    lok
    svamp(?:ar)?
    tomat(?:er)?
    stark(?:t|a)? mat
    stark mat
    kryddig(?:t|a)?
    koriander
    griskott
    flask
    notkott
    lamm
    kott
    ra(?:tt|a)? fisk
    salt
    socker
    mjolk
    ost
    vete
    jordgubbar
    diabet\p{L}{1,4}
    diet
    specialkost
    gronsaker
    meny(?:n|er)?
    efterratt(?:er)?
    vin
    champagne
    bubbel
    flaska \p{L}{3,12}
    \p{L}{3,14}fri(?:tt|a)?
    utan (?!(?:ett |mitt |nagot )?(?:nummer|telefon\p{L}{0,7}|mobil|namn|mig|oss|tvekan|problem)(?![\p{L}]))\p{L}{3,15}
    ing(?:en|a|et) (?:notter|vitlok|lok|kott|fisk|flask|alkohol|socker|salt|musik|gluten|mjolk)
    brollop\p{L}{0,6}
    gifta?(?:r|rmig|de|s)?
    forlovad(?:e)?
    befordr\p{L}{1,4}
    examen
    student(?:en)?
    pension(?:en|ering)?
    avsked\p{L}{0,8}
    avtackning
    aterforening
    forsta dejten
    mors dag
    fars dag
    alla hjartans dag
    dop
    konfirmation
    begravning
    jubileum
    fira(?:r|s)?
    fyller \d{1,3}
    speciell (?:dag|kvall)
    tillfalle
    ballonger
    blommor
    bukett
    rosor
    tal till
    skal for
    frieri
    fria
    ring
    foton?
    dekor\p{L}{1,6}
    rullstol\p{L}{0,8}
    trapp(?:a|or|steg)
    ramp
    hiss
    gar daligt
    svart att ga
    katt(?:er)?
    djur
    (?:ledar|assistans|service|signal)hund(?:en|ar)?
    vattenskal
    hundar?
    sena
    sen(?= ankomst)
    forsen\p{L}{1,5}
    brattom
    snabb middag
    taget
    teater(?:n)?
    konsert(?:en)?
    bagage
    vaskor
    vaska
    resvaskor
    cyk(?:el|lar)
    jackor
    separat(?:a)?
    notan?
    notor
    kvitto
    faktura
    kontant\p{L}{0,2}
    presentkort
    engelska
    pratar
    eluttag
    wifi
    projektor
    skarm
    fotboll
    musik(?:en)?
    buller
    hogljutt
    kallt
    varmt
    hett
    rok(?:er|are)?
  `,
  bygone: words`
    (?:flyger|(?:aker|reser) (?:redan )?(?:hem|tillbaka))
    (?:flyg(?:et)?|plan(?:et)?|tag(?:et)?|farja(?:n)?|bat(?:en)?) (?:blev|ar|var|har blivit) (?:install[td]|installda|forsena[td])
    dog
    avled
    gick bort
    (?:har )?avlidit
    gifte oss
  `,
  passing: words`
    (?:vi|jag) (?:kommer|anlander) till (?!er(?![\p{L}])|restaurangen|bordet)\p{L}{3,16}(?: den| pa)?
    (?:aker|flyger|reser|vander) (?:hem|tillbaka|vidare)
    anland(?:er|a)
    ankommer
    kommer fram
    stannar?
    reser
    flyger
    lamnar
    fyller(?: ar)?
    fodelsedag(?:en)?
    brollop(?:et|sdag|sdagen)?
    arsdag
    fodd
    skriver
    (?:ert|er|ditt) (?:mejl|mail|meddelande)
    semester
    forra (?:aret|gangen|manaden|veckan)
    i fjol
    senast
    for ett ar sedan
    faktura(?:n)?
    rakningen
    handpenning
    ringde
    pratade
    talade
    gifta
    at vi
    var vi
    var jag
    stangt
    ar (?:vi|jag) (?:hos|i|pa)
    aker
    hem
    landar
    (?:flyg|flyget|flight|plan|planet|tag|taget|farjan)
    (?:min|mina|mitt|var|vart|vara) \p{L}{2,14} kommer
    (?:vart|mitt|var|min) (?:forra |senaste |forsta )?(?:besok|vistelse)
  `,
  dayUnknown: words`
    (?:datumet|dagen|datum) (?:\p{L}{2,8} ){0,3}(?:inte|ej) (?:\p{L}{2,10} ?){0,3}
    (?:datumet|dagen) ar (?:annu )?(?:oklart|oppet|oklar|oppen|obestamt)
    vet inte (?:\p{L}{2,8} ){0,3}(?:datum|datumet|dag|dagen)
  `,
  countedIn: words`
    inraknade?
    medraknade?
    inkluderade?
  `,
  nthOfThem: words`
    den (?:#:[ea]|andra|andre|forsta|tredje)(?: personen| gasten)? (?:ar|har|sitter|anvander|tal)
  `,
  someOfUs: words`
    (?:#|en|nagra|nagon|halften) av (?:oss|dem|gasterna|barnen|(?:mina|vara) \p{L}{3,14}|de (?:andra|vuxna))
    # i sallskapet
  `,
  people: words`
    personer
    person
    gaster
    vuxna
    vuxen
    barn
    kvinnor
    man
    vanner
    kollegor
  `,
  counted: words`
    barnstol(?:ar)?
    barnvagn(?:ar)?
    sittvagn(?:ar)?
    rullstol(?:ar)?
    rullator(?:er)?
    hundar?
    hund
    katter
    katt
    tart(?:a|or)
    ljus
    ballonger
    flaskor
    vaskor
    cyklar
    notor
    veganer?
    vegan
    vegetarianer?
    vegetarian
    vegetarisk(?:a|t)?
    vegansk(?:a|t)?
    celiakiker
    diabetiker
    allergiker
    allergier
    glutenfri(?:a|tt)?
    laktosfri(?:a|tt)?
    rokare
    gravida
  `,
  served: words`
    tart(?:a|an|or)
    ljus
    champagne
    bubbel
    efterratt(?:en)?
    blommor
    bukett
    overraskning(?:en)?
    ballonger
  `,
  children: words`
    barn
    bebisar
    bebis
    smabarn
    tonaringar
  `,
};
