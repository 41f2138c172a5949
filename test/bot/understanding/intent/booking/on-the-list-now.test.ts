import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) => understand(text, { now, language, expecting: null }).intent;

describe("whether they are on it is asked of the waitlist:", () => {
  test.for([
    ["en", "am I on it now?"],
    ["de", "bin ich jetzt drauf?"],
    ["fr", "je suis dessus maintenant ?"],
    ["nl", "sta ik er nu op?"],
    ["sv", "står jag på den nu?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toBe("askLine");
  });
});

describe("who asks how to get off the list is led there:", () => {
  test.for([
    ["de", "wie komme ich von der Liste wieder runter?"],
    ["fr", "comment je me retire de la liste ?"],
    ["es", "¿cómo me borro de la lista?"],
    ["it", "come mi tolgo dalla lista?"],
    ["pt", "como me tiro da lista?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toBe("leaveLine");
  });

  test("“wie komme ich von der Station zu euch?” asks for the way", () => {
    expect(read("de", "wie komme ich von der Station zu euch?")).not.toBe("leaveLine");
  });
});
