import { words } from "../word-list.ts";

/** What many may not eat. */
const foods = words`
  (?:carne de )?porco
  carne(?: crua| vermelha)?
  peixe(?: cru)?
  mariscos?
  frutos do mar
  crustaceos
  camar(?:ao|oes)
  caranguejo
  lagosta
  mexilhoes
  ostras
  polvo
  ovos?
  nozes
  frutos secos
  amendoins?
  amendoim
  amendoas
  avelas
  sesamo
  gergelim
  vaca
  borrego
  cordeiro
  alho
  queijo
  leite
  lacteos
  laticinios
  lactose
  natas
  creme
  manteiga
  pao
  trigo
  gluten
  fermento
  frango
  cebola
  soja
  aipo
  mostarda
  tomates?
  cogumelos
  pimentos?
  picante
  morangos?
  kiwis?
  acucar
  frutose
  histamina
`;

const food = `(?:${foods.join("|")})`;

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  nao (?:come|comem|comemos|como|prova|toca em|(?:pode|podem|posso|podemos|deve|devo)(?: (?:comer|tomar|ingerir|com))?) (?:com )?(?:o |a |os |as )?${food}
  nao (?:tolera|tolero|toleram|digere|digiro|suporta|aguenta) (?:o |a |os |as )?\p{L}{3,14}
  (?:faz|fazem)-?(?: ?me| ?lhe)? mal (?:o |a |os |as )?${food}
  (?:pode|posso|podia) morrer
  (?:vestigios|tracos) de \p{L}{3,12}
  alergias?
  alergic[oa]s?
  celiac[oa]s?
  intoleran(?:te|tes|cia|cias)
`;
