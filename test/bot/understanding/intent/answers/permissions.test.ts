import { describe, expect, test } from "vitest";
import { intentOf } from "#test/bot/understanding/stated.ts";

const summary = { expecting: "confirm", tablePicked: true } as const;

describe("who lets us do what we asked to do agrees to it:", () => {
  test.for([
    ["en", "you may"],
    ["en", "yes you can"],
    ["de", "dürfen Sie gerne"],
    ["de", "kannst du machen"],
    ["fr", "vous pouvez"],
    ["es", "sí, puedes"],
    ["it", "certo che puoi"],
    ["nl", "dat mag"],
    ["pt", "pode"],
    ["pt", "pode sim"],
    ["pt", "podes, obrigada"],
    ["sv", "det får du gärna"],
    ["nb", "det kan du"],
    ["da", "det må du godt"],
    ["fr", "très bien vous pouvez réserver merci beaucoup"],
    ["es", "muy bien, puede reservar, muchas gracias"],
    ["it", "benissimo può prenotare grazie mille"],
    ["nl", "prima u kunt reserveren hartelijk dank"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(intentOf(text, { language, ...summary })).toBe("affirm");
  });
});

describe("a question by the same words is none:", () => {
  test.for([
    ["en", "you can?"],
    ["pt", "pode?"],
    ["pt", "pode trocar a mesa"],
    ["pt", "pode ser mais tarde"],
    ["es", "puede"],
    ["it", "può essere"],
    ["nl", "mag de hond mee"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(intentOf(text, { language, ...summary })).not.toBe("affirm");
  });
});
