import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { intentOf, now } from "#test/bot/understanding/stated.ts";

type Table = Readonly<Record<string, readonly string[]>>;

const forgetting: Table = {
  en: [
    "delete my data",
    "please delete all my data",
    "can you erase everything you know about me?",
    "I want my personal information removed",
    "forget me",
    "forget everything about me please",
    "could you wipe whatever you have stored on us",
    "I'd like to be forgotten",
    "remove me from your system",
    "delete my account",
    "erase this conversation",
    "get rid of my details",
    "pls remove my info from your database",
    "gdpr deletion request",
    "I have a right to be forgotten!",
    "clear my chat history",
    "Please remove all the data you hold on me",
    "I'm asking for the deletion of my personal data",
  ],
  de: [
    "lösch meine Daten",
    "bitte löschen Sie alle meine Daten",
    "ich möchte, dass meine Daten gelöscht werden",
    "kannst du alles löschen, was du über mich weißt?",
    "vergiss mich",
    "Könnt ihr meine persönlichen Angaben entfernen",
    "Löschen Sie bitte alles über mich",
    "ich will gelöscht werden",
    "entfernt mich aus eurem System",
    "Löschung meiner Daten nach DSGVO",
    "mein Konto löschen bitte",
    "lösch diesen Chat",
    "Recht auf Vergessenwerden",
    "loesche meine daten",
  ],
  fr: [
    "supprimez mes données",
    "efface toutes mes données s'il te plaît",
    "je voudrais que mes données soient effacées",
    "pouvez-vous supprimer tout ce que vous savez sur moi ?",
    "oubliez-moi",
    "supprimer mon compte",
    "droit à l'oubli",
    "retirez-moi de votre système",
    "effacez notre conversation",
    "je demande la suppression de mes informations personnelles",
    "merci d'effacer mes coordonnées",
    "Je souhaite être oublié",
  ],
  es: [
    "borra mis datos",
    "elimine todos mis datos, por favor",
    "quiero que borren mis datos personales",
    "¿puedes borrar todo lo que sabes de mí?",
    "olvídame",
    "elimina mi cuenta",
    "derecho al olvido",
    "bórrenme de su sistema",
    "borrar esta conversación",
    "solicito la eliminación de mis datos",
    "quitad mis datos de vuestra base de datos",
    "quiero ser olvidado",
  ],
  it: [
    "cancella i miei dati",
    "cancellate tutti i miei dati per favore",
    "vorrei che i miei dati fossero cancellati",
    "puoi cancellare tutto quello che sai di me?",
    "dimenticami",
    "elimina il mio account",
    "diritto all'oblio",
    "cancellatemi dal vostro sistema",
    "elimina questa conversazione",
    "chiedo la cancellazione dei miei dati personali",
    "potete eliminare le mie informazioni?",
    "voglio essere dimenticato",
  ],
  nl: [
    "verwijder mijn gegevens",
    "wis al mijn gegevens alstublieft",
    "ik wil dat jullie mijn gegevens verwijderen",
    "kun je alles wissen wat je over mij weet?",
    "vergeet mij",
    "verwijder mijn account",
    "recht om vergeten te worden",
    "haal me uit jullie systeem",
    "wis dit gesprek",
    "kunnen mijn persoonsgegevens gewist worden?",
    "ik wil vergeten worden",
    "graag alle data over mij deleten",
  ],
  pt: [
    "apaga os meus dados",
    "apague todos os meus dados por favor",
    "quero que os meus dados sejam apagados",
    "pode apagar tudo o que sabe sobre mim?",
    "esqueça-me",
    "excluir minha conta",
    "direito ao esquecimento",
    "remova-me do sistema",
    "apagar esta conversa",
    "peço a eliminação dos meus dados pessoais",
    "delete meus dados",
    "quero ser esquecido",
  ],
  sv: [
    "radera mina uppgifter",
    "ta bort alla mina uppgifter tack",
    "jag vill att ni raderar mina personuppgifter",
    "kan du radera allt du vet om mig?",
    "glöm mig",
    "ta bort mitt konto",
    "rätten att bli glömd",
    "ta bort mig från ert system",
    "radera den här chatten",
    "begär radering av mina uppgifter",
    "jag vill bli glömd",
    "släng all information om mig",
  ],
  nb: ["slett dataene mine", "kan dere slette alt dere vet om meg?", "glem meg", "fjern meg fra systemet"],
  da: ["slet mine data", "kan I slette alt I ved om mig?", "glem mig", "fjern mig fra systemet"],
};

const asking: Table = {
  en: [
    "what do you know about me?",
    "show me my data",
    "what data do you store about me",
    "which of my data do you keep?",
    "send me a copy of my personal data",
    "my data",
    "export my details",
    "what have you saved on us",
    "please don't delete my data",
    "can I see everything you have on me?",
    "how long do you keep my data",
    "gdpr",
  ],
  de: [
    "was weißt du über mich?",
    "zeig mir meine Daten",
    "welche Daten habt ihr über mich gespeichert",
    "was speichern Sie über mich",
    "Datenauskunft bitte",
    "ich hätte gern eine Kopie meiner Daten",
    "wie lange speichert ihr meine Daten?",
    "lösch meine Daten bloß nicht",
  ],
  fr: [
    "que savez-vous sur moi ?",
    "montre-moi mes données",
    "quelles données gardez-vous sur moi",
    "qu'est-ce que vous savez de moi",
    "je voudrais une copie de mes données",
    "combien de temps gardez-vous mes données ?",
  ],
  es: [
    "¿qué sabes de mí?",
    "enséñame mis datos",
    "qué datos tienen sobre mí",
    "quiero una copia de mis datos",
    "¿cuánto tiempo guardan mis datos?",
    "¿qué información guardáis sobre mí?",
  ],
  it: [
    "cosa sai di me?",
    "mostrami i miei dati",
    "quali dati conservate su di me",
    "vorrei una copia dei miei dati",
    "per quanto tempo conservate i miei dati?",
    "che informazioni avete su di noi?",
  ],
  nl: [
    "wat weet je over mij?",
    "laat mijn gegevens zien",
    "welke gegevens bewaren jullie over mij",
    "ik wil een kopie van mijn gegevens",
    "hoe lang bewaren jullie mijn gegevens?",
    "wat hebben jullie over ons opgeslagen?",
  ],
  pt: [
    "o que sabe sobre mim?",
    "mostra-me os meus dados",
    "que dados guardam sobre mim",
    "queria uma cópia dos meus dados",
    "quanto tempo guardam os meus dados?",
    "que informações vocês têm sobre nós?",
  ],
  sv: [
    "vad vet du om mig?",
    "visa mina uppgifter",
    "vilka uppgifter sparar ni om mig",
    "jag vill ha en kopia av mina uppgifter",
    "hur länge sparar ni mina uppgifter?",
    "registerutdrag tack",
  ],
  nb: ["hva vet dere om meg?", "vis meg dataene mine"],
  da: ["hvad ved I om mig?", "vis mig mine data"],
};

/** What sounds alike and is about something else. */
const others: Table = {
  en: [
    "forget it",
    "forget about the table",
    "delete my booking",
    "cancel my booking",
    "remove the high chair",
    "don't forget the birthday cake",
    "my details are Anna Berg, +47 900 12 345",
    "forget me not is a nice name for a table, 4 people tomorrow",
    "clear the table by 9 please",
    "what do you have for us on Friday?",
    "what do you have for vegetarians",
    "take me off the list",
    "tell me about yourself",
  ],
  de: [
    "vergiss es",
    "lösch meine Reservierung",
    "vergesst uns nicht am Freitag",
    "was habt ihr für uns am Freitag?",
    "nehmt mich von der Liste",
    "vergesst den Kuchen nicht",
  ],
  fr: [
    "oubliez ça",
    "annulez ma réservation",
    "n'oubliez pas le gâteau",
    "que proposez-vous pour nous samedi ?",
  ],
  es: ["olvídalo", "borra mi reserva", "no olviden la tarta", "¿qué tienen para nosotros el viernes?"],
  it: ["lascia perdere", "cancella la mia prenotazione", "non dimenticate la torta", "qual è la data?"],
  nl: [
    "laat maar",
    "verwijder mijn reservering",
    "vergeet de taart niet",
    "wat hebben jullie voor ons vrijdag?",
  ],
  pt: ["esqueça", "cancela a minha reserva", "não esqueçam o bolo", "qual é a data da minha reserva?"],
  sv: ["glöm det", "ta bort min bokning", "glöm inte tårtan", "ta bort mig från listan"],
};

const rowsOf = (table: Table, intent: Intent) =>
  Object.entries(table).flatMap(([language, texts]) =>
    texts.map((text) => [language, text, intent] as const),
  );

describe("what is kept of a guest, who asks for it or wants it erased", () => {
  test.for([...rowsOf(forgetting, "forgetMe"), ...rowsOf(asking, "myData")])(
    "%s: %s is %s",
    ([language, text, intent]) => {
      expect(intentOf(text, { language })).toBe(intent);
      expect(intentOf(text, { language, expecting: "confirm" })).toBe(intent);
    },
  );

  test.for(rowsOf(others, "other"))("%s: %s is neither", ([language, text]) => {
    expect(["forgetMe", "myData"]).not.toContain(intentOf(text, { language }));
  });
});

describe("whether details may be remembered, answered by the words of its buttons", () => {
  test.for([
    ["en", "yes, remember it", "no, don’t keep it"],
    ["de", "ja, bitte merken", "nein, nicht merken"],
    ["es", "sí, recuérdelo", "no, no lo guarde"],
    ["fr", "oui, retenez-le", "non, ne le gardez pas"],
    ["it", "sì, lo ricordi", "no, non lo conservi"],
    ["nl", "ja, onthoud het", "nee, niet bewaren"],
    ["pt", "sim, pode guardar", "não, não guarde"],
    ["sv", "ja, kom ihåg det", "nej, spara inte"],
  ] as const)("in %s: %s and %s", ([language, yes, no]) => {
    expect(intentOf(yes, { language })).toBe("affirm");
    expect(intentOf(no, { language })).toBe("deny");
  });
});

test("what is forgotten easily is nobody to be forgotten", () => {
  const text = "Y apúnteme lo de la trona por favor, que si no luego se olvida";
  expect(intentOf(text, { language: "es" })).not.toBe("forgetMe");
});

describe("what the data are for is asked, and not to see them:", () => {
  test.for([
    ["en", "what do you need my data for?"],
    ["en", "what happens to my details?"],
    ["de", "wofür braucht ihr meine Daten?"],
    ["de", "was macht ihr mit meinen Angaben?"],
    ["fr", "que faites-vous de mes données ?"],
    ["es", "¿para qué queréis mis datos?"],
    ["it", "cosa fate con i miei dati?"],
    ["nl", "wat moeten jullie met mijn gegevens"],
    ["pt", "o que fazem com os meus dados?"],
    ["sv", "vad ska ni med mina uppgifter till?"],
  ] as const)("%s: “%s”", ([language, text]) => {
    const said = understand(text, { now, language, expecting: null });
    expect(said).toMatchObject({ intent: "question", topics: ["ownData"] });
  });

  test.for([
    ["en", "which data do you have about me?", "myData"],
    ["en", "what do you do with my data? Delete it", "forgetMe"],
    ["de", "welche Daten habt ihr über mich?", "myData"],
    ["nl", "welke gegevens hebben jullie van mij?", "myData"],
  ] as const)("but in %s “%s” is %s", ([language, text, intent]) => {
    expect(understand(text, { now, language, expecting: null }).intent).toBe(intent);
  });
});
