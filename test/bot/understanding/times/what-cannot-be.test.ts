import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("what cannot be, and what is the limit, bounds the time:", () => {
  test.for([
    ["fr", "avant 19h on n'est pas là", { timeFrom: "19:00" }],
    ["fr", "la limite c'est 21h", { timeTo: "21:00" }],
    ["fr", "22h grand maximum", { timeTo: "22:00" }],
    ["fr", "passé 22h c'est non", { timeTo: "22:00" }],
    ["es", "antes de las nueve ni hablar", { timeFrom: "21:00" }],
    ["es", "el límite son las 15:30", { timeTo: "15:30" }],
    ["es", "pasadas las 23 ya no", { timeTo: "23:00" }],
    ["es", "nunca antes de las 20h", { timeFrom: "20:00" }],
    ["it", "prima delle 20 non ce la facciamo", { timeFrom: "20:00" }],
    ["it", "il limite massimo sono le 13:30", { timeTo: "13:30" }],
    ["it", "oltre le 21:30 no", { timeTo: "21:30" }],
    ["pt", "antes das oito da noite nem vale a pena", { timeFrom: "20:00" }],
    ["pt", "o limite é 21h", { timeTo: "21:00" }],
    ["pt", "mais tarde que as 22h30 não", { timeTo: "22:30" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language, expecting: "time" })).toEqual(values);
  });
});

describe("a number beside a maximum is a party where no hour is told:", () => {
  test.for([
    ["fr", "maximum 8", "partySize", 8],
    ["es", "mesa para máximo 6 mañana a las 21", null, 6],
    ["it", "un tavolo per massimo 6 domani alle 21", null, 6],
    ["pt", "mesa para no máximo 6 amanhã às 21h", null, 6],
  ] as const)("%s: %s", ([language, text, expecting, partySize]) => {
    expect(stated(text, { language, expecting }).partySize).toBe(partySize);
  });
});
