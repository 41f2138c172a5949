import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("a day or a number in a name or an address is none:", () => {
  test.for([
    [
      "fr",
      "au nom de Julie Dimanche, pour 3, jeudi 20h",
      { partySize: 3, date: "2026-11-19", time: "20:00" },
    ],
    [
      "fr",
      "le resto Chez Midi, pour quatre demain à 20 heures",
      { partySize: 4, date: "2026-11-19", time: "20:00" },
    ],
    ["fr", "une table chez les Trois Frères, samedi 20h", { date: "2026-11-21", time: "20:00" }],
    ["fr", "j'habite au 8 rue du 4 septembre", {}],
    [
      "es",
      "a nombre de Domingo Pérez, mesa para 3, el jueves a las 21h",
      { partySize: 3, date: "2026-11-19", time: "21:00" },
    ],
    ["es", "mesa en Siete Hermanas, martes a las 21h", { date: "2026-11-24", time: "21:00" }],
    ["es", "vivo en la calle 2 de mayo 14", {}],
    ["it", "alla Locanda del Venerdì, tavolo da quattro, martedì", { partySize: 4, date: "2026-11-24" }],
    [
      "it",
      "alla Trattoria Mezzogiorno, martedì alle 20, due persone",
      { partySize: 2, date: "2026-11-24", time: "20:00" },
    ],
    ["it", "sto in corso 22 marzo 15, è lontano da voi?", {}],
    ["pt", "mesa nos Três Porquinhos, sábado às 13h", { date: "2026-11-21", time: "13:00" }],
    [
      "pt",
      "na Tasca do Meio-Dia, mesa para dois, quinta às 20h",
      { partySize: 2, date: "2026-11-19", time: "20:00" },
    ],
    ["pt", "fica perto da praça 15 de novembro?", {}],
  ] as const)("%s: %s", ([language, text, values]) => {
    const { partySize, date, time } = stated(text, { language });
    expect({ partySize, date, time }).toEqual(values);
  });
});

describe("capital letters of those who write all of them so make no name:", () => {
  test.for([
    ["pt", "Sexta-Feira, 4 de Dezembro, às 20h", { date: "2026-12-04", time: "20:00" }],
    ["fr", "Table Pour Quatre Vendredi Soir", { partySize: 4, date: "2026-11-20" }],
    ["es", "Mesa para Dos el Viernes a las 21h", { partySize: 2, date: "2026-11-20" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toMatchObject(values);
  });
});
