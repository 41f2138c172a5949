import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("minutes without an hour are said of the time that is known:", () => {
  test.for([
    ["en", "make it quarter past", "19:00", "19:15"],
    ["en", "half past instead?", "19:00", "19:30"],
    ["en", "quarter to", "19:30", "19:45"],
    ["de", "ne lieber viertel nach", "19:00", "19:15"],
    ["de", "viertel vor", "19:00", "18:45"],
    ["fr", "plutôt et quart", "20:00", "20:15"],
    ["es", "mejor y media", "21:00", "21:30"],
    ["it", "meglio e mezza", "20:00", "20:30"],
    ["pt", "pode ser e meia?", "19:00", "19:30"],
    ["nl", "kwart over graag", "19:00", "19:15"],
    ["sv", "kvart över", "19:00", "19:15"],
    ["nb", "kvart over", "19:00", "19:15"],
  ] as const)("%s: %s", ([language, text, known, time]) => {
    const draft = { date: "2026-11-20", time: known, partySize: 2 };
    expect(stated(text, { language, draft, expecting: "name", tablePicked: true })).toEqual({ time });
  });

  test("but of none where none is", () => {
    expect(stated("quarter past", { language: "en", expecting: "time" })).toEqual({});
  });
});

describe("who says that the hour of the picked table suits names no guest:", () => {
  test.for([
    ["en", "8 works"],
    ["en", "yes 8 is perfect"],
    ["de", "8 passt"],
    ["fr", "20h c'est parfait"],
    ["es", "a las 8 está bien"],
    ["it", "le 8 va bene"],
    ["nl", "8 is prima"],
    ["sv", "8 blir bra"],
  ] as const)("%s: %s", ([language, text]) => {
    const draft = { date: "2026-11-20", time: "20:00", partySize: 6 };
    expect(stated(text, { language, draft, expecting: "name", tablePicked: true })).toEqual({
      time: "20:00",
    });
  });
});

describe("an hour that another is to stand in for is no party:", () => {
  test.for([
    ["en", "can we do 8 instead of 7.30"],
    ["en", "could it be at 8 instead of at 7.30?"],
    ["fr", "on peut faire 20h au lieu de 19.30 ?"],
    ["es", "puede ser a las 8 en vez de 7.30"],
    ["it", "possiamo fare alle 8 invece che 7.30?"],
    ["nl", "kan het 8 ipv 7.30 worden"],
    ["pt", "pode ser às 8 em vez de 7.30?"],
    ["sv", "kan vi ta 8 istället för 7.30?"],
  ] as const)("%s: %s", ([language, text]) => {
    const draft = { date: "2026-11-20", time: "19:30", partySize: 4 };
    expect(stated(text, { language, draft })).toMatchObject({ time: "20:00" });
    expect(stated(text, { language, draft })).not.toHaveProperty("partySize");
  });
});
