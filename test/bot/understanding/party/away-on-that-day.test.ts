import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

/** A Saturday. */
const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };
const read = (language: string, text: string) => understand(text, { now, language, expecting: null, draft });

describe("somebody who cannot come that day moves the table to another, and leaves nobody out:", () => {
  test.for([
    ["en", "my father-in-law can't make it that weekend, could we do the Saturday after?", "2026-11-28"],
    ["en", "my wife can't make it, could we do Sunday instead?", "2026-11-22"],
    ["en", "Grandma can't come that day. Would Sunday be possible?", "2026-11-22"],
    ["de", "Mein Schwiegervater kann an dem Wochenende nicht, ginge auch der Samstag danach?", "2026-11-28"],
    ["de", "Meine Frau kann nicht, können wir auf Sonntag verlegen?", "2026-11-22"],
    ["fr", "mon beau-père ne peut pas ce week-end-là, on pourrait plutôt le samedi d'après ?", "2026-11-28"],
    ["fr", "ma femme ne peut pas, on pourrait venir dimanche à la place ?", "2026-11-22"],
    ["es", "mi suegro no puede ese fin de semana, ¿podría ser el sábado siguiente?", "2026-11-28"],
    ["es", "mi mujer no puede, ¿podemos pasarlo al domingo?", "2026-11-22"],
    ["it", "mio suocero non può quel weekend, si potrebbe fare il sabato dopo?", "2026-11-28"],
    ["it", "mia moglie non può, possiamo fare domenica?", "2026-11-22"],
    ["nl", "mijn schoonvader kan dat weekend niet, kan het de zaterdag erna?", "2026-11-28"],
    ["nl", "mijn vrouw kan niet, kunnen we het naar zondag verzetten?", "2026-11-22"],
    ["pt", "o meu sogro não pode nesse fim de semana, podia ser no sábado seguinte?", "2026-11-28"],
    ["pt", "a minha mulher não pode, podemos mudar para domingo?", "2026-11-22"],
    ["sv", "min svärfar kan inte den helgen, går det med lördagen efter?", "2026-11-28"],
    ["sv", "min fru kan inte, kan vi flytta till söndag?", "2026-11-22"],
    ["nb", "svigerfar kan ikke den helgen, går det an med lørdagen etter?", "2026-11-28"],
    ["nb", "kona mi kan ikke, kan vi flytte til søndag?", "2026-11-22"],
  ] as const)("in %s, “%s”", ([language, text, date]) => {
    const { partySize, partyChange, comment, ...said } = read(language, text);
    expect(said).toMatchObject({ intent: "change", date });
    expect({ partySize, partyChange, comment }).toEqual({});
  });
});

describe("who cannot come is one less where no other day is named, or so many are said:", () => {
  test.for([
    ["en", "my wife can't make it, see you Saturday!", 3],
    ["en", "my wife can't make it on Saturday", 3],
    ["en", "my wife can't come, so we're 3. And could we do Sunday?", 3],
    ["de", "Meine Frau kann nicht, bis Samstag!", 3],
    ["fr", "ma femme ne peut pas venir, à samedi !", 3],
    ["es", "mi mujer no puede venir, ¡hasta el sábado!", 3],
    ["it", "mia moglie non può venire, a sabato!", 3],
    ["nl", "mijn vrouw kan niet komen, tot zaterdag!", 3],
    ["pt", "a minha mulher não pode vir, até sábado!", 3],
    ["sv", "min fru kan inte komma, vi ses på lördag!", 3],
    ["nb", "kona mi kan ikke komme, vi sees på lørdag!", 3],
    ["de", "Meine Frau kommt nicht mit, und können wir auf Sonntag verlegen?", 3],
    ["en", "my wife isn't coming after all, and could we do Sunday?", 3],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    expect(read(language, text)).toMatchObject({ intent: "change", partySize });
  });
});
