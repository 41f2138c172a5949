import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };

/** What is shown for a yes: a table on Saturday at seven, the same as it would be changed, or a booking to be cancelled. */
const shown = { s: { tablePicked: true }, c: { changeShown: true }, x: {} } as const;

const answer = (what: keyof typeof shown, language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", country: "NO", draft, ...shown[what] });

const agrees = (...said: Parameters<typeof answer>) => {
  const { intent, agrees: beside } = answer(...said);
  return intent === "affirm" || beside === true;
};

describe("a yes is heard", () => {
  test.for([
    ["s", "en", "yeah go on, we'll see"],
    ["s", "en", "yes do it, we'll see how it goes"],
    ["s", "de", "ja mach, mal sehen wie's wird"],
    ["s", "de", "jo mach mal, wir werden sehen"],
    ["s", "fr", "ouais vas-y, on verra bien"],
    ["s", "fr", "oui allez-y, on verra"],
    ["s", "es", "sí dale, ya veremos"],
    ["s", "es", "venga, resérvala, a ver qué tal"],
    ["s", "it", "sì vai, poi vediamo"],
    ["s", "it", "ok prenota, vedremo"],
    ["s", "nl", "ja doe maar, we zien wel"],
    ["s", "nl", "ja boek maar, we zullen zien"],
    ["s", "pt", "sim força, logo se vê"],
    ["s", "pt", "pode reservar, depois vê-se"],
    ["s", "pt", "vai lá, a gente vê"],
    ["s", "sv", "ja kör, vi får se"],
    ["s", "sv", "ja boka, vi får väl se"],
  ] as const)("and lets the rest come as it may: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });

  test.for([
    ["s", "en", "works book"],
    ["s", "en", "sounds good book it"],
    ["s", "en", "thats fine reserve"],
    ["s", "de", "passt buch"],
    ["s", "de", "geht klar reservier"],
    ["s", "de", "passt reservieren"],
    ["s", "fr", "ça marche réserve"],
    ["s", "fr", "ça me va réserve"],
    ["s", "fr", "c'est bon prends"],
    ["s", "fr", "nickel réservez"],
    ["s", "es", "va bien reserva"],
    ["s", "es", "me vale reserva"],
    ["s", "es", "perfecto reserva"],
    ["s", "it", "va bene prenota"],
    ["s", "it", "ci sta prenota"],
    ["s", "nl", "prima boek"],
    ["s", "nl", "is goed reserveer"],
    ["s", "nl", "komt goed boek"],
    ["s", "pt", "tá bom reserva"],
    ["s", "pt", "pode ser reserva"],
    ["s", "pt", "combinado reserva"],
    ["s", "sv", "funkar boka"],
    ["s", "sv", "det blir bra boka"],
    ["s", "sv", "går bra boka"],
  ] as const)("and an order, which nothing divides: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });

  test.for([
    ["s", "en", "perfect. where does one park?"],
    ["s", "de", "perfekt. wo parkt man?"],
    ["s", "fr", "parfait. où est-ce qu'on se gare ?"],
    ["s", "es", "perfecto. dónde se aparca?"],
    ["s", "it", "perfetto. dove si parcheggia?"],
    ["s", "nl", "perfect. waar parkeer je?"],
    ["s", "pt", "perfeito. onde se estaciona?"],
    ["s", "sv", "perfekt. var parkerar man?"],
    ["s", "en", "great. how do we get there?"],
    ["s", "de", "super. wie kommt man hin?"],
    ["s", "fr", "parfait. comment on y va ?"],
    ["s", "es", "genial. cómo se llega?"],
    ["s", "it", "ottimo. come si arriva?"],
    ["s", "nl", "top. hoe kom je daar?"],
    ["s", "pt", "ótimo. como se chega aí?"],
    ["s", "sv", "toppen. hur tar man sig dit?"],
  ] as const)("beside the way there: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });

  test.for([
    ["s", "en", "YESSS add it"],
    ["s", "en", "yesss add"],
    ["s", "de", "JAAA eintragen"],
    ["s", "de", "jaaa füg hinzu"],
    ["s", "fr", "OUIII ajoute"],
    ["s", "fr", "ouiii ajoutez-le"],
    ["s", "es", "SIII añade"],
    ["s", "es", "siii añádelo"],
    ["s", "it", "SIII aggiungi"],
    ["s", "it", "siii aggiungilo"],
    ["s", "nl", "JAAA voeg toe"],
    ["s", "nl", "jaaa zet erbij"],
    ["s", "pt", "SIIIM adiciona"],
    ["s", "pt", "siiim acrescenta"],
    ["s", "sv", "JAAA lägg till"],
    ["s", "sv", "jaaa lägg till det"],
  ] as const)("that has it added: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });

  test.for([
    ["s", "en", "fine as it is, we'll stay à la carte, go ahead and book"],
    ["s", "de", "passt so, wir bleiben à la carte, bitte buchen"],
    ["s", "fr", "c'est bien comme ça, on reste à la carte, réservez"],
    ["s", "es", "está bien así, nos quedamos con la carta, resérvala"],
    ["s", "it", "va bene così, restiamo alla carta, prenota pure"],
    ["s", "pt", "está bem assim, ficamos pela carta, pode reservar"],
    ["s", "sv", "det är bra så, vi stannar vid à la carte, boka du"],
  ] as const)("beside how they dine: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });

  test.for([
    ["s", "en", "Yes that is what I asked for, so kindly book now"],
    ["s", "en", "Yes I did ask for that, so be so kind as to book it now"],
    ["s", "de", "Ja darum hatte ich ja gebeten, also bitte jetzt buchen"],
    ["s", "de", "Ja genau das wollte ich doch, also sei so gut und buch jetzt"],
    ["s", "fr", "Oui c'est ce que j'avais demandé, donc merci de réserver maintenant"],
    ["s", "fr", "Oui c'est bien ce que je demandais, alors soyez gentil de réserver"],
    ["s", "es", "Sí es lo que pedí, así que haga el favor de reservar ya"],
    ["s", "es", "Sí eso es lo que había pedido, así que sea tan amable de reservar"],
    ["s", "it", "Sì è quello che avevo chiesto, quindi sia gentile e prenoti ora"],
    ["s", "it", "Sì l'avevo chiesto io, quindi gentilmente prenoti adesso"],
    ["s", "nl", "Ja daar vroeg ik toch om, dus wees zo vriendelijk en boek nu"],
    ["s", "nl", "Ja dat vroeg ik ook, dus graag nu boeken"],
    ["s", "pt", "Sim foi isso que pedi, por isso faça o favor de reservar já"],
    ["s", "pt", "Sim era o que eu tinha pedido, por isso tenha a bondade de reservar"],
    ["s", "sv", "Ja det bad jag ju om, så snällt av dig att boka nu"],
    ["s", "sv", "Ja det var det jag bad om, så var snäll och boka nu"],
  ] as const)("from who said so before: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });

  test.for([
    ["c", "en", "Until half nine then, fine. Yes change it"],
    ["c", "de", "Bis halb zehn also, prima. Ja ändern Sie es"],
    ["c", "fr", "Jusqu'à 21h30 donc, très bien. Oui modifiez"],
    ["c", "es", "Hasta las nueve y media entonces, bien. Sí cámbialo"],
    ["c", "it", "Fino alle 21:30 quindi, bene. Sì cambia pure"],
    ["c", "nl", "Tot half 10 dus, prima. Ja wijzig maar"],
    ["c", "pt", "Até às 21h30 então, ótimo. Sim pode mudar"],
    ["s", "nl", "Tot half 10 dus, prima. Ja boek maar"],
    ["s", "de", "Bis halb zehn also, prima. Ja bitte buchen"],
  ] as const)("beside how long they stay: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });

  test.for([
    ["s", "en", "Yes exactly like that. See you Saturday!"],
    ["s", "en", "yess just so. Until Saturday!"],
    ["s", "de", "Jaa genau so. Bis Samstag!"],
    ["s", "fr", "Ouii exactement comme ça. À samedi !"],
    ["s", "es", "Síí exactamente así. ¡Hasta el sábado!"],
    ["s", "it", "Sìì esattamente così. A sabato!"],
    ["s", "nl", "Jaa precies zo. Tot zaterdag!"],
    ["s", "pt", "Siim exatamente assim. Até sábado!"],
    ["s", "sv", "Jaa precis så. Vi ses på lördag!"],
  ] as const)("beside a goodbye of that day: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });

  test.for([
    ["s", "en", "yes book. and don't put anything in about the allergy"],
    ["s", "de", "ja buchen. und schreib nichts von der allergie rein"],
    ["s", "fr", "oui réserve. et ne mets rien sur l'allergie"],
    ["s", "es", "sí reserva. y no pongas nada de la alergia"],
    ["s", "it", "sì prenota. e non scrivere niente dell'allergia"],
    ["s", "nl", "ja boek. en zet er niks bij over die allergie"],
    ["s", "pt", "sim reserva. e não ponhas nada sobre a alergia"],
    ["s", "sv", "ja boka. och skriv inget om allergin"],
    ["s", "en", "Yes please book, but nothing in the notes about my birthday"],
    ["s", "de", "Ja, bitte buchen, aber bitte nichts vom Geburtstag notieren"],
    ["s", "nl", "Ja graag boeken, maar niets noteren over de verjaardag"],
  ] as const)("beside what is not to be noted: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
    expect(answer(what, language, text)).not.toHaveProperty("comment");
  });

  test.for([
    ["x", "en", "yes away with it"],
    ["x", "en", "yes get rid of it"],
    ["x", "de", "ja weg damit"],
    ["x", "fr", "oui virez-la"],
    ["x", "fr", "oui dégage"],
    ["x", "es", "sí quítala"],
    ["x", "it", "sì via"],
    ["x", "it", "sì toglila"],
    ["x", "nl", "ja weg ermee"],
    ["x", "nl", "ja haal maar weg"],
    ["x", "pt", "sim tira"],
    ["x", "sv", "ja bort med den"],
    ["x", "sv", "ja ta bort den"],
  ] as const)("to a cancellation: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });

  test.for([
    ["s", "en", "Then you may book, and I'd appreciate it if the lactose intolerance is mentioned"],
    ["s", "de", "Dann können Sie buchen, und ich wäre dankbar, wenn die Laktoseintoleranz vermerkt wird"],
    ["s", "fr", "Alors vous pouvez réserver, et je vous saurais gré de mentionner l'intolérance au lactose"],
    [
      "s",
      "fr",
      "Alors vous pouvez réserver, et je vous remercie de bien vouloir noter l'intolérance au lactose",
    ],
    ["s", "es", "Entonces puede reservar, y agradezco que se mencione la intolerancia a la lactosa"],
    ["s", "it", "Allora può prenotare, e gradirei che si menzionasse l'intolleranza al lattosio"],
    ["s", "pt", "Então pode reservar, e agradeço que se mencione a intolerância à lactose"],
    ["s", "sv", "Då kan ni boka, och jag uppskattar om laktosintoleransen nämns"],
    ["s", "pt", "Pode reservar, e peço que se tenha em conta a alergia a nozes"],
    ["s", "es", "Puede reservar, y pido que se tenga en cuenta la alergia a los frutos secos"],
    ["s", "it", "Può prenotare, e chiedo che si tenga conto dell'allergia alle noci"],
  ] as const)("beside what is asked for in courtesy: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });

  test.for([
    ["s", "en", "I am writing to confirm the reservation"],
    ["s", "en", "I hereby wish to confirm the booking"],
    ["s", "de", "Hiermit möchte ich die Reservierung bestätigen"],
    ["s", "de", "Ich schreibe Ihnen, um die Reservierung zu bestätigen"],
    ["s", "fr", "Je vous écris pour confirmer la réservation"],
    ["s", "fr", "Par la présente, je vous confirme la réservation"],
    ["s", "es", "Por la presente quiero confirmar la reserva"],
    ["s", "es", "Le escribo para confirmar la reserva"],
    ["s", "it", "Con la presente desidero confermare la prenotazione"],
    ["s", "it", "Le scrivo per confermare la prenotazione"],
    ["s", "nl", "Hierbij wil ik de reservering bevestigen"],
    ["s", "nl", "Bij dezen bevestig ik de reservering"],
    ["s", "pt", "Venho por este meio confirmar a reserva"],
    ["s", "pt", "Escrevo para confirmar a reserva"],
    ["s", "sv", "Jag skriver för att bekräfta bokningen"],
    ["s", "sv", "Härmed vill jag bekräfta bokningen"],
    ["s", "pt", "Pode reservar, e agradecia se mencionassem a intolerância à lactose"],
    ["s", "es", "Puede reservar, y le agradecería si anotara la alergia a los frutos secos"],
    ["s", "fr", "Vous pouvez réserver, et je vous serais reconnaissante si vous notiez l'allergie aux noix"],
    ["s", "it", "Può prenotare, e le sarei grato se annotasse l'allergia alle noci"],
  ] as const)("in formal words: %s %s %s", ([what, language, text]) => {
    expect(agrees(what, language, text)).toBe(true);
  });
});

test.for([
  ["s", "en", "we'll see"],
  ["s", "fr", "on verra bien"],
  ["s", "nl", "we zien wel"],
  ["s", "sv", "vi får se"],
  ["s", "es", "ya veremos"],
  ["s", "it", "vedremo"],
  ["s", "de", "mal sehen"],
  ["s", "pt", "logo se vê"],
  ["s", "en", "yes maybe, we'll see"],
  ["s", "fr", "oui peut-être, on verra"],
  ["s", "en", "perfect, where do you park?"],
  ["s", "it", "perfetto, dove si parcheggia?"],
  ["c", "nl", "Half 10 dus, prima. Ja wijzig maar"],
  ["c", "en", "Half nine then, fine. Yes change it"],
  ["s", "nl", "Om half 10 dus. Ja boek maar"],
  ["s", "en", "until six then, yes book it"],
  ["s", "nl", "Jaa precies zo. Tot zondag!"],
  ["s", "en", "Yes exactly like that. On Sunday!"],
  ["s", "pt", "sim, se houver esplanada"],
  ["s", "pt", "Pode reservar se houver esplanada"],
  ["s", "pt", "Pode reservar, se se puder ficar na esplanada"],
  ["s", "pt", "Pode reservar, e só se tiver esplanada"],
  ["s", "es", "sí, si hay terraza"],
  ["s", "it", "sì, se c'è la terrazza"],
  ["s", "it", "Può prenotare, se si può stare fuori"],
  ["s", "fr", "oui, s'il y a une terrasse"],
  ["s", "en", "yes if there's a terrace"],
  ["s", "de", "ja, wenn es eine Terrasse gibt"],
  ["s", "nl", "ja, als er een terras is"],
  ["s", "sv", "ja, om det finns uteservering"],
  ["s", "en", "I am writing to confirm the reservation for Sunday"],
  ["s", "pt", "Venho por este meio perguntar se a reserva está confirmada"],
  ["s", "pt", "Venho por este meio confirmar a reserva amanhã"],
  ["s", "de", "Dann können Sie buchen, und ich wäre dankbar, wenn wir draußen sitzen"],
  ["s", "en", "Then book it if the nut allergy can be catered for"],
  ["s", "en", "ok. where do you park?"],
  ["s", "en", "perfect. where are you?"],
  ["s", "en", "great. how long can we stay?"],
  ["s", "en", "great. how do we get there if we have no car?"],
  ["s", "de", "super. wo sitzen wir da?"],
  ["s", "nl", "precies zo. En zondag?"],
] as const)("no yes is heard: %s %s %s", ([what, language, text]) => {
  expect(agrees(what, language, text)).toBe(false);
});

test.for([
  [
    "fr",
    "Oui, parfait, sauf que le prénom s'écrit Mathilde avec h, mais sinon vous pouvez y aller",
    "Mathilde",
  ],
  [
    "en",
    "Yes, perfect, except the first name is spelled Matilde without an h, but otherwise go ahead",
    "Matilde",
  ],
  [
    "de",
    "Ja, perfekt, nur der Vorname schreibt sich Mathilde mit h, aber sonst können Sie buchen",
    "Mathilde",
  ],
  [
    "es",
    "Sí, perfecto, solo que el nombre se escribe Mathilde con h, pero por lo demás adelante",
    "Mathilde",
  ],
  ["it", "Sì, perfetto, solo che il nome si scrive Matilde senza h, ma per il resto prenoti pure", "Matilde"],
  ["nl", "Ja, perfect, alleen schrijf je de voornaam als Mathilde met h, maar verder boek maar", "Mathilde"],
  ["pt", "Sim, perfeito, só que o nome escreve-se Matilde sem h, mas de resto pode reservar", "Matilde"],
  ["sv", "Ja, perfekt, fast förnamnet stavas Mathilde med h, men annars kan du boka", "Mathilde"],
] as const)("a name put right beside a yes is shown again: %s %s", ([language, text, firstName]) => {
  const said = answer("s", language, text);
  expect(said).toMatchObject({ intent: "inform", firstName, halfOfName: true });
  expect(said).not.toHaveProperty("agrees");
  expect(said).not.toHaveProperty("comment");
});

test.for([
  ["nl", "Tot half 10 dus, prima. Ja wijzig maar"],
  ["de", "Bis halb zehn also, prima. Ja ändern Sie es"],
] as const)("how long they stay is no other hour: %s %s", ([language, text]) => {
  expect(answer("c", language, text)).not.toHaveProperty("timeTo");
});
