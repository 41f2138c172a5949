import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { MailedBooking } from "#src/bot/aftercare/mail/ports.ts";
import { writeMail } from "#src/bot/aftercare/mail/write-mail.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { createRenderReply } from "#src/bot/replies/render-reply.ts";
import { readCatalogues } from "#src/compose/read-catalogues.ts";
import { answeredLanguages } from "#test/support/answered-languages.ts";

const venue: VenueFacts = {
  ...{
    id: 1,
    name: "Furu & Fjord",
    timeZone: "Europe/Oslo",
    country: "NO",
    scenarioNames: ["Dinner", "Tasting"],
  },
  ...{ address: "Strandgata 1, Bergen", phone: "+47 22 33 44 55", email: "hei@furu.example" },
  cancellationDeadline: "PT24H",
  noShowFees: { Dinner: { amount: 200, per: "guest" } },
};
const at = Temporal.Instant.from("2026-11-21T09:00:00Z");
const visit = { scenarioName: "Dinner", startsAt: "2026-11-28T18:00:00Z", partySize: 2 };
const mailed = {
  booking: {
    ...{ id: "b1", venueId: 1, ...visit, endsAt: "2026-11-28T20:30:00Z", state: "REGISTERED" as const },
    name: "<b>Ada</b>",
    comment: "no hazelnuts",
  },
  ...{ email: "ada@example.com", timedAt: at, reference: "K7QM-2XRF", language: "en" },
  chat: { conversationId: "web:1", platform: "web" },
} satisfies MailedBooking;
const writer = {
  render: createRenderReply(readCatalogues("replies.ftl")),
  sender: "booking@mail.example",
  publicUrl: "https://book.example.com",
};

const write = (
  next: Partial<Parameters<typeof writeMail>[1]["record"]> = {},
  told: Partial<typeof mailed> = {},
  was?: typeof visit,
) =>
  writeMail(
    writer,
    { record: { number: 1, news: "placed", visit, at, ...next }, ...(was && { was }) },
    { ...mailed, ...told },
    venue,
  );

describe("a message to a guest", () => {
  test("says where, when, for how many, until when it is free, and where to change it", () => {
    const { text, html } = write();
    for (const words of [
      "• Furu & Fjord, Dinner",
      "Saturday, 28 November at 19:00",
      "2 guests",
      "Cancelling is free until Friday, 27 November, 19:00.",
      "K7QM-2XRF",
      "Strandgata 1, Bergen",
      "in the browser that you booked with: https://book.example.com/venues/1",
      "+47 22 33 44 55",
    ])
      expect(text).toContain(words);
    expect(html).toContain('<a href="https://book.example.com/venues/1">');
    expect(html).toContain("Furu &amp; Fjord, Dinner<br>");
  });

  test("holds no wish, and nothing of a guest's that a mail program would read as HTML", () => {
    const mail = write();
    expect(JSON.stringify(mail)).not.toContain("hazelnut");
    expect(mail.html).toContain("Hello &lt;b&gt;Ada&lt;/b&gt;,");
  });

  test("leads to no page that its guest has not booked on", () => {
    const { text } = write({}, { chat: { conversationId: "telegram:1", platform: "telegram" } });
    expect(text).not.toContain("https://");
    expect(text).toContain("write in the chat that you booked in");
  });

  test("says what a changed booking was", () => {
    const was = { scenarioName: "Tasting", startsAt: "2026-11-28T17:00:00Z", partySize: 3 };
    const { text } = write({ number: 2, news: "changed" }, {}, was);
    expect(text).toContain("Before, it was Saturday, 28 November at 18:00, for 3.\nBefore: Tasting.");
  });

  test("belongs to the first about its booking, and its calendar follows", () => {
    const first = write();
    const last = write({ number: 3, news: "cancelled", at: at.add({ hours: 1 }) });
    expect(last.follows).toBe(first.id);
    expect(last.id).not.toBe(first.id);
    expect(first.id).toMatch(/^[\da-f]{32}\.1@mail\.example$/);
    const [placed, cancelled] = [first, last].map(({ calendar }) => {
      const component = new ICAL.Component(ICAL.parse(calendar.text));
      const event = component.getFirstSubcomponent("vevent");
      return {
        method: component.getFirstPropertyValue("method"),
        uid: event?.getFirstPropertyValue("uid"),
        sequence: Number(event?.getFirstPropertyValue("sequence")),
        organizer: event?.getFirstPropertyValue("organizer"),
        end: String(event?.getFirstPropertyValue("dtend")),
      };
    });
    expect(placed).toMatchObject({ method: "PUBLISH", sequence: 0, organizer: "mailto:hei@furu.example" });
    expect(placed?.end).toContain("20:30:00");
    expect(cancelled).toMatchObject({ method: "CANCEL", uid: placed?.uid });
    expect(cancelled?.sequence).toBeGreaterThan(placed?.sequence ?? 0);
  });

  test.for(answeredLanguages)("is whole in %s", (language) => {
    for (const news of ["placed", "changed", "cancelled"] as const) {
      const { subject, text } = write({ news, number: 2 }, { language }, { ...visit, partySize: 4 });
      expect(subject).toContain("Furu & Fjord");
      expect(text).toContain("K7QM-2XRF");
      expect(`${subject}${text}`).not.toMatch(/\bundefined\b|\bnull\b|[{}]/);
    }
  });
});
