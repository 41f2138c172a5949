import { words } from "../word-list.ts";

export const negations = words`
  niet
  niet op
  niet om
  niet voor
  in plaats van
  geen
  niet de
  ipv
`;
