import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 6 };

test.for([
  ["en", "does the six include the baby?"],
  ["en", "are the kids counted?"],
  ["de", "ist das Baby mitgezählt?"],
  ["fr", "le bébé est-il compté ?"],
  ["es", "¿incluye al bebé?"],
  ["it", "è compreso il bambino?"],
  ["pt", "inclui o bebé?"],
  ["nl", "is de baby meegeteld?"],
  ["sv", "är bebisen inräknad?"],
  ["nb", "er babyen regnet med?"],
] as const)("whether somebody is one of the party is asked, in %s: “%s”", ([language, text]) => {
  const read = understand(text, { now, language, draft, expecting: "confirm", tablePicked: true });
  expect(read).toMatchObject({ intent: "question", topics: ["counted"] });
});

test.for([
  ["en", "is the baby included in the price?"],
  ["en", "is service included?"],
  ["de", "ist das Wasser inbegriffen?"],
] as const)("but not in %s, “%s”", ([language, text]) => {
  const { topics = [] } = understand(text, { now, language, draft, expecting: "confirm", tablePicked: true });
  expect(topics).not.toContain("counted");
});
