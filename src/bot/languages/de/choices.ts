import type { ChoiceWords } from "../choice-words.ts";
import { words } from "../word-list.ts";

export const choices: ChoiceWords = {
  firstFree: words`
    (?:den|der|das|dem|am) (?:1\.|ersten?|fruhesten?) (?:(?:davon|von denen|von diesen) )?(?:freien?|verfugbaren?)(?: (?:tag|termin|abend))?
    (?:den|der|am) (?:1\.|ersten?|fruhesten?)(?: (?:tag|termin|abend|davon|von denen|von diesen)){0,2},? (?:der|wo|an dem)(?: (?:noch|ihr|sie|was|etwas|platz)){0,3} (?:frei|verfugbar|geht)(?: ist| habt| haben)?
  `,
  either: ["entweder"],
  otherwise: words`
    sonst
    ansonsten
    andernfalls
    notfalls
    zur not
    alternativ
    ersatzweise
    wenn nicht
    falls nicht
    oder eben
    oder halt
    hilfsweise
    als alternative
    als ausweichtermin
    im notfall
    (?:als )?zweite wahl
    plan b
    schlimmstenfalls
  `,
  conditions: words`
    wenn(?:'s)?
    falls
    sollte
    sofern
    ist
  `,
  inverted: ["ist", "sollte"],
  taken: words`
    weg
    voll
    vergeben
    besetzt
    belegt
    ausgebucht
    reserviert
    nicht geht
    nicht gehen
    nicht klappt
    nicht klappen
    nicht passt
    nicht passen
    nicht moglich
    nicht frei
    nicht mehr geht
    nichts geht
    nichts frei
    nichts (?:mehr )?(?:frei|da|gibt|geht)
    nicht mehr frei
    nichts mehr
    (?:nix|nichts|nischt) (?:mehr )?(?:gibt|geht|frei)
    kein (?:tisch|platz)(?: mehr)?(?: frei)?
    schon was
  `,
  also: ["auch", "ebenfalls", "stattdessen"],
  alsoFine: words`
    (?:geht|ginge|ging) (?:aber |fur uns |uns )?(?:auch|ebenso|notfalls|zur not)(?: noch)?(?: gehen| gut| ok| okay| moglich| in ordnung| passen| klappen)?
    (?:passt|passte) (?:aber |fur uns |uns )?(?:auch|ebenso|notfalls|zur not)(?: noch)?(?: gehen| gut| ok| okay| moglich| in ordnung| passen| klappen)?
    (?:klappt|klappte) (?:aber |fur uns |uns )?(?:auch|ebenso|notfalls|zur not)(?: noch)?(?: gehen| gut| ok| okay| moglich| in ordnung| passen| klappen)?
    (?:war|kann|konnte|tut's) (?:aber |fur uns |uns )?(?:auch|ebenso|notfalls|zur not)(?: noch)?(?: gehen| gut| ok| okay| moglich| in ordnung| passen| klappen)?
    (?:tate's|ware|ist) (?:aber |fur uns |uns )?(?:auch|ebenso|notfalls|zur not)(?: noch)?(?: gehen| gut| ok| okay| moglich| in ordnung| passen| klappen)?
    auch (?:ok|okay|gut|moglich|in ordnung)
    notfalls
    zur not
    wenn'?s sein muss
    sonst(?= ?(?:$|[.!;]))
    (?:als )?(?:zweite wahl|alternative|ausweichtermin|plan b)
  `,
  suitsBetter: words`
    (?:(?:ware|ist|war|passt|wurde|geht) )?(?:(?:uns|mir|da|dann|doch|wohl|eher|viel|fur uns|fur mich) ){0,2}(?:realistischer|sicherer|besser|gunstiger|angenehmer|entspannter|vernunftiger|passender|ideal|sinnvoller|stressfreier)(?: passen| fur uns| fur mich| gehen)?
  `,
  preferably: words`
    lieber
    am liebsten
    besser
    bevorzugt
    vorzugsweise
    am besten
    idealerweise
  `,
  unfit: words`
    (?:geht|klappt|passt|ginge|ging)(?: es)?(?: uns| bei uns| fur uns| mir| bei mir| leider| gar| uberhaupt){0,2} nicht
    (?:ist|ware|wird)(?: es| uns| fur uns| mir| leider| definitiv| viel| etwas){0,2} zu (?:spat|fruh)
    (?:schaffen|konnen) wir(?: leider| es)? nicht
    (?:schaffe|kann) ich(?: leider| es)? nicht
    (?:ist|ware)(?: leider)? nicht moglich
    zu (?:spat|fruh)
    kommt nicht in ?frage
    (?:geht|klappt|passt|ginge|schaff\p{L}{0,3}|pack\p{L}{0,3}|kann)(?:'s)?(?: \p{L}{1,12}){0,4} (?:nicht|nix|nichts|net)
    (?:konnen|konnten|konnte|will|wollen|mag|mogen)(?:'s)?(?: \p{L}{1,12}){0,4} (?:nicht|nix|nichts|net)
    (?:mochten|komm\p{L}{0,2}|hab\p{L}{0,2}|ist|ware|wird)(?:'s)?(?: \p{L}{1,12}){0,4} (?:nicht|nix|nichts|net)
  `,
  cannot: [],
  notPossible: words`
    (?:bin|ist|sind) (?:[^ ,;!?]{1,10} ){0,3}(?:auf (?:der )?arbeit|bei der arbeit|im buro|im dienst)
    (?:habe|hab|hat) (?:[^ ,;!?]{1,10} ){0,2}(?:dienst|spatdienst|schicht|spatschicht)
    (?:muss|mussen) (?:[^ ,;!?]{1,10} ){0,2}(?:arbeiten|ins buro)
    (?:konnen|kann|konnten|konnte|schaffen|schaffe|schaff|geht|ginge|klappt|passt|gehts)(?: ?[^ ,;!?]{1,14}){0,5} nicht
    nicht (?:konnen|kommen|schaffen|moglich)
  `,
  sameDay: words`
    (?:am|den|der|an dem) ?selben (?:tag|abend)
    (?:am|den|der) gleichen (?:tag|abend)
    an (?:dem|diesem|jenem) tag
    gleicher tag
    selber tag
  `,
  that: words`
    an dem
    an jenem
    jenen
    am selben
    am gleichen
    denselben
  `,
  thatAfter: [],
  otherTimes: words`
    was (?:habt ihr|haben sie|gibt es|gibts|gibt's|ware|ist) (?:denn )?an (?:dem|diesem) (?:abend|tag) (?:sonst|noch)(?: noch)?(?: frei)?
    was sonst (?:noch )?(?:habt ihr|haben sie|gibt es|ist)
    (?:andere|anderen|weitere|weiteren) (?:zeiten|uhrzeiten|termine|moglichkeiten)
    was (?:habt ihr|haben sie|gibt es|gibts|ware|ist) (?:sonst|noch)(?: noch)?(?: frei)?
  `,
  otherDays: words`
    (?:andere|anderen|weitere|weiteren) (?:tage|tagen|abende|abenden|daten|termine)
    welche (?:tage|abende) (?:sind|waren|habt ihr|haben sie|gibt es|gehen|gingen)
    an welchen (?:tagen|abenden)
    (?:irgend)?ein(?:en|em)? ander(?:er|en|em) (?:tag|abend)(?= ?\?| frei)
    wann (?:sonst|ware sonst)
  `,
  tasting: words`
    degustation
  `,
  venueNouns: words`
    restaurant
    lokal
    haus
    laden
    standort
  `,
  venueTails: words`
    restaurant
  `,
  venueLeads: words`
    (?:es|das) (?:ware|wird)
    beim?
    i[nm]
    zum?
    \p{L}{0,8}liste (?:von|vom|des)
    restaurant (?:von|in)
    meinte
    meine
  `,
  goesTo: words`
    ins
    zum?
  `,
  likesBetter: words`
    lieber
    doch
    eher
    wieder
    zuruck
  `,
  putOffBy: words`
    (?:ist|liegt|war|ware|wird)(?: \p{L}{2,8}){0,3} zu (?!gut)\p{L}{3,14}
  `,
  dislikes: words`
    (?:bloss|nur|lieber) nicht
    (?:gern|gerne) nicht
  `,
  judgesVenue: words`
    schon
    schoner
    gut
    besser
    nett
    netter
    gemutlich(?:er)?
    romantisch
    schick
    ruhig(?:er)?
    laut(?:er)?
    gunstig(?:er)?
    billig(?:er)?
    teuer
    teurer
    naher
    nah
    weit(?: weg)?
    gross(?:er)?
    klein(?:er)?
    ahnlich
    empfehlenswert
    toll
    lohnt sich
    beliebt
  `,
  asksOfVenue: words`
    hat
    ist
    macht
    wie ist
  `,
  asksAboutVenue: words`
    was (?:ist|gibt'?s|gibt es)
    wie ist
    erzahl\p{L}{0,2} (?:mir |uns |sie ){0,2}(?:etwas |was |mal ){0,2}(?:von|uber)
    was fur ein(?:e|en)? (?:laden|restaurant|lokal|ort) ist
  `,
  asksWhere: words`
    wo (?:ist|liegt|befindet sich|finde ich|genau ist|genau liegt)
  `,
  comparesVenues: words`
    (?:was|wo) ist (?:denn )?der unterschied(?: zwischen (?:den beiden|denen|beiden))?(?=[ ?!.]*$)
    welche[srn]? (?:ist|von beiden ist|der beiden ist) (?:schoner|besser|netter)(?=[ ?!.]*$)
  `,
  other: words`
    (?:das|dem|der|den|die|ins|im|euer|euerm|eurem) anderen?
    anderes
  `,
};
