import { words } from "../word-list.ts";

/** What many may not eat. */
const foods = words`
  cerdo
  carne(?: cruda| roja)?
  pescado(?: crudo)?
  mariscos?
  crustaceos
  gambas
  camarones
  cangrejo
  langosta
  mejillones
  ostras
  pulpo
  huevos?
  nueces
  frutos secos
  cacahuetes?
  mani
  almendras
  avellanas
  sesamo
  ternera
  cordero
  ajo
  queso
  leche
  lacteos
  lactosa
  nata
  crema
  mantequilla
  pan
  trigo
  gluten
  levadura
  pollo
  cebolla
  soja
  soya
  apio
  mostaza
  tomates?
  setas
  hongos
  pimientos?
  picante
  fresas
  kiwis?
  azucar
  fructosa
  histamina
`;

const food = `(?:${foods.join("|")})`;

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  (?:no|tampoco|ni) (?:come|comen|comemos|como|prueba|toma|toman|tomo|puede|pueden|puedo|podemos|debe|debo)(?: (?:comer|tomar|probar|ingerir))?(?: con)? (?:tampoco |nada de |nada con |el |la |los |las )?${food}
  no (?:tolera|tolero|toleran|digiere|digiero|aguanta|soporta) (?:nada |bien )?(?:el |la |los |las )?\p{L}{3,14}
  (?:le|me|les) (?:sienta|sientan|cae|caen|hace|hacen) (?:muy )?(?:mal|fatal) (?:el |la |los |las )?${food}
  (?:puede|puedo|podria) morir(?:se|me)?
  trazas? de \p{L}{3,12}
  alergias?
  alergic[oa]s?
  celiac[oa]s?
  intoleran(?:te|tes|cia|cias)
  celiaquia
`;
