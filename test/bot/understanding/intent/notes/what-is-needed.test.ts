import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string, expecting: "name" | "phone" = "name") =>
  understand(text, { now, language, expecting, tablePicked: true, country: "NO" });

test.for([
  ["en", "what else do you need from me?"],
  ["en", "what info do you need"],
  ["de", "was brauchen Sie noch von mir?"],
  ["fr", "vous avez besoin de quoi d'autre ?"],
  ["es", "¿qué más datos necesita?"],
  ["it", "cosa vi serve ancora?"],
  ["nl", "wat heb je nog van me nodig?"],
  ["pt", "que mais precisa de saber?"],
  ["sv", "vilka uppgifter behöver ni mer av mig?"],
] as const)("what has to be said is asked: %s, %s", ([language, text]) => {
  expect(read(text, language)).toMatchObject({ intent: "question", asksNeeds: true });
});

test.for([
  ["en", "what do you need the number for?"],
  ["en", "do you need a deposit?"],
  ["nl", "welke gegevens heb je van mij?"],
] as const)("but not in “%s, %s”", ([language, text]) => {
  expect(read(text, language)).not.toHaveProperty("asksNeeds");
});

test.for([
  ["it", "perché vi serve il numero? non ve lo do"],
  ["en", "why do you need my number? not giving it"],
] as const)("why a number is asked for is known, whoever gives none: %s, %s", ([language, text]) => {
  const said = read(text, language, "phone");
  expect(said).toMatchObject({ asksIfPhone: true, withoutPhone: true });
  expect(said).not.toHaveProperty("asksMore");
});
