import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-24T11:00+01:00[Europe/Oslo]");

test.for([
  ["en", "whats the difference between the bar and the dining room?"],
  ["en", "which ways are there to dine with you?"],
  ["en", "can we eat at the counter?"],
  ["en", "is there seating at the bar?"],
  ["de", "was ist der Unterschied zwischen Bar und Restaurant?"],
  ["de", "welche Möglichkeiten gibt es bei euch zu essen?"],
  ["de", "kann man am Tresen essen?"],
  ["fr", "c'est quoi la différence entre le bar et la salle ?"],
  ["fr", "on peut manger au comptoir ?"],
  ["es", "¿cuál es la diferencia entre la barra y el comedor?"],
  ["es", "¿se puede comer en la barra?"],
  ["it", "che differenza c'è tra il bancone e la sala?"],
  ["it", "si può mangiare al bancone?"],
  ["nl", "wat is het verschil tussen de bar en het restaurant?"],
  ["nl", "kun je aan de bar eten?"],
  ["pt", "qual a diferença entre o bar e o salão?"],
  ["pt", "dá para comer ao balcão?"],
  ["sv", "vad är skillnaden mellan baren och matsalen?"],
  ["sv", "kan man äta i baren?"],
] as const)("in which ways one can dine is asked, and nothing wished for: %s, %s", ([language, text]) => {
  const { language: _, ...said } = understand(text, { now, language, expecting: null });
  expect(said).toEqual({ intent: "question", topics: ["ways"] });
});

test.for([
  ["en", "table for 2 tomorrow at 7 at the bar"],
  ["en", "book us a table at the counter for 4 on friday"],
  ["de", "Tisch für 2 morgen um 19 Uhr am Tresen"],
  ["es", "mesa para 2 mañana a las 20 en la barra"],
] as const)("a table at the bar is wished for: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, expecting: null }).intent).toBe("book");
});
