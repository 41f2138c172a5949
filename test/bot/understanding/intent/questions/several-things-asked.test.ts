import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const more = (language: string, text: string) =>
  understand(text, { now, language, expecting: null }).asksMore ?? false;

describe("in a list of what is asked about, something is nothing that houses tell:", () => {
  test.for([
    ["en", "do you have parking, wifi, a pool, karaoke and high chairs?"],
    ["de", "habt ihr Parkplätze, WLAN, einen Pool und Karaoke?"],
    ["fr", "vous avez un parking, le wifi, une piscine et un karaoké ?"],
    ["es", "¿tenéis aparcamiento, wifi, piscina y karaoke?"],
    ["it", "avete parcheggio, wifi, piscina e karaoke?"],
    ["nl", "hebben jullie parkeerplaatsen, wifi, een zwembad en karaoke?"],
    ["pt", "vocês têm estacionamento, wifi, piscina, karaokê e cadeirinha?"],
    ["sv", "har ni parkering, wifi, pool och karaoke?"],
  ] as const)("%s: %s", ([language, text]) => expect(more(language, text)).toBe(true));
});

describe("in these is nothing more:", () => {
  test.for([
    ["en", "hi, do you have parking, please?"],
    ["en", "do you have parking, wifi and high chairs?"],
    ["de", "hallo, habt ihr Parkplätze, WLAN und Hochstühle?"],
    ["fr", "bonjour, vous avez un parking, s'il vous plaît ?"],
    ["es", "hola, ¿tenéis wifi, por favor?"],
  ] as const)("%s: %s", ([language, text]) => expect(more(language, text)).toBe(false));
});

describe("of several questions, the last is none that houses answer:", () => {
  test.for([
    ["en", "do you have parking? and what's the chef called?", ["parking"]],
    ["de", "kann man mit Karte zahlen? und wie heißt der Koch?", ["payment"]],
    ["fr", "vous avez un parking ? et comment s'appelle le chef ?", ["parking"]],
    ["es", "¿hay sitio para aparcar? ¿y cómo se llama el cocinero?", ["parking"]],
    ["it", "c'è parcheggio? e come si chiama lo chef?", ["parking"]],
    ["nl", "kan je er parkeren? en hoe heet de kok?", ["parking"]],
    ["pt", "há estacionamento? e de que cor são as paredes?", ["parking"]],
    ["sv", "finns det parkering? och vad heter kocken?", ["parking"]],
  ] as const)("%s: %s", ([language, text, topics]) => {
    expect(understand(text, { now, language, expecting: null })).toMatchObject({ topics, asksMore: true });
  });

  test.for([
    ["en", "yes. and can I pay by card? and what's the chef called?"],
    ["de", "ja bitte. kann man mit Karte zahlen? und wie heißt der Koch?"],
  ] as const)("also beside a yes, %s: %s", ([language, text]) => {
    const asked = understand(text, { now, language, expecting: "confirm", tablePicked: true });
    expect(asked).toMatchObject({ agrees: true, topics: ["payment"], asksMore: true });
  });
});

describe("of several questions in one sentence each is heard:", () => {
  test.for([
    ["it", "qual è l'indirizzo, e quanto prima posso disdire?", ["address", "fees"]],
    ["de", "habt ihr was Veganes, darf der Hund mit und wo kann man parken?", ["parking", "dogs", "diets"]],
    ["fr", "vous avez une chaise haute, et il y a des marches ?", ["children", "access"]],
  ] as const)("%s: %s", ([language, text, topics]) => {
    const asked = understand(text, { now, language, expecting: null }).topics ?? [];
    expect(asked.toSorted()).toEqual([...topics].sort());
    expect(more(language, text)).toBe(false);
  });
});

describe("one question with a part of its own asks for one thing:", () => {
  test.for([
    ["en", "whats the difference between the bar and the dining room?"],
    ["de", "was passiert, wenn ich absage?"],
    ["de", "habt ihr am 25. offen?"],
    ["en", "do you have parking? yes or no?"],
  ] as const)("%s: %s", ([language, text]) => expect(more(language, text)).toBe(false));
});
