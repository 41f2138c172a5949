import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" } as const;
const atSummary = { now, country: "NO", expecting: "confirm", tablePicked: true, draft } as const;

describe("of two numbers the one that is meant counts:", () => {
  test.for([
    ["en", "sorry, 91122335 not 91122334", "+4791122335"],
    ["en", "not on 91122334, use 91122335", "+4791122335"],
    ["de", "nicht 0171 2345678 sondern 0171 2345679", "+491712345679"],
    ["fr", "06 12 34 56 79, pas 06 12 34 56 78", "+33612345679"],
    ["es", "no es 612 345 678 sino 612 345 679", "+34612345679"],
    ["it", "non 333 1234567 ma 333 1234568", "+393331234568"],
    ["nl", "niet 06 12345678 maar 06 12345679", "+31612345679"],
    ["pt", "não é 912 345 678 mas 912 345 679", "+351912345679"],
    ["sv", "inte 070 123 45 67 utan 070 123 45 68", "+46701234568"],
  ] as const)("in %s, “%s”", ([language, text, phone]) => {
    expect(understand(text, { ...atSummary, expecting: "phone", language }).phone).toBe(phone);
    expect(understand(text, { ...atSummary, language }).phone).toBe(phone);
  });
});

describe("at the summary a number that is wrong is followed by the right one:", () => {
  test.for([
    ["en", "the number should be 91122335", "+4791122335"],
    ["en", "wrong number, it's 91122335", "+4791122335"],
    ["de", "die Nummer ist falsch, richtig ist 0171 2345679", "+491712345679"],
    ["fr", "le numéro est faux, c'est 06 12 34 56 79", "+33612345679"],
    ["es", "el número está mal, es 612 345 679", "+34612345679"],
    ["it", "il numero è sbagliato, è 333 1234568", "+393331234568"],
    ["nl", "het nummer klopt niet, het is 06 12345679", "+31612345679"],
    ["pt", "o número está errado, é 912 345 679", "+351912345679"],
    ["sv", "numret är fel, det är 070 123 45 68", "+46701234568"],
  ] as const)("in %s, “%s”", ([language, text, phone]) => {
    expect(understand(text, { ...atSummary, language }).phone).toBe(phone);
  });
});

test("a number is told after a booking too, and another one is none", () => {
  const afterwards = { now, country: "NO", language: "en", expecting: null, draft } as const;
  expect(understand("the number is 91122334", afterwards).phone).toBe("+4791122334");
  expect(understand("the number of my booking is 91122334", afterwards).phone).toBeUndefined();
});

describe("how the number ends that was given asks for it again:", () => {
  test.for([
    ["fr", "79 pas 78 le dernier"],
    ["fr", "enfin non 79 à la fin"],
    ["en", "sorry 79 not 78 at the end"],
    ["de", "hinten 79 nicht 78"],
    ["de", "79 am Ende, nicht 78"],
    ["es", "79 no 78 al final"],
    ["it", "79 non 78 alla fine"],
    ["nl", "79 niet 78 op het eind"],
    ["pt", "79 e não 78 no fim"],
    ["sv", "79 inte 78 på slutet"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    for (const expecting of ["phone", "confirm"] as const)
      expect(understand(text, { ...atSummary, expecting, language })).toMatchObject({
        intent: "deny",
        meant: "mistaken",
      });
  });

  test.for([
    ["es", "al final 12 no 10"],
    ["de", "12 nicht 10 am Ende"],
    ["it", "alla fine siamo in 12"],
  ] as const)("but who they are in the end is a party, in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...atSummary, language }).meant).not.toBe("mistaken");
  });
});

describe("of a booking that stands it opens a change of the number, behind thanks as well:", () => {
  const booked = { now, country: "NO", expecting: null, draft } as const;

  test.for([
    ["en", "thanks! but it ends in 44, not 43"],
    ["de", "danke! aber sie endet auf 44, nicht 43"],
    ["fr", "merci ! mais ça finit par 44, pas 43"],
    ["es", "¡gracias! pero termina en 44, no en 43"],
    ["it", "grazie! però finisce con 44, non 43"],
    ["nl", "dank je! maar het eindigt op 44, niet 43"],
    ["pt", "obrigado! mas termina em 44, não 43"],
    ["sv", "tack! men det slutar på 44, inte 43"],
    ["nb", "takk! men det slutter på 44, ikke 43"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...booked, language })).toMatchObject({ intent: "change", holder: true });
  });

  test.for([
    ["en", "thanks! see you on Friday"],
    ["en", "that was the wrong one"],
    ["es", "al final 30 personas"],
    ["de", "am Ende 30 Leute"],
  ] as const)("but not in %s: “%s”", ([language, text]) => {
    expect(understand(text, { ...booked, language }).holder).toBeUndefined();
  });
});
