import type { TableWords } from "../table-words.ts";
import { words } from "../word-list.ts";

const oneTable = words`
  (?:nur|bloss|bloß|lediglich) (?:einen|1|den einen) tisch
  (?<!(?:noch|nicht) )(?:ein|1|einen) tisch(?: (?:reicht|genugt|insgesamt))?(?= {0,2}(?:bitte|[.!,;]|$))
`;

export const tables: TableWords = {
  several: words`
    # (?:tische?|gruppen) (?:(?:fur|mit|zu|a) )?je(?:weils)? #
    # (?:tische?|gruppen) (?:a|zu|von|mit) (?:je )?#
    # (?:tische?|gruppen) @
    # tische fur #(?! (?:und|insgesamt|zusammen)(?![\p{L}]))
  `,
  pair: words`
    2 tische:? (?:mit |fur |zu )?# (?:und|&|\+) #
  `,
  split: words`
    (?:aufgeteilt|geteilt|verteilt|aufteilen)(?: in| auf| an)?(?: 2 (?:tischen?|gruppen))?(?: zu| mit|,|:)? # (?:und|[+]) #
    (?:in|auf|zu) # (?:und|[+]) # (?:aufgeteilt|geteilt|verteilt|aufteilen|teilen)
  `,
  spread: words`
    (?:verteilt |aufgeteilt )?(?:auf|an) \d{1,2} tischen?(?: (?:verteilt|aufgeteilt))?
  `,
  counted: words`
    # tische[n]?
  `,
  oneFor: words`
    (?:noch )?(?:ein(?:en|er)?|1)(?: (?:zweiten?|weiteren?|anderen?))?(?: tisch)? (?:fur|zu)
    tisch fur
  `,
  tablesFor: words`
    tische (?:fur|zu)
  `,
  another: words`
    (?<=^ ?|[,.!] )(?:und |auch |dann |bitte |ja ){0,3}noch (?:einen|einer|eine|eins|1)(?: tisch)?(?= (?:am|um|fur|auf|morgen|ubermorgen|heute|nachsten?|kommenden|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)(?![\p{L}])(?! (?:den|unseren|die|unsere|meine) (?:tisch|reservierung)))
    (?:und|dazu|ausserdem) noch (?:einen|ein|1) tisch
    ^(?:(?:und|dann|bitte|ich|wir|mochte|mochten|hatte|hatten|brauche|brauchen|gern|gerne|auch|dazu) ){0,4}noch (?:einen|nen|1) tisch(?! (?:frei|da|fur (?:heute|morgen)))
    noch (?:einen|ein|1) (?:weiteren|zweiten) tisch
    noch (?:einen|ein|1) tisch(?=.{0,40} (?:selben|gleichen) (?:tag|abend))
    noch (?:eine|einer|einen|1)(?: weiteren?)? fur
    (?:einen|ein|und) (?:zweiten|weiteren) tisch
    (?:einen|und) (?:zweiten|weiteren) fur
    eine (?:zweite|weitere) reservierung
    (?:jetzt|nun|dann) (?:noch )?(?:einen|ein|1)(?: tisch)? fur
    (?:einen |1 )?2\. tisch (?:fur|dazu|bitte|noch)
    (?:einen|1) (?:extra|separaten|eigenen) tisch fur
    ^(?:\p{L}{1,6}[,.]? ){0,2}(?:ein(?:en)? |1 |eine )?neue[rn]? (?:tisch|reservierung)
    (?:das ?selbe|dasselbe|das gleiche) (?:noch ?mal|noch einmal|nochmals)(?= (?:am|fur|im|nachsten?)(?![\p{L}]))
    (?:auch|ausserdem|zusatzlich) (?:noch )?(?:einen|nen|1) tisch
  `,
  asWell: words`
    auch(?: noch)?
    (?:noch )?dazu
    zusatzlich
    ebenfalls
  `,
  notAnother: words`
    (?:ich|wir) (?:will|wollen|mochte|mochten|brauche|brauchen|meine|meinte) (?:doch |ja |gar )?nicht noch eine[nr]? (?:tisch|reservierung)
    (?:keine?n?|nicht noch eine?n?) (?:zweite[nr]?|weitere[nr]?|neue[nr]?) (?:tisch|reservierung)
    (?:ich|wir) (?:will|wollen|mochte|mochten) (?:doch |ja )?nicht (?:noch (?:ein)?mal|zweimal|doppelt|ein zweites mal) (?:reservieren|buchen)
  `,
  instead: [
    ...oneTable,
    ...words`
      (?<!nicht )(?:stattdessen|statt ?dessen|anstatt(?: dessen)?|anstelle|statt(?: (?:der|des|dem|den|die) (?:anderen|ersten|alten|\p{L}{4,12}))?)
      (?<!nicht )ersetz\p{L}{1,3}
      (?<=^.{0,12})(?:den|die) (?:zweiten?|2\.|neuen?)(?= {0,2}(?:bitte|[.!,;]|$))
    `,
  ],
  oneTable: [
    ...oneTable,
    ...words`
      (?:den|der|die) (?:anderen?|zweiten?|2\.)(?: tisch)? (?:brauche?n?|will|wollen|benotige?n?|mochten?|braucht)(?: \p{L}{1,5}){0,2} (?:nicht|doch nicht|keiner)(?: mehr)?
      (?:brauche?n?|will|wollen|benotige?n?|mochten?)(?: (?:ich|wir))? (?:keinen (?:zweiten|2\.|anderen)|(?:den|die) (?:zweiten?|anderen?|2\.))(?: tisch)?(?: (?:nicht|doch nicht|gar nicht)(?: mehr)?)?(?= {0,2}(?:[.!,;]|mehr|$))
      (?:ohne|vergessen sie|vergiss|lassen sie|streichen sie) (?:den|dem) (?:zweiten|anderen|2\.)(?: tisch)?(?: weg)?
    `,
  ],
  other: words`
    (?:den anderen|(?:die|das|der) andere)(?: (?:tisch|reservierung|buchung|termin))?(?! (?:restaurant|lokal|tag|zeit|uhrzeit|leute|gaste|halfte))
  `,
  keepsDay: words`
    (?:den |die |der |am )?@(?: (?:behalten wir|behalte ich|bleibt|lassen wir|lassen sie))(?: (?:bestehen|stehen|so|bitte|aber)){0,3}
    (?:behalten|lassen) (?:wir|sie)(?: bitte)? (?:den |die |am )?@(?: (?:bestehen|stehen|so))?
  `,
  ofDay: words`
    (?<=(?:kann|konnte|konnten|darf) )der tisch (?:am|vom|fur) @(?= (?:\p{L}{2,8} ){0,3}(?:fur|zu|auf) (?:\d{1,2}|\p{L}{3,9})(?: \p{L}{4,8})? (?:sein|werden|gehen))
    (?:verschieb\p{L}{0,2}|verleg\p{L}{0,2}|ander\p{L}{0,2}|schieb\p{L}{0,2}|zieh\p{L}{0,2})(?: (?:sie|bitte|wir|doch|den|unseren|meinen)){0,3} @(?: (?:abend|mittag|nach hinten|vor)){0,2} auf(?= (?:\d|¦|halb|viertel))
    (?:den|die|der|unsere[nr]?|meine[nr]?) @s?-? ?(?:tisch|reservierung|buchung)
    (?:unsere[nr]?|meine[nr]?) (?:tisch|reservierung|buchung) (?:am|vom|von|fur) @
    die (?:reservierung|buchung) (?:am|vom|von|fur) @
  `,
  which: words`
    (?:nicht (?:den|die|das|diese[nrs]?|der)(?: da| hier| tisch| reservierung| buchung)?(?= ?[,.!]|$| sondern)|falsche[rns]? (?:tisch|reservierung|buchung))
    (?:den|die|das|der) (?:tisch |reservierung |buchung )?(?:am|vom|von|fur) @
    (?:unsere[nr]? |meine[nr]? )(?:tisch|reservierung|buchung) (?:am|vom|von|fur) @
    (?:den|die|der) @(?:s)?-? ?(?:tisch|reservierung|buchung)
  `,
  alreadyBooked: words`
    (?:habe?n?|hab) (?:wir|ich)? ?(?:doch |ja |eigentlich ){0,2}(?:schon|bereits) (?:\p{L}{2,12} ){0,2}(?:reserviert|gebucht|einen tisch|eine (?:reservierung|buchung))
    (?:ich|wir) (?:habe?n?|hab) (?:doch |ja |eigentlich ){0,2}(?:schon|bereits) (?:\p{L}{2,12} ){0,2}(?:reserviert|gebucht|einen tisch|eine (?:reservierung|buchung))
    (?:gestern|letzte woche|telefonisch|per telefon) (?:\p{L}{2,12} )?(?:reserviert|gebucht)
    (?:ich|wir) (?:habe?n?|hab) (?:bei (?:ihnen|euch) )(?:\p{L}{2,12} ){0,3}reserviert
  `,
  takesBack: words`
    (?:wir|ich) kommen?(?: jetzt)? (?:doch|trotzdem)(?: noch)?(?=[ ,.!]*$)
    (?:wir|ich) (?:konnen|kann|schaffen|schaffe)(?: es)?(?: jetzt)? doch(?: noch)?(?: kommen)?(?=[ ,.!]*$)
    (?:ich|wir) (?:hatte|hatten|mochte|mochten|will|wollen|nehme|nehmen) (?:ihn|den tisch|die reservierung|das|sie|
      meinen tisch)(?: gern| gerne)?(?: doch)? (?:wieder|zuruck|zuruckhaben|wiederhaben)(?: haben)?
    (?:kann|konnte|konnen|konnten) (?:ich|wir) (?:ihn|den tisch|die reservierung|das|sie) (?:wieder ?haben|zuruck ?haben|zuruck ?bekommen|wieder ?bekommen)
    (?:kann|konnen|konnte) man das (?:ruckgangig machen|zurucknehmen)
    (?:mach|machen sie|bitte) (?:das |es )?(?:bitte )?(?:wieder )?ruckgangig(?: machen)?
    doch nicht stornieren
    (?:das|es) war ein (?:versehen|fehler)
    (?:reservieren sie|buchen sie|bitte) (?:ihn|sie|das) wieder
    falsche[rn]? (?:knopf|taste|button)
    (?:vertippt|verdruckt|verklickt)
    (?:ich|wir) (?:meinte|meinten|wollte|wollten) ja
    aus versehen
    doch ja
    (?<=^(?:(?:nein|oh|ups|sorry|ah|halt|warte|warten sie|moment|stopp?)[,.! ]{1,3}){0,3})(?:warte|warten sie|halt|moment|nicht|doch nicht|nicht (?:loschen|verwerfen|vergessen|stornieren)|so war das nicht gemeint|das wollte ich nicht|das hab(?:e)? ich nicht gemeint|behalten)(?: bitte)?(?=[ .!]{0,3}$)
  `,
};
