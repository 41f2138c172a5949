import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { lunchAndDinner, now } from "#test/bot/understanding/stated.ts";

/** What is read at a table on Saturday at seven for four that is picked, while its details are open. */
function atTable(text: string, language: string, expecting: "name" | "confirm") {
  const { partySize, date, time, timeFrom, timeTo, timeShift } = understand(text, {
    now,
    language,
    expecting,
    tablePicked: true,
    draft: { date: "2026-11-28", time: "19:00", partySize: 4 },
    openings: lunchAndDinner,
  });
  return [partySize, date, time, timeFrom, timeTo, timeShift].filter((value) => value !== undefined);
}

interface Questions {
  /** Asked by the way: the table stays as it is. */
  readonly byTheWay: string;
  /** Proposals of another table. */
  readonly proposals: string;
}

const languages: Readonly<Record<string, Questions>> = {
  en: {
    byTheWay:
      "is Sunday usually busy?; do you get loud by 9pm?; when do I have to let you know by, Friday noon?; what happens if only 3 of us turn up?; if we come on Sunday is it cheaper?; was it Friday the 27th I said?; is it dark by 5pm?; is there a concert on Friday?; would it rain on Friday?; do I have to tell you by Friday?",
    proposals:
      "would 8pm work?; is Sunday possible?; do you have anything at 8pm?; could we come on Friday?; any chance of 8:30pm?; is there a table on Friday?; does Friday work?; is Friday ok?; can it be 8pm?; how does 8pm sound?; is 8pm still available?; do you have a slot at 8pm?; is there something later?; what's available on Sunday?; are you free at 8pm?; do you have a bigger table for 6?; what about 8pm?; would Friday suit you better?; is Friday any good?",
  },
  de: {
    byTheWay:
      "ist es Sonntag normalerweise voll?; wird es um 21 Uhr laut?; bis wann muss ich Bescheid geben, Freitag Mittag?; ist es Sonntag billiger?; spielt am Freitag eine Band?; schneit es am Freitag?",
    proposals:
      "hätten Sie um 20 Uhr noch was?; wäre Sonntag möglich?; ginge auch 20:00?; geht es auch um 20:30?; ist 20 Uhr noch zu haben?; gibt es noch etwas später?; was ist am Sonntag frei?; wie sieht es am Sonntag aus?; ließe sich 20 Uhr einrichten?; passt Freitag auch?; würde 20 Uhr klappen?",
  },
  fr: {
    byTheWay:
      "c'est bondé le dimanche ?; c'est bruyant à 21h ?; je dois prévenir avant vendredi midi ?; c'est moins cher le dimanche ?; il y a un match vendredi ?; il fait nuit à 17h ?",
    proposals:
      "20h ça irait ?; dimanche serait possible ?; vous avez quelque chose à 20h ?; on pourrait venir vendredi ?; vendredi ça marche ?; est-ce que 20h conviendrait ?; c'est jouable à 20h ?; qu'est-ce qui est libre dimanche ?; et à 20h30 ?; il y a quelque chose de plus tard ?; 20h ça passe ?",
  },
  es: {
    byTheWay:
      "¿el domingo suele estar lleno?; ¿hay mucho ruido a las 21:00?; ¿tengo que avisar antes del viernes a mediodía?; ¿es más barato el domingo?; ¿era el viernes 27?; ¿hay partido el viernes?",
    proposals:
      "¿está libre a las 20:00?; ¿sería posible el domingo?; ¿tienen algo a las 20:00?; ¿podemos ir el viernes?; ¿y a las 20:30?; ¿el viernes puede ser?; ¿queda algo a las 20:00?; ¿qué hay libre el domingo?; ¿hay algo más tarde?; ¿les viene bien a las 20:00?; ¿funcionaría el viernes?",
  },
  it: {
    byTheWay:
      "la domenica di solito è pieno?; c'è rumore alle 21:00?; devo avvisare entro venerdì a mezzogiorno?; costa meno la domenica?; era venerdì 27?; c'è la partita venerdì?",
    proposals:
      "è libero alle 20:00?; sarebbe possibile domenica?; avete qualcosa alle 20:00?; possiamo venire venerdì?; e alle 20:30?; venerdì va bene?; c'è qualcosa più tardi?; cosa c'è di libero domenica?; si potrebbe fare alle 20:00?; venerdì funziona?",
  },
  nl: {
    byTheWay:
      "is het zondag meestal druk?; wordt het om 21:00 lawaaiig?; is het zondag goedkoper?; is er vrijdag een wedstrijd?; sneeuwt het vrijdag?",
    proposals:
      "zou 20:00 ook kunnen?; is 20:00 vrij?; kan het zondag?; heeft u iets om 20:00?; lukt 20:30 ook?; past vrijdag?; is er nog iets later?; wat is er zondag vrij?; zou zondag mogelijk zijn?; werkt vrijdag ook?",
  },
  pt: {
    byTheWay:
      "domingo costuma estar cheio?; há muito barulho às 21:00?; é mais barato ao domingo?; há jogo na sexta?; chove na sexta?",
    proposals:
      "está livre às 20:00?; seria possível domingo?; têm alguma coisa às 20:00?; podemos ir sexta?; e às 20:30?; sexta pode ser?; o que há livre no domingo?; há algo mais tarde?; dá para ser às 20:00?; funciona na sexta?",
  },
  sv: {
    byTheWay:
      "brukar söndag vara fullt?; blir det högljutt kl 21?; är det billigare på söndag?; är det match på fredag?; snöar det på fredag?",
    proposals:
      "funkar 20:00?; är 20:00 ledigt?; går det på söndag?; har ni något kl 20:00?; kan vi komma på fredag?; skulle 20:30 gå?; passar fredag?; finns det något senare?; är 20:00 fortfarande tillgängligt?; vad är ledigt på söndag?",
  },
};

const rows = Object.entries(languages).flatMap(([language, { byTheWay, proposals }]) => [
  ...byTheWay.split("; ").map((text) => [language, text, false] as const),
  ...proposals.split("; ").map((text) => [language, text, true] as const),
]);

test.for(rows)("in %s, “%s” proposes another table: %s", ([language, text, proposes]) => {
  expect(atTable(text, language, "name").length > 0).toBe(proposes);
  expect(atTable(text, language, "confirm").length > 0).toBe(proposes);
});
