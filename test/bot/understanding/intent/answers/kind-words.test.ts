import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-24T11:00+01:00[Europe/Oslo]");
const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
const read = (language: string, text: string) => understand(text, { now, language, expecting: null, draft });

test.for([
  ["en", "we have to cancel, my wife is in hospital"],
  ["en", "i've got covid so we're not coming"],
  ["de", "muss absagen, mein Kind hat Fieber"],
  ["fr", "on doit annuler, ma femme est à l'hôpital"],
  ["es", "tengo que cancelar, mi hijo tiene fiebre"],
  ["it", "ho il covid, non veniamo"],
  ["nl", "we moeten afzeggen, mijn vrouw ligt in het ziekenhuis"],
  ["pt", "tô com covid, não vamos"],
  ["sv", "måste avboka, mitt barn har feber"],
] as const)("who is ill is wished well: %s, %s", ([language, text]) => {
  expect(read(language, text)).toMatchObject({ feeling: "sorrow", sorrow: "illness" });
});

test.for([
  ["en", "sorry we can't make it, my dad died last night"],
  ["en", "table for 2 tomorrow, we're burying my uncle"],
  ["de", "wir brauchen einen Tisch für 12 nach der Beerdigung am Freitag um 14 Uhr"],
  ["fr", "ma grand-mère est décédée, annulez vendredi svp"],
  ["es", "no podemos ir, mi padre murió ayer"],
  ["it", "non possiamo venire, mio padre è morto ieri"],
  ["nl", "oma is overleden, annuleer vrijdag aub"],
  ["pt", "minha avó faleceu, cancele sexta por favor"],
  ["sv", "vi kan inte komma, min pappa dog igår"],
] as const)("who mourns is met with condolences: %s, %s", ([language, text]) => {
  expect(read(language, text)).toMatchObject({ feeling: "sorrow", sorrow: "loss" });
});

test.for([
  ["en", "we just got engaged!"],
  ["en", "it's my mum's 60th"],
  ["en", "im pregnant so no raw stuff please"],
  ["de", "meine Tochter hat das Abi bestanden, das feiern wir"],
  ["de", "meine Freundin hat Geburtstag, Tisch für 2 Samstag 20 Uhr"],
  ["fr", "on vient de se fiancer !"],
  ["fr", "c'est l'anniv de ma copine, table pour 2 samedi 20h"],
  ["es", "nos acabamos de comprometer!"],
  ["it", "è il comple della mia tipa"],
  ["it", "mia madre fa 60 anni"],
  ["nl", "we zijn net verloofd!"],
  ["pt", "a minha filha passou nos exames e vamos celebrar"],
  ["sv", "mamma fyller 60"],
] as const)("who has something to celebrate is congratulated: %s, %s", ([language, text]) => {
  expect(read(language, text)).toMatchObject({ joy: true });
});

test.for([
  ["en", "lol my mate is dying of laughter, see you friday"],
  ["en", "do you do something for birthdays?"],
  ["en", "table for 4 on friday at 8"],
  ["de", "mein Kumpel lacht sich tot, bis Freitag"],
  ["fr", "mon pote est mort de rire, à vendredi"],
  ["es", "mi colega se muere de risa, hasta el viernes"],
  ["it", "il mio amico è morto dal ridere, a venerdì"],
  ["nl", "mijn maat lacht zich dood, tot vrijdag"],
  ["pt", "meu amigo tá morrendo de rir, até sexta"],
  ["sv", "min polare skrattade ihjäl sig, vi ses fredag"],
] as const)("a joke and a question are neither: %s, %s", ([language, text]) => {
  const said = read(language, text);
  expect(said).not.toHaveProperty("feeling");
  expect(said).not.toHaveProperty("joy");
});
