import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const shown = { now, expecting: "confirm", tablePicked: true, draft } as const;
const read = (language: string, text: string) => understand(text, { ...shown, language }).intent;

describe("asked whether to book, these are a yes", () => {
  test.for([
    ["en", "sold"],
    ["en", "fab, book it ta"],
    ["en", "sweet, lock it in"],
    ["en", "yes ta muchly"],
    ["de", "geritzt, danke"],
    ["de", "läuft, danke"],
    ["de", "klaro, danke"],
    ["fr", "allez hop"],
    ["fr", "c'est parti"],
    ["es", "vale, dale caña"],
    ["es", "trato hecho"],
    ["it", "vai tranquillo"],
    ["it", "perfetto, vada per quello"],
    ["nl", "verkocht!"],
    ["pt", "pode mandar ver"],
    ["sv", "slå till"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toBe("affirm");
  });
});

describe("these are none:", () => {
  test.for([
    ["en", "ta very much"],
    ["en", "sold out?"],
    ["en", "don't lock it in"],
    ["en", "get it booked for Sunday?"],
    ["en", "champion's league on tv?"],
    ["de", "läuft nicht"],
    ["de", "läuft bei euch Musik?"],
    ["de", "her damit?"],
    ["fr", "c'est parti ?"],
    ["fr", "pas vendu"],
    ["es", "no tires millas"],
    ["it", "non procediamo"],
    ["nl", "niet verkocht"],
    ["pt", "não manda ver"],
    ["sv", "slå inte till"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).not.toBe("affirm");
  });
});
