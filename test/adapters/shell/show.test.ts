import { stripVTControlCharacters, styleText } from "node:util";
import { describe, expect, test } from "vitest";
import { isDone, show } from "#src/adapters/shell/show.ts";
import { kari } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";

const openDesk = embeddedDesks();
const plain = { width: Number.POSITIVE_INFINITY, style: (_: string, text: string) => text };

const guest = (lastName: string) => ({ guest: { firstName: "Anna", lastName } });

describe("a day in the terminal", () => {
  test("has its bookings in columns, and below each what not every one has", async () => {
    const { desk, book } = await openDesk();
    const comment = "We have a child with a peanut allergy and would love to sit by the window if you can";
    const berg = await book("19:00", { ...guest("Berg"), comment });
    const li = await book("20:00", { ...guest("李小龍"), guestCount: 4 });
    const answer = await desk.daySheet({ by: kari, venueId: 1 });
    expect(show(answer, plain).map((line) => line.replace(berg.id, "BERG").replace(li.id, "LI"))).toEqual([
      expect.stringContaining("Saturday 21 November 2026"),
      "2 bookings, 6 covers, 2 not confirmed yet",
      "",
      "Call these guests",
      expect.stringMatching(/^19:00 {2}2 people {2}Anna Berg {4}booked {2}\S.* {2}BERG$/),
      "       not booked in a chat, not confirmed",
      expect.stringContaining("⚠️ allergy: "),
      `       “${comment}”`,
      expect.stringMatching(/^20:00 {2}4 people {2}Anna 李小龍 {2}booked {2}\S.* {2}LI$/),
      "       not booked in a chat, not confirmed",
      "",
      "Dinner: 2 bookings, 6 covers",
      "Covers starting: 19:00 2, 20:00 4",
      expect.stringMatching(/^19:00/),
      expect.stringContaining("⚠️ allergy: "),
      `       “${comment}”`,
      expect.stringMatching(/^20:00/),
    ]);
  });

  test("stays within a narrow terminal, where ids have lines of their own", async () => {
    const { desk, book } = await openDesk();
    const { id } = await book("19:00", { ...guest("Berg"), comment: "by the window, ".repeat(20) });
    const lines = show(await desk.daySheet({ by: kari, venueId: 1 }), { ...plain, width: 60 });
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(lines).toContain(`       ${id}`);
  });

  test("has its titles in bold where there are colours", async () => {
    const { desk } = await openDesk();
    const style = (how: "bold" | "dim" | "yellow", text: string) =>
      styleText(how, text, { validateStream: false });
    const [title = ""] = show(await desk.daySheet({ by: kari, venueId: 1 }), { width: 80, style });
    expect(title).toBe(styleText("bold", stripVTControlCharacters(title), { validateStream: false }));
  });
});

describe("the floor in the terminal", () => {
  test("says who has a table until when, who comes next, and what is out", async () => {
    const { desk, book, service } = await openDesk({ now: "2026-11-21T18:30:00Z" });
    const sitting = await book("20:00", guest("Berg"));
    const key = { venueId: 1, id: sitting.id };
    const [first] = service.backOffice.listTables(1);
    if (!first) throw new Error("the venue has tables");
    await service.backOffice.assignTables(key, [first.id], "test");
    await service.backOffice.setState(key, "SEATED", "test");
    const floor = await desk.floor({ by: kari, venueId: 1 });
    if (floor.type === "refused") throw new Error(floor.text);
    expect(floor.floors[0].tables[0]).toMatchObject({ table: first.name, now: { stateCode: "SEATED" } });
    expect(isDone(floor)).toBe(true);
    expect(show(floor, plain).slice(1).join("\n")).toMatch(/Anna Berg, 2 people, seated/);
  });
});
