import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "is it +44?"],
  ["de", "ist das mit +49?"],
  ["fr", "c'est bien +33 ?"],
  ["es", "¿es con el +34?"],
  ["it", "è con il +39?"],
  ["nl", "is dat met +31?"],
  ["pt", "é com +351?"],
  ["sv", "är det +46?"],
] as const)("which country a number is of is asked, in %s: “%s”", ([language, text]) => {
  for (const expecting of ["phone", "confirm"] as const) {
    const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
    const read = understand(text, { now, language, expecting, tablePicked: true, draft });
    expect(read).toMatchObject({ intent: "question", topics: ["phoneCode"] });
    expect(read).not.toHaveProperty("phone");
  }
});

test("a number with its code is one", () => {
  const read = understand("is it +49 171 1234567?", {
    now,
    language: "en",
    expecting: "phone",
    tablePicked: true,
  });
  expect(read).toMatchObject({ phone: "+491711234567" });
});
