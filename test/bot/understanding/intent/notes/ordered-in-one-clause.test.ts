import { expect, test } from "vitest";
import { languages } from "#src/bot/languages/languages.ts";
import { hangsOnSomething } from "#src/bot/understanding/intent/answers/answers.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };
const atSummary = { now, draft, expecting: "confirm", tablePicked: true } as const;

const readings = (texts: string, language: string) =>
  texts.split("; ").map((text) => {
    const { language: _, ...understood } = understand(text, { ...atSummary, language });
    return { text, ...understood };
  });

test.for([
  [
    "en",
    "do book it for us; lock that in; just book the thing; oh for heaven's sake just book it; I should be grateful if you would confirm this reservation; be so kind as to reserve it; smashing, reserve that for us; oh yay, book it!!; go on, reserve it then",
  ],
  [
    "de",
    "gerne fest eintragen; jo nimm ich; jetzt buchen Sie das endlich; Hiermit bestätige ich die Reservierung; machen Sie das, junger Mann; Sie können das fest buchen; Ich wäre Ihnen dankbar, wenn Sie das reservieren",
  ],
  [
    "fr",
    "vous pouvez réserver; ok nickel je prends; réservez donc; oui, faites donc, jeune homme; Par la présente, je confirme la réservation; oh quelle bonne nouvelle, réservez",
  ],
  [
    "es",
    "me la quedo; resérvanosla; resérvamela; hágame la reserva; tira, resérvala; con mucho gusto, resérvela; me viene de perlas, reserve; Ruego confirmen la reserva; Por la presente confirmo la reserva",
  ],
  [
    "it",
    "la prendiamo; blocchiamolo; lo faccia; e prenota sto tavolo; evvai, prenota!; prenotate senz'altro; Con la presente confermo la prenotazione",
  ],
  [
    "nl",
    "zet u hem maar vast; reserveert u maar; doet u dat maar; joe boek maar; graag definitief maken; boek dat ding nou eens een keer; Bij dezen bevestig ik de reservering",
  ],
  [
    "pt",
    "fico com essa; reserve lá isso; marque lá; reserve sim senhor; ponha o nosso nome; topo; ok reserva p nós; Pela presente confirmo a reserva",
  ],
  [
    "sv",
    "vi tar det; den tar jag; spika det; boka bordet nu då; varsågod och boka; ordna det är du snäll; Härmed bekräftar jag bokningen; Jag vore tacksam om ni bokade bordet",
  ],
] as const)("%s: a clause that orders what is shown is a yes, and no more", ([language, texts]) => {
  const others = readings(texts, language).filter(
    ({ intent, text: _, ...more }) => intent !== "affirm" || Object.keys(more).length > 0,
  );
  expect(others).toEqual([]);
});

test.for([
  [
    "en",
    "I would book it; book it again; my friend will book it; I was going to book it; book a table; book both; have you booked it; it is taken",
  ],
  [
    "de",
    "meine Leute buchen das; buchen Sie noch einen; wir haben reserviert; der Tisch ist reserviert; sie buchen das; wie buche ich; wird der Tisch gebucht",
  ],
  ["fr", "c'est réservé; vous réservez; mon chef réserve; réserve une table; sous réserve; j'ai réservé"],
  ["es", "ya la reservé; la reserva; mi reserva; la mesa está reservada; cómo reservo; ella reserva"],
  ["it", "come si prenota; mi prenota il tavolo; lei prenota; è prenotato; prenota anche domani"],
  ["nl", "boek je dat; boekt u dat; doet u dat; ik zou boeken; ze boeken het; boek nog een tafel"],
  ["pt", "a minha reserva; guarde até amanhã; reserve outra; o chefe reserva; fecha a que horas"],
  ["sv", "boka igen; boka om bordet; jag skulle boka; de bokar; ska jag boka; boka ett bord"],
] as const)("%s: what is told, asked or to be another table is none", ([language, texts]) => {
  const agreed = readings(texts, language).filter(({ intent, agrees }) => intent === "affirm" || agrees);
  expect(agreed).toEqual([]);
});

const conditions = {
  en: ["once my boss agrees", "provided there's parking", "subject to my wife's approval"],
  de: ["sobald mein Chef zustimmt", "sofern es ruhig ist", "kommt aufs wetter an", "vorbehaltlich"],
  fr: ["des que mon chef est d'accord", "a condition qu'il y ait un parking", "selon la meteo"],
  es: ["en cuanto mi jefe diga", "con tal de que sea fuera", "sujeto a que lo apruebe"],
  it: ["appena il capo dice si", "a patto che sia fuori", "salvo conferma di mia moglie"],
  nl: ["zodra mijn baas akkoord is", "op voorwaarde dat het buiten is", "hangt van het weer af"],
  pt: ["assim que o chefe concordar", "contanto que haja lugar", "sujeito a confirmacao"],
  sv: ["sa fort chefen sager ja", "under forutsattning att det ar ute", "med forbehall"],
} as const;

test.for(Object.entries(conditions))("%s: such words make a yes hang on something", ([code, texts]) => {
  const locale = languages.find((one) => one.locale.code === code)?.locale;
  expect(locale && texts.filter((text) => !hangsOnSomething(text, locale))).toEqual([]);
});
