import { words } from "../word-list.ts";

/** What many may not eat. */
export const foods = words`
  schwein
  schweinefleisch
  rind
  rindfleisch
  (?:rohes? )?fleisch
  (?:rohen )?fisch
  meeresfruchte
  schalentiere?
  krustentiere?
  krebstiere?
  garnelen
  krabben
  hummer
  muscheln
  austern
  tintenfisch
  eier
  ei
  \p{L}{0,6}nusse
  mandeln
  sesam
  milch
  milchprodukte
  laktose
  kase
  sahne
  butter
  brot
  weizen
  gluten
  hefe
  huhn
  hahnchen
  zwiebeln?
  soja
  lamm
  knoblauch
  sellerie
  senf
  tomaten?
  pilze
  paprika
  scharfes?
  erdbeeren
  kiwis?
  zucker
  fruktose
  histamin
`;

/** What is noted only of somebody who may not have it, whatever stands beside it: "just lactose". */
export const substances = words`
  gluten
  laktose
  \p{L}{0,7}n(?:uss|usse|ussen)
  mandeln?
  sesam
  soja
  weizen
  sellerie
  senf
  schalentiere
  krustentiere
  krebstiere
  fruktose
  histamin
  sulfite?
  milcheiweiss
`;

const food = `(?:${foods.join("|")})`;

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  (?:isst|esse|essen|esst|darf|durfen|darfst|kann|konnen|vertragt|vertrage|vertragen|mag) (?:\p{L}{1,10} ){0,2}(?:kein|keine|keinen|keinerlei|nichts mit) ${food}
  (?:vertragt|vertrage|vertragen) (?:\p{L}{1,10} ){0,2}(?:kein|keine|keinen|keinerlei|nichts mit) \p{L}{3,16}
  (?:vertragt|vertrage|vertragen) (?:\p{L}{3,16} )(?:gar |uberhaupt |leider )?nicht
  reagier(?:t|e|en) (?:\p{L}{1,10} )?auf ${food}
  (?:daran|davon) (?:\p{L}{1,8} )?(?:sterben|ersticken)
  lebensgefahrlich
  spuren von \p{L}{3,12}
  \p{L}{0,20}allerg(?:ie|ien|isch|ische|iker|ikerin)
  zoliakie
  \p{L}{0,20}unvertraglichkeit(?:en)?
  \p{L}{0,12}intolerant
  \p{L}{0,12}intoleranz
  (?:auch|schon|selbst|sogar|nicht mal|kleinste|geringste|winzige|keine|keinerlei)(?: die)?(?: kleinste[nr]?| geringste[nr]?)? spuren
  epi-?pens?
  adrenalin-?(?:pen|pens|spritze|stift|injektor)
  (?:hat|habe|tragt|trage|braucht|brauche|mit) (?:\p{L}{2,8} ){0,3}adrenalin
  notfall(?:set|spritze|medikamente?|medizin|pen)
  anaphyla\p{L}{1,8}
  allergische[rnm]? schock
  kreuz-?kontamin\p{L}{2,8}
  lebensbedrohlich
`;

const itIs =
  "(?:(?:das|es|die|sie|er|(?:die|ihre|seine|meine|eine) (?:\\p{L}{0,12}allergie|reaktion)) (?:ist|kann|ware)(?: (?:fur|bei) (?:sie|ihn|ihr|ihm|mich|mir))?)";
const theAllergyIs =
  "(?:die|sie|(?:die|ihre|seine|meine|eine) (?:\\p{L}{0,12}allergie|reaktion)) ist(?: (?:bei) (?:ihr|ihm|mir))?";
const very =
  "(?:wirklich|sehr|ziemlich|extrem|richtig|echt|ganz|total|recht|leider|halt|auch|besonders|potenziell|durchaus|eine|was)";

/** How serious an allergy is; of an allergy only beside one. */
export const gravity = words`
  (?:er|sie|ich) (?:war|ware|wars) (?:\p{L}{2,9} ){0,3}(?:fast|beinah|beinahe) (?:dran |daran )?gestorben
  (?:er|sie|ich) (?:ware|war) (?:fast|beinahe)
  ${itIs}(?: ${very}){0,2} (?:ernst|ernstes?|ernste sache|gefahrlich|todlich|akut|hochgradig|kein (?:spass|witz|scherz)|ernst zu nehmen)
  ${theAllergyIs}(?: ${very}){0,2} (?:schwer|schlimm|heftig|stark|massiv|ausgepragt)(?= ?$)
  (?<=^ ?)(?:(?:wirklich|sehr|ziemlich|extrem|richtig|echt|ganz) (?:ernst|schwer|schlimm|heftig|stark|gefahrlich)|schwer|hochgradig|todlich|lebensgefahrlich)(?= ?$)
  damit ist nicht zu spassen
  (?:sie|er|ich) (?:\p{L}{2,9} ){0,4}(?:im krankenhaus|in der notaufnahme|ins krankenhaus)
  (?:bitte )?(?:sehr |wirklich )?ernst nehmen
  nehm(?:t|en sie) (?:das|es) (?:bitte )?(?:sehr |wirklich )?ernst
  (?:gut |sehr |wirklich |besonders ){0,2}(?:aufpassen|vorsichtig sein)
`;

/** Asked of who may not eat everything: whether there is something for them. */
export const catering = words`
  (?:kochen|machen|zubereiten|zaubern) (?:\p{L}{2,10} ){0,3}fur (?:ihn|sie|ihr|uns|mich)
  fur (?:ihn|sie|uns|mich) (?:\p{L}{2,10} ){0,3}(?:kochen|machen|zubereiten|zaubern|essen)
  (?:was|etwas|alternativen?|gerichte?|essen) (?:\p{L}{2,10} ){0,2}fur (?:ihn|sie|uns|mich)
  fur (?:ihn|sie|uns|mich) (?:\p{L}{2,10} ){0,2}(?:was|etwas)
  was (?:kann|darf|konnte) (?:er|sie|ich) (?:\p{L}{2,10} ){0,2}essen
  (?:was|etwas)(?: dabei)?,? (?:was|das) (?:er|sie|ich) essen (?:kann|darf)
  (?:was|etwas) zu essen
`;

/** Asked beside what somebody may not eat: whether the kitchen can do that. */
export const manageable = words`
  (?:schafft|kann|packt|bekommt|kriegt) (?:die|eure|ihre) kuche(?: das)?(?: hin)?
  (?:kriegt|bekommt|schafft|konnt) (?:ihr|sie) das(?: hin)?
  kriegen sie das hin
  ein (?:grosses )?problem
  (?:geht|ginge|klappt|passt) (?:das|es)
  (?:ist|ware) (?:das|es) (?:moglich|ok|okay|machbar|in ordnung)
  (?:konnen|konnt|kommt|kommen) (?:sie|ihr|die kuche) (?:damit|darauf|das) (?:\p{L}{2,12} ){0,2}(?:klar|umgehen|rucksicht nehmen|berucksichtigen|eingehen)
`;
