import { words } from "../word-list.ts";

/** What many may not eat. */
const foods = words`
  maiale
  carne(?: cruda| rossa)?
  pesce(?: crudo)?
  frutti di mare
  manzo
  uova
  uovo
  crostacei
  molluschi
  gamberi
  gamberetti
  granchio
  aragosta
  cozze
  vongole
  ostriche
  polpo
  agnello
  aglio
  formaggio
  formaggi
  latte
  latticini
  lattosio
  panna
  burro
  pane
  grano
  glutine
  lievito
  pollo
  cipoll[ae]
  soia
  noci
  nocciole
  arachidi
  mandorle
  frutta secca
  sesamo
  sedano
  senape
  pomodor[io]
  funghi
  peperon[ie]
  piccante
  fragole
  kiwi
  zucchero
  fruttosio
  istamina
`;

const food = `(?:${foods.join("|")})`;

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  non (?:mangia|mangiano|mangiamo|mangio|tocca|prende|(?:puo|posso|possono|possiamo|deve|devo)(?: (?:mangiare|prendere|assumere))?) (?:il |la |l'|le |i |gli |lo )?${food}
  non (?:tollera|tollero|tollerano|digerisce|digerisco|sopporta|regge) (?:il |la |l'|le |i |gli |lo )?\p{L}{3,14}
  (?:mi|gli|le) (?:fa|fanno) male (?:il |la |l'|le |i |gli |lo )?${food}
  (?:puo|posso|potrebbe) morir(?:e|ne|ci)
  tracc(?:e|ia) di \p{L}{3,12}
  allergi[ae]
  allergic(?:o|a|i|he)
  celiac(?:o|a|i|he)
  celiachia
  intolleran(?:te|ti|za|ze)
`;
