import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const nameAsked = {
  now,
  expecting: "name",
  tablePicked: true,
  draft: { partySize: 2, date: "2026-11-20", time: "19:00" },
} as const;

test.for([
  ["en", "adjusting", "what happens if only one of us comes?; can I change it later?"],
  ["de", "adjusting", "was ist, wenn nur einer kommt?; kann ich das später noch ändern?"],
  ["fr", "adjusting", "que se passe-t-il si une seule personne vient ?; je peux changer plus tard ?"],
  ["es", "adjusting", "¿qué pasa si solo viene uno?; ¿puedo cambiarlo más tarde?"],
  ["it", "adjusting", "che succede se viene solo uno?; posso modificarla più tardi?"],
  ["nl", "adjusting", "wat als er maar één komt?; kan ik dat later nog wijzigen?"],
  ["pt", "adjusting", "o que acontece se só vier um?; posso mudar depois?"],
  ["sv", "adjusting", "vad händer om bara en kommer?; kan jag ändra det senare?"],
  ["de", "fees", "was passiert, wenn ich absage?"],
  ["sv", "starts", "hur sent kan jag komma?; hur sent får man komma?"],
  ["en", "starts", "how late can I come?"],
  ["en", "starts", "whats the earliest; what's the latest you have; earliest?"],
  ["de", "starts", "was ist das früheste?"],
  ["fr", "starts", "c'est quoi le plus tôt ?"],
  ["es", "starts", "¿cuál es la más temprana?"],
  ["nl", "starts", "wat is het vroegst?"],
  ["pt", "starts", "qual é o mais cedo?"],
  ["sv", "starts", "vilken är tidigast?"],
] as const)("while the name is asked for, in %s, %s and nothing else: %s", ([language, topic, texts]) => {
  for (const text of texts.split("; ")) {
    const { language: _, ...read } = understand(text, { ...nameAsked, language });
    expect(read).toEqual({ intent: "question", topics: [topic] });
  }
});

test.for([
  ["en", "largest", "how many can you take?; what's the largest group you can seat?"],
  ["en", "starts", "what's the latest I can come?; how late can we come?"],
  ["en", "adjusting", "what if only one of us comes?; can I change the number of people later?"],
  ["de", "largest", "wie viele Leute können Sie unterbringen?; wie viele passen an einen Tisch?"],
  ["de", "starts", "wann kann ich spätestens kommen?; bis wann kann man noch kommen?"],
  ["de", "adjusting", "kann ich die Personenzahl später noch ändern?"],
  ["fr", "largest", "combien de personnes pouvez-vous accueillir ?"],
  ["fr", "starts", "jusqu'à quelle heure peut-on arriver ?"],
  ["fr", "adjusting", "et si un seul de nous vient ?; peut-on changer le nombre de personnes plus tard ?"],
  ["es", "largest", "¿cuántos pueden ser como máximo?"],
  ["es", "starts", "¿hasta qué hora puedo llegar?"],
  ["es", "adjusting", "¿y si solo viene uno?; ¿puedo cambiar el número de personas más tarde?"],
  ["it", "largest", "quanti potete ospitare?"],
  ["it", "starts", "fino a che ora posso venire?"],
  ["it", "adjusting", "e se viene solo uno?; posso cambiare il numero di persone dopo?"],
  ["nl", "largest", "hoeveel mensen kunnen jullie hebben?"],
  ["nl", "starts", "tot hoe laat kan ik komen?"],
  ["nl", "adjusting", "wat als er maar één komt?; kan ik het aantal later nog wijzigen?"],
  ["pt", "largest", "quantas pessoas podem receber?"],
  ["pt", "starts", "até que horas posso chegar?"],
  ["pt", "adjusting", "e se só vier um?; posso mudar o número de pessoas depois?"],
  ["sv", "largest", "hur många kan ni ta emot?"],
  ["sv", "adjusting", "kan jag ändra antalet senare?"],
] as const)("%s: asked about a table’s limits (%s): “%s”", ([language, topic, texts]) => {
  for (const text of texts.split("; ")) {
    const understood = understand(text, { now, language, expecting: "name", tablePicked: true });
    expect(understood, text).toMatchObject({ intent: "question", topics: [topic] });
    expect(understood.partySize).toBeUndefined();
  }
});
