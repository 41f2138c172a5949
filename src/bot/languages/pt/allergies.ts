import { words } from "../word-list.ts";

/** What many may not eat. */
export const foods = words`
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

/** What is noted only of somebody who may not have it, whatever stands beside it: "just lactose". */
export const substances = words`
  gluten
  lactose
  noz(?:es)?
  frutos secos
  amendoins?
  amendoim
  amendoas?
  avelas?
  sesamo
  soja
  trigo
  aipo
  mostarda
  crustaceos
  mariscos?
  frutose
  histamina
  sulfitos?
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
  (?:nem|mesmo|ate|sem|nao pode ter|bastam|apenas)(?: (?:os|so|de|minimos|com)){0,2} (?:vestigios|tracos)
  epi-?pens?
  (?:anda|ando|tem|tenho|leva|traz|usa|com|caneta de|injecao de|injetor de|autoinjetor de) (?:sempre |a |uma |caneta de ){0,2}adrenalina
  anafila\p{L}{2,8}
  contaminac(?:ao|oes) cruzadas?
`;

const itIs =
  "(?<!nao )(?:e|pode ser|poderia ser|(?:a|essa) (?:\\p{L}{3,5} )?(?:alergia|reacao)(?: dela| dele)? e)";
const theAllergyIs = "(?:a|essa) (?:\\p{L}{3,5} )?(?:alergia|reacao)(?: dela| dele)? e";
const very = "(?:muito|mesmo|bastante|realmente|super|extremamente|potencialmente|bem|uma|coisa|alergia|a)";

/** How serious an allergy is; of an allergy only beside one. */
export const gravity = words`
  quase morr(?:eu|i)
  ${itIs}(?: ${very}){0,2} (?:graves?|severa|perigos[oa]|mortal|seri[oa])
  ${theAllergyIs}(?: ${very}){0,2} (?:fortes?|aguda|fatal)(?= ?$)
  (?<=^ ?)(?:(?:muito|mesmo|bastante|realmente) (?:grave|severa|seria|forte|perigosa)|grave|severa|mortal)(?= ?$)
  nao e (?:brincadeira|capricho|frescura)
  ja (?:\p{L}{2,9} ){0,3}(?:ao hospital|no hospital|as urgencias|internad[oa])
  (?:tenham|tenha|ter|tomem|tomar) (?:muito |imenso |especial )?(?:cuidado|atencao)
  muito cuidado
  (?:levem|levar|leve) (?:isso |isto )?(?:muito )?a serio
`;

/** Asked of who may not eat everything: whether there is something for them. */
export const catering = words`
  (?:cozinhar|preparar|fazer|arranjar|servir) (?:\p{L}{2,10} ){0,3}para (?:ele|ela|eles|mim|nos)
  (?:algo|alguma coisa|opcoes|opcao|pratos?|comida) (?:\p{L}{2,10} ){0,3}(?:para (?:ele|ela|eles|mim|nos)|que (?:ela|ele) possa comer|que (?:ela|ele) pode comer)
  (?:algo|alguma coisa) (?:\p{L}{2,10} ){0,2}(?:para|que possa) comer
  (?:o )?que (?:e que )?(?:ela|ele|eu)? ?(?:pode|podera|posso|podia) comer
`;

/** Asked beside what somebody may not eat: whether the kitchen can do that. */
export const manageable = words`
  (?:a|vossa|sua) cozinha (?:da conta|consegue|pode|sabe)(?: lidar)?(?: com isso)?
  (?:da|dao) conta
  (?:e|ha|algum|um|da) (?:grande )?problemas?
  (?:e|seria|sera) possivel
  (?:conseguem|podem|consegue|pode) (?:adaptar|gerir|ter (?:isso )?em conta|evitar|lidar)
`;
