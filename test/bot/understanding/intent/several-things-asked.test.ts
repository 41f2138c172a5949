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
