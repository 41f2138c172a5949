import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const topicsAsked: readonly (readonly [language: string, topic: string, texts: string])[] = [
  ["en", "assistant", "who are you actually?"],
  ["fr", "assistant", "vous êtes qui en fait ?"],
  ["es", "assistant", "¿quién eres en realidad?"],
  ["it", "assistant", "chi sei in realtà?"],
  ["pt", "assistant", "quem é você afinal?; afinal, quem é você?"],
  ["nl", "assistant", "wie ben je eigenlijk?; met wie app ik hier"],
  ["sv", "assistant", "vem är du egentligen?; vem skriver jag med egentligen"],
  ["de", "assistant", "wer sind Sie eigentlich?; mit wem schreibe ich hier überhaupt?"],
  ["pt", "parking", "vocês têm estacionamento afinal?"],
  ["pt", "wifi", "na verdade há wifi?"],
  ["nl", "parking", "hebben jullie eigenlijk parkeerplek?"],
  ["nl", "hours", "hoe laat sluiten jullie eigenlijk"],
  ["sv", "parking", "har ni egentligen parkering?"],
  ["sv", "hours", "när stänger ni egentligen"],
  ["en", "stay", "how long do we have the table?"],
  ["de", "stay", "bis wann haben wir den Tisch"],
  ["fr", "stay", "combien de temps on a la table ?; on a la table jusqu'à quelle heure ?"],
  ["es", "stay", "¿cuánto tiempo tenemos la mesa?; ¿hasta qué hora tenemos la mesa?"],
  ["it", "stay", "per quanto tempo abbiamo il tavolo?; fino a che ora abbiamo il tavolo"],
  ["nl", "stay", "hoe lang hebben we de tafel?"],
  ["pt", "stay", "por quanto tempo temos a mesa?; até que horas temos a mesa?"],
  ["sv", "stay", "hur länge har vi bordet?; till när har vi bordet?"],
  ["de", "fees", "muss ich was anzahlen?; wollt ihr vorab Geld sehen?"],
  ["de", "fees", "und wenn ich das verschwitze?; kostet mich das was?"],
  ["en", "fees", "what if we forget?"],
  ["fr", "fees", "et si on oublie ?"],
  ["es", "fees", "¿y si se me olvida?"],
  ["it", "fees", "e se mi dimentico?"],
  ["nl", "fees", "en als we het vergeten?"],
  ["pt", "fees", "e se me esquecer?"],
  ["sv", "fees", "och om jag glömmer det?"],
  ["nl", "fees", "moet ik nu betalen ofzo?"],
  ["de", "fees", "muss ich jetzt was zahlen oder so?"],
  ["es", "fees", "¿tengo que pagar ahora?"],
  ["it", "fees", "devo pagare adesso?"],
  ["pt", "fees", "tenho de pagar agora?"],
  [
    "en",
    "fees",
    "what if something comes up, could I still call it off?; if I needed to cancel, would it cost me?",
  ],
  ["de", "fees", "und wenn uns was dazwischenkommt, kann man das noch absagen?"],
  ["fr", "fees", "et si on a un empêchement, on peut annuler ?"],
  ["es", "fees", "¿y si nos surge algo, podemos anular?"],
  ["it", "fees", "e se abbiamo un imprevisto, possiamo disdire?"],
  ["nl", "fees", "en als er iets tussenkomt, kunnen we dan nog afzeggen?"],
  ["pt", "fees", "e se surgir um imprevisto, podemos desmarcar?"],
  ["sv", "fees", "och om det kommer något emellan, kan man avboka då?"],
  ["nb", "fees", "og hvis det kommer noe i veien, kan vi avbestille da?; koster det noe å avbestille?"],
  ["de", "assistant", "bist du ein Automat?"],
  ["nl", "assistant", "ben je een automaat?"],
  ["sv", "assistant", "är du bara en automat?"],
  ["fr", "assistant", "vous êtes un automate ?"],
  ["sv", "adjusting", "och om det bara kommer en av oss?"],
];

test.for(topicsAsked)("%s, asked by the way, %s: “%s”", ([language, topic, texts]) => {
  for (const text of texts.split("; ")) {
    expect(understand(text, { now, language, expecting: null }), text).toMatchObject({
      intent: "question",
      topics: [topic],
    });
  }
});

describe("an adverb that colours a question goes on changing what is stated", () => {
  test.for([
    ["nl", "eigenlijk toch 8 uur", { time: "20:00" }],
    ["sv", "egentligen blir vi 5", { partySize: 5 }],
    ["pt", "afinal somos 5", { partySize: 5 }],
    ["it", "in realtà siamo in 5", { partySize: 5 }],
  ] as const)("%s: “%s”", ([language, text, values]) => {
    const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
    expect(understand(text, { now, language, expecting: "confirm", tablePicked: true, draft })).toMatchObject(
      { intent: "change", ...values },
    );
  });
});

const shifts: readonly (readonly [language: string, earlier: string, later: string])[] = [
  ["en", "anything earlier?; nothing earlier?; could it be earlier?", "can it be later?"],
  [
    "de",
    "gibt's auch was früheres?; geht's nicht früher?; nichts früher?",
    "geht auch später?; habt ihr nichts späteres",
  ],
  ["fr", "vous n'avez rien plus tôt ?; y a-t-il plus tôt ?", "c'est possible plus tard ?"],
  ["es", "¿hay algo antes?; ¿no hay más temprano?; ¿no hay nada antes?", "¿puede ser más tarde?"],
  ["it", "c'è prima?; non c'è niente prima?", "si può fare più tardi?"],
  ["nl", "kan het ook eerder?; heeft u niks vroegers?", "hebben jullie ook iets later?"],
  ["pt", "há mais cedo?; não têm nada mais cedo?; tem mais cedo?", "dá para ser mais tarde?"],
  ["sv", "finns det tidigare?; finns det inget tidigare?", "har ni inget senare?"],
];

test.for(shifts)(
  "%s: who asks for another hour among those offered wants it",
  ([language, earlier, later]) => {
    for (const [texts, timeShift] of [
      [earlier, "earlier"],
      [later, "later"],
    ] as const) {
      for (const text of texts.split("; ")) {
        expect(understand(text, { now, language, expecting: "slot" }), text).toMatchObject({ timeShift });
      }
    }
  },
);

test.for([
  ["de", "geht das?"],
  ["it", "c'è posto fuori?"],
  ["es", "¿hay que pagar antes?"],
  ["pt", "tem de se pagar antes?"],
  ["sv", "finns det högstol?"],
  ["en", "nothing later than 9 please"],
  ["de", "nichts später als 21 Uhr"],
  ["sv", "inget senare än nio"],
  ["nl", "niks later dan 9 uur"],
  ["pt", "nada mais tarde do que as 21h"],
  ["es", "nada más tarde de las 9"],
  ["fr", "rien plus tard que 21h"],
  ["nl", "niks, laat maar"],
] as const)("%s, no other hour: “%s”", ([language, text]) => {
  expect(understand(text, { now, language, expecting: "slot" }).timeShift).toBeUndefined();
});

test.for([
  ["vi kommer nog 20 min sent på söndag", { minutes: 20 }],
  ["blir en kvart för sent", { minutes: 15 }],
  ["vi kommer lite för sent", {}],
] as const)("sv, late: “%s”", ([text, late]) => {
  expect(understand(text, { now, language: "sv", expecting: null })).toMatchObject({
    intent: "inform",
    late,
  });
});

test.for(["hur sent kan vi komma?", "kl 21 är lite sent för oss", "det är aldrig för sent"])(
  "sv, not late: “%s”",
  (text) => {
    expect(understand(text, { now, language: "sv", expecting: null }).late).toBeUndefined();
  },
);
