import { words } from "../word-list.ts";

/** What many may not eat. */
const foods = words`
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
  \p{L}{0,12}intolerant(?:ie)?
`;
