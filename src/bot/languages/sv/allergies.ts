import { words } from "../word-list.ts";

/** What many may not eat. */
export const foods = words`
  svin
  griskott
  flask
  flaskkott
  (?:ratt )?kott
  (?:ra )?fisk
  skaldjur
  rakor
  krabba
  hummer
  musslor
  ostron
  blackfisk
  agg
  \p{L}{0,5}notter
  jordnotter
  mandel
  mandlar
  sesam
  notkott
  lamm
  ost
  mjolk
  mjolkprodukter
  laktos
  gradde
  smor
  brod
  vete
  gluten
  jast
  kyckling
  lok
  vitlok
  soja
  selleri
  senap
  tomat(?:er)?
  svamp
  paprika
  starkt
  jordgubbar
  kiwi
  socker
  fruktos
  histamin
`;

/** What is noted only of somebody who may not have it, whatever stands beside it: "just lactose". */
export const substances = words`
  gluten
  laktos
  \p{L}{0,6}notter
  mandel
  mandlar
  sesam
  soja
  vete
  selleri
  senap
  skaldjur
  fruktos
  histamin
  sulfiter
`;

const food = `(?:${foods.join("|")})`;

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  \p{L}{0,12}allergi(?:n|er|erna)
  (?:ater|ata|tal|tala|taler|klarar|far i sig) (?:inte|aldrig|ej|varken) ${food}
  (?:far|kan|ska) (?:inte|aldrig|ej) (?:ata|ha|fa i sig) ${food}
  (?:tal|tala) (?:inte|ej) \p{L}{3,14}
  reagerar (?:\p{L}{1,10} )?pa ${food}
  do av (?:det|dem|den)
  livsfarlig\p{L}{0,1}
  spar av \p{L}{3,12}
  \p{L}{0,20}allergi(?:n|er|erna)?
  \p{L}{0,20}allergiker(?:n|na)?
  \p{L}{0,20}allergisk(?:a|t)?
  celiaki
  \p{L}{0,8}overkanslig(?:het|a|t)?
  \p{L}{0,12}intolerant
  \p{L}{0,12}intolerans
  (?:aven|inte ens|inga|minsta|ens|pyttesma|sma)(?: (?:av|de|minsta|sma)){0,2} spar
  epi-?pen(?:na|nan)?
  adrenalin-?(?:penna|pennan|spruta|injektor)
  (?:har|bar|med) (?:\p{L}{2,8} ){0,2}adrenalin
  anafyla\p{L}{2,8}
  kors-?kontamin\p{L}{2,7}
  livshotande
`;

const itIs =
  "(?:(?:det|den|hon|han|jag|allergin|reaktionen) (?:ar|kan vara|kan bli)(?: for (?:henne|honom|mig))?)";
const theAllergyIs = "(?:den|allergin|reaktionen) (?:ar|kan vara)";
const very = "(?:valdigt|mycket|riktigt|verkligen|ganska|extremt|potentiellt|ratt|en|nagot)";

/** How serious an allergy is; of an allergy only beside one. */
export const gravity = words`
  (?:han|hon|jag) (?:dog nastan|nastan dog|holl pa att do)
  ${itIs}(?: ${very}){0,2} (?:(?:jatte|super)?(?:allvarligt?|farligt?)|livsfarligt?|dodligt?|inget skamt|pa riktigt)
  ${theAllergyIs}(?: ${very}){0,2} (?:svart?|kraftigt?|akut|stark)(?= ?$)
  (?<=^ ?)(?:(?:valdigt|mycket|riktigt|verkligen|ganska) (?:allvarligt?|svart?|farligt?|kraftig)|(?:jatte)?allvarligt?|livsfarligt?|svar)(?= ?$)
  (?:hon|han|jag) (?:\p{L}{2,9} ){0,3}pa sjukhus
  ta (?:det|detta) (?:\p{L}{2,9} )?pa (?:\p{L}{4,6} )?allvar
  var (?:valdigt |extra |mycket |jatte)?forsiktiga?
  (?:valdigt |extra |mycket )?forsiktiga med
`;

/** Asked of who may not eat everything: whether there is something for them. */
export const catering = words`
  (?:laga|gora|fixa|ordna|servera) (?:\p{L}{2,10} ){0,3}(?:till|at|for) (?:henne|honom|dem|mig|oss)
  (?:nagot|nat|alternativ|ratter|mat) (?:\p{L}{2,10} ){0,2}(?:till|at|for|som) (?:henne|honom|dem|mig|oss|hon kan ata|han kan ata|jag kan ata)
  vad (?:kan|far) (?:hon|han|jag) ata
  nagot (?:\p{L}{2,10} ){0,2}att ata
`;

/** Asked beside what somebody may not eat: whether the kitchen can do that. */
export const manageable = words`
  (?:fixar|klarar|kan) koket (?:det|av det)
  fixar ni det
  (?:ett|nagot) (?:stort )?problem
  (?:gar|funkar|fungerar) det(?: bra)?
  (?:ar|vore) det (?:okej|ok|mojligt)
  (?:kan|klarar) ni (?:\p{L}{2,10} ){0,2}(?:anpassa|hantera|ta hansyn|fixa|det)
`;
