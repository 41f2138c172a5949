import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const atSummary = { now, expecting: "confirm", tablePicked: true } as const;

describe("who asks in form for what is shown says yes:", () => {
  test.for([
    ["de", "Ja, ich bitte um verbindliche Reservierung."],
    ["de", "Ich darf Sie höflichst bitten, die Reservierung in dieser Form vorzunehmen."],
    ["de", "Bitte nehmen Sie die Reservierung vor."],
    ["en", "Please proceed with the reservation as stated."],
    ["fr", "Je vous prie de bien vouloir enregistrer cette réservation."],
    ["es", "le ruego que confirme la reserva"],
    ["it", "la prego di procedere con la prenotazione"],
    ["nl", "gelieve de reservering te bevestigen"],
    ["pt", "peço que confirme a reserva"],
    ["sv", "vänligen bekräfta bokningen"],
  ] as const)("%s, %s", ([language, text]) => {
    expect(understand(text, { ...atSummary, language }).intent).toBe("affirm");
  });

  test("and who takes it back does not", () => {
    const understood = understand("Bitte nehmen Sie unsere Reservierung zurück", {
      ...atSummary,
      language: "de",
    });
    expect(understood.intent).toBe("cancel");
  });
});

describe("that they do not come is heard beside why:", () => {
  test.for([
    ["en", "we'll have to bail, kid's sick"],
    ["de", "Ich sehe mich daher genötigt, unsere Reservierung abzusagen."],
    ["de", "wir müssen leider verzichten, das Kind ist krank"],
    ["fr", "nous devons malheureusement renoncer, ma femme est malade"],
    ["es", "tenemos que renunciar, lo siento"],
    ["it", "Uffa il piccolo ha la febbre, dobbiamo rinunciare, mi dispiace tanto"],
    ["nl", "we moeten helaas afzien van de tafel"],
    ["pt", "infelizmente temos de desistir, o miúdo está doente"],
    ["sv", "vi måste tyvärr avstå, barnet är sjukt"],
  ] as const)("%s, %s", ([language, text]) => {
    expect(understand(text, { now, expecting: null, language }).intent).toBe("cancel");
  });
});

describe("what they have is asked for in its own words:", () => {
  test.for([
    ["pt", "o que é que ficou marcado afinal?"],
    ["es", "¿qué quedó reservado al final?"],
    ["fr", "c'est réservé pour quand finalement ?"],
    ["de", "was ist denn jetzt reserviert?"],
    ["nl", "wat staat er nu gereserveerd?"],
    ["sv", "vad blev det bokat till slut?"],
  ] as const)("%s, %s", ([language, text]) => {
    expect(understand(text, { now, expecting: null, language }).intent).toBe("list");
  });
});

describe("who asks in form that nothing is kept refuses to be remembered:", () => {
  test.for([
    ["en", "please do not retain my personal details"],
    ["de", "Haben Sie herzlichen Dank. Meine persönlichen Daten bitte ich nicht aufzubewahren."],
    ["es", "le ruego que no conserve mis datos"],
    ["it", "la prego di non conservare i miei dati"],
    ["nl", "gelieve mijn gegevens niet te bewaren"],
    ["pt", "peço que não guarde os meus dados"],
    ["sv", "spara inte mina personuppgifter tack"],
  ] as const)("%s, %s", ([language, text]) => {
    const understood = understand(text, { now, expecting: null, asksToRemember: true, language });
    expect(understood.remembers).toBe(false);
  });
});
