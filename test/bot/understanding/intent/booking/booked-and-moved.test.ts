import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, expecting: null, language });

describe("a booking that is told, and another time asked for, is a move to that:", () => {
  test.for([
    ["en", "I had booked for tomorrow at 7 pm, could we come at 7.45 pm instead?"],
    ["en", "we have a table booked tomorrow at 7, any chance of 7:45?"],
    ["de", "Ich hatte für morgen 19 Uhr reserviert, geht auch 19:45?"],
    ["de", "wir haben morgen um 19 Uhr reserviert, können wir um 19:45 kommen?"],
    ["es", "Tenía reserva mañana a las 19, ¿podríamos ir a las 19:45?"],
    ["fr", "J'avais réservé demain 19h, on pourrait venir à 19h45 ?"],
    ["it", "Avevo prenotato domani alle 19, possiamo venire alle 19:45?"],
    ["nl", "Ik had voor morgen 19 uur gereserveerd, kan 19:45 ook?"],
    ["pt", "Tinha reservado amanhã às 19h, podemos ir às 19h45?"],
    ["sv", "Jag hade bokat imorgon kl 19, går det bra med 19.45?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, date, time, partySize, comment } = read(text, language);
    expect({ intent, date, time }).toEqual({ intent: "change", date: "2026-11-19", time: "19:45" });
    expect(partySize ?? comment).toBeUndefined();
  });

  test.for([
    ["en", "I've got a table for Friday, could we be 6 instead?"],
    ["en", "I've a booking for 4 on Friday, could we be 6?"],
    ["en", "there's a reservation in my name for Friday, please make it 6"],
    ["de", "ich hab für Freitag reserviert auf Meier, geht das auch zu sechst?"],
    ["de", "ich habe am Freitag einen Tisch, können wir zu sechst kommen?"],
    ["nb", "jeg har et bord på fredag, kan vi bli seks?"],
    ["da", "jeg har et bord på fredag, kan vi være seks?"],
    ["sv", "jag har ett bord på fredag, kan vi bli sex?"],
    ["nl", "ik heb vrijdag een tafel, mogen we met zes komen?"],
    ["fr", "j'ai une table vendredi, on peut être six ?"],
    ["es", "tengo una mesa el viernes, ¿podemos ser seis?"],
    ["it", "ho un tavolo venerdì, possiamo essere in sei?"],
    ["pt", "tenho uma mesa na sexta, podemos ser seis?"],
  ] as const)("and in %s, “%s” makes it another party", ([language, text]) => {
    const { intent, date, partySize } = read(text, language);
    expect({ intent, date, partySize }).toEqual({ intent: "change", date: "2026-11-20", partySize: 6 });
  });

  test("the day that is asked for is the one that counts", () => {
    const { openReadings, ...read_ } = read("I have a table on Friday, could we come on Saturday?", "en");
    expect(read_).toMatchObject({ intent: "change", date: "2026-11-21" });
    expect(openReadings).toBeUndefined();
  });

  test.for([
    ["en", "we've booked Friday at 7, is there parking for 2 cars?"],
    ["de", "wir haben Freitag um 7 reserviert, kann man bei euch parken?"],
  ] as const)("in %s, “%s” asks about the house", ([language, text]) => {
    expect(read(text, language).intent).toBe("question");
  });

  test.for([
    ["en", "I have a reservation tomorrow at 7"],
    ["en", "we're booked in for Saturday"],
    ["de", "ich habe für morgen reserviert"],
    ["de", "wir haben am Samstag einen Tisch bei euch"],
    ["fr", "j'ai réservé pour demain"],
    ["es", "tengo una reserva para mañana"],
    ["it", "ho un tavolo per domani sera"],
    ["pt", "tenho mesa para amanhã"],
    ["nl", "ik heb een tafel gereserveerd voor morgen"],
    ["sv", "vi har bord på fredag"],
    ["nb", "vi har bestilt bord på fredag"],
    ["da", "jeg har booket bord i morgen"],
  ] as const)("and in %s, “%s”, told alone, shows it", ([language, text]) => {
    expect(read(text, language).intent).toBe("list");
  });

  test.for([
    ["en", "I have a booking tomorrow and my wife is allergic to nuts"],
    ["fr", "on a une table vendredi, mon fils est allergique aux noix"],
  ] as const)("and in %s, what is told beside it in “%s” is added to it", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "change", ofBooking: true });
  });

  test.for([
    ["en", "can we have a table on Friday, could we come at 7?"],
    ["en", "we haven't booked, can we come on Friday at 8?"],
    ["en", "we're booked for a show at 9, need a table at 6"],
    ["de", "wir hätten gerne einen Tisch am Freitag, können wir zu sechst kommen?"],
    ["nl", "ik had graag een tafel voor vrijdag, kan het om 7 uur?"],
    ["nb", "jeg hadde gjerne et bord på fredag, kan vi komme kl 19?"],
    ["nb", "jeg har ikke bestilt bord, kan vi komme på fredag kl 19?"],
    ["sv", "jag hade gärna ett bord på fredag, går det klockan 19?"],
    ["fr", "je n'ai pas réservé, on peut venir vendredi à 20h ?"],
    ["es", "no tengo reserva, ¿podemos ir el viernes a las 8?"],
    ["it", "non ho prenotato, possiamo venire venerdì alle 20?"],
    ["pt", "não tenho reserva, podemos ir sexta às 20h?"],
    ["en", "we have a reservation at the theatre on Friday at 9.30, can we come at 7?"],
    ["en", "last time we had a table by the window, can we have the same again on Friday for 4?"],
    ["de", "wir haben noch nicht reserviert, können wir morgen um 19 Uhr kommen?"],
    ["en", "table for 4 at 7, we have a booking at the theatre at 9.30"],
  ] as const)("but in %s, “%s” wishes for one", ([language, text]) => {
    expect(read(text, language).intent).toBe("book");
  });

  test.for([
    ["en", "I booked a table for tomorrow, did it go through?"],
    ["de", "Ich hatte für morgen 19 Uhr reserviert, ist das angekommen?"],
    ["es", "he reservado para mañana, ¿os ha llegado?"],
    ["fr", "c'est à quelle heure déjà ma réservation ?"],
    ["it", "a che ora era il nostro tavolo?"],
    ["nl", "ik heb gereserveerd voor morgen, is dat goed doorgekomen?"],
    ["pt", "reservei para amanhã, chegou?"],
    ["sv", "jag bokade bord imorgon, gick det igenom?"],
  ] as const)("and in %s, “%s” asks for it", ([language, text]) => {
    // Both show it; who asks whether it went through hears besides what has not.
    expect(["list", "askBooked"]).toContain(read(text, language).intent);
  });
});

describe("what is not to be had after all is dropped in few words:", () => {
  test.for([
    ["en", "Friday won't work after all, take it off"],
    ["de", "Freitag klappt doch nicht, bitte streichen"],
    ["es", "el viernes no vamos a poder, anuladla"],
    ["fr", "finalement vendredi ça ne va pas, supprimez"],
    ["it", "venerdì alla fine non possiamo, togliete pure"],
    ["nl", "vrijdag lukt toch niet, haal maar weg"],
    ["pt", "sexta afinal não dá, pode tirar"],
    ["sv", "fredag går ändå inte, ta bort den"],
    ["fr", "finalement on ne pourra pas venir vendredi"],
    ["it", "alla fine venerdì non riusciamo a venire"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, date, cancelsAll } = read(text, language);
    expect({ intent, date, cancelsAll }).toEqual({ intent: "cancel", date: "2026-11-20" });
  });
});

describe("what is said relative to the booking just made moves it, and begins no other:", () => {
  const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };

  test.for([
    ["en", "can we come an hour later"],
    ["en", "could we get it half an hour earlier?"],
    ["de", "können wir eine Stunde später kommen"],
    ["fr", "on peut venir une heure plus tard ?"],
    ["es", "podemos ir una hora más tarde"],
    ["it", "possiamo venire un'ora dopo"],
    ["nl", "kunnen we een uur later komen"],
    ["pt", "podemos ir uma hora mais tarde"],
    ["sv", "kan vi komma en timme senare"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, timeShift } = understand(text, { now, expecting: null, language, draft });
    expect({ intent, isShift: timeShift !== undefined }).toEqual({ intent: "change", isShift: true });
  });

  test("but a party with it is another table", () => {
    const text = "a table for 2 an hour later";
    expect(understand(text, { now, expecting: null, language: "en", draft }).intent).toBe("book");
  });
});
