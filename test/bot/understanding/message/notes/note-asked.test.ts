import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { defined } from "#src/lib/defined.ts";

/** What is understood where it was asked what the house is to be told. */
function read(language: string, text: string, comment?: string) {
  const context: UnderstandingContext = {
    now: Temporal.ZonedDateTime.from("2026-11-24T11:00[Europe/Oslo]"),
    language,
    expecting: "note",
    tablePicked: true,
    draft: { date: "2026-11-28", time: "19:00", partySize: 4, ...defined({ comment }) },
    ...defined({ noted: comment }),
  };
  return understand(text, context);
}

test.for([
  ["en", "we'd love a bit of peace"],
  ["en", "the ring with the dessert, 5 roses"],
  ["de", "wir bringen Rosen mit, die bräuchten eine Vase"],
  ["fr", "on apporte des roses, il faudrait un vase"],
  ["es", "llevamos rosas y haría falta un jarrón"],
  ["it", "portiamo delle rose, servirebbe un vaso"],
  ["nl", "we nemen rozen mee, daar is een vaas voor nodig"],
  ["pt", "levamos rosas e precisávamos de uma jarra"],
  ["sv", "vi har med oss rosor och behöver en vas"],
] as const)("an answer is noted, in whatever words: %s %s", ([language, text]) => {
  expect(read(language, text)).toMatchObject({ intent: "inform", comment: text });
});

test.for([
  ["en", "nothing"],
  ["en", "no, leave it blank"],
  ["de", "gar nichts"],
  ["de", "leer lassen bitte"],
  ["fr", "rien du tout"],
  ["fr", "effacez tout"],
  ["es", "nada"],
  ["es", "ninguna nota"],
  ["it", "niente, grazie"],
  ["it", "nessuna nota"],
  ["nl", "niets meer"],
  ["nl", "laat leeg"],
  ["pt", "nada"],
  ["pt", "apague tudo"],
  ["sv", "inget alls"],
  ["sv", "ingen notering"],
] as const)("nothing is to be noted: %s %s", ([language, text]) => {
  expect(read(language, text, "roses")).toMatchObject({ intent: "inform", wishesLeft: "" });
});

test.for([
  ["en", "no"],
  ["en", "nothing else"],
  ["de", "nein"],
  ["de", "sonst nichts"],
  ["fr", "non merci"],
  ["fr", "rien d'autre"],
  ["es", "no"],
  ["es", "nada más"],
  ["it", "no"],
  ["it", "nient'altro"],
  ["nl", "nee"],
  ["nl", "verder niets"],
  ["pt", "não"],
  ["pt", "mais nada"],
  ["sv", "nej"],
  ["sv", "inget mer"],
] as const)("a no leaves what is noted: %s %s", ([language, text]) => {
  const understood = read(language, text, "roses");
  expect(understood.intent).toBe("deny");
  expect(understood).not.toHaveProperty("wishesLeft");
});

test.for([
  ["en", "do you have parking?"],
  ["de", "Habt ihr Parkplätze?"],
  ["fr", "vous avez un parking ?"],
  ["es", "¿hay aparcamiento?"],
  ["it", "c'è un parcheggio?"],
  ["nl", "is er parkeergelegenheid?"],
  ["pt", "há estacionamento?"],
  ["sv", "finns det parkering?"],
  ["en", "actually make it 5 people"],
  ["de", "wir werden doch 5 Leute"],
  ["en", "cancel the whole thing"],
  ["en", "hmm"],
  ["en", "yes"],
] as const)("what asks, changes the table or answers nothing is no note: %s %s", ([language, text]) => {
  expect(read(language, text, "roses")).not.toHaveProperty("comment");
});
