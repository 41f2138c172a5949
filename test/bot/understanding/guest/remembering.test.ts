import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

type Table = Readonly<Record<string, readonly string[]>>;

const keeps: Table = {
  en: [
    "no problem, you can keep my number",
    "go ahead and save it for next time",
    "yes you can save it",
    "sure save my details for next time",
    "remember me yes please",
    "you can remember that",
    "yep save it, cheers",
    "ok save it, and can we bring the dog?",
  ],
  de: [
    "na klar, speichern",
    "joa merk dirs",
    "kein problem, kannst du speichern",
    "ja kannst du dir merken",
    "ja gerne speichern",
    "merk dir das ruhig",
    "könnt ihr euch merken",
    "speichern sie es gern",
  ],
  fr: [
    "gardez mes infos pour la prochaine",
    "oui vous pouvez garder",
    "oui gardez mes coordonnées",
    "retenez tout oui",
    "ah et oui retenez le pour la prochaine fois",
    "ok enregistrez",
  ],
  es: [
    "cómo no, guárdelo",
    "vale guardadlo",
    "guárdelo sí, y gracias joven",
    "si guardalo",
    "si claro recuerdalo pa la proxima",
    "recuérdalo para la próxima vez",
    "puedes guardar mis datos",
    "guarda mis datos porfa",
  ],
  it: [
    "come no, lo ricordi",
    "ok ricordatevelo",
    "si ricorda pure",
    "sì ricordi pure",
    "puoi ricordarlo",
    "salva pure i miei dati",
    "ricordatelo per la prossima volta",
    "si si memorizza",
  ],
  nl: [
    "prima, onthou maar",
    "mag je onthouden hoor",
    "ja onthoud maar",
    "onthoud het maar voor de volgende keer",
    "je mag het bewaren",
    "sla maar op",
    "graag onthouden",
    "oh en dat mag je onthouden",
  ],
  pt: [
    "lembre sim, obrigado",
    "pode guardar",
    "pode guardar sim",
    "pode lembrar sim obrigada",
    "guarda isso pra proxima",
    "pode salvar meus dados",
    "lembra disso pra próxima vez sim",
    "guardem os dados se quiserem",
  ],
  sv: [
    "spara du",
    "spara gärna",
    "ja kom ihåg det",
    "du kan spara det",
    "spara mina uppgifter",
    "kom ihåg det till nästa gång gärna",
    "ja det får du spara",
  ],
  nb: [
    "lagre det du",
    "lagre det gjerne",
    "ja husk det",
    "du kan lagre det",
    "lagre opplysningene mine",
    "husk det til neste gang gjerne",
    "ja det kan du huske",
  ],
};

const refuses: Table = {
  en: [
    "i'd rather you didn't save that",
    "nope pls dont store anything",
    "no thanks dont remember me",
    "cool no dont save",
    "nah dont keep it thx",
    "no need to remember that, see you saturday",
    "please dont save my details",
    "thanks, no need to save anything",
    "oh and don't keep my number",
    "no dont save that. where can i park",
    "about the details: no, don't store them",
  ],
  de: [
    "daten bitte nicht speichern, danke",
    "nee lass mal, nix merken",
    "nö brauchst nich merken",
    "ne brauchst nich merken, tschüss",
    "nee nicht speichern danke",
    "bitte nichts speichern",
    "das muss nicht gespeichert werden",
    "ach so und nein, nicht merken bitte",
    "meine daten bitte nicht behalten",
    "super danke und merken brauchts nich",
    "nein, nichts merken. wo kann man parken",
  ],
  fr: [
    "je préfère que vous ne gardiez rien",
    "enregistre pas",
    "merci bcp non gardez rien",
    "non ne gardez rien merci",
    "pas la peine de garder ça",
    "pas besoin de retenir",
    "nan garde rien",
    "n'enregistrez rien svp",
    "non rien garder merci bonne soirée",
  ],
  es: [
    "no, no me guardes los datos",
    "no guardes nada",
    "no hace falta que lo guardes gracias",
    "mejor no lo guarden",
    "nada, no lo recuerdes",
    "no guardar",
    "vale, y no guarde mi numero",
  ],
  it: [
    "preferisco che non conserviate i dati",
    "no non ricordare",
    "non salvare niente grazie",
    "non serve che lo ricordi",
    "no grazie, non conservare i dati",
    "nn c'e bisogno di ricordarlo",
    "no niente da ricordare, ciao",
  ],
  nl: [
    "graag mijn gegevens niet bewaren",
    "nee niks bewaren",
    "hoef je niet te onthouden",
    "niet opslaan aub",
    "nee hoeft niet bewaard te worden bedankt",
    "bewaar mijn gegevens maar niet",
  ],
  pt: [
    "nao quero que guardem",
    "nao precisa guardar nada",
    "não guarde nada por favor",
    "nao grava nao",
    "n guarde",
    "não é preciso guardar, obrigado",
  ],
  sv: [
    "vill inte att du sparar",
    "nej spara inget",
    "nej spara inte tack",
    "du behöver inte spara något",
    "nä inte spara",
    "spara inget, hej då",
    "behöver inte sparas",
  ],
  nb: [
    "vil ikke at du lagrer",
    "nei ikke lagre noe",
    "nei ikke lagre takk",
    "du trenger ikke lagre noe",
    "ikke lagre",
    "ikke lagre noe, ha det",
    "trengs ikke",
  ],
};

/** Of a table, a note, a question, or a yes and a no at once. */
const others: Table = {
  en: [
    "keep the table",
    "keep my table please",
    "no, keep it",
    "do you save it?",
    "can you keep it?",
    "what do you save",
    "save us a seat by the window",
    "remember my wife is coeliac",
    "keep the booking",
    "can you keep us the lobster",
    "i can't remember the code",
    "save the date lol",
    "don't keep us waiting",
  ],
  de: [
    "behalt den tisch",
    "speichert ihr das",
    "was speichert ihr",
    "speicherst du das?",
    "merkt euch bitte dass meine frau zöliakie hat",
    "haltet den tisch",
    "behaltet den tisch",
    "wie lange speichert ihr meine daten",
  ],
  fr: [
    "gardez la table",
    "vous gardez mes données ?",
    "vous gardez ça",
    "gardez nous la table",
    "retenez que ma femme est allergique",
  ],
  es: [
    "guárdame la mesa",
    "guarda la mesa",
    "lo guardas?",
    "guardáis los datos?",
    "recuerda que mi hijo es celiaco",
    "guardenos la mesa",
  ],
  it: [
    "ricorda che siamo in 4",
    "conservate i miei dati?",
    "mi tenga il tavolo",
    "tenga il tavolo",
    "ricordate che mio figlio è allergico",
  ],
  nl: [
    "bewaren jullie dat",
    "bewaar de tafel",
    "bewaart u mijn gegevens?",
    "hou de tafel vast",
    "onthoud dat mijn vrouw geen noten mag",
  ],
  pt: ["guarda a mesa", "vocês guardam isso?", "guarde a mesa para nós", "lembre que minha filha é alérgica"],
  sv: [
    "sparar ni det",
    "spara bordet",
    "behåll bordet",
    "spara ett bord åt oss",
    "kom ihåg att min fru är allergisk",
    "sparar ni mina uppgifter?",
  ],
  nb: [
    "lagrer dere det",
    "hold av bordet",
    "behold bordet",
    "hold av et bord til oss",
    "husk at kona mi er allergisk",
    "lagrer dere opplysningene mine?",
  ],
};

const rowsOf = (table: Table) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const asked = { now, expecting: null, asksToRemember: true, draft } as const;

describe("whether the guest's details are remembered, answered turns after it was asked", () => {
  test.for(rowsOf(keeps))("%s: %s", ([language, text]) => {
    expect(understand(text, { ...asked, language }).remembers).toBe(true);
  });

  test.for(rowsOf(refuses))("not, %s: %s", ([language, text]) => {
    expect(understand(text, { ...asked, language }).remembers).toBe(false);
  });

  test.for(rowsOf(others))("is not answered, %s: %s", ([language, text]) => {
    expect(understand(text, { ...asked, language })).not.toHaveProperty("remembers");
  });

  test("what is said besides is read as ever", () => {
    expect(understand("no dont save that. where can i park", { ...asked, language: "en" })).toMatchObject({
      intent: "question",
      topics: ["parking"],
      remembers: false,
    });
  });

  test("nothing is answered that was not asked", () => {
    const said = understand("don't save my details", { now, language: "en", expecting: null });
    expect(said).not.toHaveProperty("remembers");
  });
});

describe("no need, where that was asked:", () => {
  test.for([
    ["en", "nah no need"],
    ["en", "you don't have to, thanks"],
    ["de", "ne brauchst nicht"],
    ["de", "ne, musst du nicht"],
    ["de", "nö, lass mal"],
    ["fr", "pas la peine"],
    ["fr", "non c'est pas la peine"],
    ["es", "no hace falta"],
    ["es", "deja, no hace falta"],
    ["it", "no no lascia stare"],
    ["it", "non serve grazie"],
    ["nl", "hoeft niet"],
    ["nl", "nee dat hoeft niet hoor"],
    ["pt", "não é preciso"],
    ["pt", "deixa estar"],
    ["sv", "niks, behövs inte"],
    ["sv", "nej det behövs inte"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, remembers } = understand(text, { now, language, expecting: null, asksToRemember: true });
    expect({ intent, remembers }).toEqual({ intent: "deny", remembers: false });
  });

  test("what is needed besides is no answer to it", () => {
    const context = { now, language: "en", expecting: null, asksToRemember: true } as const;
    expect(understand("no need for a high chair", context)).not.toHaveProperty("remembers");
  });
});

/** The table is booked by then: an order to book it is told so. */
const ordersTable: Table = {
  en: ["if that's it, book it", "just book it", "yes book it", "ok, book it then", "confirm the booking"],
  de: ["einfach buchen", "wenn das alles ist, buchen", "ja, buchen", "reserviere es"],
  fr: ["si c'est tout, réservez", "réserve juste", "oui, réservez"],
  es: ["si eso es, reserva", "reserva y ya", "resérvalo", "sí, reserva"],
  it: ["se è tutto, prenota", "prenota e basta", "sì prenota", "conferma la prenotazione"],
  nl: ["als dat alles is, boek maar", "gewoon boeken", "ja boek maar"],
  pt: ["se é isso, reserve", "reserve e pronto", "pode reservar"],
  sv: ["boka bara", "ja boka", "boka den"],
};

/** Beside no word of the table it is a yes to what was asked. */
const agrees: Table = {
  en: ["sure", "yes please", "go ahead", "do it"],
  de: ["gerne", "ja, mach das"],
  fr: ["oui", "allez-y"],
  es: ["claro", "hazlo"],
  it: ["certo", "sì grazie"],
  nl: ["prima", "doe maar"],
  pt: ["claro", "pode ser"],
  sv: ["ja tack", "gör det"],
};

describe("an order to book agrees to no remembering:", () => {
  const asked = { now, expecting: "confirm", asksToRemember: true } as const;
  const rows = (table: Table) =>
    Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

  test.for(rows(ordersTable))("%s: %s", ([language, text]) => {
    expect(understand(text, { ...asked, language })).toMatchObject({ intent: "askBooked" });
  });

  test.for(rows(agrees))("but %s: %s", ([language, text]) => {
    expect(understand(text, { ...asked, language })).toMatchObject({ intent: "affirm" });
  });

  test.for([
    ["en", "book me another table on Friday at 7 for 2"],
    ["en", "I'd like to book a table"],
    ["de", "ich möchte einen Tisch buchen"],
    ["it", "prenota un altro tavolo venerdì alle 20 per 2"],
  ] as const)("and another table is one, %s: %s", ([language, text]) => {
    expect(understand(text, { ...asked, language }).intent).not.toBe("askBooked");
  });
});
