import { words } from "../../word-list.ts";

export const coming = words`
  (?:(?:vi|jeg) )?(?:er )?(?:(?:allerede|na) )?(?:pa vei|underveis)
  (?:(?:vi|jeg) )?(?:sitter|er) (?:(?:allerede|na) )?(?:i|pa) (?:bilen|taxien|bussen|toget|banen)
  (?:(?:vi|jeg) )?(?:er )?(?:snart|straks|allerede|nesten) (?:framme|fremme|der|her)
  (?:som|etter) (?:planlagt|avtalt|planen)
  100 ?%
  (?:(?:vi|jeg) )?kommer(?: alle \d{1,2})?
  alle \d{1,2}
  (?:(?:vi|jeg) )?(?:parkerer|er utenfor|star utenfor|kommer snart)(?: (?:na|akkurat|allerede))?
  (?:akkurat |alt )?(?:som|etter|ifølge) (?:planen|avtalen|avtalt|planlagt|sagt|bestilt)
  hundre prosent
  helt klart
  (?:ja )?(?:selvfølgelig|selvsagt|naturligvis)
  (?:(?:vi|jeg) )?kommer(?: (?:sikkert|gjerne|absolutt|alle|alle \d{1,2}))?
  (?:vi (?:kommer )?)?alle \d{1,2}
  (?:jo|joda|jo da|jada),? (?:vi|jeg) kommer(?: visst)?
`;
