import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const shown = {
  now,
  expecting: "confirm",
  tablePicked: true,
  draft: { date: "2026-11-28", time: "19:30", partySize: 6 },
} as const;

test.for([
  ["en", "make it 7, Dave is coming as well"],
  ["de", "passt. ach mach 7 draus, der dicke kommt auch noch"],
  ["de", "ach machen Sie 7 draus, meine Schwester kommt auch mit"],
  ["fr", "mettez plutôt 7, mon frère vient aussi"],
  ["es", "pon mejor 7, que se apunta mi cuñado"],
  ["it", "fai 7, viene anche mio cugino"],
  ["nl", "maak er 7 van, mijn broer komt ook"],
  ["pt", "põe 7, o meu cunhado também vem"],
  ["sv", "gör det till 7, min bror kommer också"],
] as const)("where somebody comes too, the number is how many, in %s: %s", ([language, text]) => {
  const read = understand(text, { ...shown, language });
  expect(read).toMatchObject({ intent: "change", partySize: 7 });
  expect(read.time).toBeUndefined();
  expect(read.comment).toBeUndefined();
});

test.for([
  ["en", "make it 7", "19:00"],
  ["en", "make it 8, we finish work late", "20:00"],
  ["en", "make it 7.45, Dave is coming as well", "19:45"],
  ["de", "mach 20 Uhr draus", "20:00"],
  ["fr", "mettez 20h, mon frère vient plus tard", "20:00"],
] as const)("it is an hour otherwise, in %s: %s", ([language, text, time]) => {
  expect(understand(text, { ...shown, language })).toMatchObject({ time });
});

test.for([
  ["en", "ok fewer of us then, about ten. around 12:30, and there are two kids with us"],
  ["fr", "on va être moins nombreux, une dizaine. On mangerait vers 12h30, et il y a deux enfants avec nous"],
  ["es", "entonces una decena, a eso de las 12:30, y hay dos niños con nosotros"],
  ["it", "allora saremo una decina, verso le 12:30, e con noi ci sono due bambini"],
  ["nl", "dan een stuk of tien, rond half een, en er zijn twee kinderen bij"],
  ["pt", "então uma dezena, por volta das 12:30, e há duas crianças connosco"],
  ["sv", "då blir vi ett tiotal, vid halv ett, och två barn är med"],
] as const)("children who are with them are counted already, in %s: %s", ([language, text]) => {
  expect(understand(text, { now, language, expecting: "partySize" })).toMatchObject({
    partySize: 10,
    time: "12:30",
  });
});

test("children who are counted beside them are not", () => {
  const read = understand("ten, and two kids", { now, language: "en", expecting: "partySize" });
  expect(read).toMatchObject({ partySize: 12 });
});

test.for([
  ["en", "huh 6 people? there are 8 of us!"],
  ["de", "was, 6 Personen? wir sind doch 8!"],
  ["fr", "hein 6 personnes ? on est 8 !"],
  ["es", "¿cómo que 6 personas? ¡somos 8!"],
  ["it", "6 persone? ma siamo in 8!"],
  ["nl", "huh 6 personen? het zijn er 8! en mn nummer is 0622345678"],
  ["pt", "6 pessoas? nós somos 8!"],
  ["sv", "va, 6 personer? vi är ju 8!"],
] as const)("a number that is wondered at is corrected, in %s: %s", ([language, text]) => {
  expect(understand(text, { ...shown, language })).toMatchObject({ intent: "change", partySize: 8 });
});

test.for([
  ["en", "no the number is wrong, it's 07700 double nine 0 412", "+447700990412"],
  ["de", "die Nummer stimmt nicht, es ist 0172 44 doppel acht 90 31", "+4917244889031"],
  ["es", "el número está mal, es 611 doble dos 33 44", "+34611223344"],
  ["it", "no, il numero è sbagliato, è 347 doppio uno 34 567", "+393471134567"],
  ["nl", "Nee het nummer klopt niet, het is 06 dubbel twee 34 56 78. en nul nul 31 ervoor", "+31622345678"],
] as const)("a number that is dictated anew counts nobody, in %s: %s", ([language, text, phone]) => {
  const read = understand(text, { ...shown, language });
  expect(read).toMatchObject({ phone });
  expect(read.partySize).toBeUndefined();
});
