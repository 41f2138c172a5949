import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("a guest who is asked for the name may give more:", () => {
  const anna = { firstName: "Anna", lastName: "Berg" };
  test.for([
    ["Anna Berg, +47 900 12 345", { ...anna, phone: "+4790012345" }],
    ["Anna Berg 90012345", { ...anna, phone: "+4790012345" }],
    ["Anna Berg (900 12 345)", { ...anna, phone: "+4790012345" }],
    ["+47 900 12 345 Anna Berg", { ...anna, phone: "+4790012345" }],
    ["Anna Berg / anna@berg.no", { ...anna, email: "anna@berg.no" }],
    ["It's Anna Berg, tel: 90012345, anna@berg.no", { ...anna, phone: "+4790012345", email: "anna@berg.no" }],
    ["Anna Berg and my email is anna@berg.no", { ...anna, email: "anna@berg.no" }],
    ["Anna Berg, 900 12 345. One vegetarian.", { ...anna, phone: "+4790012345", comment: "One vegetarian" }],
    ["Anna Berg, 900 12 345. 4 of us", { ...anna, phone: "+4790012345", partySize: 4 }],
    ["Anna Berg, +33 06. 12. 34. 56. 78", { ...anna, phone: "+33612345678" }],
    ["Anna, 555-0142", { firstName: "Anna" }],
    ["90012345", { phone: "+4790012345" }],
    ["it's for Peter Jones", { firstName: "Peter", lastName: "Jones" }],
    ["Smith", { firstName: "Smith" }],
    ["I'd rather not", {}],
    ["12", {}],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text, { expecting: "name", country: "NO", language: "en" })).toEqual(values);
  });
});

describe("words that announce a national number make it one, whatever was asked:", () => {
  test.for([
    ["my name is Anna Berg and my number is 90012345", "en", { firstName: "Anna", lastName: "Berg" }],
    ["my number is 90012345", "en", {}],
    ["phone: 90012345", "en", {}],
    ["call me on 90012345", "en", {}],
    ["reach me at 900 12 345", "en", {}],
    ["for 2 at 8, mobile 90012345", "en", { partySize: 2, time: "20:00" }],
    ["meine Nummer ist 90012345", "de", {}],
    ["Handy: 90012345", "de", {}],
    ["Ihr erreicht mich unter 90012345", "de", {}],
    ["mon numéro est le 90012345", "fr", {}],
    ["mi teléfono es 90012345", "es", {}],
    ["il mio numero è 90012345", "it", {}],
    ["mijn nummer is 90012345", "nl", {}],
    ["o meu telefone é 90012345", "pt", {}],
    ["mitt nummer är 90012345", "sv", {}],
  ] as const)("%s", ([text, language, values]) => {
    expect(stated(text, { language, country: "NO" })).toEqual({ ...values, phone: "+4790012345" });
  });

  test.for([
    ["90012345", {}],
    ["booking number 90012345", {}],
    ["my number is 1234567", {}],
    ["what is your number", {}],
    ["call me at 19:30", { time: "19:30" }],
  ] as const)("but not in “%s”", ([text, values]) => {
    expect(stated(text, { language: "en", country: "NO" })).toEqual(values);
  });
});

test("guests abroad write their number as at home", () => {
  const abroad = { country: "NO" };
  expect(stated("Tisch für 2, Tel. 0171 1234567", { ...abroad, language: "de" })).toEqual({
    partySize: 2,
    phone: "+491711234567",
  });
  expect(stated("06 12 34 56 78", { ...abroad, language: "fr" })).toEqual({ phone: "+33612345678" });
  expect(stated("333 1234567", { ...abroad, language: "it" })).toEqual({});
  expect(stated("333 1234567", { ...abroad, language: "it", expecting: "phone" })).toEqual({
    phone: "+393331234567",
  });
});

describe("asked for the phone, a number is read as people write and say it:", () => {
  test.for([
    ["en", "900-12-345", "+4790012345"],
    ["en", "sure: 900.12.345", "+4790012345"],
    ["en", "+47 (0) 900 12 345", "+4790012345"],
    ["en", "+44 (0)20 7946 0958", "+442079460958"],
    ["en", "nine double zero one two three four five", "+4790012345"],
    ["en", "it's 900 12 345, no sorry 900 12 346", "+4790012346"],
    ["en", "07911 123456", "+447911123456"],
    ["en", "(415) 555-2671", "+14155552671"],
    ["en", "47 900 12 345", "+4790012345"],
    ["en", "0170 1234567", "+491701234567"],
    ["de", "0170/12 34 567", "+491701234567"],
    ["de", "+49 (0)170 1234567", "+491701234567"],
    ["de", "null eins sieben null eins zwo drei vier fünf sechs sieben", "+491701234567"],
    ["fr", "06.12.34.56.78", "+33612345678"],
    ["fr", "zéro six douze trente-quatre cinquante-six soixante-dix-huit", "+33612345678"],
    ["es", "612 34 56 78", "+34612345678"],
    ["es", "seis uno dos tres cuatro cinco seis siete ocho", "+34612345678"],
    ["it", "tre tre tre uno due tre quattro cinque sei sette", "+393331234567"],
    ["nl", "nul zes een twee drie vier vijf zes zeven acht", "+31612345678"],
    ["pt", "912 345 678", "+351912345678"],
    ["pt", "11 91234-5678", "+5511912345678"],
    ["sv", "noll sju noll ett två tre fyra fem sex sju", "+46701234567"],
  ] as const)("in %s, “%s”", ([language, text, phone]) => {
    expect(stated(text, { language, expecting: "phone", country: "NO" })).toEqual({ phone });
  });

  test("where two countries have such a number, the mobile phone's is likelier", () => {
    const german = { language: "de", expecting: "phone", country: "AT" } as const;
    expect(stated("0170 1234567", german)).toEqual({ phone: "+491701234567" });
    expect(stated("0664 1234567", german)).toEqual({ phone: "+436641234567" });
  });

  test("a day and a time are none", () => {
    expect(stated("30.11.2026 18.45", { language: "de", expecting: "phone" })).not.toHaveProperty("phone");
  });
});
