import { words } from "../word-list.ts";

/** What many may not eat. */
const foods = words`
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

const food = `(?:${foods.join("|")})`;

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  (?:ater|ata|tal|tala|taler|klarar|far i sig) (?:inte|aldrig|ej|varken) ${food}
  (?:far|kan|ska) (?:inte|aldrig|ej) (?:ata|ha|fa i sig) ${food}
  (?:tal|tala) (?:inte|ej) \p{L}{3,14}
  reagerar (?:\p{L}{1,10} )?pa ${food}
  do av (?:det|dem|den)
  livsfarlig\p{L}{0,1}
  spar av \p{L}{3,12}
  \p{L}{0,20}allergi(?:er)?
  \p{L}{0,20}allergisk(?:a|t)?
  celiaki
  \p{L}{0,12}intolerant
  \p{L}{0,12}intolerans
`;
