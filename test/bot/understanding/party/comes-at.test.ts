import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { lunchAndDinner, now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const afterBooking = (text: string, language: string) =>
  understand(text, { now, language, openings: lunchAndDinner, expecting: null, draft });
const atSummary = (text: string, language: string) =>
  understand(text, {
    now,
    language,
    openings: lunchAndDinner,
    expecting: "confirm",
    tablePicked: true,
    draft,
  });

describe("when some of them come, or bring something, is told of a table whose time is known, and moves none", () => {
  test.for([
    ["en", "one of us is coming at half 5 to put balloons up"],
    ["en", "my brother comes at 8"],
    ["en", "my brother will join us at 8"],
    ["en", "can my wife come at 5 to decorate?"],
    ["en", "my sister will drop off the cake at 5"],
    ["en", "two of us will be there from 6:30"],
    ["en", "some of us arrive at 7:30, is that ok?"],
    ["en", "grandma arrives a bit earlier, around half 6"],
    ["de", "einer von uns kommt um halb sechs zum Ballons aufhängen"],
    ["de", "mein Bruder kommt um 8"],
    ["de", "meine Frau kommt erst um 20 Uhr dazu"],
    ["de", "zwei von uns sind schon um halb sieben da"],
    ["de", "darf meine Schwester um 17 Uhr kommen und dekorieren?"],
    ["de", "meine Mutter bringt um 17 Uhr die Torte vorbei"],
    ["de", "ein Freund stößt um 8 dazu"],
    ["fr", "l'un de nous viendra à 17h30 pour accrocher des ballons"],
    ["fr", "mon frère arrive à 20h"],
    ["fr", "ma femme nous rejoint à 20h"],
    ["fr", "deux d'entre nous seront là dès 18h30"],
    ["fr", "ma soeur peut passer à 17h pour décorer ?"],
    ["fr", "ma mère déposera le gâteau à 17h"],
    ["es", "uno de nosotros vendrá a las cinco y media para poner globos"],
    ["es", "mi hermano llega a las 8"],
    ["es", "mi mujer se une a las 8"],
    ["es", "dos de nosotros estaremos desde las 6 y media"],
    ["es", "¿puede mi hermana ir a las 5 a decorar?"],
    ["es", "mi madre llevará la tarta a las 5"],
    ["it", "uno di noi viene alle cinque e mezza a mettere i palloncini"],
    ["it", "mio fratello arriva alle 8"],
    ["it", "mia moglie ci raggiunge alle 20"],
    ["it", "due di noi saranno lì dalle 18:30"],
    ["it", "può mia sorella venire alle 17 a decorare?"],
    ["it", "mia madre porta la torta alle 17"],
    ["nl", "een van ons komt om half 6 ballonnen ophangen"],
    ["nl", "mijn broer komt om 8 uur"],
    ["nl", "mijn vrouw sluit om 8 uur aan"],
    ["nl", "twee van ons zijn er al om half 7"],
    ["nl", "mag mijn zus om 5 uur komen versieren?"],
    ["nl", "mijn moeder brengt om 5 uur de taart"],
    ["pt", "um de nós vem às 17h30 para pôr balões"],
    ["pt", "o meu irmão chega às 8"],
    ["pt", "minha esposa se junta a nós às 20h"],
    ["pt", "dois de nós chegam às 18h30"],
    ["pt", "a minha irmã pode ir às 17h decorar?"],
    ["pt", "a minha mãe leva o bolo às 17h"],
    ["sv", "en av oss kommer halv sex för att sätta upp ballonger"],
    ["sv", "min bror kommer klockan 8"],
    ["sv", "min fru ansluter kl 20"],
    ["sv", "två av oss är där redan halv sju"],
    ["sv", "får min syster komma kl 17 och dekorera?"],
    ["sv", "min mamma lämnar tårtan kl 17"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    for (const read of [afterBooking, atSummary]) {
      const { intent, time, timeFrom, partySize } = read(text, language);
      expect([time, timeFrom, partySize]).toEqual([undefined, undefined, undefined]);
      expect(intent).not.toBe("cancel");
    }
  });
});

describe("when all of them come is its time", () => {
  test.for([
    ["en", "we come at 8"],
    ["en", "we'll be there at 8 instead"],
    ["en", "can we come at 8?"],
    ["en", "my husband and I come at 8 instead"],
    ["en", "can we all come at half 5?"],
    ["de", "wir kommen um 8"],
    ["de", "meine Frau und ich kommen erst um 20 Uhr"],
    ["fr", "on arrive à 20h finalement"],
    ["es", "venimos a las 8"],
    ["it", "veniamo alle 20"],
    ["nl", "we komen om 8 uur"],
    ["pt", "vamos chegar às 20h em vez das 19h"],
    ["sv", "vi kommer klockan 20 istället"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { time, timeFrom } = afterBooking(text, language);
    expect(time ?? timeFrom).toBeDefined();
  });
});
