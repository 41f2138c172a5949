import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 8, date: "2026-11-20", time: "19:00" };

test.for([
  ["en", "right now if possible; straight away"],
  ["de", "sofort wenn's geht; jetzt gleich, wenn's geht; sofort"],
  ["fr", "tout de suite si possible"],
  ["es", "ahora mismo si puede ser"],
  ["it", "subito se possibile"],
  ["nl", "nu meteen als het kan; direct"],
  ["pt", "agora mesmo, se der; o mais cedo possível"],
  ["sv", "nu direkt om det går; på en gång"],
] as const)("%s: who wants to come at once takes the first time, in no doubt: “%s”", ([language, texts]) => {
  for (const text of texts.split("; ")) {
    const { choice, undecided } = understand(text, { now, language, expecting: "slot" });
    expect({ choice, undecided }, text).toEqual({ choice: 1 });
  }
});

test.for([
  ["de", "gleich, Moment"],
  ["en", "right, let me think"],
  ["nl", "nu even niet"],
  ["pt", "já vejo"],
  ["es", "ahora te digo"],
] as const)("%s, no time picked: “%s”", ([language, text]) => {
  expect(understand(text, { now, language, expecting: "slot" }).choice).toBeUndefined();
});

test.for([
  ["en", "oh wait, there are two who can't come"],
  ["de", "ach warte, es kommen zwei nicht; warte, zwei kommen doch nicht"],
  ["es", "espera, hay dos que no vienen"],
  ["it", "aspetta, ce ne sono due che non vengono"],
  ["nl", "oh wacht, er komen er twee niet; er vallen er twee af; er komen twee mensen niet"],
  ["pt", "espera, há dois que não vêm"],
  ["sv", "vänta, det är två som inte kommer"],
] as const)("%s: so many fewer come, whatever the order of the words: “%s”", ([language, texts]) => {
  for (const text of texts.split("; ")) {
    expect(understand(text, { now, language, expecting: "slot", draft }), text).toMatchObject({
      partySize: 6,
    });
  }
});

describe("another day in somebody else’s words leaves nothing for the restaurant", () => {
  test.for([
    ["en", "wait, my wife says she'd rather eat tomorrow"],
    ["de", "meine Frau sagt, sie will lieber morgen essen"],
    ["fr", "attendez, ma femme dit qu'elle préfère manger demain"],
    ["es", "espera, mi mujer dice que prefiere que comemos mañana"],
    ["nl", "wacht, mijn vrouw zegt dat ze liever morgen wil eten"],
    ["sv", "vänta, min fru säger att hon hellre vill äta imorgon"],
  ] as const)("%s: “%s”", ([language, text]) => {
    const read = understand(text, { now, language, expecting: "phone", tablePicked: true, draft });
    expect(read).toMatchObject({ date: "2026-11-19" });
    expect(read.comment).toBeUndefined();
  });

  test.for([
    ["en", "my wife can't eat fish", "my wife can't eat fish"],
    ["de", "meine Frau darf keinen Fisch essen wegen der Gräten", "essen"],
    ["sv", "min fru kan inte äta nötter", "nötter"],
    ["nl", "mijn vrouw mag geen noten eten", "noten"],
  ] as const)("%s, what nobody may eat is told: “%s”", ([language, text, kept]) => {
    const read = understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });
    expect(read.comment).toContain(kept);
  });
});

test.for([
  ["de", "ach ja und einer ist allergisch gegen Nüsse", "einer ist allergisch gegen Nüsse"],
  ["nl", "o en Karin heeft een notenallergie", "Karin heeft een notenallergie"],
  ["fr", "ah et ma fille est allergique aux noix", "ma fille est allergique aux noix"],
  ["es", "ah y mi hija es celíaca", "mi hija es celíaca"],
  ["it", "ah e mia figlia è celiaca", "mia figlia è celiaca"],
  ["pt", "ah e a minha filha é celíaca", "a minha filha é celíaca"],
  ["sv", "just det och en av oss är allergisk mot nötter", "en av oss är allergisk mot nötter"],
  ["en", "oh and one of us is allergic to nuts", "one of us is allergic to nuts"],
] as const)("%s: a wish begins where the guest comes to it: “%s”", ([language, text, comment]) => {
  expect(understand(text, { now, language, expecting: null })).toMatchObject({ comment });
});

test.for([["nl", "uurtje of 7", "19:00"]] as const)("%s, an hour roughly: “%s”", ([language, text, time]) => {
  expect(understand(text, { now, language, expecting: "slot" })).toMatchObject({ time });
});

test("de: about twenty people are no hour", () => {
  expect(understand("wir sind um die zwanzig", { now, language: "de", expecting: null })).toMatchObject({
    partySize: 20,
  });
});

test("de: “ich will wen Echten” asks for a person", () => {
  expect(understand("ich will wen Echten", { now, language: "de", expecting: null }).intent).toBe("human");
});

test.for([
  ["en", "my son could die of it, can you guarantee there are no traces of peanuts?"],
  ["de", "mein Sohn kann daran sterben, sind da auch keine Spuren von Nüssen drin?"],
  ["fr", "mon fils peut en mourir, pas la moindre trace de noix ?"],
  ["es", "mi hijo puede morir, ¿lleva trazas de frutos secos?"],
  ["it", "mio figlio può morire, ci sono tracce di noci?"],
  ["nl", "mijn zoon kan eraan doodgaan, zitten er sporen van noten in?"],
  ["pt", "o meu filho pode morrer, há vestígios de nozes?"],
  ["sv", "min son kan dö av det, finns det spår av nötter?"],
] as const)("%s: what may kill somebody is told to the restaurant: “%s”", ([language, text]) => {
  for (const expecting of [null, "name"] as const) {
    expect(
      understand(text, { now, language, expecting, tablePicked: expecting !== null }).comment,
    ).toBeDefined();
  }
});

test.for([
  ["en", "we're dying of hunger, table for 2 now"],
  ["de", "ich sterbe vor Hunger"],
  ["sv", "vi dör av hunger"],
] as const)("%s, nothing for the kitchen: “%s”", ([language, text]) => {
  expect(understand(text, { now, language, expecting: null }).comment).toBeUndefined();
});

test.for([
  ["en", "can I cancel for free if something comes up? table for 2 on saturday at 7"],
  ["de", "kann ich kostenlos absagen, wenn etwas dazwischenkommt? Tisch für 2 am Samstag um 19 Uhr"],
  ["sv", "kan jag avboka om vi blir sjuka? bord för 2 på lördag kl 19"],
] as const)("%s: whether it can be cancelled is answered beside the wish: “%s”", ([language, text]) => {
  expect(understand(text, { now, language, expecting: null })).toMatchObject({
    partySize: 2,
    time: "19:00",
    topics: ["fees"],
  });
});

test("sv: one more comes", () => {
  const context = { now, language: "sv", expecting: null, draft } as const;
  expect(understand("vi blir en till, mormor hänger på", context)).toMatchObject({ partySize: 9 });
});
