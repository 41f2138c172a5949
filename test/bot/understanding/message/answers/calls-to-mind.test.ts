import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 2 };
const atSummary = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

test.for([
  ["sv", "jo förresten, kan man ta med egen tårta?"],
  ["sv", "ja just det, kan man ta med egen tårta?"],
  ["sv", "jo en sak till, går det att betala med kort?"],
  ["de", "ach ja, kann man bei euch parken?"],
  ["de", "ja übrigens, kann man kuchen mitbringen?"],
  ["de", "ja noch was, habt ihr parkplätze?"],
  ["en", "oh yes, can we bring a cake?"],
  ["en", "yes by the way is there parking?"],
  ["en", "yes one more thing, is there parking?"],
  ["fr", "ah oui au fait, on peut apporter un gâteau ?"],
  ["fr", "oui au fait, il y a un parking ?"],
  ["fr", "oui dernière question, il y a un parking ?"],
  ["es", "ah sí, por cierto, hay aparcamiento?"],
  ["es", "sí, por cierto, se puede llevar tarta?"],
  ["es", "sí una cosa más, hay parking?"],
  ["it", "ah sì, a proposito, c'è parcheggio?"],
  ["it", "sì, a proposito, possiamo portare una torta?"],
  ["it", "sì un'altra cosa, c'è il parcheggio?"],
  ["nl", "o ja, is er parkeergelegenheid?"],
  ["nl", "ja trouwens, mogen we een taart meenemen?"],
  ["nl", "ja nog een vraag, is er parkeergelegenheid?"],
  ["pt", "ah sim, já agora, há estacionamento?"],
  ["pt", "sim, já agora, posso levar um bolo?"],
  ["pt", "sim só mais uma coisa, há estacionamento?"],
] as const)("who has only thought of something agrees to nothing: %s, %s", ([language, text]) => {
  const { intent, agrees } = atSummary(text, language);
  expect([intent, agrees]).toStrictEqual(["question", undefined]);
});

test.for([
  ["en", "yes please, is there parking?"],
  ["de", "ja bitte, kann man bei euch parken?"],
  ["fr", "oui, il y a un parking ?"],
  ["en", "oh yes please, is there parking?"],
  ["sv", "ja tack, finns det parkering?"],
  ["it", "sì, c'è un parcheggio?"],
] as const)("an express yes beside a question is one: %s, %s", ([language, text]) => {
  expect(atSummary(text, language).agrees).toBe(true);
});

test.for([
  ["en", "oh yes, my grandad is hard of hearing"],
  ["en", "ah yes, one more thing, we need a high chair"],
  ["de", "ach ja, mein Opa hört schlecht"],
  ["fr", "ah oui, il nous faut une chaise haute"],
  ["es", "ah sí, mi abuelo oye mal"],
  ["it", "ah sì, mio nonno sente male"],
  ["nl", "o ja, mijn opa hoort slecht"],
  ["pt", "ah sim, o meu avô ouve mal"],
  ["sv", "just det ja, min farfar hör dåligt"],
] as const)("nor does who has thought of a wish: %s, %s", ([language, text]) => {
  const { intent, agrees, comment } = atSummary(text, language);
  expect([intent, agrees, comment !== undefined]).toStrictEqual(["inform", undefined, true]);
});

test.for([
  ["en", "oh yes, my grandad is hard of hearing. Go ahead and book it"],
  ["en", "yes, my grandad is hard of hearing"],
] as const)("but one that orders does: %s, %s", ([language, text]) => {
  expect(atSummary(text, language)).toHaveProperty("agrees", true);
});
