import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", partySize: 2 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "slot", draft });

describe("who leaves one thing and names what suits drops nothing else:", () => {
  test.for([
    ["en", "leave it, Sunday's fine"],
    ["de", "lass mal, Sonntag passt"],
    ["fr", "laissez tomber, dimanche c'est bien"],
    ["es", "déjelo, el domingo está bien"],
    ["it", "lasci stare, domenica va bene"],
    ["nl", "laat maar, zondag is prima"],
    ["pt", "deixe, domingo está bem"],
    ["sv", "strunta i det, söndag går bra"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", date: "2026-11-22" });
  });
});

describe("nor does who drops one day for another:", () => {
  test.for([
    ["en", "forget tonight, tomorrow then"],
    ["de", "vergiss heute, dann morgen"],
    ["fr", "oubliez ce soir, demain alors"],
    ["es", "olvide lo de hoy, mañana entonces"],
    ["it", "lasci stare stasera, domani allora"],
    ["nl", "vergeet vanavond, morgen dan"],
    ["pt", "esqueça hoje, amanhã então"],
    ["sv", "glöm ikväll, imorgon då"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", date: "2026-11-19" });
  });
});

describe("but all is dropped by", () => {
  test.for([
    ["en", "leave it"],
    ["en", "leave it, that's fine"],
    ["en", "forget it, Sunday is too late"],
    ["it", "lasci stare stasera, domani non possiamo"],
    ["en", "leave it, would Sunday be fine?"],
    ["de", "vergiss es, Sonntag geht nicht"],
    ["fr", "laissez tomber, dimanche ce n'est pas bien"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text).intent).not.toBe("inform");
  });
});
