import { describe, expect, test } from "vitest";
import type { Topic } from "#src/bot/understanding/topic.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

function read(language: string, text: string) {
  return understand(text, { now, language, expecting: null });
}

test.for([
  ["en", "can you put a candle on the dessert?"],
  ["de", "könnt ihr eine Kerze auf den Nachtisch stellen?"],
  ["fr", "vous pouvez mettre une bougie sur le dessert ?"],
  ["es", "¿podéis poner una vela en el postre?"],
  ["it", "potete mettere una candelina sul dolce?"],
] as const)("%s: “%s” asks for no menu", ([language, text]) => {
  expect(read(language, text).topics).toBeUndefined();
});

describe("music is asked about, and not wished to be played:", () => {
  test.for([
    ["en", "music?"],
    ["de", "Musik?"],
    ["de", "gibt es an dem Abend Musik?"],
    ["fr", "musique ?"],
    ["it", "musica?"],
    ["nl", "muziek?"],
    ["pt", "música?"],
    ["sv", "spelas det musik den kvällen?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question", topics: ["music"] });
  });

  test("“spiel Musik von Queen” asks nothing of the house", () => {
    expect(read("de", "spiel Musik von Queen").intent).toBe("other");
  });
});

describe("whether something is noted is asked in other words:", () => {
  test.for([
    ["it", "l'allergia l'avete segnata?"],
    ["sv", "ni har skrivit upp allergin va?"],
    ["en", "you've got the allergy down, right?"],
    ["nl", "de allergie is genoteerd, toch?"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = read(language, text);
    expect([said.topics?.includes("noted"), said.asksIfNoted]).toContain(true);
  });
});

describe("whether there is still something to eat at an hour is asked of the last table, not of the dishes:", () => {
  test.for([
    ["en", "do you still serve food at 10:30 pm?"],
    ["de", "gibt es bei Ihnen um halb elf noch was zu essen?"],
    ["de", "kann man um 22:30 noch essen?"],
    ["fr", "bonsoir c'est pour savoir si vous faites encore à manger à 22h30"],
    ["es", "¿a las diez y media de la noche todavía dan de cenar?"],
    ["it", "fate ancora da mangiare alle 22:30?"],
    ["nl", "serveren jullie nog om 22:30?"],
    ["pt", "às 22h30 ainda servem jantar?"],
    ["sv", "serverar ni mat halv elva på kvällen?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question", topics: ["starts"], time: "22:30" });
  });
});

describe("what a question about the house is about,", () => {
  const rows: readonly (readonly [language: string, topics: readonly Topic[], texts: string])[] = [
    [
      "en",
      ["hours"],
      "what are your opening hours?; are you open on monday; when do you close?; what time do you open on Sundays; how late is the kitchen open?; opening hours please; last orders?",
    ],
    [
      "en",
      ["address"],
      "where are you?; what's the address; how do we get there?; where exactly is your restaurant",
    ],
    ["en", ["contact"], "what's your phone number?; can I call you?; do you have a website?"],
    [
      "en",
      ["parking"],
      "is there parking?; parking?; parking; hi, where can we park?; is there a car park nearby",
    ],
    ["en", ["dogs"], "are dogs allowed; can I bring my dog?; we have a dog, ok?; is it dog-friendly?"],
    ["en", ["children"], "do you have high chairs?; is it ok to bring a baby?; do you have a kids' menu?"],
    ["en", ["access"], "is it wheelchair accessible?; are there any steps"],
    [
      "en",
      ["photos"],
      "do you have pictures?; photos?; can I see some photos of the place; show me some pictures; send us a few photos please; what does it look like?; how does it look?; how does the restaurant look inside?; is there a gallery?",
    ],
    [
      "de",
      ["photos"],
      "habt ihr Fotos?; Bilder?; zeigt mir bitte Fotos; schicken Sie uns ein paar Bilder; wie sieht es bei euch aus?; gibt es eine Galerie?",
    ],
    [
      "fr",
      ["photos"],
      "vous avez des photos ?; photos ?; montrez-moi des photos; des photos s'il vous plaît; à quoi ressemble le restaurant ?",
    ],
    [
      "es",
      ["photos"],
      "¿tienen fotos?; ¿fotos?; muéstreme fotos por favor; enséñame fotos; ¿puedo ver imágenes del local?; ¿cómo es el sitio por dentro?",
    ],
    [
      "it",
      ["photos"],
      "avete delle foto?; foto?; mi mandi delle foto per favore; mostrami le foto; ci sono immagini?; com'è il locale?",
    ],
    [
      "nl",
      ["photos"],
      "hebben jullie foto's?; foto's?; stuur me wat foto's; hoe ziet het er uit?; hoe ziet het eruit?",
    ],
    [
      "pt",
      ["photos"],
      "têm fotos?; fotos?; mostre-me fotos por favor; me manda umas fotos; como é o espaço?",
    ],
    ["sv", ["photos"], "har ni bilder?; foton?; visa mig bilder; skicka lite bilder; hur ser det ut hos er?"],
    [
      "nb",
      ["photos"],
      "har dere bilder?; bilder?; vis meg bilder; send oss noen bilder; hvordan ser det ut hos dere?",
    ],
    ["en", ["payment"], "do you take credit cards?; can we pay cash; do you accept amex?"],
    ["en", ["diets", "menu"], "do you have a vegan menu?; any gluten-free dishes?"],
    ["en", ["menu"], "can I see the menu?; the menu please; do you serve brunch?; what's on the wine list?"],
    ["en", ["outdoors"], "do you have a terrace?; is there a garden"],
    ["en", ["dress"], "is there a dress code?; what should I wear; are shorts ok?"],
    ["en", ["corkage"], "can I bring my own wine?; what's the corkage?"],
    ["en", ["cake"], "may we bring a birthday cake?"],
    ["en", ["smoking"], "can we smoke there?; is smoking allowed"],
    ["en", ["prices"], "how much is it?; is it expensive; what does it cost?"],
    ["en", ["dogs", "parking"], "are dogs allowed and is there parking?"],
    [
      "de",
      ["hours"],
      "wann habt ihr auf?; wie sind eure Öffnungszeiten?; seid ihr montags geschlossen?; bis wann ist die Küche offen?; wann macht ihr zu?; Öffnungszeiten",
    ],
    ["de", ["address"], "wo seid ihr?; wie ist die Adresse; wie kommen wir zu euch?"],
    ["de", ["parking"], "gibt es Parkplätze?; kann man bei euch parken; Parkplatz?"],
    ["de", ["dogs"], "sind Hunde erlaubt?; darf mein Hund mit?; hundefreundlich?"],
    ["de", ["payment"], "kann man bei euch mit Karte zahlen?; nehmen Sie EC-Karte?"],
    ["de", ["diets"], "habt ihr auch was Veganes?; kocht ihr glutenfrei?"],
    ["de", ["children"], "habt ihr einen Hochstuhl?; gibt es eine Kinderkarte?"],
    ["de", ["menu"], "wo finde ich die Speisekarte?; habt ihr Schnitzel?"],
    [
      "fr",
      ["hours"],
      "quels sont vos horaires ?; vous êtes ouverts le lundi ?; à quelle heure fermez-vous ?; horaires",
    ],
    ["fr", ["address"], "vous êtes où ?; quelle est l'adresse ?; c'est où ?"],
    ["fr", ["parking"], "y a-t-il un parking ?; où peut-on se garer ?; parking ?"],
    ["fr", ["dogs"], "les chiens sont acceptés ?; peut-on venir avec un chien ?"],
    ["fr", ["payment"], "vous prenez les tickets restaurant ?; peut-on payer par carte ?"],
    [
      "es",
      ["hours"],
      "¿cuál es el horario?; ¿abrís los domingos?; ¿a qué hora cierran?; ¿están abiertos el lunes?",
    ],
    ["es", ["address"], "¿dónde están?; ¿cuál es la dirección?; ¿cómo llego?"],
    ["es", ["parking"], "¿hay parking?; ¿tienen aparcamiento?; ¿se puede aparcar?"],
    ["es", ["dogs"], "¿aceptan perros?; ¿se admiten mascotas?"],
    ["es", ["children"], "¿tienen tronas?; ¿hay menú infantil?"],
    ["it", ["hours"], "quali sono gli orari?; siete aperti la domenica?; a che ora chiudete?"],
    ["it", ["address"], "dove siete?; qual è l'indirizzo?; come arriviamo?"],
    ["it", ["parking"], "c'è parcheggio?; dove si può parcheggiare?"],
    ["it", ["dogs"], "accettate cani?; posso portare il cane?"],
    ["it", ["children"], "avete il seggiolone?; c'è un menu bambini?"],
    ["nl", ["hours"], "wat zijn de openingstijden?; zijn jullie maandag open?; hoe laat gaan jullie dicht?"],
    ["nl", ["address"], "waar zitten jullie?; wat is het adres?"],
    ["nl", ["parking"], "kun je er parkeren?; is er parkeergelegenheid?"],
    ["nl", ["dogs"], "mag de hond mee?; zijn honden welkom?"],
    ["pt", ["hours"], "qual é o horário de funcionamento?; vocês abrem ao domingo?; a que horas fecham?"],
    ["pt", ["address"], "onde fica?; qual é a morada?; qual é o endereço?"],
    ["pt", ["parking"], "tem estacionamento?; há parque de estacionamento?"],
    ["pt", ["dogs"], "aceitam cães?; posso levar meu cachorro?"],
    ["sv", ["hours"], "vad har ni för öppettider?; har ni öppet på måndagar?; när stänger ni?"],
    ["sv", ["address"], "var ligger ni?; vad är adressen?"],
    ["sv", ["parking"], "finns det parkering?; kan man parkera?"],
    ["sv", ["dogs"], "får man ta med hund?; är hundar tillåtna?"],
    ["nb", ["hours"], "når stenger dere?; har dere åpent på søndager?"],
    ["nb", ["parking"], "er det parkering?; kan vi parkere der?"],
    ["da", ["hours"], "hvornår lukker I?; har I åbent om mandagen?"],
    ["da", ["address"], "hvor ligger I?; hvad er adressen?"],
    ["en", ["contact"], "what's your email address?; what number can I reach you on?"],
    ["en", ["corkage"], "is it ok if we bring our own bottle of wine?"],
    ["en", ["access"], "is there step free access?"],
    ["en", ["smoking"], "can you smoke on the terrace?"],
    ["de", ["address"], "in welcher Straße seid ihr"],
    ["de", ["transport"], "kommt man mit der Straßenbahn zu euch"],
    ["de", ["contact"], "habt ihr eine E-Mail-Adresse"],
    ["de", ["hours"], "ab wann kann man bei euch frühstücken; um wie viel Uhr schließt ihr"],
    ["de", ["music"], "spielt bei euch freitags eine Band"],
    ["fr", ["changing"], "vous avez une table à langer"],
    ["fr", ["parking"], "où est-ce qu'on peut se garer ?"],
    ["fr", ["payment"], "vous prenez la carte ?"],
    ["fr", ["smoking"], "on peut fumer en terrasse ?"],
    ["fr", ["music"], "il y a de la musique live le samedi ?"],
    ["es", ["address"], "en qué calle están"],
    ["es", ["parking"], "dónde puedo dejar el coche?"],
    ["es", ["cake"], "se puede llevar una tarta de cumpleaños"],
    ["it", ["hours"], "la cucina a che ora chiude; fino a che ora si mangia"],
    ["it", ["music"], "c'è musica dal vivo il sabato?"],
    ["it", ["diets"], "avete qualcosa senza lattosio"],
    ["nl", ["address"], "in welke straat zitten jullie"],
    ["nl", ["music"], "is er zaterdag livemuziek?"],
    ["nl", ["dress"], "moet je netjes gekleed zijn"],
    ["pt", ["access"], "é acessível a cadeira de rodas?"],
    ["pt", ["address"], "em que rua ficam"],
    ["sv", ["transport"], "vilken tunnelbanestation är närmast"],
    ["sv", ["dress"], "måste man vara uppklädd"],
    ["de", ["fees"], "stornieren kann ich bis wann?"],
    ["nl", ["fees"], "annuleren kan tot wanneer?; gratis annuleren tot wanneer?"],
    ["sv", ["fees"], "avboka kan jag fram till när?; avboka gratis fram till när?"],
    ["nb", ["fees"], "avbestille kan jeg til når?; avbestille gratis til når?"],
    ["da", ["fees"], "afbestille kan jeg indtil hvornår?"],
  ];
  const each = rows.flatMap(([language, topics, texts]) =>
    texts.split("; ").map((text) => ({ language, topics, text })),
  );
  test.for(each)("$language: $text", ({ language, topics, text }) => {
    const { intent, topics: asked } = read(language, text);
    expect({ intent, topics: asked?.toSorted() }).toEqual({ intent: "question", topics: topics.toSorted() });
  });
});

describe("a question beside a wish for a table", () => {
  test.for([
    ["en", "table for 4 tomorrow at 7, and is there parking?", "parking"],
    ["de", "Tisch für 4 morgen um 19 Uhr, gibt es Parkplätze?", "parking"],
    ["es", "mesa para 4 mañana a las 21, ¿hay parking?", "parking"],
    ["it", "un tavolo per 4 domani alle 20, accettate cani?", "dogs"],
  ] as const)("is heard: %s, %s", ([language, text, topic]) => {
    expect(read(language, text)).toMatchObject({ intent: "book", partySize: 4, topics: [topic] });
  });
});

describe("asks nothing about the house:", () => {
  test.for([
    ["en", "table for 2 outside at 7?"],
    ["en", "we'll come with our dog"],
    ["en", "a table near the parking lot please"],
    ["en", "do you have a table tomorrow at 8?"],
    ["en", "is there a table free outside tonight?"],
    ["en", "one of us is vegan"],
    ["en", "Anna Parker"],
    ["en", "great thanks for the menu"],
    ["en", "do you have something free outside tomorrow"],
    ["de", "super danke für die Speisekarte"],
    ["de", "es ist ein Geburtstag, wir bringen Kuchen mit"],
    ["de", "um wie viel Uhr ist meine Reservierung"],
    ["de", "gibts am Sonntag auf der Terrasse noch einen Tisch für 3?"],
    ["sv", "toppen tack för menyn"],
    ["de", "Tisch für 2 draußen um 7"],
    ["de", "haben Sie morgen um 8 noch was frei?"],
    ["de", "wir kommen mit Hund"],
    ["fr", "une table en terrasse pour 2 ce soir ?"],
    ["fr", "vous avez une table pour 4 demain ?"],
    ["es", "mesa en la terraza para dos esta noche?"],
    ["it", "un tavolo fuori per due stasera?"],
    ["nl", "tafel buiten voor 2 vanavond?"],
    ["pt", "mesa na esplanada para 2 hoje à noite?"],
    ["sv", "bord ute för 2 ikväll?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text).topics).toBeUndefined();
  });
});

test.for([
  ["fr", "le menu du midi c'est combien"],
  ["es", "cuánto cuesta el menú del mediodía"],
  ["it", "quanto costa il menu di mezzogiorno"],
  ["en", "how much is the lunch menu"],
] as const)(
  "the time in the name of a dish whose price is asked is none of the table: %s, %s",
  ([language, text]) => {
    const { intent, topics, time, part } = read(language, text);
    expect({ intent, topics, time, part }).toEqual({ intent: "question", topics: ["prices", "menu"] });
  },
);

describe("a deposit is a fee, and no way to pay:", () => {
  const asked = (language: string, text: string) =>
    understand(text, { now, language, expecting: null }).topics;

  test.for([
    ["en", "do I pay a deposit?"],
    ["it", "devo pagare una caparra?"],
    ["pt", "tenho de pagar um sinal?"],
    ["sv", "behöver jag betala en deposition?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(asked(language, text)).toEqual(["fees"]);
  });

  test("beside one that is asked about", () => {
    expect(asked("en", "can I pay by card and is there a deposit?")).toEqual(["fees", "payment"]);
  });
});
