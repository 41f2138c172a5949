import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "phone", tablePicked: true, country: "NO" });

describe("digits that are said twice or three times, or run together, are all of the number's:", () => {
  test.for([
    ["en", "oh double seven, double oh, 900123", "+447700900123"],
    ["en", "double seven, 900 123", "+4777900123"],
    ["en", "07700 triple nine 123", "+447700999123"],
    ["es", "seis uno dos dos veces tres cuatro cinco seis siete", "+34612334567"],
    ["fr", "06 deux fois 12 34 56", "+33612123456"],
    ["sv", "nollsjuttiotre 123 45 67", "+46731234567"],
    ["sv", "nollsju nollnoll 12 34 56", "+46700123456"],
    ["sv", "070 två gånger tre 12 34 5", "+46703312345"],
    ["nb", "ni ett dobbelt to tre fire fem seks", "+4791223456"],
    ["de", "nulleinssiebzig 1234567", "+491701234567"],
    ["nl", "nulzes twaalf vierendertig zesenvijftig achtenzeventig", "+31612345678"],
  ] as const)("in %s, “%s”", ([language, text, phone]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", phone });
  });
  test.for([
    ["en", "can we have a double espresso ready?"],
    ["en", "triple 0 is my emergency"],
    ["de", "nullkommanix"],
  ] as const)("in %s, “%s” is none", ([language, text]) => {
    expect(read(language, text).phone).toBeUndefined();
  });
});

describe("of two numbers the corrected one counts:", () => {
  test.for([
    ["en", "0171 2345678 actually 07700 900123", "+447700900123"],
    ["en", "020 7946 0000 no wait 07700 900123", "+447700900123"],
    ["de", "030 1234567 ach nein 0170 1234567", "+491701234567"],
    ["en", "07700 900123, not 07700 900321", "+447700900123"],
  ] as const)("in %s, “%s”", ([language, text, phone]) => {
    expect(read(language, text).phone).toBe(phone);
  });
});
