import { expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

const later = {
  en: ["no, the later one", "actually the next one", "the one after that"],
  de: ["nein, lieber das danach", "doch lieber den nächsten"],
  fr: ["plutôt celui d'après", "non, le suivant"],
  es: ["no, la de después", "mejor la siguiente"],
  it: ["meglio quella dopo"],
  pt: ["melhor a seguinte"],
  nl: ["liever die daarna"],
  nb: ["heller den etter"],
  sv: ["nej, den efter"],
};
const earlier = {
  en: ["no, the one before please", "the earlier one"],
  de: ["doch lieber das davor"],
  fr: ["plutôt celle d'avant", "non, le précédent"],
  es: ["mejor la anterior"],
  it: ["no, quello prima"],
  pt: ["não, a anterior"],
  nl: ["nee, de vorige"],
  nb: ["heller den før"],
  sv: ["hellre den innan"],
};
const rows = [
  ...Object.entries(later).map(([language, texts]) => ({ language, texts, timeShift: "later" as const })),
  ...Object.entries(earlier).map(([language, texts]) => ({ language, texts, timeShift: "earlier" as const })),
].flatMap(({ texts, ...row }) => texts.map((text) => ({ ...row, text })));

test.for(rows)("“$text” ($language) after a time was taken is the one beside it", (row) => {
  const { text, language, timeShift } = row;
  for (const expecting of ["name", "confirm"] as const) {
    const held = { language, expecting, tablePicked: true, draft: { time: "19:00" } };
    expect(stated(text, held)).toEqual({ timeShift });
    expect(["change", "inform"]).toContain(intentOf(text, held));
  }
});

test.for([
  ["en", "the next of kin comes too"],
  ["de", "der nächste Tisch am Fenster wäre schön"],
  ["fr", "le suivant du chef"],
] as const)("in %s, “%s” is not", ([language, text]) => {
  expect(stated(text, { language, expecting: "name", tablePicked: true })).not.toHaveProperty("timeShift");
});
