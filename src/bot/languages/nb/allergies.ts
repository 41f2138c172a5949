import { words } from "../word-list.ts";

/** What many may not eat. */
export const foods = words`
  svin
  svinekjøtt
  svinekød
  flesk
  bacon
  (?:ratt |rødt )?(?:kjøtt|kød)
  (?:ra )?fisk
  skalldyr
  skaldyr
  reker
  krabbe
  hummer
  muslinger
  blaskjell
  skjell
  østers
  blekksprut
  egg
  æg
  \p{L}{0,6}nøtter
  nøtt
  peanøtter
  mandel
  mandler
  sesam
  storfe
  storfekjøtt
  oksekød
  lam
  lammekjøtt
  ost
  melk
  melkeprodukter
  mjølk
  meieriprodukter
  laktose
  fløte
  smør
  brød
  hvete
  gluten
  gjær
  kylling
  løk
  hvitløk
  soya
  selleri
  sennep
  tomat(?:er)?
  sopp
  paprika
  sterkt
  sterk mat
  jordbær
  kiwi
  sukker
  fruktose
  histamin
`;

/** What is noted only of somebody who may not have it, whatever stands beside it: "just lactose". */
export const substances = words`
  gluten
  laktose
  \p{L}{0,6}nøtter
  mandler
  sesam
  soya
  hvete
  selleri
  sennep
  skalldyr
  fruktose
  histamin
  sulfitter
`;

const food = `(?:${foods.join("|")})`;

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  (?:spiser|spise|taler|tale|klarer|far i seg) (?:ikke|ikkje|aldri|aldrig|verken) ${food}
  (?:far|kan|skal|bør) (?:ikke|ikkje|aldri) (?:spise|ha|fa i seg) ${food}
  taler (?:ikke|ikkje) \p{L}{3,14}
  reagerer (?:\p{L}{1,10} )?pa ${food}
  dø av (?:det|dem|den)
  livsfarlig
  livstruende
  spor av \p{L}{3,12}
  \p{L}{0,20}allergi(?:er|en|ene)?
  \p{L}{0,20}allergisk(?:e)?
  \p{L}{0,20}allergiker(?:en|e)?
  cøliaki(?:er|en)?
  cøliakere?
  overfølsom(?:het|me)?
  \p{L}{0,12}intolerante?
  \p{L}{0,12}intoleranse
  \p{L}{0,12}intolerans
  (?:selv|ikke engang|ingen|minste|sma)(?: (?:av|de|minste|sma)){0,2} spor
  epi-?penn?(?:en)?
  adrenalin-?(?:penn|pennen|sprøyte|injektor)
  (?:har|med) (?:\p{L}{2,8} ){0,2}adrenalin
  anafyla\p{L}{2,8}
  kryss-?kontamin\p{L}{2,7}
`;

const itIs =
  "(?:(?:det|den|hun|han|jeg|allergien|reaksjonen) (?:er|kan være|kan bli)(?: for (?:henne|ham|han|meg))?)";
const theAllergyIs = "(?:den|allergien|reaksjonen) (?:er|kan være)";
const very = "(?:veldig|svært|meget|virkelig|ganske|ekstremt|potensielt|en|noe)";

/** How serious an allergy is; of an allergy only beside one. */
export const gravity = words`
  (?:han|hun|jeg) (?:døde nesten|holdt pa a dø)
  ${itIs}(?: ${very}){0,2} (?:(?:kjempe|super)?(?:alvorlig|farlig)|livsfarlig|dødelig|ingen spøk|pa alvor)
  ${theAllergyIs}(?: ${very}){0,2} (?:ille|kraftig|akutt|sterk|streng)(?= ?$)
  (?<=^ ?)(?:(?:veldig|svært|meget|virkelig|ganske) (?:alvorlig|ille|farlig|kraftig)|(?:kjempe)?alvorlig|livsfarlig)(?= ?$)
  (?:hun|han|jeg) (?:\p{L}{2,9} ){0,3}pa sykehus
  ta (?:det|dette) (?:\p{L}{2,9} )?pa alvor
  vær (?:veldig |ekstra |svært |kjempe)?forsiktige?
  (?:veldig |ekstra |svært )?forsiktige? med
`;

/** Asked of who may not eat everything: whether there is something for them. */
export const catering = words`
  (?:lage|gjøre|fikse|ordne|servere) (?:\p{L}{2,10} ){0,3}(?:til|for) (?:henne|ham|han|dem|meg|oss)
  (?:noe|alternativ|alternativer|retter|mat) (?:\p{L}{2,10} ){0,2}(?:til|for|som) (?:henne|ham|han|dem|meg|oss|hun kan spise|han kan spise|jeg kan spise)
  hva (?:kan|far) (?:hun|han|jeg) spise
  noe (?:\p{L}{2,10} ){0,2}a spise
`;

/** Asked beside what somebody may not eat: whether the kitchen can do that. */
export const manageable = words`
  (?:fikser|klarer|kan) kjøkkenet (?:det|av det)
  (?:fikser|klarer|takler) dere det
  (?:et|noe) (?:stort )?problem
  (?:gar|funker|fungerer) det(?: (?:bra|fint|greit|an))?
  (?:er|hadde) det (?:okei|ok|greit|mulig)
  (?:kan|klarer) dere (?:\p{L}{2,10} ){0,2}(?:tilpasse|handtere|ta hensyn|fikse|det)
`;
