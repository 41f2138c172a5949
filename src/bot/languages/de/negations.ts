import { words } from "../word-list.ts";

export const negations = words`
  nicht
  nicht am
  nicht um
  nicht fur
  statt
  anstatt
  anstelle von
  statt am
  statt um
  kein
  keine
  nicht mehr
  nicht den
  nicht der
  anstatt am
`;
