import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "my mother died on 3 March, we want a table for 6"],
  ["en", "table for 6, it is for my dad who passed away on 3 December"],
  ["de", "meine mutter ist am 3. märz gestorben, wir möchten einen tisch für 6"],
  ["fr", "ma mère est morte le 3 mars, une table pour 6"],
  ["es", "mi madre murió el 3 de marzo, queremos una mesa para 6"],
  ["it", "mia madre è morta il 3 marzo, vorremmo un tavolo per 6"],
  ["pt", "a minha mãe morreu a 3 de março, queremos uma mesa para 6"],
  ["nl", "mijn moeder is op 3 maart overleden, we willen een tafel voor 6"],
  ["sv", "min mamma dog den 3 mars, vi vill ha ett bord för 6"],
] as const)("in %s the day somebody died is not the table's: “%s”", ([language, text]) => {
  const { partySize, date } = stated(text, { language });
  expect({ partySize, date }).toEqual({ partySize: 6 });
});

test.for([
  ["en", "we got married on 12 June, table for 2 on friday"],
  ["de", "wir haben am 12. Juni geheiratet, tisch für 2 am freitag"],
  ["fr", "on s'est mariés le 12 juin, table pour 2 vendredi"],
  ["es", "nos casamos el 12 de junio, mesa para 2 el viernes"],
  ["it", "ci siamo sposati il 12 giugno, tavolo per 2 venerdì"],
  ["pt", "casámos a 12 de junho, mesa para 2 na sexta"],
  ["nl", "we zijn op 12 juni getrouwd, tafel voor 2 vrijdag"],
  ["sv", "vi gifte oss den 12 juni, bord för 2 på fredag"],
] as const)("nor in %s is a wedding's that has been: “%s”", ([language, text]) => {
  expect(stated(text, { language })).toMatchObject({ partySize: 2, date: "2026-11-20" });
});

test("an anniversary to come is", () => {
  expect(stated("table for 2 on our anniversary, 12 June", { language: "en" }).date).toBe("2027-06-12");
});
