import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "table for 2 on friday at 8pm, call me after five on 912 34 567", "+4791234567"],
  ["fr", "table pour 2 vendredi à 20h, appelez-moi après 17h au 06 12 34 56 78", "+33612345678"],
  ["es", "mesa para 2 el viernes a las 20, llámame después de las 5 al 677 12 34 56", "+34677123456"],
  ["it", "tavolo per 2 venerdì alle 20, mi chiami dopo le 17 al 347 1112223", "+393471112223"],
  ["pt", "mesa para 2 na sexta às 20h, ligue depois das 17 para o 912 345 678", "+351912345678"],
] as const)("in %s when to call is no hour of the table's: “%s”", ([language, text, phone]) => {
  const read = understand(text, { now, language, expecting: null, country: "NO" });
  expect(read).toMatchObject({ phone, time: "20:00", date: "2026-11-20", partySize: 2 });
});

test.for([
  ["pt", "912 345 678, não, 912 345 679", "+351912345679"],
  ["en", "91122335, not 91122334", "+4791122335"],
  ["en", "not 91122334 but 91122335", "+4791122335"],
] as const)("in %s the number that is right is taken: “%s”", ([language, text, phone]) => {
  expect(understand(text, { now, language, expecting: "phone", country: "NO" }).phone).toBe(phone);
});
