import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { now } from "#test/bot/understanding/stated.ts";

/** What a guest writes who has a table for four on Saturday at eight. */
function said(language: string, text: string, context: Partial<UnderstandingContext> = {}) {
  const draft = { date: "2026-11-21", time: "20:00", partySize: 4 };
  return understand(text, { now, language, expecting: null, country: "NO", draft, ...context });
}

test.for([
  ["en", "ugh my wife wants 7 not 8. fix it"],
  ["en", "it should be 7 not 8, fix it"],
  ["en", "we need 7 not 8"],
  ["de", "meine frau will 7 statt 8. ändern"],
  ["de", "7 nicht 8, bitte ändern"],
  ["fr", "ma femme veut 19h, pas 20h. corrige"],
  ["fr", "7h pas 8h, corrigez"],
  ["es", "mi mujer quiere a las 7, no a las 8. arréglalo"],
  ["it", "mia moglie vuole le 7, non le 8. correggi"],
  ["nl", "mijn vrouw wil 7 uur niet 8. pas aan"],
  ["pt", "a minha mulher quer às 7, não às 8. corrige"],
  ["sv", "min fru vill ha 7 inte 8. fixa det"],
] as const)("an hour in place of the known one changes it: %s %s", ([language, text]) => {
  const { intent, time, partySize } = said(language, text);
  expect({ intent, time, partySize }).toEqual({ intent: "change", time: "19:00", partySize: undefined });
});

test.for([
  ["en", "we are 7 not 4", 7],
  ["en", "it should be 7 people, not 4", 7],
  ["de", "wir sind 7 nicht 4", 7],
] as const)("a number in place of how many they are is none: %s %s", ([language, text, partySize]) => {
  expect(said(language, text)).toMatchObject({ partySize });
  expect(said(language, text)).not.toHaveProperty("time");
});

test("where no hour is known, a number is none", () => {
  expect(understand("7 not 8", { now, language: "en", expecting: null })).not.toHaveProperty("time");
});

test.for([
  ["en", "we'll be two again"],
  ["en", "we're back to two"],
  ["de", "wir sind doch wieder zu zweit"],
  ["de", "wir werden wieder zwei sein"],
  ["fr", "on sera de nouveau deux"],
  ["fr", "finalement on redevient deux"],
  ["es", "volveremos a ser dos"],
  ["es", "volvemos a ser dos"],
  ["it", "torniamo a essere in due"],
  ["it", "saremo di nuovo in due"],
  ["nl", "we zijn toch weer met zijn tweeën"],
  ["nl", "we worden weer twee"],
  ["pt", "voltamos a ser dois"],
  ["pt", "vamos ser outra vez dois"],
  ["sv", "vi blir två igen"],
  ["sv", "vi är tillbaka på två"],
] as const)("being so many again is of the table they have: %s %s", ([language, text]) => {
  const { intent, partySize, countsAnew } = said(language, text);
  expect(partySize).toBe(2);
  expect(intent === "change" || countsAnew === true).toBe(true);
});

test.for([
  ["en", "Can you confirm that we're five on Sunday at 1pm?"],
  ["de", "Können Sie bestätigen, dass wir am Sonntag um 13 Uhr zu fünft sind?"],
  ["fr", "Vous me confirmez qu'on est cinq dimanche à 13h ?"],
  ["es", "¿Me confirma que somos cinco el domingo a las 13?"],
  ["it", "Mi conferma che siamo in cinque domenica alle 13?"],
  ["nl", "Kunt u bevestigen dat we zondag om 13 uur met vijf zijn?"],
  ["pt", "Confirma que somos cinco no domingo às 13?"],
  ["sv", "Kan du bekräfta att vi är fem på söndag klockan 13?"],
  ["nl", "staat ie nou op 5 man half 8?"],
  ["en", "so is it down for 5 at half 7 now?"],
  ["de", "steht er jetzt auf 5 leute um halb 8?"],
  ["fr", "c'est bien noté pour 5 à 19h30 maintenant ?"],
  ["es", "¿está ahora para 5 a las 19:30?"],
  ["it", "adesso è per 5 alle 19:30?"],
  ["pt", "está agora para 5 às 19h30?"],
  ["sv", "står det nu på 5 personer halv 8?"],
  ["nl", "heb ik nu twee reserveringen of één?"],
  ["en", "do I have two bookings now or one?"],
  ["de", "habe ich jetzt zwei Reservierungen oder eine?"],
  ["fr", "j'ai deux réservations maintenant ou une ?"],
  ["es", "¿tengo ahora dos reservas o una?"],
  ["it", "ho due prenotazioni adesso o una?"],
  ["pt", "tenho agora duas reservas ou uma?"],
  ["sv", "har jag två bokningar nu eller en?"],
] as const)("what is booked is asked, and nothing begun: %s %s", ([language, text]) => {
  expect(said(language, text).intent).toBe("askBooked");
});

test.for([
  ["en", "is the Saturday one booked now?"],
  ["de", "ist die am Samstag jetzt gebucht?"],
  ["fr", "celle de samedi est réservée maintenant ?"],
  ["es", "¿la del sábado ya está reservada?"],
  ["it", "quella di sabato è prenotata adesso?"],
  ["nl", "is die van zaterdag nu geboekt?"],
  ["pt", "a de sábado já está reservada?"],
  ["sv", "är den på lördag bokad nu?"],
] as const)("whether one of them is booked is asked while a change is shown: %s %s", ([language, text]) => {
  expect(said(language, text, { expecting: "confirm", changeShown: true }).intent).toBe("askBooked");
});

test.for([
  ["en", "can you book us for 5 at 7?"],
  ["en", "is it for 18 and over?"],
  ["en", "can we have two tables or one big one?"],
  ["de", "ist es um 8 laut?"],
  ["es", "¿está a 5 minutos del metro?"],
  ["nl", "is er plek voor 5 om half 8?"],
] as const)("it is not asked here: %s %s", ([language, text]) => {
  expect(said(language, text).intent).not.toBe("askBooked");
});

test.for([
  ["sv", "ändra lördag till sju"],
  ["en", "change saturday to seven"],
  ["de", "ändere samstag auf sieben"],
  ["fr", "change samedi à sept heures"],
  ["es", "cambia el sábado a las siete"],
  ["it", "cambia sabato alle sette"],
  ["nl", "wijzig zaterdag naar zeven"],
  ["pt", "muda sábado para as sete"],
] as const)("a day moved to a number is moved to an hour: %s %s", ([language, text]) => {
  expect(said(language, text)).toMatchObject({ intent: "change", date: "2026-11-21", time: "19:00" });
});

test("the second Saturday of a month is no day that is changed", () => {
  expect(said("sv", "andra lördagen i december")).toMatchObject({ date: "2026-12-12" });
});

test.for([
  ["en", "drop one of the two"],
  ["de", "streich einen von beiden"],
  ["fr", "enlève une des deux"],
  ["es", "quita uno de los dos"],
  ["it", "togli una delle due"],
  ["nl", "haal er een van de twee weg"],
  ["pt", "tira uma das duas"],
  ["sv", "ta bort en av de två"],
] as const)("one of two is cancelled, and not both: %s %s", ([language, text]) => {
  expect(said(language, text).intent).toBe("cancel");
  expect(said(language, text)).not.toHaveProperty("cancelsAll");
});
