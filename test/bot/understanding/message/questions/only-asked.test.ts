import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string, expecting: null | "partySize" | "phone" = null) =>
  understand(text, { now, language, expecting, ...(expecting === "phone" && { tablePicked: true }) });

test.for([
  ["en", "hi i just wanted to ask if you're open on christmas eve"],
  ["en", "could you tell me whether you are open on the 24th"],
  ["en", "was wondering if u guys are open new years day"],
  ["en", "just want to know what time you close on sunday"],
  ["en", "i only wanted to know if you're open on the 24th"],
  ["de", "guten tag ich wollte mal fragen ob sie am heiligabend offen haben"],
  ["de", "ich wollte nur wissen ob ihr am 24. auf habt"],
  ["de", "könnten sie mir sagen ob am 1. januar geöffnet ist"],
  ["de", "wollt nur fragen wann ihr sonntags zumacht"],
  ["de", "habt ihr heiligabend auf"],
  ["de", "hat das lokal am 26. offen"],
  ["fr", "bonjour je voulais savoir si vous êtes ouverts le 24 décembre"],
  ["fr", "je voulais juste demander si c'est ouvert à noël"],
  ["fr", "pouvez-vous me dire si vous êtes ouvert le 1er janvier"],
  ["fr", "j'aimerais savoir à quelle heure vous fermez le dimanche"],
  ["fr", "vous ouvrez le 24 ?"],
  ["es", "hola quería preguntar si abren en nochebuena"],
  ["es", "quería saber si estáis abiertos el 24"],
  ["es", "me podría decir si abren el 1 de enero"],
  ["es", "me gustaría saber a qué hora cierran los domingos"],
  ["es", "abrís el 24?"],
  ["it", "buongiorno volevo chiedere se siete aperti la vigilia di natale"],
  ["it", "volevo sapere se il 24 siete aperti"],
  ["it", "mi sa dire se aprite il primo gennaio"],
  ["it", "vorrei sapere a che ora chiudete la domenica"],
  ["nl", "hallo ik wilde even vragen of jullie op kerstavond open zijn"],
  ["nl", "ik wou alleen weten of jullie de 24e open zijn"],
  ["nl", "kunt u mij zeggen of u op 1 januari open bent"],
  ["nl", "ik zou graag weten hoe laat jullie zondag dicht gaan"],
  ["pt", "bom dia queria saber se abrem na véspera de natal"],
  ["pt", "queria só perguntar se estão abertos no dia 24"],
  ["pt", "pode dizer-me se abrem no dia 1 de janeiro"],
  ["pt", "gostava de saber a que horas fecham ao domingo"],
  ["sv", "hej jag ville bara fråga om ni har öppet på julafton"],
  ["sv", "undrar om ni har öppet den 24:e"],
  ["sv", "kan ni säga om ni har öppet på nyårsdagen"],
  ["sv", "skulle vilja veta när ni stänger på söndagar"],
] as const)("a question that is told asks what it tells: %s, %s", ([language, text]) => {
  expect(read(text, language)).toMatchObject({ intent: "question", topics: ["hours"] });
});

test.for([
  ["en", "no i just wanted to know if you're open on the 24th"],
  ["de", "nein ich wollte nur wissen ob ihr am 24. auf habt"],
  ["fr", "non je voulais juste savoir si vous ouvrez le 24"],
  ["es", "no, solo quería saber si abrís el 24"],
  ["it", "no volevo solo sapere se siete aperti il 24"],
  ["nl", "nee ik wilde alleen weten of jullie de 24e open zijn"],
  ["pt", "não, só queria saber se estão abertos no dia 24"],
  ["sv", "nej jag ville bara veta om ni har öppet den 24"],
] as const)("who only wanted to know says no to what was asked: %s, %s", ([language, text]) => {
  expect(read(text, language, "partySize")).toMatchObject({
    intent: "question",
    topics: ["hours"],
    asksInstead: true,
  });
});

test.for([
  ["en", "i wanted to ask if you have a table for 4 tomorrow at 7"],
  ["de", "ich wollte fragen ob ihr morgen um 19 uhr einen tisch für 4 habt"],
  ["fr", "je voulais savoir si vous avez une table pour 4 demain à 19h"],
  ["es", "quería saber si tenéis mesa para 4 mañana a las 9"],
  ["it", "volevo sapere se avete un tavolo per 4 domani alle 20"],
  ["nl", "ik wilde vragen of jullie morgen om 7 uur een tafel voor 4 hebben"],
  ["pt", "queria saber se têm mesa para 4 amanhã às 20h"],
  ["sv", "jag ville fråga om ni har bord för 4 imorgon kl 19"],
] as const)("a table that is asked for so is wished for: %s, %s", ([language, text]) => {
  const { intent, partySize, asksInstead } = read(text, language);
  expect([intent, partySize, asksInstead]).toStrictEqual(["book", 4, undefined]);
});

test("at a table that is picked nothing is refused by it", () => {
  const understood = read("no, i only wanted to know if there's parking", "en", "phone");
  expect(understood.asksInstead).toBeUndefined();
});
