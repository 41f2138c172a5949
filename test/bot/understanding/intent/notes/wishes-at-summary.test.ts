import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

/** Where the summary of a table for four is shown, and "shall I book it?" is asked. */
const atSummary = {
  now,
  expecting: "confirm",
  tablePicked: true,
  draft: { date: "2026-11-20", time: "19:00", partySize: 4 },
} as const;

const read = (text: string, language: string) => {
  const { language: _, joy: __, ...understood } = understand(text, { ...atSummary, language });
  return understood;
};

describe("at the summary, a wish is neither yes nor no, and none of its numbers is the table's:", () => {
  test.for([
    ["en", "a silent table, please", "a silent table"],
    ["en", "two of us cannot eat gluten", "two of us cannot eat gluten"],
    ["en", "we need 2 high chairs", "we need 2 high chairs"],
    ["en", "three of us are vegetarians", "three of us are vegetarians"],
    ["en", "one vegan, one without garlic", "one vegan, one without garlic"],
    ["en", "we are celebrating his retirement", "we are celebrating his retirement"],
    ["en", "it's our anniversary", "it's our anniversary"],
    ["en", "my mother is in a wheelchair", "my mother is in a wheelchair"],
    ["en", "two high chairs and a pram", "two high chairs and a pram"],
    ["en", "no nuts please", "no nuts"],
    ["en", "nothing spicy", "nothing spicy"],
    ["en", "quiet table", "quiet table"],
    ["en", "not near the door", "not near the door"],
    ["en", "2 kids under 5", "2 kids under 5"],
    ["en", "one of us is deaf", "one of us is deaf"],
    ["en", "bring out the cake at 9", "bring out the cake at 9"],
    ["en", "we might be 10 minutes late", "we might be 10 minutes late"],
    ["en", "it's his 40th", "it's his 40th"],
    ["en", "my dad turns 80", "my dad turns 80"],
    ["en", "3 people are vegan", "3 people are vegan"],
    ["en", "2 vegetarians", "2 vegetarians"],
    ["en", "I use crutches", "I use crutches"],
    ["en", "the youngest needs a booster", "the youngest needs a booster"],
    ["en", "no music, please", "no music"],
    ["en", "somewhere away from the toilets", "somewhere away from the toilets"],
    ["en", "one of us uses a walking stick", "one of us uses a walking stick"],
    ["en", "a corner if possible", "a corner"],
    ["en", "my wife is pregnant", "my wife is pregnant"],
    ["en", "we have a toddler with us", "we have a toddler with us"],
    ["en", "our son is autistic, somewhere calm please", "our son is autistic, somewhere calm"],
    ["en", "it's a surprise party", "it's a surprise party"],
    ["en", "please don't mention the birthday", "don't mention the birthday"],
    ["en", "he turns 50 that day", "he turns 50 that day"],
    ["en", "cake for 4 at 9pm please", "cake for 4 at 9pm"],
    ["en", "we're bringing our dog", "we're bringing our dog"],
    ["en", "with our two dogs", "with our two dogs"],
    ["en", "2 of the guests are vegan and 1 is coeliac", "2 of the guests are vegan and 1 is coeliac"],
    ["en", "1 vegan 1 gluten free", "1 vegan 1 gluten free"],
    ["en", "there will be 2 small children", "there will be 2 small children"],
    ["en", "no onions", "no onions"],
    ["en", "none of us eat pork", "none of us eat pork"],
    ["en", "I don't eat meat", "I don't eat meat"],
    ["en", "don't put us near the kitchen", "don't put us near the kitchen"],
    ["en", "not a high table please", "not a high table"],
    ["en", "separate bills please", "separate bills"],
    ["en", "could you put flowers on the table", "could you put flowers on the table"],
    ["en", "can we have a table by the window", "by the window"],
    ["en", "I'd prefer a round table", "I'd prefer a round table"],
    ["en", "my grandmother is 90 and can't climb stairs", "my grandmother is 90 and can't climb stairs"],
    ["en", "her hearing is bad", "her hearing is bad"],
    ["en", "could we get a cake with candles", "a cake with candles"],
    ["en", "three adults are allergic to shellfish", "three adults are allergic to shellfish"],
    ["en", "we'd love a bottle of champagne on ice", "a bottle of champagne on ice"],
    ["en", "for two of us something vegetarian", "for two of us something vegetarian"],
    ["en", "we come with a pram and 2 suitcases", "we come with a pram and 2 suitcases"],
    ["en", "it is our 25th wedding anniversary", "it is our 25th wedding anniversary"],
    ["en", "first date, so something romantic", "first date, something romantic"],
    ["en", "we'll be 15 minutes late", "we'll be 15 minutes late"],
    ["en", "one of us comes at 8", "one of us comes at 8"],
    ["en", "perfect, we are celebrating a birthday", "we are celebrating a birthday"],
    ["en", "ok but no nuts", "no nuts"],
    ["en", "and a booster seat", "booster seat"],
    ["en", "ground floor please", "ground floor"],
    ["en", "I'm blind and bring a guide dog", "I'm blind and bring a guide dog"],
    ["de", "zwei von uns essen kein Gluten", "zwei von uns essen kein Gluten"],
    ["de", "ein ruhiger Tisch bitte", "ein ruhiger Tisch"],
    ["de", "wir feiern seinen Abschied", "wir feiern seinen Abschied"],
    ["de", "wir brauchen 2 Hochstühle", "wir brauchen 2 Hochstühle"],
    ["de", "ohne Knoblauch bitte", "ohne Knoblauch"],
    ["de", "zwei Veganer, einer ohne Gluten", "zwei Veganer, einer ohne Gluten"],
    ["de", "meine Mutter sitzt im Rollstuhl", "meine Mutter sitzt im Rollstuhl"],
    ["de", "es ist unser Hochzeitstag", "es ist unser Hochzeitstag"],
    ["de", "bitte nicht neben der Küche", "nicht neben der Küche"],
    ["de", "kein Platz an der Tür", "kein Platz an der Tür"],
    ["de", "drei von uns sind Vegetarier", "drei von uns sind Vegetarier"],
    ["de", "2 Kinder sind dabei", "2 Kinder sind dabei"],
    ["de", "wir kommen mit 2 kleinen Kindern", "wir kommen mit 2 kleinen Kindern"],
    ["de", "mein Vater wird 80", "mein Vater wird 80"],
    ["de", "wir bringen zwei Hunde mit", "wir bringen zwei Hunde mit"],
    ["de", "einer von uns verträgt keine Milch", "einer von uns verträgt keine Milch"],
    ["de", "bitte getrennte Rechnungen", "getrennte Rechnungen"],
    [
      "de",
      "einen Kinderstuhl und Platz für den Kinderwagen",
      "einen Kinderstuhl und Platz für den Kinderwagen",
    ],
    ["de", "wir feiern Geburtstag, Torte um 21 Uhr", "wir feiern Geburtstag, Torte um 21 Uhr"],
    ["de", "zwei Personen sind schwerhörig", "zwei Personen sind schwerhörig"],
    ["de", "keine Nüsse bitte", "keine Nüsse"],
    ["de", "wir verspäten uns 10 Minuten", "wir verspäten uns 10 Minuten"],
    ["de", "ein schöner Tisch wäre toll", "ein schöner Tisch wäre toll"],
    ["fr", "une table calme, s'il vous plaît", "calme"],
    ["fr", "deux d'entre nous sont végétariens", "deux d'entre nous sont végétariens"],
    ["fr", "sans ail s'il vous plaît", "sans ail"],
    ["fr", "un végan, un sans gluten", "un végan, un sans gluten"],
    ["fr", "ma mère est en fauteuil roulant", "ma mère est en fauteuil roulant"],
    ["fr", "c'est notre anniversaire de mariage", "c'est notre anniversaire de mariage"],
    ["fr", "pas à côté des toilettes", "pas à côté des toilettes"],
    ["fr", "trois d'entre nous sont végétariens", "trois d'entre nous sont végétariens"],
    ["fr", "on a deux enfants avec nous", "on a deux enfants avec nous"],
    ["fr", "mon père fête ses 80 ans", "mon père fête ses 80 ans"],
    ["fr", "nous venons avec 2 chiens", "nous venons avec 2 chiens"],
    ["fr", "deux chaises hautes et une poussette", "deux chaises hautes et une poussette"],
    ["fr", "pas de noix, merci", "pas de noix"],
    ["fr", "on fête son départ à la retraite", "on fête son départ à la retraite"],
    ["fr", "deux personnes ne mangent pas de porc", "deux personnes ne mangent pas de porc"],
    ["fr", "le gâteau à 21h svp", "le gâteau à 21h"],
    ["fr", "une table au calme", "au calme"],
    ["fr", "l'un de nous est sourd", "l'un de nous est sourd"],
    ["fr", "additions séparées", "additions séparées"],
    ["fr", "nous aurons 10 minutes de retard", "nous aurons 10 minutes de retard"],
    ["es", "una mesa tranquila, por favor", "tranquila"],
    ["es", "dos de nosotros somos celíacos", "dos de nosotros somos celíacos"],
    ["es", "sin ajo por favor", "sin ajo"],
    ["es", "un vegano, uno sin gluten", "un vegano, uno sin gluten"],
    ["es", "mi madre va en silla de ruedas", "mi madre va en silla de ruedas"],
    ["es", "es nuestro aniversario", "es nuestro aniversario"],
    ["es", "lejos de los baños", "lejos de los baños"],
    ["es", "tres de nosotros son vegetarianos", "tres de nosotros son vegetarianos"],
    ["es", "vamos con dos niños pequeños", "vamos con dos niños pequeños"],
    ["es", "mi padre cumple 80", "mi padre cumple 80"],
    ["es", "venimos con dos perros", "venimos con dos perros"],
    ["es", "dos tronas y un carrito", "dos tronas y un carrito"],
    ["es", "nada de frutos secos", "nada de frutos secos"],
    ["es", "celebramos su jubilación", "celebramos su jubilación"],
    ["es", "dos personas no comen cerdo", "dos personas no comen cerdo"],
    ["es", "la tarta a las 9", "la tarta a las 9"],
    ["es", "cuentas separadas", "cuentas separadas"],
    ["es", "no muy cerca de la puerta", "no muy cerca de la puerta"],
    ["it", "un tavolo tranquillo, per favore", "tranquillo"],
    ["it", "due di noi sono vegetariani", "due di noi sono vegetariani"],
    ["it", "senza aglio per favore", "senza aglio"],
    ["it", "un vegano, uno senza glutine", "un vegano, uno senza glutine"],
    ["it", "mia madre è in sedia a rotelle", "mia madre è in sedia a rotelle"],
    ["it", "è il nostro anniversario", "il nostro anniversario"],
    ["it", "non vicino al bagno", "non vicino al bagno"],
    ["it", "tre di noi sono vegetariani", "tre di noi sono vegetariani"],
    ["it", "veniamo con due bambini", "veniamo con due bambini"],
    ["it", "mio padre compie 80 anni", "mio padre compie 80 anni"],
    ["it", "veniamo con due cani", "veniamo con due cani"],
    ["it", "due seggioloni e un passeggino", "due seggioloni e un passeggino"],
    ["it", "niente noci", "niente noci"],
    ["it", "festeggiamo la sua pensione", "festeggiamo la sua pensione"],
    ["it", "due persone non mangiano maiale", "due persone non mangiano maiale"],
    ["it", "la torta alle 21", "la torta alle 21"],
    ["it", "conti separati", "conti separati"],
    ["nl", "een rustige tafel graag", "een rustige tafel"],
    ["nl", "twee van ons zijn vegetariër", "twee van ons zijn vegetariër"],
    ["nl", "zonder knoflook graag", "zonder knoflook"],
    ["nl", "een veganist, een zonder gluten", "een veganist, een zonder gluten"],
    ["nl", "mijn moeder zit in een rolstoel", "mijn moeder zit in een rolstoel"],
    ["nl", "het is onze trouwdag", "het is onze trouwdag"],
    ["nl", "niet naast de wc", "niet naast de wc"],
    ["nl", "drie van ons zijn vegetarisch", "drie van ons zijn vegetarisch"],
    ["nl", "we komen met twee kinderen", "we komen met twee kinderen"],
    ["nl", "mijn vader wordt 80", "mijn vader wordt 80"],
    ["nl", "we nemen twee honden mee", "we nemen twee honden mee"],
    ["nl", "twee kinderstoelen en een buggy", "twee kinderstoelen en een buggy"],
    ["nl", "geen noten alstublieft", "geen noten"],
    ["nl", "we vieren zijn pensioen", "we vieren zijn pensioen"],
    ["nl", "twee personen eten geen varkensvlees", "twee personen eten geen varkensvlees"],
    ["nl", "de taart om 9 uur", "de taart om 9 uur"],
    ["pt", "uma mesa sossegada, por favor", "sossegada"],
    ["pt", "dois de nós são vegetarianos", "dois de nós são vegetarianos"],
    ["pt", "sem alho por favor", "sem alho"],
    ["pt", "um vegano, um sem glúten", "um vegano, um sem glúten"],
    ["pt", "a minha mãe está em cadeira de rodas", "a minha mãe está em cadeira de rodas"],
    ["pt", "é o nosso aniversário de casamento", "é o nosso aniversário de casamento"],
    ["pt", "longe da casa de banho", "longe da casa de banho"],
    ["pt", "três de nós são vegetarianos", "três de nós são vegetarianos"],
    ["pt", "vamos com duas crianças", "vamos com duas crianças"],
    ["pt", "o meu pai faz 80", "o meu pai faz 80"],
    ["pt", "levamos dois cães", "levamos dois cães"],
    ["pt", "duas cadeiras de bebé e um carrinho", "duas cadeiras de bebé e um carrinho"],
    ["pt", "nada de nozes", "nada de nozes"],
    ["pt", "celebramos a reforma dele", "celebramos a reforma dele"],
    ["pt", "duas pessoas não comem porco", "duas pessoas não comem porco"],
    ["pt", "o bolo às 21h", "o bolo às 21h"],
    ["sv", "ett tyst bord, tack", "ett tyst bord"],
    ["sv", "två av oss är vegetarianer", "två av oss är vegetarianer"],
    ["sv", "utan vitlök tack", "utan vitlök"],
    ["sv", "en vegan, en utan gluten", "en vegan, en utan gluten"],
    ["sv", "min mamma sitter i rullstol", "min mamma sitter i rullstol"],
    ["sv", "det är vår bröllopsdag", "det är vår bröllopsdag"],
    ["sv", "inte nära toaletten", "inte nära toaletten"],
    ["sv", "tre av oss är vegetarianer", "tre av oss är vegetarianer"],
    ["sv", "vi har två barn med oss", "vi har två barn med oss"],
    ["sv", "min pappa fyller 80", "min pappa fyller 80"],
    ["sv", "vi tar med två hundar", "vi tar med två hundar"],
    ["sv", "två barnstolar och en barnvagn", "två barnstolar och en barnvagn"],
    ["sv", "inga nötter tack", "inga nötter"],
    ["sv", "vi firar hans pension", "vi firar hans pension"],
    ["sv", "två personer äter inte fläsk", "två personer äter inte fläsk"],
    ["sv", "tårtan klockan 21", "tårtan klockan 21"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(read(text, language)).toEqual({ intent: "inform", comment });
  });
});

describe("a plain yes beside a wish is one, and the wish is kept:", () => {
  test.for([
    ["en", "sure, and a high chair"],
    ["en", "yes please, with a high chair"],
    ["de", "ja, und ein Hochstuhl"],
    ["fr", "oui, et une chaise haute"],
    ["es", "sí, y una trona"],
    ["it", "sì, e un seggiolone"],
    ["nl", "ja, en een kinderstoel"],
    ["pt", "sim, e uma cadeirinha"],
    ["sv", "ja, och en barnstol"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, comment } = read(text, language);
    expect(intent).toBe("affirm");
    expect(comment).toBeDefined();
  });
});

describe("another party is one, whatever is told beside it:", () => {
  test.for([
    ["en", "we are 5 now", 5],
    ["en", "make it two", 2],
    ["en", "two more are coming", 6],
    ["en", "only two of us after all", 2],
    ["en", "there are 5 of us", 5],
    ["en", "5 of us", 5],
    ["en", "actually 6 people", 6],
    ["en", "5 people by the window please", 5],
    ["en", "it's 3 adults and 2 kids", 5],
    ["en", "we're 6, two of us vegan", 6],
    ["en", "make it 5 and a high chair", 5],
    ["en", "5 of us are coming", 5],
    ["en", "table for 6 outside", 6],
    ["en", "one more person", 5],
    ["de", "wir sind jetzt 5", 5],
    ["de", "wir sind zu fünft, zwei davon vegan", 5],
    ["de", "nur zwei von uns", 2],
    ["de", "zwei kommen noch dazu", 6],
    ["de", "5 Personen am Fenster", 5],
    ["fr", "nous sommes 6 maintenant, dont deux végétariens", 6],
    ["fr", "finalement deux personnes", 2],
    ["fr", "seulement deux d'entre nous", 2],
    ["es", "somos 6, dos de nosotros veganos", 6],
    ["es", "al final solo dos", 2],
    ["es", "vienen dos más", 6],
    ["it", "siamo in 6, due vegani", 6],
    ["it", "solo due di noi", 2],
    ["it", "vengono altri due", 6],
    ["nl", "we zijn met 6, waarvan 2 vegetarisch", 6],
    ["nl", "toch maar twee van ons", 2],
    ["nl", "er komen er nog twee bij", 6],
    ["pt", "somos 6, dois veganos", 6],
    ["pt", "afinal só dois de nós", 2],
    ["pt", "vêm mais dois", 6],
    ["sv", "vi är 6, varav två veganer", 6],
    ["sv", "bara två av oss", 2],
    ["sv", "två till kommer", 6],
  ] as const)("in %s, “%s” makes %i", ([language, text, partySize]) => {
    expect(read(text, language)).toHaveProperty("partySize", partySize);
  });
});

describe("courtesies, commands and what nobody can read are no wish:", () => {
  test.for([
    [
      "en",
      "great, thanks; see you then; lovely; can't wait; you are very kind; haha; lol; asdf; 👍; hmm; help; my bookings; good evening; I'll think about it; not sure yet; sounds good; that's all; yes; no; cancel my table by the window; can I cancel later?; could we cancel if it rains",
    ],
    ["de", "danke, super; bis dann; haha; mal sehen; ja; nein; egal"],
    ["fr", "merci beaucoup; à bientôt; parfait; non merci"],
    ["es", "muchas gracias; hasta luego; perfecto; no gracias"],
    ["it", "grazie mille; a presto; perfetto; no grazie"],
    ["nl", "bedankt hoor; tot dan; prima; nee dank je"],
    ["pt", "muito obrigado; até logo; perfeito; não obrigado"],
    ["sv", "tack så mycket; vi ses; perfekt; nej tack"],
  ] as const)("in %s", ([language, texts]) => {
    for (const text of texts.split("; ")) expect(read(text, language), text).not.toHaveProperty("comment");
  });
});

describe("what is asked of the restaurant is no wish, however politely:", () => {
  test.for([
    ["en", "Great. Could we enjoy live music there?"],
    ["en", "Yes! Can I see a menu and drink list?"],
    ["en", "That is correct. Could you give me an idea of their price range?"],
    ["de", "Super. Könnten wir die Speisekarte sehen?"],
    ["fr", "Parfait. On peut voir la carte ?"],
    ["es", "Perfecto. ¿Podemos ver la carta?"],
    ["it", "Perfetto. Possiamo vedere il menu?"],
    ["nl", "Prima. Kunnen we de menukaart zien?"],
    ["pt", "Perfeito. Podemos ver a ementa?"],
    ["sv", "Toppen. Kan vi få se menyn?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "question" });
    expect(read(text, language)).not.toHaveProperty("comment");
  });
});

describe("who asks to be given one of the times puts nothing off:", () => {
  test.for([
    ["en", "give me the 7pm one"],
    ["de", "gib mir den um 19 Uhr"],
    ["fr", "donnez-moi celle de 19h"],
    ["es", "dame la de las 19"],
    ["nl", "geef me die van 19 uur"],
    ["pt", "dá-me a das 19h"],
    ["sv", "ge mig den klockan 19"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ time: "19:00" });
  });
});

test("to ask for a booking and say more is no yes to the one that is shown", () => {
  expect(read("please book the table", "en").intent).toBe("affirm");
  expect(read("I'd like to book", "en").intent).toBe("book");
  expect(read("I'd like a table with a tablecloth", "en").intent).toBe("other");
});

test.for([
  ["en", "can we bring the dog", "dogs"],
  ["de", "können wir auch mit dem hund kommen", "dogs"],
  ["nl", "kunnen we ook met de hond komen", "dogs"],
  ["es", "podemos ir con el perro", "dogs"],
  ["it", "possiamo venire con il cane", "dogs"],
  ["pt", "podemos levar o cão", "dogs"],
  ["sv", "kan vi ta med hunden", "dogs"],
  ["en", "can we have a high chair please", "children"],
] as const)("in %s, “%s” is a wish, and asks about it too", ([language, text, topic]) => {
  for (const expecting of ["name", "phone", "confirm"] as const) {
    const read = understand(text, { now, language, expecting, tablePicked: true });
    expect(read).toMatchObject({ intent: "inform", topics: [topic] });
    expect(read.comment).toBeDefined();
  }
});

describe("a wish with «if possible» asks nothing:", () => {
  test.for([
    ["en", "a high chair if you can", "a high chair"],
    ["de", "ein Hochstuhl wenn's geht", "ein Hochstuhl"],
    ["fr", "une chaise haute si c'est possible", "une chaise haute"],
    ["es", "una trona si se puede", "una trona"],
    ["it", "un seggiolone se si può", "un seggiolone"],
    ["nl", "een kinderstoel als dat kan", "een kinderstoel"],
    ["pt", "uma cadeirinha se der", "uma cadeirinha"],
    ["sv", "en barnstol om det går", "en barnstol"],
    ["nb", "en barnestol hvis det går", "en barnestol"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(read(text, language)).toEqual({ intent: "inform", comment });
  });
});

describe("what introduces a wish is none of it:", () => {
  test.for([
    ["en", "please note that my wife has a nut allergy", "my wife has a nut allergy"],
    [
      "de",
      "bitte beachten Sie, dass meine Gattin eine Nussallergie hat",
      "meine Gattin eine Nussallergie hat",
    ],
    ["fr", "sachez que ma femme est allergique aux noix", "ma femme est allergique aux noix"],
    ["es", "tengan en cuenta que mi mujer es alérgica a las nueces", "mi mujer es alérgica a las nueces"],
    ["it", "tenete presente che mia moglie è allergica alle noci", "mia moglie è allergica alle noci"],
    [
      "nl",
      "houd er rekening mee dat mijn vrouw een notenallergie heeft",
      "mijn vrouw een notenallergie heeft",
    ],
    ["pt", "tenham em conta que a minha mulher é alérgica a nozes", "a minha mulher é alérgica a nozes"],
    ["sv", "tänk på att min fru är allergisk mot nötter", "min fru är allergisk mot nötter"],
    ["nb", "husk at kona mi er allergisk mot nøtter", "kona mi er allergisk mot nøtter"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(read(text, language).comment).toBe(comment);
  });
});
