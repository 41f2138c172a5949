import { words } from "../word-list.ts";

export const negations = words`
  inte
  inte pa
  inte den
  inte for
  istallet for
  i stallet for
  ej
  snarare an
  inte klockan
`;
