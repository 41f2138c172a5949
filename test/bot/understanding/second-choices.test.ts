import { expect, test } from "vitest";
import { dinner, intentOf, stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "7, otherwise 8", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["en", "7 or if not then 8", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["de", "7, sonst 8", { time: "19:00", otherwise: [{ time: "20:00" }] }],
] as const)("in %s, “%s” answers with a second choice", ([language, text, values]) => {
  expect(stated(text, { language, expecting: "time", openings: dinner })).toEqual(values);
});

test.for([
  ["en", "half past six, and should that be taken, seven", { time: "18:30", otherwise: [{ time: "19:00" }] }],
  [
    "en",
    "table for 4 tomorrow at 7, otherwise 8",
    { partySize: 4, date: "2026-11-19", time: "19:00", otherwise: [{ time: "20:00" }] },
  ],
  ["en", "Friday, or Saturday if you're full", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  [
    "en",
    "Friday at 7, or else Saturday at 8, for 2",
    { partySize: 2, date: "2026-11-20", time: "19:00", otherwise: [{ date: "2026-11-21", time: "20:00" }] },
  ],
  [
    "en",
    "table for two at 7pm, failing that 8pm",
    { partySize: 2, time: "19:00", otherwise: [{ time: "20:00" }] },
  ],
  ...(
    [
      ["en", "if Friday's gone then Saturday"],
      ["en", "Friday, and if Friday is full, Saturday"],
      ["de", "wenn Freitag voll ist dann Samstag"],
      ["es", "si el viernes está lleno pues el sábado"],
      ["fr", "si vendredi c'est complet alors samedi"],
      ["it", "se venerdì siete pieni allora sabato"],
      ["nl", "als vrijdag vol zit dan zaterdag"],
      ["pt", "se sexta estiver cheio então sábado"],
      ["sv", "om fredag är fullt så lördag"],
    ] as const
  ).map(
    ([language, text]) =>
      [language, text, { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }] as const,
  ),
  ["de", "wenn 19 Uhr weg ist dann 20 Uhr", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["en", "7pm if possible, if not 8pm", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["en", "7 pm or 8 pm if that's gone", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["en", "ideally 7pm but 8pm would work too", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["en", "preferably 19:00, 20:00 is ok as well", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["fr", "19h, sinon 20h c'est correct aussi", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["fr", "19h, 20h ce serait possible aussi", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["es", "a las 19:00, las 20:00 también me vale", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["pt", "às 19h, 20:00 tb", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["en", "7:30, else 8", { time: "19:30", otherwise: [{ time: "20:00" }] }],
  [
    "en",
    "saturday at 7.30, alternatively 8.30",
    { date: "2026-11-21", time: "19:30", otherwise: [{ time: "20:30" }] },
  ],
  ["en", "i'd love 8pm; if you can't do that, 8:30", { time: "20:00", otherwise: [{ time: "20:30" }] }],
  ["en", "8pm, and if there is nothing then 9pm", { time: "20:00", otherwise: [{ time: "21:00" }] }],
  ["en", "can we have 8pm? If that's full, 9pm is fine", { time: "20:00", otherwise: [{ time: "21:00" }] }],
  [
    "en",
    "friday 27th, if that doesn't work the 28th",
    { date: "2026-11-27", otherwise: [{ date: "2026-11-28" }] },
  ],
  [
    "en",
    "a table for 3 on Friday night; if you have nothing then Saturday night",
    {
      partySize: 3,
      date: "2026-11-20",
      otherwise: [{ date: "2026-11-21" }],
      part: "evening",
      timeFrom: "17:00",
      timeTo: "23:00",
    },
  ],
  [
    "en",
    "the 4th of December or, failing that, the 5th",
    { date: "2026-12-04", otherwise: [{ date: "2026-12-05" }] },
  ],
  [
    "en",
    "8pm on Saturday. Sunday at a pinch.",
    { date: "2026-11-21", time: "20:00", otherwise: [{ date: "2026-11-22" }] },
  ],
  ["en", "7pm or 8pm", { time: "19:00", openReadings: { times: ["19:00", "20:00"] } }],
  ["en", "7pm or 8pm, preferably 8pm", { time: "20:00", otherwise: [{ time: "19:00" }] }],
  ["en", "7pm or preferably 8pm", { time: "20:00", otherwise: [{ time: "19:00" }] }],
  ["en", "not 7pm but 8pm", { time: "20:00" }],
  ["en", "6:30pm first choice, 7pm second", { time: "18:30", otherwise: [{ time: "19:00" }] }],
  ["en", "first choice 6:30pm, second choice 7pm", { time: "18:30", otherwise: [{ time: "19:00" }] }],
  [
    "en",
    "7pm, or 7:30 or 8 if you're booked up",
    { time: "19:00", otherwise: [{ time: "19:30" }, { time: "20:00" }] },
  ],
  ["de", "halb sieben, und falls das weg ist, sieben", { time: "18:30", otherwise: [{ time: "19:00" }] }],
  ["de", "lieber 19, sonst 20 Uhr", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  [
    "de",
    "für 4 morgen um 19 Uhr, ansonsten 20 Uhr",
    { partySize: 4, date: "2026-11-19", time: "19:00", otherwise: [{ time: "20:00" }] },
  ],
  [
    "de",
    "Freitag, oder Samstag wenn ihr voll seid",
    { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] },
  ],
  [
    "de",
    "Freitag um 19 Uhr, sonst Samstag um 20 Uhr",
    { date: "2026-11-20", time: "19:00", otherwise: [{ date: "2026-11-21", time: "20:00" }] },
  ],
  ["de", "am liebsten 19 Uhr, 20 Uhr ginge auch", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["de", "19 Uhr, notfalls 20 Uhr", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["de", "19:30, wenn das nicht geht 20:30", { time: "19:30", otherwise: [{ time: "20:30" }] }],
  ["de", "19 uhr oder falls ausgebucht 20 uhr", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["de", "am Freitag, zur Not am Samstag", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  [
    "de",
    "Freitag 20 Uhr, alternativ Samstag",
    { date: "2026-11-20", time: "20:00", otherwise: [{ date: "2026-11-21" }] },
  ],
  ["de", "um 7 oder um 8, lieber um 8", { time: "20:00", otherwise: [{ time: "19:00" }] }],
  ["fr", "18h30, et si c'est pris, 19h", { time: "18:30", otherwise: [{ time: "19:00" }] }],
  ["fr", "19h, sinon 20h", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  [
    "fr",
    "demain à 19h, à défaut 20h, pour 4",
    { partySize: 4, date: "2026-11-19", time: "19:00", otherwise: [{ time: "20:00" }] },
  ],
  [
    "fr",
    "vendredi, ou samedi si vous êtes complet",
    { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] },
  ],
  [
    "fr",
    "vendredi à 19h, sinon samedi à 20h",
    { date: "2026-11-20", time: "19:00", otherwise: [{ date: "2026-11-21", time: "20:00" }] },
  ],
  ["fr", "de préférence 19h, mais 20h irait aussi", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["fr", "19h ou alors 20h si ce n'est pas possible", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["fr", "plutôt 19h, au pire 20h", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["fr", "vendredi, autrement samedi", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  [
    "es",
    "a las seis y media, y si está ocupado, a las siete",
    { time: "18:30", otherwise: [{ time: "19:00" }] },
  ],
  ["es", "a las 7, si no a las 8", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  [
    "es",
    "mañana a las 21h, en su defecto a las 22h, para 4",
    { partySize: 4, date: "2026-11-19", time: "21:00", otherwise: [{ time: "22:00" }] },
  ],
  [
    "es",
    "el viernes, o el sábado si está lleno",
    { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] },
  ],
  [
    "es",
    "el viernes a las 21:00, si no el sábado a las 20:00",
    { date: "2026-11-20", time: "21:00", otherwise: [{ date: "2026-11-21", time: "20:00" }] },
  ],
  ["es", "preferiblemente 21:00, 22:00 también vale", { time: "21:00", otherwise: [{ time: "22:00" }] }],
  ["es", "a las 21:00, de lo contrario a las 22:00", { time: "21:00", otherwise: [{ time: "22:00" }] }],
  [
    "es",
    "el viernes, y si no puede ser, el sábado",
    { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] },
  ],
  ["it", "alle sei e mezza e, se è occupato, alle sette", { time: "18:30", otherwise: [{ time: "19:00" }] }],
  ["it", "alle 19, altrimenti alle 20", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  [
    "it",
    "domani alle 19, se no alle 20, per 4",
    { partySize: 4, date: "2026-11-19", time: "19:00", otherwise: [{ time: "20:00" }] },
  ],
  ["it", "venerdì, o sabato se siete pieni", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  [
    "it",
    "venerdì alle 19, altrimenti sabato alle 20",
    { date: "2026-11-20", time: "19:00", otherwise: [{ date: "2026-11-21", time: "20:00" }] },
  ],
  [
    "it",
    "preferibilmente alle 19:00, ma alle 20:00 va bene lo stesso",
    { time: "19:00", otherwise: [{ time: "20:00" }] },
  ],
  ["it", "alle 19:30, in alternativa alle 20:30", { time: "19:30", otherwise: [{ time: "20:30" }] }],
  ["it", "venerdì, al limite sabato", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  ["nl", "half zeven, en als dat bezet is, zeven uur", { time: "18:30", otherwise: [{ time: "19:00" }] }],
  ["nl", "om 19 uur, anders 20 uur", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  [
    "nl",
    "morgen om 19:00, zo niet om 20:00, voor 4 personen",
    { partySize: 4, date: "2026-11-19", time: "19:00", otherwise: [{ time: "20:00" }] },
  ],
  [
    "nl",
    "vrijdag, of zaterdag als jullie vol zitten",
    { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] },
  ],
  [
    "nl",
    "vrijdag om 19:00, anders zaterdag om 20:00",
    { date: "2026-11-20", time: "19:00", otherwise: [{ date: "2026-11-21", time: "20:00" }] },
  ],
  ["nl", "liefst 19:00, maar 20:00 kan ook", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["nl", "vrijdag, desnoods zaterdag", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  ["nl", "19:30 of als dat niet kan 20:30", { time: "19:30", otherwise: [{ time: "20:30" }] }],
  ["pt", "às seis e meia, e se estiver ocupado, às sete", { time: "18:30", otherwise: [{ time: "19:00" }] }],
  ["pt", "às 19h, senão às 20h", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  [
    "pt",
    "amanhã às 19h, caso contrário às 20h, para 4",
    { partySize: 4, date: "2026-11-19", time: "19:00", otherwise: [{ time: "20:00" }] },
  ],
  ["pt", "sexta, ou sábado se estiver cheio", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  [
    "pt",
    "sexta às 19h, senão sábado às 20h",
    { date: "2026-11-20", time: "19:00", otherwise: [{ date: "2026-11-21", time: "20:00" }] },
  ],
  ["pt", "de preferência 19h, mas 20h também serve", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["pt", "sexta-feira, se não der, sábado", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  ["sv", "halv sju, och om det är upptaget, klockan sju", { time: "18:30", otherwise: [{ time: "19:00" }] }],
  ["sv", "kl 19, annars kl 20", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  [
    "sv",
    "imorgon kl 19, i annat fall kl 20, för 4 personer",
    { partySize: 4, date: "2026-11-19", time: "19:00", otherwise: [{ time: "20:00" }] },
  ],
  ["sv", "fredag, eller lördag om det är fullt", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  [
    "sv",
    "fredag kl 19, annars lördag kl 20",
    { date: "2026-11-20", time: "19:00", otherwise: [{ date: "2026-11-21", time: "20:00" }] },
  ],
  ["sv", "helst 19:00, men 20:00 funkar också", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["sv", "fredag, i nödfall lördag", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  ["sv", "19:30, går inte det så 20:30", { time: "19:30", otherwise: [{ time: "20:30" }] }],
] as const)("in %s, “%s” says what is wanted first", ([language, text, values]) => {
  const { comment: _, ...rest } = stated(text, { language, openings: dinner });
  expect(rest).toEqual(values);
});

/** What else an "if" or an "otherwise" may say. */
test.for([
  ["table for 4 tomorrow at 7, otherwise call me", { partySize: 4, date: "2026-11-19", time: "19:00" }],
  ["table for 6 on the 30th, 8pm, outside if possible", { partySize: 6, date: "2026-11-30", time: "20:00" }],
  ["if it rains we'd like to sit inside, table for 2 at 8", { partySize: 2, time: "20:00" }],
  ["7pm or 8pm", { time: "19:00", openReadings: { times: ["19:00", "20:00"] } }],
] as const)("%s has no second choice", ([text, values]) => {
  const { comment: _, ...rest } = stated(text, { openings: dinner });
  expect(rest).toEqual(values);
});

test.for([
  ["en", "tomorrow at 7, should seven be gone, eight is alright", "20:00"],
  ["en", "make it 8, or 8.30 if 8's taken", "20:30"],
  ["en", "7:30 for six, 8 as plan b", "20:00"],
  ["de", "Tisch zu zweit heute 20 Uhr, 20:30 wär auch ok", "20:30"],
  ["fr", "une table pour 2 samedi à 20h, 20h30 ça marche aussi", "20:30"],
  ["es", "mesa para 2 el sábado a las 21:00, y si no hay sitio a las 22:00", "22:00"],
  ["it", "un tavolo per 2 sabato alle 20, se non c'è posto va bene anche alle 21", "21:00"],
  ["nl", "tafel voor 2 zaterdag om 19:00, als het niet lukt dan 20:00", "20:00"],
  ["pt", "mesa para 2 no sábado às 20h, se não houver, às 21h", "21:00"],
  ["sv", "bord för 2 på lördag kl 19, finns inget så kl 20", "20:00"],
] as const)("in %s, “%s” has one", ([language, text, time]) => {
  expect(stated(text, { language, openings: dinner }).otherwise).toEqual([{ time }]);
});

test.for([
  ["fr", "vers 19h30, si c'est complet 20h"],
  ["en", "7:30, and if it's full 8"],
  ["de", "halb acht, wenn das voll ist acht Uhr"],
  ["es", "a las 19:30, si está lleno a las 20"],
  ["it", "19:30, se è pieno alle 20"],
  ["pt", "19:30, se estiver cheio 20h"],
  ["nl", "half 8, als dat vol is 8 uur"],
  ["sv", "19.30, om det är fullt 20"],
] as const)("in %s, “%s” asks the house nothing", ([language, text]) => {
  expect(intentOf(text, { language, expecting: "slot" })).toBe("inform");
});
