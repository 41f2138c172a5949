import { words } from "../word-list.ts";

/** What many may not eat. */
export const foods = words`
  varken
  varkensvlees
  rundvlees
  (?:rauw |rood )?vlees
  (?:rauwe )?vis
  zeevruchten
  schaaldieren
  schelpdieren
  garnalen
  krab
  kreeft
  mosselen
  oesters
  inktvis
  eieren
  ei
  \p{L}{0,6}noten
  pinda'?s?
  amandelen
  sesam
  zuivel
  melk
  lactose
  kaas
  room
  boter
  brood
  tarwe
  gluten
  gist
  kip
  ui
  uien
  soja
  lam
  knoflook
  selderij
  mosterd
  tomaat
  tomaten
  champignons
  paddenstoelen
  paprika
  pittig
  aardbeien
  kiwi
  suiker
  fructose
  histamine
`;

/** What is noted only of somebody who may not have it, whatever stands beside it: "just lactose". */
export const substances = words`
  gluten
  lactose
  \p{L}{0,7}not(?:en)?
  pinda'?s?
  amandelen
  sesam
  soja
  tarwe
  selderij
  mosterd
  schaaldieren
  schelpdieren
  fructose
  histamine
  sulfiet(?:en)?
`;

const food = `(?:${foods.join("|")})`;

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  (?:eet|eten|mag|mogen|kan|kunnen|verdraagt|verdraag|verdragen|lust) (?:\p{L}{1,10} ){0,2}(?:geen|niets met) ${food}
  (?:verdraagt|verdraag|verdragen) (?:\p{L}{1,10} ){0,2}(?:geen|niets met) \p{L}{3,14}
  (?:kan|kunnen|kunt) (?:\p{L}{1,10} ){0,2}niet (?:goed )?tegen ${food}
  reage(?:er|ert|ren) (?:\p{L}{1,10} )?op ${food}
  (?:eraan|ervan) (?:dood ?gaan|sterven|overlijden)
  (?:dood ?gaan|sterven) (?:eraan|ervan)
  levensgevaarlijk
  sporen van \p{L}{3,12}
  \p{L}{0,20}allergie(?:en)?
  \p{L}{0,20}allergisch
  coeliakie
  overgevoelig(?:heid)?
  \p{L}{0,12}intolerant(?:ie)?
  (?:zelfs|ook|al|geen|kleinste|niet eens)(?: (?:de|maar|bij|van|kleinste|minste)){0,3} sporen
  epi-?pens?
  adrenaline-?(?:pen|spuit|injector|prik)
  (?:heeft|heb|draagt|met) (?:\p{L}{2,8} ){0,2}adrenaline
  anafyla\p{L}{2,8}
  kruis-?(?:besmetting|contaminatie)
  levensbedreigend
`;

const itIs =
  "(?:(?:het|dat|dit|ze|zij|hij|die|(?:de|haar|zijn|mijn) \\p{L}{0,12}(?:allergie|reactie)) (?:is|kan)(?: voor (?:haar|hem|mij))?)";
const theAllergyIs = "(?:die|(?:de|haar|zijn|mijn) \\p{L}{0,12}(?:allergie|reactie)) is";
const very = "(?:heel|erg|echt|zeer|best|behoorlijk|vrij|super|extreem|mogelijk|wel|ook|nogal|een)";

/** How serious an allergy is; of an allergy only beside one. */
export const gravity = words`
  (?:vorig jaar |een keer )?bijna (?:dood|overleden|doodgegaan)
  heel erg
  ${itIs}(?: ${very}){0,2} (?:ernstige?|gevaarlijk|dodelijk|acuut|geen grap(?:je)?|levensgevaarlijk)
  ${theAllergyIs}(?: ${very}){0,2} (?:zwaar|heftig|streng|erg|serieus|hevig)(?= ?$)
  (?<=^ ?)(?:(?:heel|erg|echt|zeer|behoorlijk) (?:ernstig|zwaar|heftig|gevaarlijk)|ernstig|levensgevaarlijk)(?= ?$)
  (?:ze|zij|hij|ik) (?:\p{L}{2,9} ){0,4}in (?:het )?ziekenhuis
  neem (?:het|dit|dat) (?:\p{L}{2,12} ){0,2}serieus
  (?:heel |erg |extra ){0,1}(?:oppassen|voorzichtig zijn)
  wees (?:\p{L}{2,10} ){0,2}voorzichtig
`;

/** Asked of who may not eat everything: whether there is something for them. */
export const catering = words`
  (?:voor (?:haar|hem|hun|mij|ons)) (?:\p{L}{2,10} ){0,3}(?:koken|maken|bereiden|eten)
  (?:iets|opties|gerechten|gerecht|alternatief|eten) (?:\p{L}{2,10} ){0,2}voor (?:haar|hem|hen|mij|ons)
  wat (?:kan|mag|zou) (?:ze|zij|hij|ik) (?:\p{L}{2,10} ){0,2}eten
  iets (?:\p{L}{2,10} ){0,2}(?:te eten|dat (?:ze|hij|ik) (?:kan|mag) eten|wat (?:ze|hij|ik) (?:kan|mag) eten)
`;

/** Asked beside what somebody may not eat: whether the kitchen can do that. */
export const manageable = words`
  (?:kan|kunnen) (?:de keuken|jullie|u) (?:dat|daar|het) (?:aan|mee)
  een (?:groot )?probleem
  (?:kan|lukt|gaat) (?:dat|het)
  (?:is|zou) (?:dat|het) (?:mogelijk|ok|oke|goed|te doen|haalbaar)
  (?:kunnen jullie|kunt u|kan de keuken) (?:\p{L}{2,10} ){0,2}(?:rekening mee houden|mee omgaan|rekening houden)
`;
