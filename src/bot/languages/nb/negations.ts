import { words } from "../word-list.ts";

export const negations = words`
  ikke
  ikkje
  ikke pa
  ikke den
  ikke for
  ikke til
  istedenfor
  i stedet for
  i stedet
  istedet
  istedet for
  heller enn
  ikke klokken
  ikke klokka
  ikke kl
  i stedet for den
`;
