import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

function phoneIn(text: string, language: string) {
  const context = { now, language, draft, country: "NO", expecting: "phone", tablePicked: true } as const;
  const { intent, phone, withoutPhone, asksAnyPhone, asksIfPhone } = understand(text, context);
  return { intent, phone, withoutPhone, asksAnyPhone, asksIfPhone };
}

describe("who has no mobile phone may have another:", () => {
  test.for([
    ["en", "no mobile I'm afraid, landline is 01865 556 677", "+441865556677"],
    ["de", "ein Handy hab ich nicht, Festnetz: 030 9018 2233", "+493090182233"],
    ["fr", "pas de portable, le fixe c'est 01 42 68 53 00", "+33142685300"],
    ["es", "móvil no tengo, el fijo es 91 123 45 67", "+34911234567"],
    ["it", "niente cellulare, solo fisso 06 4455 6677", "+390644556677"],
    ["nl", "geen mobiel, wel vast: 020 123 45 67", "+31201234567"],
    ["pt", "não tenho telemóvel, o fixo é 21 345 67 89", "+351213456789"],
    ["sv", "ingen mobil, hemnumret är 08-123 45 67", "+4681234567"],
  ] as const)("%s: %s", ([language, text, phone]) => {
    expect(phoneIn(text, language)).toMatchObject({ intent: "inform", phone, withoutPhone: undefined });
  });
});

describe("a number is taken, and whether it will do is answered:", () => {
  test.for([
    ["en", "07700 900123, is that ok?", "+447700900123"],
    ["de", "0043 660 1234567, ist eine österreichische Nummer ok?", "+436601234567"],
    ["fr", "01 42 68 53 00, un fixe ça marche ?", "+33142685300"],
    ["es", "+33 6 12 34 56 78, ¿vale un número francés?", "+33612345678"],
    ["it", "0041 79 123 45 67, va bene un numero svizzero?", "+41791234567"],
    ["nl", "0032 471 23 45 67, mag dat ook?", "+32471234567"],
    ["pt", "+55 11 91234 5678, pode ser?", "+5511912345678"],
    ["sv", "+358 40 1234567, går det bra?", "+358401234567"],
  ] as const)("%s: %s", ([language, text, phone]) => {
    expect(phoneIn(text, language)).toMatchObject({ intent: "question", phone, asksAnyPhone: true });
  });
});

describe("without a phone, and asking whether it must be:", () => {
  test.for([
    ["en", "havent got a phone, do I need it?"],
    ["en", "I haven't got a phone, is that a problem?"],
    ["de", "hab kein Telefon, brauch ich das?"],
    ["fr", "j'ai pas de téléphone, c'est obligatoire ?"],
    ["es", "no tengo teléfono, ¿es obligatorio?"],
    ["it", "non ho il telefono, serve per forza?"],
    ["nl", "heb geen telefoon, moet dat?"],
    ["pt", "não tenho telefone, é preciso?"],
    ["sv", "har ingen telefon, måste jag?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(phoneIn(text, language)).toMatchObject({
      intent: "question",
      withoutPhone: true,
      asksIfPhone: true,
    });
  });

  test.for([
    ["en", "do I need it?"],
    ["en", "if I have no phone, is that ok?"],
    ["fr", "c'est obligatoire ?"],
    ["nl", "ik wil mijn nummer geven"],
    ["sv", "jag lämnar mitt nummer sen"],
  ] as const)("who only asks, or means to give one, refuses none, %s: %s", ([language, text]) => {
    expect(phoneIn(text, language).withoutPhone).toBeUndefined();
  });
});

test.for([
  ["fr", "04 91 33 44 55", "+33491334455"],
  ["fr", "0472 00 11 22", "+32472001122"],
] as const)("a number is of the country in which it is written so, %s: %s", ([language, text, phone]) => {
  expect(phoneIn(text, language).phone).toBe(phone);
});
