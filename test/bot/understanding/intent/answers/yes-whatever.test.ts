import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const atSummary = (language: string, text: string) =>
  understand(text, { now, expecting: "confirm", tablePicked: true, language, draft });

describe("a yes of somebody who does not care is one:", () => {
  test.for([
    ["en", "whatever yes"],
    ["en", "yeah whatever"],
    ["en", "yes whatever just do it"],
    ["en", "sure, I don't mind"],
    ["en", "ok up to you"],
    ["de", "ja ist mir egal"],
    ["de", "ja, egal"],
    ["de", "ja wie Sie wollen"],
    ["de", "mir egal, ja"],
    ["fr", "oui peu importe"],
    ["fr", "ouais comme vous voulez"],
    ["fr", "peu importe, oui"],
    ["es", "sí, lo que sea"],
    ["es", "sí, da igual"],
    ["es", "vale, lo que quieras"],
    ["es", "no importa, sí"],
    ["it", "sì, come vuole"],
    ["it", "sì fa lo stesso"],
    ["nl", "ja maakt niet uit"],
    ["nl", "ja hoor, wat je wilt"],
    ["pt", "sim, tanto faz"],
    ["pt", "sim sim, como quiser"],
    ["sv", "ja visst, vad som helst"],
    ["sv", "ja ja, spelar ingen roll"],
    ["nb", "ja ja, samme det"],
    ["da", "ja ja, lige meget"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text)).toMatchObject({ intent: "affirm" });
  });
});

test("so is one where nothing was asked: nothing is called off by it", () => {
  expect(understand("oui oui peu importe", { now, expecting: null, language: "fr" }).intent).toBe("affirm");
});

describe("but none without the word, in a question, in doubt, or with a no", () => {
  test.for([
    ["en", "whatever"],
    ["en", "whatever?"],
    ["en", "yes whatever?"],
    ["en", "no, whatever"],
    ["en", "maybe yes, whatever"],
    ["en", "yes whatever but not the terrace"],
    ["de", "egal"],
    ["de", "nein, egal"],
    ["fr", "peu importe"],
    ["fr", "non peu importe"],
    ["es", "no, da igual"],
    ["es", "da igual"],
    ["it", "fa lo stesso"],
    ["it", "no, fa lo stesso"],
    ["nl", "maakt niet uit"],
    ["pt", "não, tanto faz"],
    ["sv", "spelar ingen roll"],
    ["sv", "nej, spelar ingen roll"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text).intent).not.toBe("affirm");
  });
});
