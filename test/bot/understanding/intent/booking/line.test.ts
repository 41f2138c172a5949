import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { intentOf, now, stated } from "#test/bot/understanding/stated.ts";

const leaving: Readonly<Record<string, readonly string[]>> = {
  en: [
    "take me off the list",
    "please remove us from the waiting list",
    "can you take my name off the waitlist please",
    "we no longer want to be on the waitlist",
    "I don't need the spot on the waitlist anymore",
    "I'd like to leave the waitlist",
    "cancel my waitlist",
    "scratch me from the waiting list, thanks",
    "get us off that list",
    "you can drop me from the queue",
  ],
  de: [
    "Nehmt mich von der Liste",
    "bitte streichen Sie uns von der Warteliste",
    "ich möchte von der Warteliste runter",
    "könnt ihr mich von der Warteliste nehmen?",
    "wir brauchen den Platz auf der Warteliste nicht mehr",
    "wir wollen nicht mehr auf der Warteliste stehen",
    "lösch mich aus der Warteliste",
    "mich bitte von der Liste streichen",
  ],
  fr: [
    "retirez-moi de la liste",
    "pouvez-vous me retirer de la liste d'attente ?",
    "je ne veux plus être sur la liste d'attente",
    "enlevez notre nom de la liste",
    "annulez ma place sur la liste d'attente",
    "plus besoin de rester sur la liste",
    "je souhaite quitter la liste d'attente",
    "Enlève-nous de la liste stp",
  ],
  es: [
    "quítame de la lista",
    "bórranos de la lista de espera por favor",
    "ya no quiero estar en la lista de espera",
    "¿me puedes quitar de la lista?",
    "quiero salir de la lista de espera",
    "quiero darme de baja de la lista de espera",
    "cancela mi puesto en la lista de espera",
    "sácanos de la lista",
  ],
  it: [
    "toglimi dalla lista",
    "ci togliete dalla lista d'attesa per favore?",
    "non voglio più stare in lista d'attesa",
    "potete cancellarmi dalla lista d'attesa",
    "vorrei uscire dalla lista d'attesa",
    "cancella il mio nome dalla lista",
    "non ho più bisogno della lista d'attesa",
    "levateci dalla lista",
  ],
  nl: [
    "haal me van de lijst",
    "kunnen jullie ons van de wachtlijst halen?",
    "ik hoef niet meer op de wachtlijst",
    "schrap mijn naam van de wachtlijst",
    "ik wil graag van de wachtlijst af",
    "verwijder ons maar van de lijst",
    "wij willen niet langer op de wachtlijst staan",
  ],
  pt: [
    "tira-me da lista",
    "pode me tirar da lista de espera?",
    "já não quero estar na lista de espera",
    "não preciso mais da lista de espera",
    "remova o meu nome da lista",
    "quero sair da lista de espera",
    "cancele o meu lugar na lista de espera",
    "me tira da fila",
  ],
  sv: [
    "ta bort mig från listan",
    "kan ni stryka oss från väntelistan?",
    "jag vill inte stå på väntelistan längre",
    "jag vill lämna kölistan",
    "ta mig bort från väntelistan tack",
    "avboka min plats på väntelistan",
    "vi behöver inte stå kvar på väntelistan",
  ],
  nb: [
    "ta meg av ventelista",
    "ta meg av lista",
    "kan dere ta oss av lista?",
    "jeg vil ikke stå på ventelisten lenger",
    "fjern oss fra listen",
  ],
  da: ["tag mig af ventelisten", "jeg vil ikke være på ventelisten mere"],
};

const asking: Readonly<Record<string, readonly string[]>> = {
  en: [
    "am I on the list?",
    "are we still on the waitlist",
    "what's my place in line?",
    "how many people are ahead of us on the list?",
    "where am I in the queue?",
    "what number am I on the waiting list",
    "is my name on the list?",
    "what is our position on the waitlist",
  ],
  de: [
    "stehe ich auf der Liste?",
    "sind wir noch auf der Warteliste",
    "auf welchem Platz der Warteliste bin ich?",
    "wie viele sind vor uns auf der Warteliste?",
    "was ist mein Platz auf der Warteliste",
    "wir stehen noch auf der Warteliste, oder?",
  ],
  fr: [
    "suis-je sur la liste ?",
    "est-ce que je suis bien sur la liste d'attente ?",
    "combien de personnes avant nous sur la liste ?",
    "quelle est ma place dans la file d'attente ?",
    "on est toujours sur la liste d'attente ?",
    "où en suis-je sur la liste d'attente",
  ],
  es: [
    "¿estoy en la lista?",
    "¿seguimos en la lista de espera?",
    "¿en qué puesto de la lista de espera estoy?",
    "cuántos hay delante de mí en la lista",
    "¿cuál es mi posición en la lista de espera?",
  ],
  it: [
    "sono in lista?",
    "siamo ancora in lista d'attesa?",
    "quante persone ci sono davanti a noi in lista?",
    "qual è la mia posizione in lista d'attesa?",
    "a che punto sono nella lista",
  ],
  nl: [
    "sta ik op de lijst?",
    "staan we nog op de wachtlijst",
    "de hoeveelste ben ik op de wachtlijst?",
    "hoeveel mensen staan er voor ons op de lijst",
    "wat is mijn plek op de wachtlijst?",
  ],
  pt: [
    "estou na lista?",
    "ainda estamos na lista de espera?",
    "qual é a minha posição na lista de espera?",
    "quantas pessoas à nossa frente na lista?",
    "continuo na fila de espera?",
  ],
  sv: [
    "står jag på listan?",
    "är vi kvar på väntelistan?",
    "hur många är före oss på väntelistan?",
    "vilken plats har jag på väntelistan?",
    "vad är min plats i kön",
  ],
  nb: ["står jeg på ventelisten?", "hvor mange er foran oss på ventelista?"],
  da: ["står jeg på ventelisten?"],
};

/** Only who waits asks so. */
const askingHowFarUp: Readonly<Record<string, readonly string[]>> = {
  en: ["what number am I?", "how many are ahead of us?", "what's our position?", "how far up are we?"],
  de: ["der Wievielte bin ich?", "wie viele sind noch vor uns?", "an welcher Stelle stehen wir?"],
  fr: [
    "je suis combientième ?",
    "quel rang ai-je ?",
    "quel est mon rang ?",
    "à quelle place suis-je ?",
    "combien de personnes avant nous ?",
  ],
  es: ["¿qué puesto tengo?", "¿en qué puesto estoy?", "¿cuántos hay delante de nosotros?"],
  it: ["che posto ho?", "a che punto siamo?", "quanti ci sono davanti a me?"],
  nl: ["hoeveelste ben ik", "de hoeveelste zijn we?", "op welke plek staan we?"],
  pt: ["que lugar tenho?", "qual é a minha posição?", "quantas pessoas à nossa frente?"],
  sv: ["vilken plats har jag?", "hur många är före oss?", "vilket nummer är vi?"],
  nb: ["hvilken plass har jeg?", "hvor mange er foran oss?"],
};

const joining: Readonly<Record<string, readonly string[]>> = {
  en: [
    "put me on the waitlist",
    "can you add us to the waiting list?",
    "if someone cancels, put us on the list",
  ],
  de: ["setzt mich auf die Warteliste", "könnt ihr uns auf die Warteliste nehmen?"],
  fr: ["mettez-moi sur la liste d'attente", "on peut être sur la liste d'attente ?"],
  es: ["ponme en la lista de espera", "¿nos apuntas en la lista de espera?"],
  it: ["mettimi in lista d'attesa", "possiamo entrare in lista d'attesa?"],
  nl: ["zet me op de wachtlijst", "kunnen we op de wachtlijst?"],
  pt: ["põe-me na lista de espera", "pode colocar a gente na lista de espera?"],
  sv: ["sätt upp mig på väntelistan", "kan vi stå på väntelistan?"],
  nb: ["sett meg på ventelisten"],
  da: ["skriv mig på ventelisten"],
};

const rowsOf = (table: Readonly<Record<string, readonly string[]>>, intent: Intent) =>
  Object.entries(table).flatMap(([language, texts]) =>
    texts.map((text) => [language, text, intent] as const),
  );

describe("the waitlist, of which a guest wants to be taken, asks or joins", () => {
  test.for([
    ...rowsOf(leaving, "leaveLine"),
    ...rowsOf(asking, "askLine"),
    ...rowsOf(askingHowFarUp, "askLine"),
    ...rowsOf(joining, "waitlist"),
  ])("%s: %s is %s", ([language, text, intent]) => {
    expect(intentOf(text, { language })).toBe(intent);
    expect(intentOf(text, { language, expecting: "confirm" })).toBe(intent);
  });
});

const staying: Readonly<Record<string, readonly string[]>> = {
  en: [
    "not this one, but keep me on the list",
    "no, keep us in line please",
    "not that table, I'll wait for the next one",
    "we'd rather stay on the waitlist",
    "keep my spot",
  ],
  de: [
    "den nicht, aber ich bleibe auf der Liste",
    "diesen nicht, wir möchten auf der Warteliste bleiben",
    "nein, aber lasst mich bitte auf der Liste",
    "ich möchte meinen Platz behalten",
  ],
  fr: ["pas celle-là, mais je reste sur la liste", "non, gardez-nous sur la liste", "j'attends la prochaine"],
  es: ["esa no, pero sigo en la lista", "no, déjeme en la lista", "espero la siguiente"],
  it: ["questo no, ma resto in lista", "no, teneteci in lista", "aspetto il prossimo"],
  nl: ["deze niet, maar ik blijf op de lijst", "nee, hou mijn plek", "laat ons op de wachtlijst blijven"],
  pt: ["esta não, mas fico na lista", "não, mantenha-me na lista de espera", "espero pela próxima"],
  sv: ["inte det här, men jag står kvar på listan", "nej, låt oss stå kvar", "behåll min plats"],
  nb: ["ikke dette, men la meg stå på lista", "behold plassen min"],
};

describe.for(Object.entries(staying))(
  "in %s, a guest who wants another table and stays",
  ([language, texts]) => {
    test.for(texts)("%s", (text) => {
      expect(stated(text, { language, expecting: "confirm" })).toMatchObject({ keepsPlace: true });
    });
  },
);

test.for([
  ["en", "don't keep me on the list"],
  ["en", "no thanks"],
  ["en", "keep the booking"],
  ["en", "not this late"],
  ["en", "take us off the list, we won't wait for another one"],
  ["de", "wir brauchen den Platz auf der Warteliste nicht mehr"],
  ["es", "no está bien"],
] as const)("in %s, %s does not keep a place in line", ([language, text]) => {
  expect(stated(text, { language, expecting: "confirm" })).not.toHaveProperty("keepsPlace");
});

describe("a chat that has no language yet, or another one, is read in theirs:", () => {
  test.for([
    ["es", "quítame de la lista"],
    ["es", "quítenme de la lista"],
    ["es", "sácame de la lista de espera"],
    ["es", "bórranos de la lista"],
    ["de", "streich mich von der Liste"],
    ["fr", "enlevez-moi de la liste"],
    ["it", "toglimi dalla lista"],
    ["pt", "tira-me da lista"],
    ["nl", "haal me van de lijst"],
    ["sv", "ta bort mig från listan"],
    ["nb", "stryk meg fra listen"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, expecting: null })).toMatchObject({ intent: "leaveLine", language });
    expect(intentOf(text, { language: "en" })).toBe("leaveLine");
  });
});
