import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const fridayOrSaturday = { date: "2026-11-27", dateTo: "2026-11-28" };
const mondayOrThursday = { date: "2026-11-23", openReadings: { dates: ["2026-11-23", "2026-11-26"] } };

test.for([
  ["en", "friday or saturday next week", fridayOrSaturday],
  ["de", "freitag oder samstag nächste woche", fridayOrSaturday],
  ["fr", "vendredi ou samedi de la semaine prochaine", fridayOrSaturday],
  ["es", "viernes o sábado de la semana que viene", fridayOrSaturday],
  ["it", "venerdì o sabato della prossima settimana", fridayOrSaturday],
  ["nl", "vrijdag of zaterdag volgende week", fridayOrSaturday],
  ["pt", "sexta ou sábado da semana que vem", fridayOrSaturday],
  ["sv", "fredag eller lördag nästa vecka", fridayOrSaturday],
  ["nb", "fredag eller lørdag neste uke", fridayOrSaturday],
  ["en", "monday or thursday next week", mondayOrThursday],
  ["de", "montag oder donnerstag nächste woche", mondayOrThursday],
] as const)("%s: “%s” are two days of that week", ([language, text, values]) => {
  expect(stated(text, { language })).toEqual(values);
});
