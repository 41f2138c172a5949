import { describe, expect, test } from "vitest";
import { mapColumns, missingFields } from "#src/import/fields.ts";
import { readBooking } from "#src/import/read-booking.ts";
import { readDay, readStart, readTime } from "#src/import/read-moment.ts";
import { readRows } from "#src/import/read-rows.ts";

describe("days, as other systems write them", () => {
  test.for([
    ["2026-11-28", undefined, "2026-11-28"],
    ["20261128", undefined, "2026-11-28"],
    ["28.11.2026", undefined, "2026-11-28"],
    ["5.4.26", undefined, "2026-04-05"],
    ["04.05.2026", "mdy", "2026-05-04"],
    ["28/11/2026", undefined, "2026-11-28"],
    ["11/28/2026", undefined, "2026-11-28"],
    ["04/05/2026", "dmy", "2026-05-04"],
    ["04/05/2026", "mdy", "2026-04-05"],
    ["05/05/2026", undefined, "2026-05-05"],
    ["04/05/2026", undefined, undefined],
    ["31.02.2026", undefined, undefined],
    ["28.11/2026", undefined, undefined],
    ["tomorrow", undefined, undefined],
    ["", undefined, undefined],
  ] as const)("%s (%s) is %s", ([text, order, expected]) => {
    expect(readDay(text, order)?.toString()).toBe(expected);
  });
});

describe("times, as other systems write them", () => {
  test.for([
    ["19:00", "19:00:00"],
    ["19.30", "19:30:00"],
    ["7 pm", "19:00:00"],
    ["7:30 p.m.", "19:30:00"],
    ["12 am", "00:00:00"],
    ["12:15 PM", "12:15:00"],
    ["kl. 19", "19:00:00"],
    ["19 Uhr", "19:00:00"],
    ["19h30", "19:30:00"],
    ["19:00:00", "19:00:00"],
    ["25:00", undefined],
    ["19:75", undefined],
    ["soon", undefined],
    ["", undefined],
  ] as const)("%s is %s", ([text, expected]) => {
    expect(readTime(text)?.toString()).toBe(expected);
  });
});

test.for([
  ["2026-11-28T18:00:00Z", "2026-11-28T18:00:00Z"],
  ["2026-11-28T19:00:00+01:00", "2026-11-28T18:00:00Z"],
  ["2026-11-28T19:00:00", "2026-11-28T18:00:00Z"],
  ["2026-11-28 19:00", "2026-11-28T18:00:00Z"],
  ["28.11.2026, 7 pm", "2026-11-28T18:00:00Z"],
  ["2026-11-28", undefined],
  ["2026-13-28T19:00:00Z", undefined],
] as const)("%s in Oslo is %s", ([text, expected]) => {
  expect(readStart(text, "Europe/Oslo", undefined)?.toString()).toBe(expected);
});

describe("files", () => {
  test.for([
    ["commas", 'date,name\n2026-11-28,"Berg, Anna"\n'],
    ["semicolons and a byte order mark", "\uFEFFdate;name\r\n2026-11-28;Berg, Anna\r\n"],
    ["tabs", "date\tname\n2026-11-28\tBerg, Anna\n\n"],
    ["JSON", '[{"date":"2026-11-28","name":"Berg, Anna"}]'],
    ["JSON below a name", '{"bookings":[{"date":"2026-11-28","name":"Berg, Anna","tags":[],"note":null}]}'],
  ])("of %s are read", ([, text = ""]) => {
    expect(readRows(text).map(({ cells }) => cells)).toEqual([{ date: "2026-11-28", name: "Berg, Anna" }]);
  });

  test("say on which line a row is, and have columns of what is inside", () => {
    expect(readRows("a\n1\n2\n").map(({ at }) => at)).toEqual([2, 3]);
    expect(readRows('[{"guest":{"name":"Anna"}}]')[0]?.cells).toEqual({ "guest.name": "Anna" });
  });

  test("lose what keeps spreadsheets from running a cell", () => {
    expect(readRows("phone,name\n'+4790012345,O'Hara\n")[0]?.cells).toEqual({
      phone: "+4790012345",
      name: "O'Hara",
    });
  });

  test.for(["[1, 2]", "{", '{"a": 1}', '"open\nquote'])("%s is refused", (text) => {
    expect(() => readRows(text)).toThrow(/the file/);
  });
});

describe("columns", () => {
  test("are guessed, in several languages", () => {
    expect(mapColumns(["Dato", "Kl.", "Antall gjester", "Navn", "Telefon", "Bord"], {})).toEqual({
      date: "Dato",
      time: "Kl.",
      guests: "Antall gjester",
      name: "Navn",
      phone: "Telefon",
    });
  });

  test("are what was said, first of all, and none where that was said", () => {
    const columns = ["Date", "Visit day", "Time", "Pax", "Name", "Notes"];
    const mapping = mapColumns(columns, { date: "Visit day", comment: "" });
    expect(mapping).toEqual({ date: "Visit day", time: "Time", guests: "Pax", name: "Name" });
  });

  test.for([
    [{ start: "a", guests: "b", name: "c" }, 0],
    [{ date: "a", time: "b", guests: "c", lastName: "d" }, 0],
    [{ date: "a", guests: "c", lastName: "d" }, 1],
    [{}, 3],
  ] as const)("%j lack %s things", ([mapping, count]) => {
    expect(missingFields(mapping)).toHaveLength(count);
  });
});

describe("a row", () => {
  const venues = [
    { id: 1, name: "Fjord", timeZone: "Europe/Oslo" },
    { id: 2, name: "Harbour", timeZone: "America/New_York" },
  ];
  const mapping = mapColumns(["id", "venue", "date", "time", "guests", "name", "status"], {});
  const good = {
    id: "7",
    venue: "fjord",
    date: "2026-11-28",
    time: "19:00",
    guests: "4 pers.",
    name: "Anna Marie Berg",
  };
  const readWith = (cells: Record<string, string>) =>
    readBooking({ at: 2, cells: { ...good, ...cells } }, { mapping, venues });

  test("is a booking", () => {
    expect(readWith({})).toMatchObject({
      ok: true,
      booking: { venue: { id: 1 }, guests: 4, guest: { firstName: "Anna Marie", lastName: "Berg" } },
    });
    expect(readWith({ name: "Berg, Anna" })).toMatchObject({
      booking: { guest: { firstName: "Anna", lastName: "Berg" } },
    });
  });

  test("has one reference whenever it is read, by its id, or else by what it says", () => {
    const referenceOf = (cells: Record<string, string>) => {
      const read = readWith(cells);
      return read.ok ? read.booking.reference : "";
    };
    expect(referenceOf({})).toBe(referenceOf({ time: "20:00" }));
    expect(referenceOf({})).not.toBe(referenceOf({ id: "8" }));
    expect(referenceOf({ id: "" })).not.toBe(referenceOf({ id: "", time: "20:00" }));
    expect(referenceOf({})).not.toBe(referenceOf({ venue: "2" }));
  });

  test.for([
    ["cancelled", { status: "Cancelled by guest" }, true],
    ["a no-show", { status: "NO_SHOW" }, true],
    ["of a venue that there is not", { venue: "Elsewhere" }, false],
    ["of none of two venues", { venue: "" }, false],
    ["without a time", { time: "" }, false],
    ["of nobody", { guests: "0" }, false],
    ["without a name", { name: "" }, false],
  ] as const)("%s is none", ([, cells, isOver]) => {
    const read = readWith(cells);
    expect(read).toMatchObject({ ok: false, isOver });
    expect(JSON.stringify(read)).not.toContain("Berg");
  });
});
