import { describe, expect, test } from "vitest";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt, waiting } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg" });
const stands = said("affirm", { meant: "stands" });
const open = (state: object): Chat =>
  new Chat({ venues: [fjord] }, { ...initialState("en"), ...state } as State);

describe("“yes, we'll be there”", () => {
  test("to whether to cancel keeps the table", () => {
    const chat = open({ phase: "confirmingCancel", booking }).step(stands);
    expect(chat.lines()).toContain("kept");
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test("to a change that is shown has it asked about again", () => {
    const query = { venueId: 1, partySize: 5, date: "2026-11-22", changing: booking };
    const state = { phase: "confirmingChange", query, startsAt: booking.startsAt, slot: slotAt("19:00") };
    const chat = open(state).step(stands);
    expect(chat.state.phase).toBe("confirmingChange");
    expect(chat.lines()).toContain("askChange");
  });

  test("keeps a place on the waitlist, and forgets nobody", () => {
    expect(open({ phase: "confirmingLeave", table: waiting }).step(stands).lines()).toContain("kept");
    const forget = open({ phase: "confirmingForget", ahead: [], waiting: [] }).step(stands);
    expect(forget.state.phase).toBe("confirmingForget");
  });
});

const now = Temporal.ZonedDateTime.from("2026-11-24T11:00[Europe/Oslo]");

describe("words that a visit stands are read as such, and as no doubt", () => {
  test.for([
    ["en", "yes, we'll be there"],
    ["en", "we still want it"],
    ["en", "it stands"],
    ["en", "yes I still need the table"],
    ["en", "ok we'll come after all"],
    ["de", "es bleibt dabei"],
    ["de", "ja wir wollen ihn noch"],
    ["de", "der Termin steht"],
    ["de", "wir kommen trotzdem"],
    ["fr", "on vient quand même"],
    ["fr", "on la veut toujours"],
    ["fr", "oui nous serons présents"],
    ["es", "sí, asistiremos"],
    ["es", "seguimos queriendo la mesa"],
    ["it", "la vogliamo ancora"],
    ["it", "sì, la prenotazione resta valida"],
    ["nl", "staat nog"],
    ["nl", "ja we willen de tafel houden"],
    ["nl", "we zullen er zijn"],
    ["pt", "sim, a gente vai"],
    ["pt", "ainda queremos"],
    ["sv", "ja vi är på plats"],
    ["sv", "ja vi vill ha bordet"],
    ["sv", "vi kommer ändå"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "confirm" })).toMatchObject({
      intent: "affirm",
      meant: "stands",
    });
  });

  test.for([
    ["en", "yes, we'll come another time"],
    ["en", "we'll be there?"],
    ["de", "ja wir kommen ein andermal"],
    ["de", "ja, wir kommen leider nicht"],
    ["fr", "oui, on viendra une autre fois"],
    ["es", "sí, iremos otro día"],
    ["it", "sì, verremo un'altra volta"],
    ["nl", "ja we komen een andere keer"],
    ["pt", "sim, vamos outro dia"],
    ["sv", "ja vi kommer en annan gång"],
  ] as const)("but not %s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "confirm" }).meant).not.toBe("stands");
  });
});
