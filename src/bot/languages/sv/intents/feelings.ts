import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What guests leave behind. */
const thing =
  "(?:halsduk(?:en)?|sjal(?:en)?|paraply(?:et|n)?|jacka(?:n)?|kappa(?:n)?|rock(?:en)?|mobil(?:en)?|telefon(?:en)?|planbok(?:en)?|nycklar(?:na)?|nyckelknippa|nyckel|glasogon(?:en)?|solglasogon|handvaska(?:n)?|vaska(?:n)?|ryggsack(?:en)?|hatt(?:en)?|keps(?:en)?|mossa(?:n)?|handskar|vantar(?:na)?|orhange(?:t)?|halsband(?:et)?|armband(?:et)?|klocka|ring(?:en)?|laddare(?:n)?|troja(?:n)?|kamera(?:n)?|laptop|gosedjur(?:et)?|bankkort(?:et)?)";

export const feelings: FeelingWords = {
  served: {
    what: [
      "servitoren",
      "servitrisen",
      "servicen",
      "maten",
      "soppan",
      "kottet",
      "personalen",
      "fisken",
      "efterratten",
    ],
    was: ["var"],
    bad: [
      "kall",
      "kallt",
      "ra",
      "ratt",
      "dalig",
      "otrevlig",
      "hemsk",
      "oatlig",
      "usel",
      "oforskamd",
      "bedrovlig",
      "brand",
      "vidrig",
    ],
  },
  complaint: words`
    vanta(?:de|t) (?:[\p{L}\d]{1,9} ){0,3}(?:timmar?|timme|minuter|evighet|lange)(?= .{0,60}(?:mat|ratt|notan|ingen|ursakt|forlat))
    ingen (?:\p{L}{1,8} ){0,3}(?:ursakt|forlat|ursaktade|om ursakt)
    (?:sjuka?|magsjuka?|illamaende|dalig[at]?) (?:av|efter) (?:\p{L}{1,8} ){0,2}(?:maten|middagen|besoket|ha atit|lunchen)
    (?:klaga|klagomal|reklamera|reklamation)
    (?:pengarna tillbaka|aterbetalning|ersattning|kompensation)
    (?:skandal|en skam(?!vra)|oacceptabelt|skamligt|for javligt|bedrovligt|under all kritik|uselt|bluff)
    (?:dalig|usel|hemsk|otrevlig|samsta|varsta)t? (?:service|mat|maten|upplevelse|restaurang|servicen|personal|kvall)
    matforgift\p{L}{2,4}
    (?:ar|riktigt|mycket|jatte) (?:\p{L}{1,9} )?(?:arg|arga|besviken|besvikna|rasande|forbannad|forbannade)
    (?:ni ar|du ar) (?:\p{L}{1,9} )?(?:vardelosa?|inkompetenta?|usla|oduglig)
    aldrig mer
    (?:dragit|debiterat|debiterad|debiterade|betalat|tagit) (?:\p{L}{1,9} ){0,3}(?:tva ganger|2 ganger|dubbelt)(?: pa (?:mitt|vart) kort)?
    (?:dubbelt|tva ganger|2 ganger) (?:\p{L}{1,9} ){0,2}(?:debiterad|dragit|betalt)
    tillbaka (?:min|var|mitt|vara|mina) (?:deposition|pengar|handpenning)
    (?:depositionen|handpenningen) tillbaka
  `,
  lost: words`
    (?:glomde|glomt|tappade|tappat|lamnade|lamnat|forlorat|hittat|lamnat in) (?:kvar )?(?:[\p{L}']{1,9} ){0,4}${thing}
    (?:blev av med|har blivit av med) (?:[\p{L}']{1,9} ){0,2}${thing}
  `,
  sorrow: words`
    (?:ar|blivit|blev|har|fatt) (?:\p{L}{1,9} )?(?:forkyld(?:a)?|feber|influensa|en forkylning)
    (?:pappa|mamma|far|mor|man|fru|bror|syster|morfar|mormor|farfar|farmor|van) dog(?! (?:nastan|av))
    (?:jag|vi|hon|han) ar jattesjuka?
    (?:har|ar) (?:\p{L}{1,9} )?(?:gatt bort|dott|avlidit|dod)
    (?:gatt bort|begravning|dodsfall|i sorg|avlidit)
    (?:sjukhus|sjukhuset|akuten|intensiven)
    (?:olycka|hjartattack|hjartinfarkt|stroke)
    (?:ar|blivit|alla|blev) (?:\p{L}{1,9} )?sjuka?
    (?:har|fatt) (?:\p{L}{1,5} )?(?:covid|corona|feber|influensa)
    (?:vart flyg|mitt flyg|flyget|vart tag|taget|var resa|resan) (?:blev|ar|har blivit) (?:installt|installd)
    (?:forlorat|mist) (?:min|mitt|var) (?:farfar|farmor|morfar|mormor|pappa|mamma|far|mor|man|fru|bror|syster|son|dotter|van|hund|katt)
    hela (?:ganget|familjen|sallskapet|bunten) ar (?:\p{L}{1,8} )?sjukt?a?
    (?:har |just )?(?:kraks|krakts|kraktes|spytt)(?: precis| nyss)?(?! (?:efter|av)(?!\p{L}))
    magsjuka?(?! (?:efter|av)(?!\p{L}))
    vinterkraksjuka\p{L}?(?! (?:efter|av)(?!\p{L}))
  `,
  jokes: words`
    skratt\p{L}{1,4} ihjal(?: sig| mig)?
    (?:dor|dog|do) av (?:skratt|hunger|skam)
    dog nastan
    nastan dog
  `,
  illness: words`
    forkyld(?:a)?
    forkylning
    migran
    sjukhus(?:et)?
    intensiven
    akuten
    (?:jatte|dod)?sjuk(?:a)?
    covid
    corona
    influensa
    feber
    cancer
    olycka
    hjartinfarkt
    stroke
    kraks
    krakts?
    kraktes
    kraktes?
    spytt
    spyr
    magsjuka?
  `,
  loss: words`
    dog
    dott
    avliden
    avled
    gatt bort
    gick bort
    begravning(?:en)?
    sorg
    dodsfall
    forlorat
    missfall
  `,
  joy: words`
    forlova(?:t|de)?
    forlovning(?:en)?
    (?:precis|nyss|just) gift oss
    (?:ar|blivit) gravid
    tog studenten
    (?:klarade|klarat) (?:sin|min|sina|mina|uppkorningen|tentan|provet|examen)
    examen
    (?:fick|fatt) (?:jobbet|ett nytt jobb|jobb)
    befordra[dt]
    fyller (?:[1-9]\d|ar)
    (?:fodelsedag|brollopsdag|bemarkelsedag)(?:en)?
    fatt (?:barn|en bebis)
  `,
};
