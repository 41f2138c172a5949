import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-12-12", time: "18:00", partySize: 6 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("who tells that somebody can come after all makes no party of the two, they are one more:", () => {
  test.for([
    [
      "en",
      "oh wait, my sister just texted me her husband can come after all, so one more, and could we make it 5:30",
    ],
    [
      "es",
      "mi hermana me acaba de escribir que su marido puede venir al final, así que uno más, ¿y podría ser a las 17:30?",
    ],
    ["fr", "ma sœur m'écrit que son mari peut venir finalement, donc un de plus, et 17h30 si possible"],
    [
      "it",
      "mia sorella mi ha scritto che suo marito alla fine può venire, quindi uno in più, e possiamo fare alle 17:30?",
    ],
    [
      "pt",
      "a minha irmã acabou de me escrever que o marido afinal pode vir, então mais um, e podia ser às 17:30?",
    ],
    [
      "de",
      "meine Schwester schreibt mir gerade, dass ihr Mann doch kommen kann, also einer mehr, und ginge 17:30?",
    ],
    ["nl", "mijn zus appt me net dat haar man toch kan komen, dus één meer, en kan het om 17:30?"],
    ["sv", "min syster skrev just att hennes man kan komma ändå, så en till, och kan vi ta 17:30?"],
    ["nb", "søsteren min skrev akkurat at mannen hennes kan komme likevel, så én til, og kan vi ta 17:30?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "change", partySize: 7, time: "17:30" });
  });

  test.for([
    ["en", "her husband can come after all"],
    ["en", "my mother told me her friend is coming, so one more"],
    ["en", "so one more please"],
    ["es", "su marido sí puede venir"],
    ["fr", "son mari peut venir finalement"],
    ["it", "suo marito alla fine può venire"],
    ["pt", "o marido da minha irmã afinal pode vir"],
    ["de", "ihr Mann kann doch kommen"],
    ["nl", "haar man kan toch komen"],
    ["sv", "hennes man kan komma ändå"],
    ["nb", "mannen hennes kan komme likevel"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "change", partySize: 7 });
  });
});

test.for([
  ["me and my sister", 2],
  ["so two more", 8],
  ["me, my wife and two kids", 4],
] as const)("who is told of beside the guest is counted: “%s”", ([text, partySize]) => {
  expect(read("en", text)).toMatchObject({ partySize });
});

test("“so one more thing” and “so one more table” are nobody more", () => {
  expect(read("en", "so one more thing")).not.toHaveProperty("partySize");
  expect(read("en", "so one more table")).not.toHaveProperty("partySize");
});
