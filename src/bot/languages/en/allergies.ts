import { words } from "../word-list.ts";

/** What many may not eat. */
const foods = words`
  pork
  beef
  (?:red |raw )?meat
  (?:raw |cooked )?fish
  sea ?food
  shellfish
  crustaceans
  prawns?
  shrimps?
  crabs?
  lobster
  mussels
  oysters
  squid
  eggs?
  (?:tree )?nuts
  peanuts?
  almonds
  hazelnuts
  walnuts
  sesame
  dairy
  milk
  lactose
  cheese
  cream
  butter
  bread
  wheat
  gluten
  yeast
  chicken
  onions?
  soya?
  lamb
  garlic
  celery
  mustard
  tomato(?:es)?
  mushrooms?
  peppers
  chilli
  spic(?:y|es)(?: food)?
  strawberries
  kiwis?
  sugar
  salt
  msg
  fructose
  histamine
  sulphites
`;

const food = `(?:${foods.join("|")})`;

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  (?:don't|doesn't|dont|doesnt|do not|does not|can't|cannot|cant|mustn't|mustnt|must not|may not|not allowed to|unable to|never) (?:eat|have|take|touch|digest|handle|do) (?:any |anything with )?${food}
  (?:don't|doesn't|dont|doesnt|can't|cannot|cant|not) (?:tolerate|digest|stomach) (?:any |the )?\p{L}{3,14}
  (?:react|reacts|reaction) (?:badly |very badly )?to ${food}
  (?:no|without|zero) ${food} (?:for|allowed)
  (?:die|dies|dying) (?:from|of) (?:it|that|them|nuts|peanuts)
  (?:kill|kills) (?:him|her|me|them|us)
  (?:even )?traces of \p{L}{3,12}
  (?:scared|terrified) of (?:nuts|peanuts|shellfish|gluten)
  allerg(?:y|ies|ic)
  celiac
  coeliac
  intoleran(?:t|ce)
  anaphyla\p{L}{1,6}
  epi-?pen
`;
