import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 5 };

function agrees(language: string, text: string): boolean {
  const context = { now, language, expecting: "confirm", tablePicked: true, country: "NO", draft } as const;
  const { intent, agrees: beside } = understand(text, context);
  return intent === "affirm" || beside === true;
}

describe("a yes is heard", () => {
  test.for([
    ["nl", "JA man godver"],
    ["nl", "ja man"],
    ["de", "JA Mann verdammt"],
    ["es", "SÍ joder"],
    ["sv", "JA för fan"],
  ] as const)("from who has had enough: %s %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(true);
  });

  test.for([
    ["en", "Why do you ask, of course yes"],
    ["de", "Warum fragst du, natürlich ja"],
    ["fr", "Pourquoi tu demandes, oui bien sûr"],
    ["es", "¿Por qué preguntas? claro que sí"],
    ["it", "Perché lo chiedi, certo che sì"],
    ["nl", "Waarom denk je dat ik hier zit, natuurlijk ja"],
    ["pt", "Porque perguntas, claro que sim"],
    ["sv", "Varför frågar du, självklart ja"],
    ["en", "if that's it, book it"],
    ["de", "wenn das alles ist, buch es"],
    ["fr", "si c'est tout, réservez"],
    ["es", "si eso es, reserva"],
    ["es", "si es todo, reserva"],
    ["it", "se è tutto, prenota"],
    ["nl", "als dat alles is, boek maar"],
    ["pt", "se é tudo, reserva"],
    ["sv", "om det är allt, boka"],
  ] as const)("behind what neither asks nor is a condition: %s %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(true);
  });

  test.for([
    ["en", "yes comma perfect full stop"],
    ["de", "ja komma perfekt punkt"],
    ["fr", "oui virgule parfait point"],
    ["es", "sí coma perfecto punto"],
    ["it", "sì virgola perfetto punto"],
    ["nl", "ja komma prima punt"],
    ["pt", "sim vírgula perfeito ponto"],
    ["sv", "ja komma perfekt punkt"],
    ["it", "sì virgola grazie"],
  ] as const)("whose marks are spoken: %s %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(true);
  });

  test.for([
    ["en", "confirm the one for five"],
    ["de", "bestätige das für fünf"],
    ["fr", "confirme celle de cinq"],
    ["es", "confirma lo de cinco"],
    ["it", "conferma quella da cinque"],
    ["nl", "bevestig die voor vijf"],
    ["pt", "confirma a de cinco"],
    ["sv", "bekräfta den för fem"],
  ] as const)("to the one that is shown: %s %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(true);
  });

  test.for([
    ["en", "Svenja says yes too"],
    ["de", "die Svenja sagt auch ja"],
    ["fr", "mon mari dit oui aussi"],
    ["it", "anche mia moglie dice di sì"],
    ["nl", "Sanne zegt ook ja"],
    ["sv", "Svenja säger också ja"],
  ] as const)("that somebody else gives as well: %s %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(true);
  });

  test.for([
    ["es", "sí, y apuntad la trona que no la veo"],
    ["en", "yes, and note the high chair, I don't see it"],
    ["de", "ja, und notiert den Kinderstuhl, den sehe ich nicht"],
    ["fr", "oui, et notez la chaise haute, je ne la vois pas"],
    ["it", "sì sì va bene. scriva che siamo allergici"],
  ] as const)("beside what is to be noted: %s %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(true);
  });
});

test.for([
  ["en", "why do you ask"],
  ["en", "why do you ask? is there a fee?"],
  ["en", "why do you ask, no"],
  ["de", "Warum fragst du, nein"],
  ["en", "if that's free, book it"],
  ["en", "if that's it, no"],
  ["en", "if that's on the terrace, book it"],
  ["de", "wenn das draußen ist, buch es"],
  ["fr", "si c'est en terrasse, réservez"],
  ["es", "si es en la terraza, reserva"],
  ["it", "se è fuori, prenota"],
  ["nl", "als dat buiten is, boek maar"],
  ["pt", "se é na esplanada, reserva"],
  ["sv", "om det är ute, boka"],
  ["en", "yes comma six people full stop"],
  ["it", "no virgola grazie punto"],
  ["es", "confirma lo de seis"],
  ["it", "conferma quella da sei"],
  ["en", "nobody says yes too"],
  ["en", "if Svenja says yes too, book it"],
  ["de", "wenn die Svenja auch ja sagt"],
  ["de", "die Svenja sagt auch nein"],
  ["es", "sí, ya lo veo luego"],
  ["es", "lo veo y te digo"],
  ["nl", "ja mijn man komt ook"],
] as const)("no yes is heard: %s %s", ([language, text]) => {
  expect(agrees(language, text)).toBe(false);
});
