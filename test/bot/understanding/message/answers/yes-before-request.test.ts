import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 } as const;
const read = (text: string, language: string) =>
  understand(text, { now, expecting: "confirm", tablePicked: true, draft, language });

test.for([
  ["en", "yes please and can you put down about my gran's knee", "my gran's knee"],
  ["en", "yes and could we have a high chair please?", "a high chair"],
  ["nl", "ja doe maar en kan er een stoel bij voor de kleine", "kan er een stoel bij voor de kleine"],
  ["de", "ja gerne und können wir draußen sitzen", "draußen sitzen"],
  ["es", "si, y que nos pongan una trona", "nos pongan una trona"],
  ["fr", "oui svp et on peut avoir une chaise haute ?", "une chaise haute"],
  ["it", "sì grazie e possiamo avere un seggiolone?", "un seggiolone"],
  ["pt", "sim e podem pôr uma cadeira de bebé", "podem pôr uma cadeira de bebé"],
  ["sv", "ja och kan vi få en barnstol", "en barnstol"],
] as const)("a yes before a request is one in %s: “%s”", ([language, text, comment]) => {
  expect(read(text, language)).toMatchObject({ intent: "affirm", agrees: true, comment });
});

test.for([
  ["en", "yes, but can we have a window table"],
  ["en", "yes and can we sit outside if it's warm"],
  ["en", "yes and can we bring a dog? otherwise no"],
  ["en", "yes and could we be 5?"],
  ["de", "ja, aber können wir draußen sitzen"],
] as const)("and none where something hangs on it in %s: “%s”", ([language, text]) => {
  expect(read(text, language)).not.toHaveProperty("agrees");
});

test.for(["si esta bien", "si esta bien gracias", "sí está bien", "si esta todo bien"])(
  "a yes without its accent is one in Spanish: “%s”",
  (text) => {
    expect(read(text, "es").intent).toBe("affirm");
  },
);

test.for([
  "si está bien el precio lo reservo",
  "si esta bien para ustedes",
  "si me confirmas",
  "si esta bien?",
])("an if is none: “%s”", (text) => {
  expect(read(text, "es").intent).not.toBe("affirm");
});
