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

const end = String.raw`(?=[,.!?;]|$| (?:men|sa|vad|hur|hellre|kanske)(?![\p{L}]))`;

/** After the day or the time that is turned down. */
export const refusals: readonly string[] = words`
  (?:ar|blir|vore|kanns)(?: (?:helt|tyvarr|absolut|for (?:mig|oss))){0,3} (?:uteslut(?:et|na)|otankbart|omojligt|inget alternativ|ute ur bilden)${end}
  kommer(?: (?:absolut|tyvarr)){0,2} inte (?:pa fraga|i fraga)${end}
  (?:gar|passar|funkar|fungerar)(?: (?:tyvarr|det))? (?:inte|daligt)(?: (?:mig|oss|for mig|for oss|for min del))?(?: (?:anda|langre|alls))?${end}
  (?:ar|blir) (?:tyvarr )?(?:omojligt|inte mojligt|daligt)${end}
  (?:ar|blir|vore)(?: det| oss| for oss){0,2} (?:lite|ganska|valdigt|ratt) (?:sent|tidigt)
`;
