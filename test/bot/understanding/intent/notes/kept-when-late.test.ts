import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const read = (language: string, text: string, noted?: string) =>
  understand(text, { now, language, expecting: null, draft, ...(noted === undefined ? {} : { noted }) });

describe("once it is noted that they come late, whether the table is kept is asked of that:", () => {
  test.for([
    ["en", "we are that late, will you keep it?", "we'll be 20 minutes late"],
    ["en", "will you keep it?", "we'll be 20 minutes late"],
    ["de", "haltet ihr den Tisch frei?", "wir kommen 20 Minuten zu spät"],
    ["fr", "vous gardez la table ?", "20 minutes de retard"],
    ["es", "¿nos guardan la mesa?", "llegamos 20 minutos tarde"],
    ["it", "ci tenete il tavolo?", "20 minuti di ritardo"],
    ["pt", "guardam a mesa?", "20 minutos de atraso"],
    ["nl", "houden jullie de tafel vast?", "we komen 20 minuten te laat"],
    ["sv", "håller ni bordet?", "vi blir 20 minuter sena"],
    ["nb", "holder dere av bordet?", "vi blir 20 minutter forsinket"],
  ] as const)("%s: %s", ([language, text, noted]) => {
    const { language: _, ...said } = read(language, text, noted);
    expect(said).toEqual({ intent: "question", topics: ["lateness"], lateIsNoted: true });
    expect(read(language, text, "by the window")).not.toHaveProperty("lateIsNoted");
  });

  test("but more minutes are told", () => {
    const noted = "we'll be 20 minutes late";
    expect(read("en", "we'll be 40 minutes late, will you keep it?", noted)).toMatchObject({
      intent: "inform",
      late: { minutes: 40 },
    });
  });
});

describe("who asks beside it whether the table is kept comes late:", () => {
  test.for([
    ["en", "we'll be 20 minutes late, will you keep it?"],
    ["en", "we'll be 20 minutes late. Will you keep the table?"],
    ["de", "wir kommen 20 Minuten zu spät, halten Sie den Tisch frei?"],
    ["fr", "on aura 20 minutes de retard, vous gardez la table ?"],
    ["es", "llegamos 20 minutos tarde, ¿nos guardan la mesa?"],
    ["it", "arriviamo con 20 minuti di ritardo, ci tenete il tavolo?"],
    ["pt", "vamos chegar 20 minutos atrasados, guardam a mesa?"],
    ["nl", "we zijn 20 minuten te laat, houden jullie de tafel vast?"],
    ["sv", "vi blir 20 minuter sena, håller ni bordet?"],
    ["nb", "vi blir 20 minutter forsinket, holder dere av bordet?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", late: { minutes: 20 } });
  });

  test("but not who only supposes it", () => {
    const { late, topics } = read("en", "if we're 20 minutes late, will you keep it?");
    expect({ late, topics }).toEqual({ late: undefined, topics: ["lateness"] });
  });
});
