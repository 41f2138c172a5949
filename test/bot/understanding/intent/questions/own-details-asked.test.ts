import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { now } from "#test/bot/understanding/stated.ts";

const asked: readonly Expecting[] = [null, "partySize", "slot", "name", "phone", "confirm"];

function topicsOf(language: string, text: string) {
  return asked.map((expecting) => {
    const context = {
      now,
      language,
      expecting,
      tablePicked: expecting === "name" || expecting === "confirm",
    };
    const { intent, topics } = understand(text, context);
    return { intent, topics };
  });
}

const everywhere = (topic: string) => asked.map(() => ({ intent: "question", topics: [topic] }));

test.for([
  ["en", "why do you need my name?"],
  ["en", "you need my name for what?"],
  ["de", "Wozu brauchen Sie meinen Namen?"],
  ["de", "ihr braucht meinen Namen wofür?"],
  ["fr", "pourquoi avez-vous besoin de mon nom ?"],
  ["fr", "mon nom, pour quoi faire ?"],
  ["es", "¿para qué necesitan mi nombre?"],
  ["it", "perché le serve il mio nome?"],
  ["nl", "waarom heeft u mijn naam nodig?"],
  ["nl", "waar hebben jullie mijn naam voor nodig?"],
  ["pt", "para que precisam do meu nome?"],
  ["sv", "varför behöver ni mitt namn?"],
] as const)("what the name is for is a question, in %s: %s", ([language, text]) => {
  expect(topicsOf(language, text)).toEqual(everywhere("ownName"));
});

test.for([
  ["en", "what happens with my phone number?"],
  ["de", "was machen Sie mit meiner Nummer?"],
  ["fr", "pourquoi voulez-vous mon numéro ?"],
  ["es", "¿qué hacéis con mi teléfono?"],
  ["it", "cosa fate con il mio numero?"],
  ["nl", "wat doen jullie met mijn nummer?"],
  ["pt", "o que fazem com o meu número?"],
  ["sv", "vad gör ni med mitt nummer?"],
] as const)("what the number is for is a question, in %s: %s", ([language, text]) => {
  expect(topicsOf(language, text)).toEqual(everywhere("ownPhone"));
});

test.for([
  ["en", "is the wheelchair noted?"],
  ["de", "steht der Rollstuhl drin?"],
  ["fr", "avez-vous bien noté le fauteuil roulant ?"],
  ["es", "¿está anotada la silla de ruedas?"],
  ["it", "avete annotato la sedia a rotelle?"],
  ["nl", "is de rolstoel genoteerd?"],
  ["pt", "anotou a cadeira de rodas?"],
  ["sv", "är rullstolen noterad?"],
] as const)("whether a wish is noted is a question, in %s: %s", ([language, text]) => {
  expect(topicsOf(language, text)).toEqual(everywhere("noted"));
});

test.for([
  ["en", "what if we're late?"],
  ["de", "und wenn wir uns verspäten?"],
  ["fr", "et si on est en retard ?"],
  ["es", "¿y si llegamos tarde?"],
  ["it", "e se arriviamo in ritardo?"],
  ["nl", "en als we te laat zijn?"],
  ["pt", "e se chegarmos atrasados?"],
  ["sv", "och om vi blir sena?"],
] as const)("what comes of being late is a question, in %s: %s", ([language, text]) => {
  expect(topicsOf(language, text)).toEqual(everywhere("lateness"));
});
