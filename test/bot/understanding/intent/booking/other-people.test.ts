import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "do you have anything around 8 for 2? different people"],
  ["en", "and for friday 4 of us, it's a different group"],
  ["de", "und um 20 Uhr für 2? sind andere Leute"],
  ["fr", "vous avez quelque chose à 20h pour 2 ? c'est pour d'autres gens"],
  ["es", "¿y para 2 a las 20h? es para otra gente"],
  ["it", "avete qualcosa alle 20 per 2? per altre persone"],
  ["nl", "heeft u iets om 20 uur voor 2? met andere mensen"],
  ["pt", "e às 20h para 2? com outras pessoas"],
  ["sv", "har ni något kl 20 för 2? andra personer"],
  ["nb", "har dere noe kl 20 for 2? det er andre folk"],
] as const)("in %s, “%s” is of one more table, for other people", ([language, text]) => {
  const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
  expect(understand(text, { now, language, expecting: null, draft }).besides).toBe(true);
});
