import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const asked = { now, expecting: "phone", tablePicked: true } as const;

describe("asked for the number,", () => {
  test.for([
    ["en", "harold pemberton", "Harold", "Pemberton"],
    ["de", "Sabine Krause", "Sabine", "Krause"],
    ["es", "maría lópez", "María", "López"],
    ["nb", "kari lie", "Kari", "Lie"],
  ] as const)("the whole name is taken, in %s: %s", ([language, text, firstName, lastName]) => {
    expect(understand(text, { ...asked, language })).toMatchObject({ intent: "inform", firstName, lastName });
  });

  test.for([
    ["en", "not today mate"],
    ["en", "anna please"],
    ["en", "Pemberton"],
    ["de", "später mal"],
  ] as const)("but not in %s: %s", ([language, text]) => {
    const { firstName, lastName } = understand(text, { ...asked, language });
    expect({ firstName, lastName }).toEqual({});
  });

  test.for([
    ["en", "oh must i? it's 0044 20 7946 0958"],
    ["de", "muss das sein? 0170 1234567"],
    ["fr", "c'est obligé ? 06 12 34 56 78"],
    ["es", "¿hace falta? 612 34 56 78"],
    ["nl", "moet dat? 06 12345678"],
    ["sv", "måste jag? 070 123 45 67"],
    ["nb", "må jeg? 912 34 567"],
  ] as const)("whether it must be is answered by giving it, in %s: %s", ([language, text]) => {
    const { phone, asksMore } = understand(text, { ...asked, language });
    expect(phone).toBeDefined();
    expect(asksMore).toBeUndefined();
  });
});
