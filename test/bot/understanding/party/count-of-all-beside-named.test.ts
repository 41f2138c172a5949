import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "Saturday with my parents, four of us", 4],
  ["de", "Samstag mit meinen Eltern, vier Personen", 4],
  ["fr", "samedi avec mes parents, quatre personnes", 4],
  ["es", "el sábado con mis padres, cuatro personas", 4],
  ["it", "sabato con i miei genitori, quattro persone", 4],
  ["nl", "zaterdag met mijn ouders, vier personen", 4],
  ["pt", "sábado com os meus pais, quatro pessoas", 4],
  ["sv", "lördag med mina föräldrar, fyra personer", 4],
  ["en", "my parents, 3 kids and me", 6],
] as const)(
  "a count of all beside those who are named has them in it: %s, %s is %i",
  ([language, text, size]) => {
    expect(understand(text, { now, expecting: null, language }).partySize).toBe(size);
  },
);
