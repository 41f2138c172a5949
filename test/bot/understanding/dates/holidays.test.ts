import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

type Row = readonly [country: string, language: string, text: string, date: string];

describe("a holiday falls where the venue's country has it:", () => {
  const rows: readonly Row[] = [
    ["US", "en", "Thanksgiving", "2026-11-26"],
    ["GB", "en", "Mother's Day, 10 May", "2027-05-10"],
    ["NO", "de", "am ersten Weihnachtsfeiertag", "2026-12-25"],
    ["NO", "de", "am zweiten Weihnachtsfeiertag", "2026-12-26"],
    ["GB", "en", "13 february, Valentine's Day", "2027-02-13"],
    ["DE", "de", "Valentinstag 13.2.", "2027-02-13"],
    ["FR", "fr", "Noël, le 26 décembre", "2026-12-26"],
    ["ES", "es", "nochevieja, el 30 de diciembre", "2026-12-30"],
    ["IT", "it", "San Valentino, 13 febbraio", "2027-02-13"],
    ["NL", "nl", "Valentijnsdag, 13 februari", "2027-02-13"],
    ["PT", "pt", "Natal, 24 de dezembro", "2026-12-24"],
    ["SE", "sv", "nyårsafton den 30 december", "2026-12-30"],
    ["US", "en", "Thanksgiving 2027", "2027-11-25"],
    ["US", "en", "the day after Thanksgiving", "2026-11-27"],
    ["US", "en", "Black Friday", "2026-11-27"],
    ["US", "en", "labor day", "2027-09-06"],
    ["US", "en", "Independence Day", "2027-07-04"],
    ["US", "en", "Mother's Day", "2027-05-09"],
    ["GB", "en", "mothers day", "2027-03-07"],
    ["GB", "en", "Mothering Sunday", "2027-03-07"],
    ["GB", "en", "Boxing Day", "2026-12-26"],
    ["NO", "en", "Mother's Day", "2027-02-14"],
    ["NO", "en", "Constitution Day", "2027-05-17"],
    ["NO", "en", "17. mai", "2027-05-17"],
    ["SE", "en", "Midsummer", "2027-06-25"],
    ["FR", "en", "Bastille Day", "2027-07-14"],
    ["US", "en", "Father's Day", "2027-06-20"],
    ["DE", "de", "Tag der Deutschen Einheit", "2027-10-03"],
    ["DE", "de", "Pfingstmontag", "2027-05-17"],
    ["DE", "de", "Muttertag", "2027-05-09"],
    ["DE", "de", "Vatertag", "2027-05-06"],
    ["AT", "de", "Nationalfeiertag", "2027-10-26"],
    ["DE", "de", "am zweiten Weihnachtsfeiertag", "2026-12-26"],
    ["FR", "de", "Muttertag", "2027-05-30"],
    ["FR", "fr", "la fête nationale", "2027-07-14"],
    ["BE", "fr", "la fête nationale", "2027-07-21"],
    ["FR", "fr", "fête des mères", "2027-05-30"],
    ["FR", "fr", "fête des pères", "2027-06-20"],
    ["FR", "fr", "lundi de Pentecôte", "2027-05-17"],
    ["ES", "es", "el Día de la Constitución", "2026-12-06"],
    ["ES", "es", "día de la madre", "2027-05-02"],
    ["MX", "es", "día de las madres", "2027-05-10"],
    ["ES", "es", "día del padre", "2027-03-19"],
    ["IT", "it", "Ferragosto", "2027-08-15"],
    ["IT", "it", "festa della Repubblica", "2027-06-02"],
    ["IT", "it", "l'Immacolata", "2026-12-08"],
    ["NL", "nl", "Koningsdag", "2027-04-27"],
    ["NL", "nl", "Moederdag", "2027-05-09"],
    ["NL", "nl", "tweede kerstdag", "2026-12-26"],
    ["BE", "nl", "nationale feestdag", "2027-07-21"],
    ["PT", "pt", "dia dos namorados", "2027-02-14"],
    ["BR", "pt", "dia dos namorados", "2027-06-12"],
    ["BR", "pt", "Dia das Mães", "2027-05-09"],
    ["SE", "sv", "midsommarafton", "2027-06-25"],
    ["SE", "sv", "midsommar", "2027-06-25"],
    ["SE", "sv", "mors dag", "2027-05-30"],
    ["SE", "sv", "nationaldagen", "2027-06-06"],
  ];
  test.for(rows)("%s, %s: %s", ([country, language, text, date]) => {
    expect(stated(text, { country, language })).toEqual({ date });
  });
});

describe("in the country's own language, whatever the guest writes:", () => {
  const rows: readonly Row[] = [
    ["DE", "en", "Tag der Deutschen Einheit", "2027-10-03"],
    ["NL", "en", "Koningsdag", "2027-04-27"],
    ["SE", "en", "midsommarafton", "2027-06-25"],
    ["FR", "en", "fête nationale", "2027-07-14"],
  ];
  test.for(rows)("%s, %s: %s", ([country, language, text, date]) => {
    expect(stated(text, { country, language })).toHaveProperty("date", date);
  });
});

test("a country that keeps a feast on another day than the language gives both", () => {
  expect(stated("Easter", { country: "GR", language: "en" })).toEqual({
    date: "2027-05-02",
    openReadings: { dates: ["2027-05-02", "2027-03-28"] },
  });
});

test("some days are a range", () => {
  expect(stated("Ramazan Bayramı", { country: "TR", language: "en" })).toEqual({
    date: "2027-03-09",
    dateTo: "2027-03-11",
  });
});

describe("no date is read from", () => {
  test.for([
    ["without a country", undefined, "en", "Mother's Day"],
    ["without a country", undefined, "en", "Thanksgiving"],
    ["without a country", undefined, "de", "Muttertag"],
    ["without a country", undefined, "pt", "dia dos namorados"],
    ["a greeting", "US", "en", "happy thanksgiving!"],
    ["a greeting", "GB", "en", "happy new year!"],
    ["a greeting", "GB", "en", "merry christmas"],
    ["a greeting", "DE", "de", "frohe Weihnachten"],
    ["a greeting", "FR", "fr", "joyeux noël"],
    ["a greeting", "ES", "es", "feliz navidad"],
    ["a greeting", "IT", "it", "buon natale"],
    ["a greeting", "SE", "sv", "god jul"],
    ["a feast on another day", "GB", "en", "our Christmas party"],
    ["a feast on another day", "GB", "en", "the Christmas menu"],
    ["some day after it", "US", "en", "after Thanksgiving"],
    ["a person", "ES", "en", "a table for San José"],
    ["a person", "FR", "en", "a table for Noel"],
    ["a person", "DE", "de", "auf den Namen Silvester Stallone"],
    ["a country unknown to the library", "XX", "en", "Thanksgiving"],
  ] as const)("%s (%s, %s): %s", ([, country, language, text]) => {
    expect(stated(text, { language, ...(country && { country }) })).not.toHaveProperty("date");
  });
});

test("a feast that something is named after leaves the day that is stated", () => {
  const values = stated("our Christmas party on 5 December", { country: "GB", language: "en" });
  expect(values).toHaveProperty("date", "2026-12-05");
});
