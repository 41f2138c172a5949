import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

describe("both of some people are two, and the guest is one more:", () => {
  test.for([
    ["en", "both my daughters and me", 3],
    ["en", "both of my sons and me", 3],
    ["de", "meine beiden Söhne plus ich", 3],
    ["de", "ich komme mit meinen beiden Töchtern", 3],
    ["nl", "ik kom met mijn beide dochters", 3],
    ["nl", "mijn beide zussen en ik", 3],
    ["sv", "jag kommer med båda mina döttrar", 3],
    ["sv", "båda mina bröder och jag", 3],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize });
  });
});

describe("whoever is named with a fond or a wry word counts as well:", () => {
  test.for([
    ["en", "mum, dad and yours truly", 3],
    ["de", "mein Mann, die Kleine und ich", 3],
    ["de", "meine Frau, der Kleine und meine Wenigkeit", 3],
    ["nl", "papa, mama en ikke", 3],
    ["nl", "mijn broer en ondergetekende", 2],
    ["nl", "mijn man en ik en nog een stel", 4],
    ["nl", "vier grote mensen plus twee ukken", 6],
    ["sv", "pappa, mamma och lilla jag", 3],
    ["sv", "min fru och undertecknad", 2],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(partySize);
  });
});

describe("colleagues of both kinds are counted once, and the hungry as well:", () => {
  test.for([
    ["en", "five hungry kids on Friday at 7", 5],
    ["en", "three hungry souls tonight", 3],
    ["de", "8 Kolleginnen und Kollegen, Freitag 18:30 Uhr", 8],
    ["de", "sechs Freundinnen und Freunde am Freitag", 6],
    ["de", "morgen um 19 Uhr, drei hungrige Mäuler", 3],
    ["nl", "vrijdag met vijf hongerige kinderen", 6],
    ["sv", "fredag eftermiddag med fem hungriga ungar", 6],
    ["sv", "åtta kamrater på fredag kl 18.30", 8],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});

describe("what is dropped for the next value gives its place to it:", () => {
  test.for([
    ["en", "Thursday, forget it, Friday at 6pm", { date: "2026-11-20", time: "18:00" }],
    ["en", "tomorrow, scrap that, Saturday at 8pm", { date: "2026-11-21", time: "20:00" }],
    ["de", "Donnerstag, vergiss es, Freitag 18 Uhr", { date: "2026-11-20", time: "18:00" }],
    ["de", "Samstag, Blödsinn, Sonntag um 19 Uhr", { date: "2026-11-22", time: "19:00" }],
    ["nl", "donderdag, vergeet het, vrijdag om 18 uur", { date: "2026-11-20", time: "18:00" }],
    ["nl", "zaterdag, onzin, zondag om 19 uur", { date: "2026-11-22", time: "19:00" }],
    ["sv", "torsdag, glöm det, fredag kl 18", { date: "2026-11-20", time: "18:00" }],
    ["sv", "5 pers kl 17, strunt, kl 19", { partySize: 5, time: "19:00" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
    expect(intentOf(text, { language })).toBe("inform");
  });
});

describe("a day beside words that drop a table stays the day of that table:", () => {
  test.for([
    ["en", "Friday, forget it, we are ill"],
    ["de", "Freitag, vergiss es, wir sind krank"],
    ["nl", "vrijdag, laat maar, we zijn ziek"],
    ["sv", "fredag, glöm det, vi är sjuka"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language }).date).toBe("2026-11-20");
  });
});

describe("a time after which the guest comes is the earliest:", () => {
  test.for([
    ["en", "Friday, I work until 7, so after that", { timeFrom: "19:00" }],
    ["en", "training ends at 6:30pm so afterwards", { timeFrom: "18:30" }],
    ["de", "freitag, hab bis halb sieben training, danach gern", { timeFrom: "18:30" }],
    ["de", "das training endet um 20 uhr, also danach", { timeFrom: "20:00" }],
    ["nl", "vrijdag, ik moet tot zeven werken dus erna pas", { timeFrom: "19:00" }],
    ["nl", "ik werk tot 19 uur, daarna graag", { timeFrom: "19:00" }],
    ["sv", "fredag, träningen slutar halv sju så efter det", { timeFrom: "18:30" }],
    ["sv", "jag jobbar till 19.00 så därefter", { timeFrom: "19:00" }],
  ] as const)("%s: %s", ([language, text, bounds]) => {
    const { date: _, ...values } = stated(text, { language });
    expect(values).toEqual(bounds);
  });
});

describe("who is to be fetched is a person:", () => {
  test.for([
    ["en", "get me the manager"],
    ["en", "fetch the owner please"],
    ["de", "holen Sie mir den Chef"],
    ["de", "gib mir mal den Geschäftsführer"],
    ["nl", "geef me de bedrijfsleider"],
    ["nl", "haal de manager er even bij"],
    ["sv", "ge mig chefen"],
    ["sv", "hämta ägaren tack"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(intentOf(text, { language })).toBe("human");
  });
});

describe("days and hours in short:", () => {
  test.for([
    ["de", "an Heilige Drei Könige", { date: "2027-01-06" }],
    ["sv", "kommande fre", { date: "2026-11-20" }],
    ["sv", "om fyra dar", { date: "2026-11-22" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});
