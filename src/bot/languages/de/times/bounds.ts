import type { BoundWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const bounds: BoundWords = {
  rangeLeads: [
    "zw\\.?",
    "irgendwo zwischen",
    "so zwischen",
    "in der zeit von",
    "ab",
    "zwischen",
    "von",
    "irgendwann zwischen",
  ],
  rangeJoiners: ["bis", "bis um"],
  rangeAnd: ["und"],
  notBefore: [
    "allerfruhestens",
    "allerfruhestens um",
    "fruhestens gegen",
    "nicht eher als",
    "erst ab",
    "erst nach",
    "irgendwann (?:ab|nach)",
    "(?<!kurz )nach",
    "ab",
    "nicht vor",
    "fruhestens um",
    "fruhestens",
    "fruhestens ab",
    "(?<!nicht )spater als",
    "von",
  ],
  notAfter: [
    "allerspatestens",
    "allerspatestens um",
    "(?:maximal|langstens|hochstens) bis",
    "spatestens gegen",
    "bis allerspatestens",
    "(?<!kurz )vor",
    "bis",
    "spatestens um",
    "spatestens",
    "nicht nach",
    "nicht spater als",
    "(?<!nicht )fruher als",
    "bis spatestens",
    "noch vor",
  ],
  notBeforeSuffix: [
    "oder (?:etwas|ein bisschen|ein wenig|bisschen|kurz) (?:spater|danach)",
    "allerfruhestens",
    "aufwarts",
    "oder spater",
    "fruhestens",
    "oder danach",
  ],
  notAfterSuffix: [
    "oder (?:etwas|ein bisschen|ein wenig|bisschen|kurz) (?:fruher|davor|vorher)",
    "allerspatestens",
    "maximal",
    "hochstens",
    "oder fruher",
    "spatestens",
  ],
  thereafter: ["danach", "im anschluss", "hinterher"],
  departures: words`
    babysitter(?:in)? (?:geht|muss)(?: \p{L}{1,8})? (?:um|bis)
    (?:zug|bus|flug|flieger|landen|lande|fahre|boot|schiff|taxi|vorstellung|konzert|kino|film|theater|oper|spiel|stuck|babysitter|
      flughafen|bahnhof|termin)(?: \p{L}{1,12}){0,2} (?:um|bis|ab)
  `,
  departuresAfter: words`
    (?:(?:wir|ich|unsere?|der|die|das|den|dem|einen|eine?|letzten?|noch|dann|schon|haben|habe|hab|mussen|muss|geht|gehen|fahrt|fangt|beginnt|startet|sollten|kommt|kommen|karten|tickets|zum|zur|ins|in|am|auf|furs?|bei) ){1,7}(?:zug|bus|flug|flieger|fahre|bahn|schiff|boot|taxi|vorstellung|konzert|kino|film|theater|oper|spiel|babysitter(?:in)?|termin|flughafen|bahnhof)
    gehen(?! (?:wir|ich) (?:\p{L}{1,8} ){0,3}essen)
    los
    wieder los
    weg(?! (?:ist|sind|ware|waren|sein sollte))
    weg sein
    wieder weg
    fertig sein
    raus
    raus sein
    aufbrechen
    zu hause sein
    weg mussen
    los mussen
    gehen mussen
    weiter
    (?:zug|bus|flieger|flug|vorstellung|fahre)
    (?:den|die|das|unseren|unser|einen) (?:letzte[nrs]? )?(?:zug|bus|flug|flieger|fahre|bahn|s-bahn|taxi|schiff)
    (?:fahren|reisen|fliegen|ziehen|gehen) (?:wir|ich) (?:wieder|weiter|los|weg|heim)
    (?:mussen|muss) (?:wir|ich) (?:(?:leider|schon|wieder|dann) ){0,2}(?:los|weg|weiter|aufbrechen|gehen|fahren|raus)
  `,
  or: ["oder", "oder um", "oder auch"],
};
