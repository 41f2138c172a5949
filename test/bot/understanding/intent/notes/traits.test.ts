import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string, expecting: null | "name" | "confirm" = null) =>
  understand(text, { now, language, expecting, ...(expecting !== null && { tablePicked: true }) });

test.for([
  [
    "en",
    "table for 4 friday 7pm, my gran's a bit unsteady on her feet",
    "my gran's a bit unsteady on her feet",
  ],
  ["en", "table for 4 friday 7pm. my brother has Parkinson's", "my brother has Parkinson's"],
  ["en", "4 on friday at 7pm, one of us can't sit for long", "one of us can't sit for long"],
  ["en", "one of us has just had her appendix out", "one of us has just had her appendix out"],
  ["de", "Tisch für 4 am Freitag um 19 Uhr, mein Sohn ist Autist", "mein Sohn ist Autist"],
  [
    "de",
    "4 Personen am Freitag, meine Oma, die nicht gut laufen kann",
    "meine Oma, die nicht gut laufen kann",
  ],
  ["fr", "table pour 4 vendredi 19h, mon beau-père est diabétique", "mon beau-père est diabétique"],
  ["fr", "table pour 4 vendredi 19h, ma grand-mère a du mal à marcher", "ma grand-mère a du mal à marcher"],
  ["es", "mesa para 4 el viernes a las 8, mi suegra no oye bien", "mi suegra no oye bien"],
  ["it", "tavolo per 4 venerdì alle 20, mia nonna cammina male", "mia nonna cammina male"],
  ["it", "tavolo per 4 venerdì alle 20, mio figlio è autistico", "mio figlio è autistico"],
  ["nl", "tafel voor 4 vrijdag om 7, mijn zoontje is autistisch", "mijn zoontje is autistisch"],
  ["pt", "mesa para 4 sexta às 8, o meu filho é autista", "o meu filho é autista"],
  ["sv", "bord för 4 på fredag kl 7, min mormor går dåligt", "min mormor går dåligt"],
  ["nb", "bord til 4 på fredag kl 19, min mann har vondt i ryggen", "min mann har vondt i ryggen"],
] as const)(
  "what one of those who come is like is told to the house: %s, %s",
  ([language, text, comment]) => {
    expect(read(text, language).comment).toBe(comment);
  },
);

test.for([
  ["en", "my wife is fine with that"],
  ["en", "my husband is asking if there's parking"],
  ["en", "my wife is on her way"],
  ["en", "my sister has booked already"],
  ["en", "my friend is called Tom"],
  ["en", "my daughter can't make it"],
  ["en", "my daughter is ill"],
  ["en", "is my brother allowed to smoke?"],
  ["de", "meine Frau ist einverstanden"],
  ["de", "mein Mann kann leider nicht"],
  ["fr", "ma femme est d'accord"],
  ["fr", "mon mari a réservé hier"],
  ["es", "mi mujer está de camino"],
  ["es", "uno de nosotros no puede"],
  ["it", "mia moglie e mio figlio vengono con me"],
  ["it", "mio marito ha già prenotato"],
  ["nl", "mijn man is onderweg"],
  ["pt", "o meu marido e a minha filha vêm comigo"],
  ["sv", "min fru har redan bokat"],
] as const)("what one of them does or thinks is no wish: %s, %s", ([language, text]) => {
  expect(read(text, language).comment).toBeUndefined();
  expect(read(text, language, "confirm").comment).toBeUndefined();
});

test("where something else is read in it, what is told ends there", () => {
  const { comment, date, time } = read("my mum has a bad hip so friday at 7pm for 4", "en");
  expect({ comment, date, time }).toEqual({
    comment: "my mum has a bad hip",
    date: "2026-11-20",
    time: "19:00",
  });
});
