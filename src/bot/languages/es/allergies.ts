import { words } from "../word-list.ts";

/** What many may not eat. */
export const foods = words`
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

/** What is noted only of somebody who may not have it, whatever stands beside it: "just lactose". */
export const substances = words`
  gluten
  lactosa
  nue(?:z|ces)
  frutos secos
  cacahuetes?
  mani
  almendras?
  avellanas?
  sesamo
  soja
  trigo
  apio
  mostaza
  crustaceos
  mariscos?
  fructosa
  histamina
  sulfitos?
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
  (?:ni|incluso|hasta|con|sin|aunque sean)(?: (?:las|unas|siquiera|minimas)){0,2} trazas
  epi-?pens?
  (?:lleva|llevo|tiene|tengo|trae|traigo|necesita|con|boligrafo de|pluma de|inyeccion de|inyectable de|autoinyector de) (?:\p{L}{1,6} ){0,2}adrenalina
  autoinyector
  anafila\p{L}{2,8}
  contaminacion(?:es)? cruzadas?
`;

const itIs = "(?<!(?:no|ni) )(?:es|son|puede ser|podria ser|(?:la|su|mi) (?:alergia|reaccion) es)";
const theAllergyIs = "(?:la|su|mi) (?:alergia|reaccion) es";
const very =
  "(?:muy|realmente|bastante|super|extremadamente|potencialmente|de verdad|una|algo|cosa|alergia|bien)";

/** How serious an allergy is; of an allergy only beside one. */
export const gravity = words`
  casi se (?:muere|nos muere|murio)
  (?:ya )?(?:estuvo|ha estado) (?:ingresad[oa]|en (?:el )?hospital|en urgencias)
  ${itIs}(?: ${very}){0,2} (?:graves?|severas?|peligros[oa]s?|mortal|seri[oa]|ninguna broma|broma no)
  ${theAllergyIs}(?: ${very}){0,2} (?:fuertes?|agud[oa]|extrem[oa]|fatal)(?= ?$)
  (?<=^ ?)(?:(?:muy|bastante|realmente) (?:grave|severa?|seri[oa]|fuerte|peligros[oa])|grave|severa|mortal)(?= ?$)
  no es (?:ninguna |una )?(?:broma|capricho|mania)
  (?:ha|he) (?:\p{L}{2,9} ){0,3}(?:al hospital|en el hospital|en urgencias|hospitalizad[oa]|ingresad[oa])
  (?:tengan|tened|ten|tener|tenga) (?:mucho |muchisimo |especial )?cuidado
  (?:mucho|muchisimo) (?:cuidado|ojo)
  (?:tomen|tomad|tomar)(?:lo|selo|oslo) (?:muy )?en serio
`;

/** Asked of who may not eat everything: whether there is something for them. */
export const catering = words`
  (?:cocinar|preparar|hacer|poner|ofrecer)(?:le|les)? (?:\p{L}{2,10} ){0,3}para (?:el|ella|ellos|mi|nosotros)
  (?:cocinarle|prepararle|hacerle|ponerle)s?
  (?:algo|opciones|opcion|platos?|comida) (?:\p{L}{2,10} ){0,3}para (?:el|ella|ellos|mi)(?! \p{L})
  algo (?:\p{L}{2,10} ){0,2}(?:que )?(?:pueda|puede|para) (?:comer|tomar)
  que (?:puede|podria|podra|puedo) comer
  (?:podra|podria|puede) comer (?:algo|alli|ahi)
`;

/** Asked beside what somebody may not eat: whether the kitchen can do that. */
export const manageable = words`
  (?:la|vuestra|su) cocina (?:puede|podria|sabe) (?:con eso|manejar(?:lo)?|hacerlo)
  (?:algun |un )(?:gran )?(?:problema|inconveniente)
  hay problema
  (?:es|seria|sera) (?:posible|viable)
  (?:podeis|pueden|podrian|puede|podriais) (?:adaptar|adaptarse|gestionar|tenerlo en cuenta|evitar)\p{L}{0,3}
`;
