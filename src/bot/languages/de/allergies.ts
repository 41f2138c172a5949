import { words } from "../word-list.ts";

/** What many may not eat. */
const foods = words`
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
  unvertraglichkeit(?:en)?
  \p{L}{0,12}intolerant
  \p{L}{0,12}intoleranz
`;
