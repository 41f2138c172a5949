import { words } from "../word-list.ts";

/** What many may not eat. */
export const foods = words`
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

/** What is noted only of somebody who may not have it, whatever stands beside it: "just lactose". */
export const substances = words`
  glutine
  lattosio
  noc[ie]
  nocciole
  arachidi
  mandorle
  frutta secca
  sesamo
  soia
  grano
  sedano
  senape
  crostacei
  molluschi
  fruttosio
  istamina
  solfiti
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
  (?:anche|neanche|nemmeno|neppure|nessuna|senza|minime|basta|bastano)(?: (?:solo|in|le|una|minime|minima|delle)){0,2} tracc(?:e|ia)
  epi-?pens?
  (?:ha|ho|porta|porto|con|penna di|penna con|iniezione di|siringa di|autoiniettore di) (?:sempre |l'|la |anche |dietro ){0,2}adrenalina
  autoiniettore
  anafila\p{L}{3,8}
  contaminazion[ei](?: crociat[ae])?
`;

const itIs = "(?<!non )(?:e|puo essere|potrebbe essere|(?:la sua |la mia |l')(?:allergia|reazione) e)";
const theAllergyIs = "(?:la sua |la mia |l')(?:allergia|reazione) e";
const very =
  "(?:molto|davvero|veramente|abbastanza|estremamente|proprio|potenzialmente|una cosa|una|cosa|allergia|piuttosto)";

/** How serious an allergy is; of an allergy only beside one. */
export const gravity = words`
  (?:e )?quasi (?:e )?mort[oa](?: per questo)?
  (?:l'anno scorso )?e quasi mort[oa]
  ${itIs}(?: ${very}){0,2} (?:grave|severa|pericolos[oa]|mortale|seri[oa])
  ${theAllergyIs}(?: ${very}){0,2} (?:forte|acuta|importante)(?= ?$)
  (?<=^ ?)(?:(?:molto|davvero|veramente|abbastanza) (?:grave|severa|seria|forte|pericolosa)|grave|severa|mortale)(?= ?$)
  non e (?:uno scherzo|un capriccio)
  (?:e|sono) (?:\p{L}{2,9} ){0,2}(?:finit[oa]|stat[oa]) (?:\p{L}{2,9} ){0,2}(?:in ospedale|all'ospedale|al pronto soccorso|ricoverat[oa])
  (?:fate|faccia|fare|prestate|prestare) (?:molta |moltissima |la massima |particolare )?attenzione
  prend(?:ete|etelo|erlo|ere) (?:molto )?sul serio
`;

/** Asked of who may not eat everything: whether there is something for them. */
export const catering = words`
  (?:cucinare|preparare|fare|proporre|offrire) (?:\p{L}{2,10} ){0,3}per (?:lui|lei|loro|me|noi)
  (?:cucinargli|cucinarle|preparargli|prepararle|farle|fargli)
  (?:qualcosa|piatti|opzioni|alternative|piatto) (?:\p{L}{2,10} ){0,3}per (?:lui|lei|loro|me|noi)
  qualcosa (?:\p{L}{2,10} ){0,2}(?:da mangiare|che possa mangiare|che puo mangiare)
  (?:che )?cosa (?:puo|potra|potrebbe|posso) mangiare
`;

/** Asked beside what somebody may not eat: whether the kitchen can do that. */
export const manageable = words`
  (?:la|vostra|la vostra) cucina (?:riesce|sa|puo|ce la fa)(?: a)?(?: gestir(?:lo|la|e))?
  (?:un|qualche) (?:grosso )?problema
  ci sono problemi
  (?:e|sarebbe|e' ) ?(?:possibile|fattibile)
  (?:va|andrebbe) bene
  (?:riuscite|potete|potreste|riuscireste) (?:a )?(?:gestir|adattar|tenern|evitar)\p{L}{1,4}
`;
