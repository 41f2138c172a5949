import { words } from "../word-list.ts";

/** What many may not eat. */
export const foods = words`
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

/** What is noted only of somebody who may not have it, whatever stands beside it: "just lactose". */
export const substances = words`
  gluten
  lactose
  (?:tree |pea)?nuts?
  peanuts?
  hazelnuts?
  walnuts?
  cashews?
  almonds?
  sesame
  soya?
  wheat
  celery
  mustard
  shellfish
  crustaceans?
  fructose
  histamine
  sulphites?
  dairy
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
  (?:even|any|no|the (?:smallest|tiniest|slightest)|tiny|small|slight) (?:\p{L}{2,8} )?traces?
  epi-?pens?
  adrenalin?e? (?:pens?|shots?|injectors?|auto-?injectors?)
  (?:carr(?:y|ies)|has|have|needs?) (?:\p{L}{1,8} ){0,2}adrenaline?
  auto-?injectors?
  (?:cross|x)[- ]?contaminat\p{L}{2,5}
  life[- ]threatening
`;

const itIs =
  "(?:it's|it is|its|that's|that is|this is|she's|she is|he's|he is|i'm|i am|(?:it|that|this) (?:can|could|might|may) be|(?:the|her|his|my|their|this) (?:allergy|reaction)(?: is|'s))";
const theAllergyIs =
  "(?:(?:the|her|his|my|their|this) (?:allergy|reaction)(?: is|'s)|(?:she|he) is|(?:she|he)'s|i'm)";
const very =
  "(?:really|very|quite|extremely|super|so|pretty|potentially|highly|actually|rather|incredibly|a|an)";

/** How serious an allergy is; of an allergy only beside one. */
export const gravity = words`
  (?:he|she|i|they)(?:'d|'s)? (?:nearly|almost) died(?: (?:last|once|from)[^,.;!?]{0,20})?
  it(?:'s| is) (?:really|very|so) (?:bad|nasty)
  ${itIs}(?: ${very}){0,2} (?:serious|severe|dangerous|deadly|fatal|lethal|acute|no joke|not a joke|no fad|not a fad|not a preference|(?:serious|severe|bad|strong|dangerous) one)
  ${theAllergyIs}(?: ${very}){0,2} (?:bad|extreme|strong)(?= ?$)
  (?<=^ ?)(?:(?:really|very|quite|extremely|pretty|potentially) (?:serious|severe|bad|dangerous)|severe|serious|deadly|life[- ]threatening)(?= ?$)
  (?:she|he|i|they)(?:'ll|'d)? (?:\p{L}{2,9} ){0,2}(?:die|stop breathing|be hospitali[sz]ed)
  (?:she|he|i|they)(?:'s|'ve)? (?:\p{L}{2,9} ){0,2}(?:ended up|been|landed|was|were|went) (?:\p{L}{2,5} ){0,2}(?:in|to) (?:\p{L}{1,3} )?(?:hospital|a&e|er|intensive care)
  take (?:it|this|that) (?:very |really )?seriously
  be (?:very |extra |really |extremely )?careful
`;

/** Asked of who may not eat everything: whether there is something for them. */
export const catering = words`
  (?:cook|make|do|prepare|have|offer|arrange|serve|get) (?:\p{L}{2,10} ){0,3}for (?:him|her|them|me|us)
  (?:something|anything|options?|dish(?:es)?|food|meals?) (?:\p{L}{2,9} ){0,3}for (?:him|her|them|me|us)
  (?:something|anything|options?|food|stuff|dish(?:es)?) (?:\p{L}{2,9} ){0,2}(?:he|she|they|we|i) can (?:eat|have)
  what (?:can|could) (?:he|she|they|we|i) (?:eat|have)
  (?:can|could|will) (?:he|she|they|we|i) (?:\p{L}{2,9} ){0,2}eat
  (?:something|anything) to eat
`;

/** Asked beside what somebody may not eat: whether the kitchen can do that. */
export const manageable = words`
  (?:can|could|will|would) (?:the |your )?(?:kitchen|chef) (?:cope|do it|manage|handle)
  (?:a|any) (?:big |huge )?(?:problem|issue|trouble|hassle)
  (?:is|will|would) (?:that|it|this)(?: be| all)? (?:ok|okay|fine|possible|alright|all right|doable|safe)
  (?:can|could|will|would|do|are) (?:you|the (?:kitchen|chef))(?: guys)?(?: able to)? (?:cater|handle|manage|cope|accommodate|adapt|deal|work)
`;
