import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

test.for([
  ["en", "and on Sundays?"],
  ["en", "what about Sundays"],
  ["de", "und sonntags?"],
  ["de", "und an Sonntagen?"],
  ["fr", "et le dimanche ?"],
  ["fr", "et les dimanches ?"],
  ["es", "y los domingos?"],
  ["es", "y el domingo?"],
  ["it", "e la domenica?"],
  ["it", "e di domenica?"],
  ["nl", "en zondags dan?"],
  ["pt", "e aos domingos?"],
  ["sv", "och på söndagar?"],
] as const)("a weekday alone asks what was asked before of it: %s, %s", ([language, text]) => {
  const { language: _, ...understood } = read(text, language);
  expect(understood).toEqual({ intent: "question", date: "2026-11-22" });
});

test.for([
  ["en", "are Sundays busy?"],
  ["de", "ist sonntags viel los?"],
  ["es", "hay mucha gente los domingos?"],
] as const)("what else is asked of such days names none: %s, %s", ([language, text]) => {
  expect(read(text, language)).not.toHaveProperty("date");
});

test.for([
  ["en", "when's brunch finished?"],
  ["en", "and when does brunch end?"],
  ["de", "der brunch geht bis wann?"],
  ["fr", "et le brunch se termine quand ?"],
  ["es", "y el brunch cuándo acaba?"],
  ["it", "il brunch quando finisce?"],
  ["nl", "de brunch duurt tot hoe laat?"],
  ["pt", "o brunch acaba quando?"],
  ["sv", "brunchen slutar när?"],
] as const)("when a meal ends is asked of the hours: %s, %s", ([language, text]) => {
  expect(read(text, language)).toMatchObject({ intent: "question", topics: ["hours"] });
});
