import { describe, expect, test } from "vitest";
import { now, type Stated, stated } from "#test/bot/understanding/stated.ts";

type Row = readonly [language: string, text: string, values: Stated];

const day = (date: string): Stated => ({ date });
const days = (date: string, dateTo: string): Stated => ({ date, dateTo });
const fridays = ["2026-12-04", "2026-12-11", "2026-12-18", "2026-12-25"];
const anyFriday = { date: "2026-12-04", openReadings: { dates: fridays } };

describe("a day by its place in the month:", () => {
  const rows: readonly Row[] = [
    ["en", "last Friday of October", day("2027-10-29")],
    ["en", "the last Friday of the month", day("2026-11-27")],
    ["en", "the first Sunday in May", day("2027-05-02")],
    ["en", "third Saturday of next month", day("2026-12-19")],
    ["en", "first Friday in December", day("2026-12-04")],
    ["en", "the last day of the month", day("2026-11-30")],
    ["en", "the 3rd of next month", day("2026-12-03")],
    ["en", "the 15th day of next month", day("2026-12-15")],
    ["en", "second weekend in December", days("2026-12-12", "2026-12-13")],
    ["en", "last weekend of November", days("2026-11-28", "2026-11-29")],
    ["en", "the first week of May", days("2027-05-01", "2027-05-07")],
    ["de", "am letzten Freitag im Oktober", day("2027-10-29")],
    ["de", "am ersten Sonntag im Mai", day("2027-05-02")],
    ["de", "1. Sonntag im Mai", day("2027-05-02")],
    ["de", "letzter Tag des Monats", day("2026-11-30")],
    ["fr", "le dernier vendredi d'octobre", day("2027-10-29")],
    ["fr", "le premier dimanche de mai", day("2027-05-02")],
    ["fr", "le troisième samedi du mois prochain", day("2026-12-19")],
    ["fr", "la première semaine de mai", days("2027-05-01", "2027-05-07")],
    ["es", "el último viernes de octubre", day("2027-10-29")],
    ["es", "el primer domingo de mayo", day("2027-05-02")],
    ["es", "el tercer sábado del mes que viene", day("2026-12-19")],
    ["es", "el último día del mes", day("2026-11-30")],
    ["it", "l'ultimo venerdì di ottobre", day("2027-10-29")],
    ["it", "la prima domenica di maggio", day("2027-05-02")],
    ["it", "il terzo sabato del mese prossimo", day("2026-12-19")],
    ["nl", "de laatste vrijdag van oktober", day("2027-10-29")],
    ["nl", "de eerste zondag van mei", day("2027-05-02")],
    ["nl", "de derde zaterdag van volgende maand", day("2026-12-19")],
    ["pt", "a última sexta-feira de outubro", day("2027-10-29")],
    ["pt", "o primeiro domingo de maio", day("2027-05-02")],
    ["pt", "o terceiro sábado do mês que vem", day("2026-12-19")],
    ["sv", "sista fredagen i oktober", day("2027-10-29")],
    ["sv", "första söndagen i maj", day("2027-05-02")],
    ["sv", "tredje lördagen i nästa månad", day("2026-12-19")],
  ];
  test.for(rows)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});

describe("a month or a part of it, as days one might come:", () => {
  const rows: readonly Row[] = [
    ["en", "early December", days("2026-12-01", "2026-12-10")],
    ["en", "mid-January", days("2027-01-11", "2027-01-20")],
    ["en", "late December", days("2026-12-21", "2026-12-31")],
    ["en", "end of the month", days("2026-11-21", "2026-11-30")],
    ["en", "in December", days("2026-12-01", "2026-12-31")],
    ["en", "in November", days("2026-11-18", "2026-11-30")],
    ["en", "sometime next month", days("2026-12-01", "2026-12-31")],
    ["en", "a Friday in December", anyFriday],
    ["de", "Ende Dezember", days("2026-12-21", "2026-12-31")],
    ["de", "Anfang Januar", days("2027-01-01", "2027-01-10")],
    ["de", "im Dezember", days("2026-12-01", "2026-12-31")],
    ["de", "an einem Freitag im Dezember", anyFriday],
    ["fr", "fin décembre", days("2026-12-21", "2026-12-31")],
    ["fr", "mi-janvier", days("2027-01-11", "2027-01-20")],
    ["fr", "en décembre", days("2026-12-01", "2026-12-31")],
    ["es", "a finales de diciembre", days("2026-12-21", "2026-12-31")],
    ["es", "fin de mes", days("2026-11-21", "2026-11-30")],
    ["es", "un viernes de diciembre", anyFriday],
    ["it", "a fine dicembre", days("2026-12-21", "2026-12-31")],
    ["it", "a metà gennaio", days("2027-01-11", "2027-01-20")],
    ["it", "un venerdì di dicembre", anyFriday],
    ["nl", "eind december", days("2026-12-21", "2026-12-31")],
    ["nl", "half januari", days("2027-01-11", "2027-01-20")],
    ["pt", "no fim de dezembro", days("2026-12-21", "2026-12-31")],
    ["pt", "em dezembro", days("2026-12-01", "2026-12-31")],
    ["sv", "i slutet av december", days("2026-12-21", "2026-12-31")],
    ["sv", "i början av januari", days("2027-01-01", "2027-01-10")],
  ];
  test.for(rows)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});

describe("a range of days:", () => {
  const rows: readonly Row[] = [
    ["en", "any day next week", days("2026-11-23", "2026-11-29")],
    ["en", "weekdays next week", days("2026-11-23", "2026-11-27")],
    ["en", "Mon-Fri", days("2026-11-23", "2026-11-27")],
    ["en", "from Monday to Friday", days("2026-11-23", "2026-11-27")],
    ["en", "from Friday to Sunday", days("2026-11-20", "2026-11-22")],
    ["en", "between Friday and Sunday", days("2026-11-20", "2026-11-22")],
    ["en", "between December 3rd and 5th", days("2026-12-03", "2026-12-05")],
    ["en", "3-5 December", days("2026-12-03", "2026-12-05")],
    ["en", "from the 28th of November to the 2nd of December", days("2026-11-28", "2026-12-02")],
    ["de", "von Freitag bis Sonntag", days("2026-11-20", "2026-11-22")],
    ["de", "Mo-Fr", days("2026-11-23", "2026-11-27")],
    ["de", "3.-5. Dezember", days("2026-12-03", "2026-12-05")],
    ["fr", "du vendredi au dimanche", days("2026-11-20", "2026-11-22")],
    ["fr", "entre le 3 et le 5", days("2026-12-03", "2026-12-05")],
    ["es", "del viernes al domingo", days("2026-11-20", "2026-11-22")],
    ["es", "del 3 al 5 de diciembre", days("2026-12-03", "2026-12-05")],
    ["it", "da venerdì a domenica", days("2026-11-20", "2026-11-22")],
    ["nl", "van vrijdag tot zondag", days("2026-11-20", "2026-11-22")],
    ["pt", "de sexta a domingo", days("2026-11-20", "2026-11-22")],
    ["sv", "från fredag till söndag", days("2026-11-20", "2026-11-22")],
  ];
  test.for(rows)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});

describe("on the edge of a week, a month and a year:", () => {
  test.for([
    ["2026-11-21", "this weekend", days("2026-11-21", "2026-11-22")],
    ["2026-11-22", "this weekend", day("2026-11-22")],
    ["2026-11-22", "next weekend", days("2026-11-28", "2026-11-29")],
    ["2026-11-22", "this week", day("2026-11-22")],
    ["2026-11-22", "next week", days("2026-11-23", "2026-11-29")],
    ["2026-12-30", "next month", days("2027-01-01", "2027-01-31")],
    ["2026-12-30", "5 January", day("2027-01-05")],
    ["2026-12-30", "the 3rd of next month", day("2027-01-03")],
    ["2027-11-18", "29 February", day("2028-02-29")],
  ] as const)("on %s %s", ([date, text, values]) => {
    const today = Temporal.ZonedDateTime.from(`${date}T10:00:00[Europe/Oslo]`);
    expect(stated(text, { now: today })).toEqual(values);
  });

  test("where the week begins on Sunday, this week is the one that begins", () => {
    const sunday = now.with({ day: 22 });
    expect(stated("this week", { now: sunday, country: "US" })).toEqual(days("2026-11-22", "2026-11-28"));
  });
});

describe("no date is read from", () => {
  test.for([
    ["en", "march"],
    ["en", "the second floor"],
    ["en", "a second week"],
    ["en", "the fifth Friday of November"],
    ["en", "the first Monday of the month"],
    ["es", "una mesa con vista en el mar"],
    ["it", "un set di piatti"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language })).not.toHaveProperty("date");
  });
});

describe("a month's name alone", () => {
  test.for([
    ["en", "December"],
    ["de", "Dezember"],
    ["fr", "décembre ?"],
    ["es", "diciembre"],
    ["it", "Dicembre"],
    ["nl", "december"],
    ["pt", "dezembro"],
    ["sv", "december."],
  ] as const)("is that month where the day is asked for, and nothing elsewhere (%s)", ([language, text]) => {
    expect(stated(text, { language, expecting: "date" })).toMatchObject({
      date: "2026-12-01",
      dateTo: "2026-12-31",
    });
    expect(stated(text, { language, expecting: "name" })).not.toHaveProperty("date");
  });
});

describe("the month of the day that is known", () => {
  const draft = { date: "2026-11-28", time: "18:30", partySize: 2 };

  test.for([
    ["en", "in november we'd rather sit inside"],
    ["de", "im November sitzen wir doch nicht draußen"],
    ["fr", "en novembre on ne mange pas dehors"],
    ["es", "en noviembre no cenamos fuera"],
    ["it", "a novembre non si mangia fuori"],
    ["nl", "in november zitten we niet buiten hoor"],
    ["pt", "em novembro não comemos fora"],
    ["sv", "i november sitter vi inte ute"],
  ] as const)("is no other: %s, %s", ([language, text]) => {
    expect(stated(text, { language, draft, expecting: "name" }).date).toBeUndefined();
  });

  test("is one where the day is asked for, and another month always is", () => {
    const asked = { language: "en", draft, expecting: "date" } as const;
    expect(stated("in november", asked).date).toBe("2026-11-18");
    expect(stated("in December", { ...asked, expecting: "confirm" }).date).toBe("2026-12-01");
  });
});
