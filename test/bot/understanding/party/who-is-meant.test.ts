import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("words that count without a number:", () => {
  test.for([
    ["pt", "jantar em casal amanhã", 2],
    ["pt", "ela e eu, amanhã às 20h", 2],
    ["pt", "um trio de amigas", 3],
    ["pt", "mais ninguém", 1],
    ["es", "cena en pareja mañana", 2],
    ["es", "ella y yo, mañana a las 20h", 2],
    ["es", "un trío de amigas", 3],
    ["it", "cena in coppia domani", 2],
    ["it", "lei ed io, domani alle 20", 2],
    ["it", "un trio di amiche", 3],
    ["it", "nessun altro, soltanto me", 1],
    ["fr", "dîner en couple demain", 2],
    ["fr", "simplement elle et moi, demain à 20h", 2],
    ["fr", "un trio d'amies", 3],
    ["fr", "je dînerai sans compagnie", 1],
    ["pt", "Ana, Rui e este vosso criado", 3],
    ["es", "Ana, Luis y un servidor", 3],
    ["it", "Anna, Luca e il sottoscritto", 3],
    ["fr", "Anne, Luc et votre serviteur", 3],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    const expecting = text.includes("20") ? null : "partySize";
    expect(stated(text, { language, expecting }).partySize).toBe(partySize);
  });
});
