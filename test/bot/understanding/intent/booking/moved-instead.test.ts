import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { lunchAndDinner, now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const afterBooking = (text: string, language: string) =>
  understand(text, { now, language, openings: lunchAndDinner, expecting: null, draft });

describe("who has to cancel and asks for another day moves the booking", () => {
  test.for([
    ["en", "We'll have to cancel, can we do tomorrow same time"],
    ["en", "have to cancel friday, is thursday possible instead?"],
    ["en", "have to cancel, is saturday possible?"],
    ["en", "need to cancel, could we come saturday at 7 instead"],
    ["en", "can't make it friday, what about saturday?"],
    ["en", "Can't make Friday, Saturday instead?"],
    ["en", "we cant make friday anymore, can we do sunday?"],
    ["en", "sorry have to cancel tonight, can we reschedule to tomorrow"],
    ["en", "can we cancel friday and do saturday instead"],
    ["en", "cancel friday and book us in for saturday instead"],
    ["de", "Wir müssen absagen, ginge morgen gleiche Zeit?"],
    ["de", "müssen leider stornieren, können wir samstag um 19 uhr kommen?"],
    ["de", "Freitag klappt nicht, geht auch Samstag?"],
    ["de", "wir schaffen es freitag nicht, samstag stattdessen?"],
    ["de", "müssen freitag absagen, wäre samstag möglich?"],
    ["de", "können wir freitag absagen und dafür samstag kommen?"],
    ["fr", "On doit annuler, on peut venir demain à la même heure ?"],
    ["fr", "on ne peut plus vendredi, samedi à la place ?"],
    ["fr", "il faut qu'on annule, samedi c'est possible ?"],
    ["fr", "impossible vendredi finalement, plutôt samedi ?"],
    ["fr", "je dois annuler vendredi, est-ce possible samedi ?"],
    ["fr", "peut-on annuler vendredi et venir samedi à la place ?"],
    ["es", "Tenemos que cancelar, ¿podemos mañana a la misma hora?"],
    ["es", "no podemos el viernes, ¿el sábado en su lugar?"],
    ["es", "hay que cancelar, ¿puede ser el sábado?"],
    ["es", "el viernes no nos va bien, mejor el sábado?"],
    ["es", "tengo que anular el viernes, ¿podría ser el sábado?"],
    ["es", "podemos cancelar el viernes y venir el sábado?"],
    ["it", "Dobbiamo disdire, possiamo fare domani stessa ora?"],
    ["it", "venerdì non riusciamo, sabato invece?"],
    ["it", "venerdì non possiamo più, è possibile sabato?"],
    ["it", "dobbiamo cancellare venerdì, possiamo venire sabato?"],
    ["it", "possiamo annullare venerdì e venire sabato?"],
    ["nl", "We moeten afzeggen, kan het morgen zelfde tijd?"],
    ["nl", "vrijdag lukt niet, zaterdag in plaats daarvan?"],
    ["nl", "we moeten annuleren, kan het zaterdag?"],
    ["nl", "we kunnen vrijdag toch niet, kan zaterdag ook?"],
    ["nl", "moet vrijdag afzeggen, kunnen we zaterdag komen?"],
    ["nl", "kunnen we vrijdag annuleren en zaterdag komen?"],
    ["pt", "Temos de cancelar, podemos amanhã à mesma hora?"],
    ["pt", "sexta não dá, sábado em vez disso?"],
    ["pt", "temos que cancelar, pode ser sábado?"],
    ["pt", "não conseguimos ir sexta, dá para ser sábado?"],
    ["pt", "preciso cancelar sexta, seria possível no sábado?"],
    ["sv", "Vi måste avboka, kan vi ta i morgon samma tid?"],
    ["sv", "fredag går inte, lördag istället?"],
    ["sv", "måste avboka, går det på lördag?"],
    ["sv", "vi kan inte på fredag, funkar lördag?"],
    ["sv", "vi måste ställa in fredag, kan vi komma lördag istället?"],
    ["sv", "kan vi avboka fredag och komma lördag istället?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, ...said } = afterBooking(text, language);
    expect(["change", "question"]).toContain(intent);
    expect(said.date ?? said.openReadings).toBeDefined();
  });
});

describe("who only cancels has nothing moved", () => {
  test.for([
    ["en", "cancel my table on friday please"],
    ["en", "have to cancel friday, sorry"],
    ["en", "can't make friday, sorry"],
    ["en", "we have to cancel, maybe next week"],
    ["en", "I need to cancel our 7pm table tomorrow"],
    ["en", "can you cancel friday at 7?"],
    ["en", "have to cancel, we're away on saturday"],
    ["de", "Freitag müssen wir leider absagen"],
    ["de", "bitte den Tisch am Freitag um 19 Uhr stornieren"],
    ["de", "wir müssen absagen, morgen sind wir nicht da"],
    ["fr", "je dois annuler vendredi, désolé"],
    ["fr", "on doit annuler, on n'est pas là vendredi"],
    ["es", "tengo que cancelar el viernes, lo siento"],
    ["es", "¿puedes cancelar la mesa del viernes a las 19?"],
    ["it", "dobbiamo disdire venerdì, mi spiace"],
    ["it", "puoi annullare il tavolo di venerdì alle 19?"],
    ["nl", "we moeten vrijdag helaas afzeggen"],
    ["nl", "kun je de tafel van vrijdag om 19u annuleren?"],
    ["pt", "temos de cancelar sexta, desculpe"],
    ["pt", "pode cancelar a mesa de sexta às 19h?"],
    ["sv", "vi måste tyvärr avboka fredag"],
    ["sv", "kan du avboka bordet på fredag kl 19?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(afterBooking(text, language).intent).toBe("cancel");
  });
});

test("another house that cancelled is no booking of theirs", () => {
  const text = "another restaurant cancelled on us, table for 4 tonight at 8?";
  expect(understand(text, { now, language: "en", expecting: null }).intent).toBe("book");
});
