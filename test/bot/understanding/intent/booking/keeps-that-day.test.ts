import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "please cancel Friday. Keep the Saturday one"],
  ["de", "bitte Freitag stornieren. Den Samstag behalten wir"],
  ["fr", "annulez vendredi. On garde samedi"],
  ["es", "cancela el viernes. La del sábado la mantenemos"],
  ["it", "annulli venerdì. Sabato lo teniamo"],
  ["nl", "annuleer vrijdag. Zaterdag houden we"],
  ["pt", "cancele a sexta. A de sábado mantém-se"],
  ["sv", "avboka fredag. Lördagen behåller vi"],
] as const)(
  "the day that is kept is not asked about beside the one that is cancelled: %s, %s",
  ([language, text]) => {
    const { intent, date, openReadings } = understand(text, { now, expecting: null, language });
    expect({ intent, date, openReadings }).toEqual({
      intent: "cancel",
      date: "2026-11-20",
      openReadings: undefined,
    });
  },
);
