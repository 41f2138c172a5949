import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "will you put us in a quiet corner?"],
  ["de", "setzen Sie uns vielleicht in eine ruhige Ecke?"],
  ["fr", "vous nous placez dans un coin tranquille ?"],
  ["es", "¿nos pone en una mesa tranquila?"],
  ["it", "Ci mette magari in un angolo tranquillo? Il piccolo si spaventa col rumore"],
  ["nl", "zet u ons misschien in een rustig hoekje?"],
  ["pt", "põe-nos num canto sossegado?"],
  ["sv", "sätter ni oss i ett lugnt hörn?"],
] as const)(
  "where they would be seated is a wish, asked for in whatever form: %s, %s",
  ([language, text]) => {
    expect(understand(text, { now, expecting: null, language }).comment).toBeDefined();
  },
);
