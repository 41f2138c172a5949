import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const range = (date: string, dateTo: string) => ({ date, dateTo });
const tuesday = range("2026-11-24", "2026-11-26");
const weekend = range("2026-11-20", "2026-11-22");

describe("two weekdays are a range:", () => {
  test.for([
    ["en", "between tues and thurs", tuesday],
    ["de", "zwischen dienstag und donnerstag", tuesday],
    ["de", "fr bis so, egal welcher tag", weekend],
    ["fr", "entre mardi et jeudi", tuesday],
    ["fr", "de vendredi à dimanche, n'importe lequel", weekend],
    ["es", "entre martes y jueves", tuesday],
    ["it", "tra martedì e giovedì", tuesday],
    ["nl", "tussen dinsdag en donderdag", tuesday],
    ["nl", "vr tm zo", weekend],
    ["pt", "entre terça e quinta", tuesday],
    ["sv", "mellan tisdag och torsdag", tuesday],
    ["sv", "fre till sön", weekend],
    ["sv", "fre-sön", weekend],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});

describe("weekdays are those of the week that is named beside them:", () => {
  test.for([
    ["en", "week of the 14th of december, mon to fri, any day really", range("2026-12-14", "2026-12-18")],
    ["en", "next week, mon to wed", range("2026-11-23", "2026-11-25")],
    ["en", "week commencing 7 december, thursday suits us best", { date: "2026-12-10" }],
    ["de", "nächste woche di bis do", tuesday],
    ["de", "woche vom 14. dezember, mo bis fr, egal wann", range("2026-12-14", "2026-12-18")],
    ["fr", "la semaine du 14 décembre, lun à ven, peu importe", range("2026-12-14", "2026-12-18")],
    ["es", "semana del 14 de diciembre, de lun a vie", range("2026-12-14", "2026-12-18")],
    ["it", "settimana del 14 dicembre, da lun a ven", range("2026-12-14", "2026-12-18")],
    ["nl", "week van 14 december, ma t/m vr", range("2026-12-14", "2026-12-18")],
    ["pt", "semana de 14 de dezembro, de seg a sex", range("2026-12-14", "2026-12-18")],
    ["sv", "veckan den 14 december, mån till fre", range("2026-12-14", "2026-12-18")],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});

test("a word that a weekday's short name spells too is no day by itself", () => {
  expect(stated("het is zo mooi op vrijdag", { language: "nl" })).toEqual({ date: "2026-11-20" });
  expect(stated("min son och jag på fredag", { language: "sv" })).toEqual({
    partySize: 2,
    date: "2026-11-20",
  });
});
