import { words } from "../word-list.ts";

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  (?:spiser|spise) (?:ikke|ikkje|aldri|aldrig) (?:svin|svinekjøtt|svinekød|kjøtt|kød|fisk|skalldyr|skaldyr|egg|æg|storfe|oksekød|lam)
  \p{L}{0,20}allergi(?:er)?
  \p{L}{0,20}allergisk(?:e)?
  \p{L}{0,20}allergiker
  cøliaki
  \p{L}{0,12}intolerant
  \p{L}{0,12}intoleranse
  \p{L}{0,12}intolerans
`;
