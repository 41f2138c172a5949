import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

test.for([
  ["en", "do i get a confirmation by email"],
  ["en", "will you email me a confirmation?"],
  ["en", "can i add my email"],
  ["de", "bekomme ich eine Bestätigung per Mail?"],
  ["fr", "je reçois une confirmation par mail ?"],
  ["es", "¿me llega una confirmación por correo?"],
  ["it", "mi arriva una mail di conferma?"],
  ["nl", "krijg ik nog een bevestiging per mail?"],
  ["pt", "recebo um e-mail de confirmação?"],
  ["sv", "får jag en bekräftelse på mejl?"],
] as const)("how a table is confirmed is asked: %s, %s", ([language, text]) => {
  expect(read(text, language)).toMatchObject({ intent: "question", topics: ["confirmation"] });
});

test.for([
  ["en", "what's your email", ["contact"]],
  ["en", "what time do you close tonight?", ["hours"]],
] as const)("but not in “%s, %s”", ([language, text, topics]) => {
  expect(read(text, language).topics).toEqual(topics);
});
