import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What guests leave behind. */
const thing =
  "(?:schal|regenschirm|schirm|jacke|mantel|handy|telefon|portemonnaie|geldbeutel|geldborse|brieftasche|schlussel|schlusselbund|brille|sonnenbrille|handtasche|tasche|rucksack|hut|mutze|handschuhe?|ohrring|kette|armband|uhr|ring|ladekabel|pulli|pullover|kamera|laptop|kuscheltier|spielzeug)";

export const feelings: FeelingWords = {
  served: {
    what: [
      "essen",
      "kellner",
      "kellnerin",
      "bedienung",
      "service",
      "suppe",
      "steak",
      "personal",
      "fleisch",
      "fisch",
      "nachtisch",
      "wein",
    ],
    was: ["war", "waren"],
    bad: [
      "kalt",
      "roh",
      "schlecht",
      "unfreundlich",
      "furchtbar",
      "schrecklich",
      "ungeniessbar",
      "frech",
      "unhoflich",
      "katastrophal",
      "miserabel",
      "grauenhaft",
      "verbrannt",
      "versalzen",
      "ekelhaft",
      "enttauschend",
      "schlimm",
      "lausig",
    ],
  },
  complaint: words`
    (?:keiner|niemand) (?:\p{L}{1,8} ){0,3}entschuldigt
    (?:stunden?|minuten|ewig|lange) (?:\p{L}{1,10} ){0,5}gewartet
    (?:krank|schlecht|ubel|kotzen|ubergeben) (?:\p{L}{1,8} ){0,3}nach (?:dem|eurem|ihrem|unserem) (?:essen|besuch|abendessen)
    nach (?:dem|eurem|ihrem) (?:essen|besuch|abendessen) (?:\p{L}{1,8} ){0,3}(?:krank|schlecht|ubel|ubergeben)
    (?:mich |uns )?beschweren
    beschwerde
    reklam\p{L}{3,8}
    geld zuruck
    (?:ruckerstattung|erstattung|entschadigung|schadensersatz)
    (?:unverschamt\p{L}{0,6}|frechheit|zumutung|skandal|unmoglich von|eine schande|sauerei|abzocke|unter aller sau|katastrophal|katastrophe)
    (?:schlecht|miserabel|furchtbar|schrecklich|schlimm|unfreundlich)(?:er|es|e|en|ste|ster|stes)? (?:service|essen|bedienung|kellner|kellnerin)
    (?:schlecht|miserabel|furchtbar|schrecklich|schlimm|unfreundlich)(?:er|es|e|en|ste|ster|stes)? (?:abend|restaurant|personal)
    lebensmittelvergiftung
    (?:bin|sind|ich|wir) (?:\p{L}{1,9} ){0,2}(?:sauer|wutend|verargert|stinksauer|enttauscht|stocksauer)
    (?:ihr seid|sie sind|du bist|der bot ist) (?:\p{L}{1,9} )?(?:unfahig|nutzlos|dumm|inkompetent|doof)
    (?:zu viel|doppelt) (?:abgerechnet|abgebucht|berechnet|bezahlt)
    nie wieder
    (?:zweimal|zwei mal|2 ?mal|doppelt) (?:\p{L}{1,9} ){0,4}(?:abgebucht|abgerechnet|berechnet|bezahlt|belastet|eingezogen)
    (?:anzahlung|kaution|geld) (?:sofort |bitte |wieder )?zuruck
  `,
  lost: words`
    ${thing} (?:[\p{L}']{1,9} ){0,4}(?:vergessen|liegen ?(?:ge)?lassen|verloren|hangen ?(?:ge)?lassen|stehen ?(?:ge)?lassen|gefunden|abgegeben)
    (?:vergessen|verloren|vergass|verlor) (?:[\p{L}']{1,9} ){1,3}${thing}
  `,
  sorrow: words`
    (?:bin|sind|ist|liegt|hat|haben) (?:\p{L}{1,9} ){0,2}(?:erkaltet|fieber|grippe|migrane|eine erkaltung)
    krank wie ein hund
    (?:ist|sind) (?:\p{L}{1,12} ){0,3}(?:gestorben|verstorben)
    (?:todesfall|beerdigung|trauerfall|trauerfeier|gestorben|verstorben)
    (?:krankenhaus|intensivstation|notaufnahme|ins spital)
    (?:unfall|herzinfarkt|schlaganfall|fehlgeburt)
    (?:bin|sind|ist|wir|alle|beide|liege|liegen|geworden) (?:\p{L}{1,9} ){0,2}krank(?: geworden)?
    (?:habe|haben|hat) (?:\p{L}{1,8} )?(?:corona|covid|fieber|grippe|krebs)
    (?:unser|mein|der) (?:flug|zug|urlaub|hochzeit) (?:wurde|ist|fallt) (?:\p{L}{1,12} ){0,2}(?:gestrichen|annulliert|abgesagt|storniert|ausgefallen|aus)
    (?:opa|oma|vater|mutter|papa|mama|mann|frau|bruder|schwester|sohn|tochter|freund|freundin|gro(?:ss|ß)(?:vater|mutter)|hund|katze|onkel|tante) (?:\p{L}{1,10} ){0,2}verloren
    (?:liegen|liegt|liege) (?:\p{L}{1,8} ){0,3}flach
    (?:sich |hat )(?:\p{L}{1,8} ){0,2}(?:ubergeben|erbrochen|gekotzt)(?! (?:nach|wegen)(?!\p{L}))
    (?:hat|haben|mit) (?:\p{L}{1,8} )?magen-?darm\p{L}{0,10}(?! (?:nach|wegen)(?!\p{L}))
  `,
  jokes: words`
    (?:lacht|lache|lachen|gelacht)(?: sich| mich| uns)? (?:\p{L}{2,6} )?tot
    totlachen
    totgelacht
    (?:vor|fast vor) (?:lachen|hunger|scham|langeweile) (?:\p{L}{2,6} )?gestorben
    (?:fast|beinahe|beinah) (?:dran |daran |daran |wieder )?gestorben
  `,
  illness: words`
    erkaltet
    erkaltung
    migrane
    krankenhaus
    intensivstation
    notaufnahme
    spital
    krank(?:e)?
    corona
    covid
    fieber
    grippe
    krebs
    unfall
    herzinfarkt
    schlaganfall
    ubergeben
    (?:ge)?kotzt
    erbrochen
    erbricht
    magen-?darm\p{L}{0,10}
  `,
  loss: words`
    gestorben
    verstorben
    todesfall
    beerdigung
    begrabnis
    trauerfall
    trauerfeier
    verloren
    fehlgeburt
    tot
  `,
  joy: words`
    (?:frisch |gerade |grad |eben )?verlobt
    verlobung
    (?:frisch )?(?:verheiratet|geheiratet)
    baby bekommen
    (?:bin|ist|sind) (?:\p{L}{2,8} )?schwanger
    (?:abi|abitur|prufung|examen|fuhrerschein|matura|master|bachelor) (?:bestanden|geschafft|gemacht|in der tasche)
    (?:den|einen neuen) job(?: bekommen)?
    befordert(?: worden)?
    (?:hat|habe|haben|feiert|feiern|feiere|hob|hot) (?:\p{L}{1,10} ){0,4}(?:geburtstag|burzeltag|hochzeitstag|jahrestag)
    (?:geburtstag|hochzeitstag|jahrestag) (?:von|meine[rs]?|unsere[rs]?|feiern)
    (?:wird|werde) [1-9]\d(?: jahre)?
  `,
};
