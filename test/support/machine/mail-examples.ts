import type { MailMessages } from "#src/bot/machine/core/mail-messages.ts";

const date = { type: "date", date: "2026-11-22" } as const;
const time = { type: "time", time: "19:00" } as const;
const table = { venue: "Fjord", scenario: "Dinner", partySize: 4, date, time };
const venue = { venue: "Fjord" };

/** One example of each message that guests read by e-mail. */
export const mailExamples: MailMessages = {
  mailOffered: {},
  summaryMail: { email: "ada@example.com" },
  mailSubjectPlaced: table,
  mailSubjectChanged: table,
  mailSubjectCancelled: table,
  mailGreeting: { name: "Ada Lovelace" },
  mailPlaced: venue,
  mailChanged: venue,
  mailCancelled: venue,
  mailWas: table,
  mailWasScenario: table,
  mailFreeUntil: { date, time },
  mailInChat: {},
  mailOnPage: { url: "https://book.example.com/venues/1" },
  mailWhy: venue,
};
