import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("a no that was pressed by mistake is taken back:", () => {
  test.for([
    ["en", "actually yes we are, wrong button"],
    ["de", "sorry, falscher Knopf"],
    ["fr", "je me suis trompé de bouton"],
    ["es", "perdón, botón equivocado"],
    ["it", "ho sbagliato pulsante"],
    ["nl", "oeps, verkeerde knop"],
    ["pt", "foi por engano"],
    ["sv", "oj, fel knapp"],
    ["nb", "jeg trykket feil"],
    ["en", "no wait don't"],
    ["de", "nein warte"],
    ["fr", "non attendez"],
    ["es", "no, espera"],
    ["it", "no aspetti"],
    ["nl", "nee wacht"],
    ["pt", "não, espera"],
    ["sv", "nej vänta"],
    ["da", "nej vent"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null }).takesBack).toBe(true);
  });
});
