import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

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
  `,
  jokes: [],
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
  `,
  loss: words`
    dod
    dode
    begravelse(?:n)?
    gatt bort
    mistet
  `,
  joy: words`
    forlovet
    forlovelse(?:n)?
    (?:bursdag|fodselsdag|bryllupsdag)(?:en)?
  `,
};
