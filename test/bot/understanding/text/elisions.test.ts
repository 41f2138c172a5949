import { expect, test } from "vitest";
import { locales } from "#src/bot/languages/languages.ts";
import { withElisions } from "#src/bot/understanding/text/elisions.ts";
import { intentOf } from "#test/bot/understanding/stated.ts";

const inLanguage = (code: string, text: string) => {
  const locale = locales.find((one) => one.code === code);
  return locale && withElisions(text, locale);
};

test.for([
  ["fr", "oui c est bon", "confirm", "affirm"],
  ["fr", "c est ou exactement", null, "question"],
  ["fr", "l adresse svp", null, "question"],
  ["fr", "j aimerais une table pour 4 demain a 20h", null, "book"],
  ["it", "dov e il ristorante", null, "question"],
] as const)(
  "what is typed without its apostrophe is understood: %s, %s",
  ([language, text, expecting, intent]) => {
    expect(intentOf(text, { language, expecting, ...(expecting !== null && { tablePicked: true }) })).toBe(
      intent,
    );
  },
);

test.for([
  ["fr", "s il vous plait, c est pour 2", "s'il vous plait, c'est pour 2"],
  ["fr", "C est à quelle heure", "C'est à quelle heure"],
  ["fr", "on est 4, il n y a pas de place", "on est 4, il n'y a pas de place"],
  ["it", "c è posto dall altra parte", "c'è posto dall'altra parte"],
  ["fr", "a lheure, jai pas ladresse", "a l'heure, j'ai pas l'adresse"],
  ["fr", "quon arrive, cest bon", "qu'on arrive, c'est bon"],
  ["it", "qual è lindirizzo", "qual è l'indirizzo"],
  // No elisions: an initial, an hour, another language.
  ["fr", "M Arnaud", "M Arnaud"],
  ["fr", "J Arnaud, 20 h", "J Arnaud, 20 h"],
  ["en", "plan d is fine", "plan d is fine"],
  ["fr", "non, lune, son test en mai, quelle", "non, lune, son test en mai, quelle"],
] as const)("%s: %s", ([code, text, written]) => {
  expect(inLanguage(code, text)).toBe(written);
});
