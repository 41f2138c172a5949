import { words } from "../../word-list.ts";

export const coming = words`
  (?:(?:vi|jeg) )?(?:er )?(?:(?:allerede|na) )?(?:pa vei|underveis)
  (?:(?:vi|jeg) )?(?:sitter|er) (?:(?:allerede|na) )?(?:i|pa) (?:bilen|taxien|bussen|toget|banen)
  (?:(?:vi|jeg) )?(?:er )?(?:snart|straks|allerede|nesten) (?:framme|fremme|der|her)
  (?:som|etter) (?:planlagt|avtalt|planen)
  100 ?%
  (?:(?:vi|jeg) )?kommer(?: alle \d{1,2})?
  alle \d{1,2}
`;
