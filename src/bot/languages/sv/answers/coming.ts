import { words } from "../../word-list.ts";

export const coming = words`
  (?:(?:vi|jag) )?(?:ar )?(?:(?:redan|nu|strax|precis) )?pa vag(?: (?:nu|till er))?
  (?:(?:vi|jag) )?(?:sitter|ar) (?:(?:redan|nu) )?(?:i|pa) (?:bilen|taxin|bussen|taget|tunnelbanan)
  (?:(?:vi|jag) )?(?:ar )?(?:snart|strax|redan|nastan) (?:framme|dar|har|utanfor)
  (?:(?:vi|jag) )?(?:parkerar|ar utanfor|ar framme|star utanfor|kommer snart)(?: (?:nu|precis|redan))?
  (?:precis |allt )?(?:som|enligt) (?:planerat|bestamt|sagt|avtalat|plan(?:en)?|overenskommet|bokat)
  100 ?%
  hundra procent
  helt klart
  (?:ja )?(?:sa ?klart|sjalvfallet|givetvis)
  (?:(?:vi|jag) )?kommer(?: (?:sakert|garna|absolut|alla|alla \d{1,2}))?
  (?:vi (?:kommer )?)?alla \d{1,2}
  (?:jo|joda|jo da),? (?:vi|jag) kommer(?: visst)?
`;
