import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

/** What a guest answers to the summary of a table for four on Saturday at seven, as it is written in one message. */
function answer(language: string, text: string) {
  const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };
  return understand(text, { now, language, expecting: "confirm", tablePicked: true, country: "NO", draft });
}

const agrees = (language: string, text: string) => {
  const { intent, agrees: beside } = answer(language, text);
  return intent === "affirm" || beside === true;
};

const asks = (language: string, text: string) => {
  const { topics, asksMore } = answer(language, text);
  return topics !== undefined || asksMore === true;
};

describe("a yes in a clause of its own is heard", () => {
  test.for([
    ["en", "Perfect, thanks ever so much, do book it for us."],
    ["en", "yep thats fine ta, been trying to find a table all week"],
    ["en", "Brilliant, my husband will be over the moon, so please reserve it."],
    ["de", "Super, vielen Dank, dann buchen Sie das so für uns."],
    ["de", "jo nimm ich, hab schon drei andere läden durch und alles voll"],
    ["de", "Prima, da freuen wir uns schon seit Wochen drauf, also bitte buchen!"],
    ["fr", "Parfait, merci infiniment, vous pouvez réserver."],
    ["fr", "Génial, les copines vont être ravies, allez-y, réservez !"],
    ["es", "Perfecto, mil gracias, haga la reserva."],
    ["es", "venga sí, me la quedo, llevo toda la semana buscando mesa"],
    ["es", "Que sí, pesado, resérvalo de una vez, menudo rollo contigo."],
    ["it", "Perfetto, gentilissimi, confermate pure."],
    ["it", "E certo che sì, santo cielo, prenoti e facciamola finita."],
    ["it", "Che bello, i ragazzi saranno felicissimi, prenotate senz'altro!"],
    ["nl", "Helemaal goed, hartelijk dank, zet u hem maar vast."],
    ["nl", "Wat fijn, daar kijken we al weken naar uit, dus graag boeken!"],
    ["pt", "Perfeito, muito obrigada, pode confirmar."],
    ["pt", "tá ótimo fico com essa, tô a semana inteira atrás de mesa"],
    ["pt", "Claro que sim, caramba, reserve lá isso de uma vez por todas."],
    ["sv", "Perfekt, tusen tack, boka det åt oss."],
    ["sv", "Ja du, gör det, min vän, vi var hos er på vår silverbröllopsdag och torsken var ljuvlig."],
  ] as const)("beside talk, in %s: %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(true);
    expect(answer(language, text)).not.toHaveProperty("comment");
  });

  test.for([
    ["en", "Yes please, and could you let the kitchen know my wife is coeliac."],
    [
      "en",
      "I should be grateful if you would confirm this reservation; I ought to mention that one of our party uses a wheelchair.",
    ],
    ["de", "Ja gern, und geben Sie der Küche bitte weiter, dass mein Mann keine Laktose verträgt."],
    ["de", "Hiermit bestätige ich die Reservierung und weise darauf hin, dass ein Gast im Rollstuhl sitzt."],
    ["fr", "Oui volontiers, et prévenez la cuisine que mon fils est allergique aux arachides."],
    [
      "fr",
      "D'accord, je prends. C'est l'anniversaire de ma femme, une petite bougie sur le dessert lui ferait plaisir.",
    ],
    ["es", "Sí, por favor, y avise a la cocina de que mi marido es celíaco."],
    [
      "es",
      "De acuerdo, confírmela. Mi abuela cumple noventa, así que una velita en el postre sería un detalle precioso.",
    ],
    ["it", "Sì grazie, e avvisi la cucina che mia moglie è celiaca."],
    ["it", "Con la presente confermo la prenotazione e segnalo che uno degli ospiti è in sedia a rotelle."],
    ["nl", "Ja graag, en geef even aan de keuken door dat mijn vrouw glutenvrij moet eten."],
    [
      "nl",
      "Akkoord, reserveert u maar. Mijn moeder wordt die dag tachtig, dus een kaarsje op het toetje zou leuk zijn.",
    ],
    ["pt", "Sim, por favor, e avise a cozinha de que a minha mulher é celíaca."],
    [
      "pt",
      "Combinado, fico com ela. O meu avô faz oitenta anos, por isso uma velinha na sobremesa era um miminho.",
    ],
    ["sv", "Ja tack, och hälsa köket att min fru är glutenintolerant."],
    [
      "sv",
      "Härmed bekräftar jag bokningen och vill samtidigt upplysa om att en av gästerna sitter i rullstol.",
    ],
  ] as const)("beside what is noted, in %s: %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(true);
    expect(answer(language, text).comment).toBeDefined();
  });

  test.for([
    ["en", "go ahead and book it, is there anywhere to park nearby?"],
    ["en", "Great, take it. What time does the kitchen close, by the way?"],
    ["de", "passt, buchen bitte. gibts bei euch parkplätze?"],
    ["de", "Klingt gut, gerne fest eintragen. Wie lange hat die Küche denn samstags auf?"],
    ["fr", "c'est bon réservez, y a un parking pas loin ?"],
    ["fr", "Oui, confirmez s'il vous plaît. Jusqu'à quelle heure servez-vous, au juste ?"],
    ["es", "vale resérvala, hay aparcamiento cerca?"],
    ["es", "Estupendo, adelante con ella. ¿Hasta qué hora está abierta la cocina?"],
    ["it", "ok prenota pure, c'è parcheggio lì vicino?"],
    ["it", "Ottimo, blocchiamolo. Fino a che ora si può ordinare?"],
    ["nl", "prima boek maar, kun je daar ergens parkeren?"],
    ["nl", "Ja, bevestig maar. Kunnen we bij jullie met creditcard betalen?"],
    ["pt", "pode reservar, tem estacionamento perto?"],
    ["pt", "Boa, fechado. Até que horas serve a cozinha?"],
    ["sv", "kör på det, finns det parkering i närheten?"],
    ["sv", "Toppen, spika det. Hur länge är köket öppet på lördagar?"],
    ["en", "yeah book it we need a high chair for the little one and do you do kids portions"],
    [
      "de",
      "ja mach das fest wir brauchen noch einen kinderstuhl und habt ihr auch was für kinder auf der karte",
    ],
    ["fr", "oui vas-y réserve il nous faudrait une chaise haute et est-ce que vous avez un menu enfant"],
    ["es", "sí dale resérvalo necesitamos una trona para el peque y tenéis menú infantil"],
    ["it", "sì vai prenota ci serve un seggiolone per la piccola e avete anche un menù bimbi"],
    ["nl", "ja doe maar boeken we hebben een kinderstoel nodig en hebben jullie ook kindermenu's"],
    ["pt", "sim reserva aí a gente precisa de um cadeirão pro bebê e vocês têm menu infantil"],
    ["sv", "ja boka den vi behöver en barnstol och har ni nån barnmeny"],
  ] as const)("beside a question, in %s: %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(true);
    expect(asks(language, text)).toBe(true);
  });
});

test.for([
  ["en", "No, leave it, my daughter has come down with flu and we're staying in."],
  ["en", "Don't book it please, we've found somewhere closer to the hotel, but thanks for looking."],
  ["de", "Nein danke, lassen Sie's, wir bleiben doch zu Hause, der Kleine hat Fieber."],
  ["de", "bitte nicht buchen, haben jetzt was anderes gefunden, trotzdem danke fürs suchen"],
  ["fr", "Ne réservez pas finalement, on a trouvé plus près de l'hôtel, merci quand même."],
  ["es", "No la reserves al final, hemos encontrado algo más cerca, gracias igualmente."],
  ["it", "No, lasci stare, il bambino ha la febbre e restiamo a casa."],
  ["it", "Non prenotate più, abbiamo trovato un posto vicino all'albergo, grazie comunque del disturbo."],
  ["nl", "Nee, laat maar zitten, onze dochter is ziek en we blijven thuis."],
  ["nl", "Niet boeken alsjeblieft, we hebben iets dichterbij gevonden, toch bedankt voor het zoeken."],
  ["pt", "Não, deixe estar, o menino está com febre e ficamos em casa."],
  ["pt", "Não reserve afinal, encontrámos um sítio mais perto do hotel, obrigado na mesma."],
  ["sv", "Nej, strunta i det, dottern har blivit sjuk och vi stannar hemma."],
] as const)("a no is one beside its reason, in %s: %s", ([language, text]) => {
  expect(agrees(language, text)).toBe(false);
  expect(["deny", "cancel"]).toContain(answer(language, text).intent);
});

describe("no yes is heard", () => {
  test.for([
    ["en", "Yes but make it five, my brother has just decided to come along."],
    ["en", "We'd need half past seven instead, the babysitter can't get here any earlier, sorry."],
    ["de", "Ja, aber bitte für sechs Personen, die Nachbarn kommen jetzt doch mit."],
    ["de", "Acht Uhr wäre besser, unser Zug kommt erst um halb acht an."],
    ["fr", "Oui mais on sera cinq, mon beau-frère vient de s'inviter."],
    ["fr", "Il me faudrait plutôt vingt heures, je sors du travail à sept heures."],
    ["es", "Sí, pero seremos cinco, que mi cuñado se ha apuntado a última hora."],
    ["es", "Nos vendría mejor a las ocho, el avión aterriza a las seis y media."],
    ["it", "Sì però siamo in cinque, si è aggiunto mio cognato all'ultimo."],
    ["it", "Ci servirebbe alle otto, prima la tata non arriva."],
    ["nl", "Ja, maar dan wel voor vijf, mijn broer gaat toch mee."],
    ["nl", "Acht uur zou beter zijn, de oppas kan niet eerder."],
    ["pt", "Sim, mas para cinco, que o meu cunhado também resolveu vir."],
    ["pt", "Dava-nos mais jeito às oito, o comboio só chega às sete e um quarto."],
    ["sv", "Ja fast vi blir fem, brorsan ville plötsligt hänga med."],
    ["sv", "Klockan åtta vore bättre, barnvakten kan inte komma tidigare."],
    ["en", "Sunday would suit us better actually, and please note one of us can't eat shellfish."],
    ["de", "Lieber doch am Sonntag, und notieren Sie bitte, dass jemand von uns gegen Nüsse allergisch ist."],
    ["fr", "Plutôt dimanche alors, et notez bien que l'une de nous ne supporte pas le gluten."],
    ["es", "Mejor el domingo, y tomen nota de que una persona no puede comer marisco."],
    ["it", "Meglio domenica, e segnate che uno di noi è allergico ai crostacei."],
    ["nl", "Toch liever zondag, en noteer dat iemand van ons geen schaaldieren mag."],
    ["pt", "Domingo é melhor, e anote que uma das pessoas não pode comer marisco."],
    ["sv", "Hellre söndag i så fall, och notera att en av oss inte tål skaldjur."],
  ] as const)("where another table is wished for, in %s: %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(false);
  });

  test.for([
    ["en", "How long would we have the table for, and is there a set menu on Saturdays?"],
    ["de", "Bevor ich zusage: Gibt es bei Ihnen glutenfreie Gerichte? Meine Schwester ist da heikel."],
    ["de", "Was kostet denn das Menü, und darf man bei Ihnen eigenen Wein mitbringen?"],
    ["fr", "Avant de vous dire oui, avez-vous des plats végétaliens ? Ma fille ne mange rien d'autre."],
    ["fr", "Combien coûte le menu du samedi, et est-ce qu'il y a de la musique ?"],
    ["es", "¿Cuánto cuesta el menú degustación y cuánto rato podemos quedarnos en la mesa?"],
    ["it", "Quanto costa il menù fisso, e per quanto tempo teniamo il tavolo?"],
    ["nl", "Wat kost het menu op zaterdag en hoe lang mogen we blijven zitten?"],
    ["pt", "Quanto custa o menu de sábado e quanto tempo podemos ficar à mesa?"],
    ["sv", "Vad kostar menyn på lördagar och hur länge får vi ha bordet?"],
    ["en", "Hmm let me check with the others first, they never answer their phones."],
    ["de", "Moment, ich muss erst noch meine Frau fragen, die ist gerade beim Sport."],
    ["fr", "Attendez, je vois d'abord avec les autres, ils sont longs à répondre."],
    ["es", "Espera, que lo consulto con los demás, que nunca contestan al móvil."],
    ["it", "Aspetta che sento gli altri, tanto quelli non rispondono mai."],
    ["nl", "Wacht even, ik moet het eerst met de rest overleggen en die zijn nooit snel."],
    ["pt", "Espera aí que vou ver com o pessoal, eles demoram sempre a responder."],
    ["sv", "Vänta lite, jag måste höra med de andra först och de svarar aldrig i telefon."],
  ] as const)("where it is only asked, or all hangs on something, in %s: %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(false);
  });

  test.for([
    ["en", "book it, the smaller table please"],
    ["en", "book it, the later one"],
    ["en", "book it, the day after"],
    ["en", "book it, not on Saturday"],
    ["en", "book it, only for the two of us"],
    ["en", "book it, my boss has to agree first"],
    ["en", "Do you have heaters? If so, book it"],
    ["en", "I'll book it tomorrow"],
    ["de", "ich buche morgen"],
    ["de", "bitte buchen, einen Tag später"],
    ["fr", "réservez, le lendemain"],
    ["fr", "vous m'avez coupé l'appétit, gardez-la, votre table"],
    ["es", "resérvala, para el domingo"],
    ["es", "te confirmo mañana"],
    ["it", "confermo domani"],
    ["nl", "boek maar, een dag later"],
    ["nl", "ik neem mijn zus mee"],
    ["pt", "confirmo amanhã"],
    ["sv", "boka, en dag senare"],
    ["sv", "jag tar med min syster"],
  ] as const)("where the order is not of what is shown, or for later, in %s: %s", ([language, text]) => {
    expect(agrees(language, text)).toBe(false);
  });
});

describe("what is said to be right so is a yes beside a question too:", () => {
  const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
  const answer = (language: string, text: string) =>
    understand(text, { now, language, expecting: "confirm", changeShown: true, draft });

  test.for([
    ["en", "exactly. how long can we stay?"],
    ["de", "genau so. wie lange dürfen wir bleiben?"],
    ["es", "eso es. cuánto podemos quedarnos?"],
    ["fr", "exactement. on peut rester combien de temps ?"],
    ["it", "esatto. quanto possiamo restare?"],
    ["nl", "precies. hoe lang mogen we blijven?"],
    ["pt", "Boa, de acordo. quanto tempo podemos ficar?"],
    ["sv", "precis så. hur länge får vi stanna?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(answer(language, text)).toMatchObject({ intent: "question", agrees: true, topics: ["stay"] });
  });

  test.for([
    ["en", "exactly how many of us is it?"],
    ["de", "genau so viele wie letztes Mal?"],
    ["es", "exacto, si la terraza está abierta"],
    ["fr", "exactement, si la terrasse est ouverte"],
    ["it", "esatto, se la terrazza è aperta"],
    ["nl", "precies, als het terras open is"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    const { intent, agrees } = answer(language, text);
    expect({ isYes: intent === "affirm" || agrees === true }).toEqual({ isYes: false });
  });
});
