import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", changeShown: true, draft });

describe("a yes to a change is heard with what is to be noted:", () => {
  test.for([
    ["en", "yes please, with a high chair", "with a high chair"],
    ["de", "ja gerne, mit Kinderstuhl", "mit Kinderstuhl"],
    ["de", "ja bitte, mit einem Hochstuhl", "mit einem Hochstuhl"],
    ["fr", "oui, avec une chaise haute", "avec une chaise haute"],
    ["es", "sí, con trona", "con trona"],
    ["it", "sì, con seggiolone", "con seggiolone"],
    ["nl", "ja graag, met kinderstoel", "met kinderstoel"],
    ["pt", "sim, com cadeira de bebé", "com cadeira de bebé"],
    ["sv", "ja tack, med barnstol", "med barnstol"],
    ["nb", "ja takk, med barnestol", "med barnestol"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    const { topics, ...said } = read(language, text);
    expect([said, topics]).toMatchObject([{ comment, agrees: true }, undefined]);
  });

  test.for([
    ["de", "ja, gibt es Kinderstühle?"],
    ["es", "¿tienen tronas?"],
    ["it", "sì, avete il seggiolone?"],
    ["nl", "ja, hebben jullie kinderstoelen?"],
    ["pt", "têm cadeira de bebé?"],
    ["nb", "har dere barnestol?"],
  ] as const)("but in %s, “%s” asks", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question", topics: ["children"] });
  });

  test.for([
    ["en", "is there live music on Saturday?"],
    ["de", "gibt es am Samstag Live-Musik?"],
    ["fr", "il y a de la musique samedi ?"],
    ["es", "¿hay música en directo el sábado?"],
    ["nb", "har dere musikk på lørdag?"],
  ] as const)("and in %s, “%s” notes nothing", ([language, text]) => {
    const { comment, topics } = read(language, text);
    expect([comment, topics]).toEqual([undefined, ["music"]]);
  });

  test.for([
    ["de", "ja, aber nur mit Kinderstuhl"],
    ["es", "sí, pero solo si hay trona"],
    ["nl", "nee, met kinderstoel"],
    ["de", "mit Kinderstuhl"],
    ["pt", "com cadeira de bebé"],
  ] as const)("and in %s, “%s” is no yes", ([language, text]) => {
    const { intent, agrees } = read(language, text);
    expect([agrees, intent === "affirm"]).toEqual([undefined, false]);
  });
});
