import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What guests leave behind. */
const thing =
  "(?:skjerf(?:et)?|sjal(?:et)?|paraply(?:en)?|jakk(?:e|a|en)|kap(?:e|a|en)|frakk(?:en)?|mobil(?:en)?|telefon(?:en)?|lommebok(?:en|a)?|nøkl(?:er|ene)|nøkkel(?:en)?|nøkkelknippe|brill(?:er|ene)|solbriller?|veske(?:n)?|veska|bag(?:en)?|sekk(?:en)?|ryggsekk(?:en)?|hatt(?:en)?|caps(?:en)?|lue(?:n)?|lua|hansker|votter|øredobb(?:er)?|halskjede|armband(?:et)?|klokke|ring(?:en)?|lader(?:en)?|genser(?:en)?|kamera(?:et)?|laptop|kosedyr(?:et)?|bankkort(?:et)?)";

export const feelings: FeelingWords = {
  served: {
    what: [
      "kelneren",
      "servitøren",
      "tjeneren",
      "betjeningen",
      "servicen",
      "maten",
      "maden",
      "suppen",
      "suppa",
      "kjøttet",
      "kødet",
      "biffen",
      "personalet",
      "fisken",
      "desserten",
    ],
    was: ["var"],
    bad: [
      "kald",
      "kaldt",
      "kold",
      "koldt",
      "ra",
      "rat",
      "darlig",
      "uforskammet",
      "frekk",
      "fræk",
      "ubehagelig",
      "uspiselig",
      "elendig",
      "sur",
      "forferdelig",
      "forfærdelig",
      "grusom",
      "brent",
      "brændt",
      "skuffende",
    ],
  },
  complaint: words`
    klage
    pengene tilbake
    skandale
    (?:ventet|ventede) (?:[\p{L}\d]{1,9} ){0,4}(?:timer?|minutter|evighet|evighed|lenge|længe)(?= .{0,60}(?:mat|regning|ingen|unnskyld|undskyld)|[.! ]*$)
    (?:ingen|nobody) (?:\p{L}{1,8} ){0,3}(?:unnskyldte|beklaget|undskyldte|beklagede|unnskyldning|undskyldning)
    (?:blev?|ble|blitt|blevet) (?:\p{L}{1,8} )?(?:syke?|syge?|darlige?|kvalme?) (?:av|af|etter|efter) (?:a |at )?(?:\p{L}{1,8} ){0,2}(?:mat(?:en)?|mad(?:en)?|middagen|besøket|besøget|spist|lunsjen|frokosten)
    (?:klager?|klagemal|reklamere|reklamasjon|reklamation)
    peng(?:ene|er|ene mine) (?:igjen|tilbake|tilbage)
    (?:tilbakebetaling|refusjon|refundere|refundert|tilbagebetaling|refunderet|erstatning)
    (?:skandale|skandaløst|uakseptabelt|uacceptabelt|skammelig|skandaløs|under enhver kritikk|under al kritik|svindel)
    (?:darlig|elendig|forferdelig|forfærdelig|ufyselig|grusom|verste)(?:e|t)? (?:service|servering|betjening|mat|mad|opplevelse|oplevelse|restaurant|kveld|aften)
    mat?forgift\p{L}{2,5}
    madforgift\p{L}{2,5}
    (?:er|veldig|virkelig|meget|utrolig) (?:\p{L}{1,9} )?(?:sinte?|rasende|skuffede?|skuffet|sure?|vrede?|forbanna|forbandede?)
    (?:dere er|du er|i er) (?:\p{L}{1,9} )?(?:ubrukelige?|ubrugelige?|inkompetente?|udugelige?)
    aldri (?:mer|igjen)
    aldrig (?:mere|igen)
    (?:matforgiftet|matforgiftning)
    (?:skuffende|dritdarlig) (?:service|mat|maten|opplevelse)
    (?:trukket|belastet|debitert|betalt|tatt) (?:\p{L}{1,9} ){0,3}(?:to ganger|2 ganger|dobbelt)
    (?:dobbelt|to ganger|2 ganger) (?:\p{L}{1,9} ){0,2}(?:belastet|trukket|betalt|debitert)
    depositumet (?:mitt |vart )?tilbake
    tilbake (?:depositumet|pengene)
  `,
  lost: words`
    (?:glemte|glemt|mistet|mista|la igjen|lagt igjen|funnet|levert inn) (?:igjen )?(?:[\p{L}']{1,9} ){0,4}${thing}
    (?:ble av med|blitt av med) (?:[\p{L}']{1,9} ){0,2}${thing}
  `,
  sorrow: words`
    dode
    gatt bort
    begravelse
    sykehus
    (?:har|er) (?:\p{L}{1,9} )?(?:gatt bort|død|døde?|avgatt ved døden|gaet bort|avgar)
    (?:døde|gikk bort|gik bort|sovnet inn|sov ind)
    (?:begravelse|bisettelse|dødsfall|dødsfald|i sorg|bisættelse)
    (?:sykehus|sykehuset|legevakten|intensiven|hospital|hospitalet|sygehus|sygehuset|skadestuen)
    (?:ulykke|hjerteinfarkt|hjerteanfall|hjerteanfald|hjerneslag|slag)
    (?:er|blitt|alle|blev|ble|blevet) (?:\p{L}{1,12} )?(?:syke?|syge?)
    (?:har|fatt|faet) (?:\p{L}{1,6} )?(?:covid|corona|korona|feber|influensa|influenza)
    (?:flyet|flyet vart|toget|toget vart|vart fly|vores fly|vores tog|mitt fly|mit fly|reisen|rejsen)(?: vart)? (?:ble|er|blev|har blitt) (?:innstilt|kansellert|avlyst|aflyst)
    (?:mistet|mista) (?:min |mitt |vores )?(?:bestefar|bestemor|farfar|farmor|morfar|mormor|far|mor|pappa|mamma|mann|kone|bror|søster|sønn|søn|datter|venn|ven|hund|katt|kat)(?:en|a|et)?(?: min| mi| var)?
    (?:er|blitt|ble|har|fatt) (?:\p{L}{1,9} )?(?:forkjølet|forkjøla|feber|influensa|omgangssyke|omgangssyka)
    (?:pappa|mamma|far|mor|mann|kone|kona|bror|søster|bestefar|bestemor|morfar|mormor|farfar|farmor|venn)(?:en|a)?(?: min| mi)? døde(?! (?:nesten|av))
    (?:jeg|vi|hun|han) er (?:kjempe|dønn|skikkelig )?(?:syke?|sjuke?)
    (?:er|blitt|alle|ble) (?:\p{L}{1,9} )?(?:sjuke?)
    hele (?:gjengen|familien|selskapet|bøtteballetten) er (?:\p{L}{1,8} )?(?:syke?|sjuke?)
    (?:har |akkurat )?(?:spydd|kastet opp|kasta opp|kastet|spyr|kaster opp)(?: akkurat| nettopp)?(?! (?:etter|av)(?!\p{L}))
    omgangssyke\p{L}?(?! (?:etter|av)(?!\p{L}))
  `,
  jokes: words`
    le\p{L}{0,2} (?:meg|seg|oss) i hjel
    (?:dør|døde|dø) av (?:latter|sult|skam)
    døde nesten
    holdt pa a dø
  `,
  illness: words`
    sykehus
    sygehus
    syk
    syg
    feber
    influensa
    korona
    covid
    kreft
    syke
    sjuke?
    forkjøle[lt]\p{L}{0,4}
    forkjøla
    migrene
    intensiven
    legevakta?(?:en)?
    omgangssyke\p{L}?
    ulykke
    hjerteinfarkt
    hjerneslag
    spydd
    spyr
    (?:kastet|kaster|kasta) opp
  `,
  loss: words`
    dod
    dode
    begravelse(?:n)?
    gatt bort
    mistet
    død
    døde
    gikk bort
    bisettelse(?:n)?
    sorg
    dødsfall
    mista
  `,
  joy: words`
    forlovet
    forlovelse(?:n)?
    (?:bursdag|fodselsdag|bryllupsdag)(?:en)?
    fødselsdag(?:en)?
    (?:akkurat|nettopp|nylig) giftet oss
    (?:er|blitt) gravid
    (?:besto|bestatt) (?:eksamen|oppkjøringen|prøven)
    (?:fikk|fatt) (?:jobben|ny jobb|jobb)
    forfremmet
    fyller (?:[1-9]\d|ar)
    fatt (?:barn|en baby)
  `,
};
