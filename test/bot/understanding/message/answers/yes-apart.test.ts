import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 6, date: "2026-11-20", time: "19:00" };
const read = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("a yes in a sentence of its own agrees beside a question:", () => {
  test.for([
    ["en", "Yes. Thank you. And how long may we remain at the table?"],
    ["en", "yes please. Now if I want to move it to 8 on the night, do I just text you?"],
    ["de", "Ja, bitte. Wie lange können wir bleiben?"],
    ["fr", "Oui, merci. Combien de temps peut-on rester ?"],
    ["es", "Sí, gracias. ¿Cuánto tiempo podemos quedarnos?"],
    ["it", "Sì, grazie. Quanto tempo possiamo restare?"],
    ["nl", "Ja graag. Hoe lang mogen we blijven?"],
    ["pt", "Sim, obrigado. Quanto tempo podemos ficar?"],
    ["sv", "Ja tack. Hur länge får vi sitta?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "question", agrees: true });
  });

  test.for([
    "ok. how long may we stay?",
    "yes? how long may we stay?",
    "yes, but is there parking?",
    "yes if there is parking. is there?",
    "is there parking? if so, yes",
  ])("“%s” does not", (text) => {
    expect(read(text, "en")).not.toHaveProperty("agrees");
  });
});

describe("so it does beside a question that nobody here can answer, with its mark or without:", () => {
  test.for([
    ["en", "yes then book it, can they do a cake?"],
    ["en", "yeah perfect. can you text the others or do i just forward something?"],
    ["de", "ja gerne. kann man da auch gut mit dem Rad hin?"],
    ["fr", "oui réservez. vous m'envoyez un sms ?"],
    ["es", "sí, ¿y sois rápidos?"],
    ["it", "sì, e siete veloci?"],
    ["nl", "ja en zijn jullie snel want we moeten om tien uur naar de boot"],
    ["pt", "sim, reserve. mandam mensagem?"],
    ["sv", "ja, och går det snabbt?"],
    ["nl", "Laat ook maar. Ja, reserveer maar. Hoe laat moeten we er weer weg?"],
    ["fr", "Laissez tomber. Oui, réservez. On doit partir à quelle heure ?"],
    ["pt", "isso fechou, e tem algo sem lactose? a Bia passa mal"],
    ["it", "sì grazie gentilissimo e il numero del ristorante qual è che non si sa mai"],
    ["en", "yes is there parking"],
    ["de", "ja passt wo ist das"],
    ["fr", "oui vas y c quoi ladresse exact"],
    ["fr", "oui, et c'est bruyant ?"],
    ["it", "sì dov'è"],
    ["nl", "ja prima waar is het"],
    ["pt", "sim onde fica"],
    ["sv", "ja tack var ligger det"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "question", agrees: true });
  });

  test.for([
    ["en", "yes, or is there something better?"],
    ["en", "yes. or is the other restaurant nearer?"],
    ["en", "yes? what else is there?"],
    ["en", "yes. what other times are there?"],
    ["en", "yes, can I still change my mind?"],
    ["en", "yes, do you have a bigger table?"],
    ["en", "yes can you make it 8"],
    ["de", "ja, oder gibt es was Besseres?"],
    ["fr", "oui ou alors il y a mieux ?"],
    ["es", "sí, ¿o hay algo mejor?"],
    ["it", "sì, o c'è di meglio?"],
    ["nl", "ja, of is er iets beters?"],
    ["pt", "sim, ou há melhor?"],
    ["sv", "ja, eller finns det något bättre?"],
  ] as const)("but not %s: %s, which looks for something else", ([language, text]) => {
    const { intent, ...more } = read(text, language);
    expect(intent).not.toBe("affirm");
    expect(more).not.toHaveProperty("agrees");
  });
});

describe("to agree to terms is a yes, beside a wish as well:", () => {
  test.for([
    ["en", "Very well, I agree to those terms. Would you also arrange for a small cake?"],
    ["en", "Agree and book, and please note the wish for a cake."],
    ["de", "einverstanden, und bitte eine Kerze aufs Dessert"],
    ["de", "ich stimme zu. Wäre ein Kuchen möglich?"],
    ["fr", "j'accepte les conditions, réservez. Un gâteau serait possible ?"],
    ["es", "acepto las condiciones, ¿podrían poner una vela?"],
    ["nl", "akkoord, en graag een taartje"],
    ["pt", "aceito as condições. podem arranjar um bolo?"],
    ["sv", "jag godkänner villkoren, och en tårta tack"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ agrees: true, comment: expect.anything() });
  });

  test.for([
    ["en", "I don't agree to those terms"],
    ["en", "do I have to agree to the terms?"],
    ["de", "damit bin ich nicht einverstanden"],
    ["fr", "je n'accepte pas"],
    ["es", "no acepto las condiciones"],
    ["it", "non accetto"],
    ["nl", "niet akkoord"],
    ["pt", "não aceito isso"],
    ["sv", "jag godkänner inte det"],
  ] as const)("but not %s: %s", ([language, text]) => {
    const { intent, ...more } = read(text, language);
    expect(intent).not.toBe("affirm");
    expect(more).not.toHaveProperty("agrees");
  });
});

describe("after musing, the last sentence says what it comes to, if it is an order:", () => {
  test.for(["ok never mind, book it", "forget it, it's fine. Please do book it."])("“%s”", (text) => {
    expect(read(text, "en").intent).toBe("affirm");
  });

  test.for(["never mind", "forget it, don't book it", "never mind, book the other one"])(
    "“%s” is no yes",
    (text) => {
      expect(read(text, "en").intent).not.toBe("affirm");
    },
  );

  test("“go ahead and book it”", () => {
    expect(read("ah sure look we'll ask on the night. go ahead and book it", "en").intent).toBe("affirm");
  });

  test.for(["not sure. yes", "I don't know. book it if my wife agrees", "no. book it"])(
    "“%s” is no yes",
    (text) => {
      expect(read(text, "en").intent).not.toBe("affirm");
    },
  );
});

describe("a yes beside a wish agrees to the table, and says the wish:", () => {
  test.for([
    ["en", "Yes correct, kindly book. Two kids need high chair"],
    ["en", "Two kids need a high chair. Please do book it."],
    ["de", "perfekt, ja. und bitte kein Tisch an der Tür"],
    ["it", "sì prenoti, un bambino è allergico al latte"],
    ["it", "sì, vicino alla finestra se possibile"],
    ["en", "yes. my sister uses crutches so no stairs if poss"],
    ["fr", "oui, et c'est pour notre anniversaire de mariage"],
    ["en", "yes book it and put down that the dog is coming"],
    ["de", "ja und bitte einen Hochstuhl"],
    ["fr", "oui et notez une chaise haute"],
    ["es", "sí y apunten una trona"],
    ["nl", "ja en een kinderstoel graag"],
    ["sv", "ja och en barnstol tack"],
    ["pt", "pode reservar. vamos levar duas crianças, precisamos de uma cadeirinha"],
    ["nl", "zet er dan ook bij: 3 kinderstoelen graag. en ja, reserveren"],
    ["en", "it's a surprise so don't call her! but yes go ahead"],
    ["de", "es ist eine Überraschung, nicht anrufen! aber ja, reservieren"],
    ["fr", "c'est une surprise, ne l'appelez pas ! mais oui, vous pouvez réserver"],
    ["it", "è una sorpresa, non chiamatela! ma sì, prenoti pure"],
    ["pt", "é surpresa, não lhe liguem a ela! mas sim pode reservar"],
    ["nl", "het is een verrassing dus niet bellen! maar ja, doe maar"],
    ["sv", "det är en överraskning så ring inte henne! men ja, boka"],
  ] as const)("%s: %s", ([language, text]) => {
    const { agrees, comment } = read(text, language);
    expect([agrees, comment !== undefined]).toEqual([true, true]);
  });

  test.for([
    "yes, but only by the window",
    "yes if it's by the window",
    "yes, only outside please",
    "ok, by the window",
    "no, a quiet table please",
    "ok and a high chair",
    "no and a high chair",
    "only if there's a table by the window. then book it",
    "a high chair please. but don't book it yet",
    "is there a high chair? if so, book it",
  ])("but “%s” does not", (text) => {
    expect(read(text, "en")).not.toHaveProperty("agrees");
  });
});

describe("a yes in a sentence of its own agrees beside a wish in the manner of a question:", () => {
  test.for([
    ["en", "yes. could we sit by the window?", "sit by the window"],
    ["en", "Yes! Would it be possible to have a table by the window?", "by the window"],
    ["de", "Ja. Können wir am Fenster sitzen?", "am Fenster sitzen"],
    ["fr", "Oui. Est-ce qu'on peut être près de la fenêtre ?", "être près de la fenêtre"],
    ["es", "Sí. ¿Podemos sentarnos junto a la ventana?", "sentarnos junto a la ventana"],
    ["it", "Sì. Possiamo avere un tavolo vicino alla finestra?", "tavolo vicino alla finestra"],
    ["nl", "Ja graag. Kunnen we bij het raam zitten?", "bij het raam zitten"],
    ["pt", "Sim. Podemos ficar perto da janela?", "ficar perto da janela"],
    ["sv", "Ja tack. Kan vi få sitta vid fönstret?", "sitta vid fönstret"],
  ] as const)("%s: %s", ([language, text, comment]) => {
    expect(read(text, language)).toMatchObject({ intent: "affirm", agrees: true, comment });
  });

  test.for([
    "could we sit by the window?",
    "yes? could we sit by the window?",
    "ok. could we sit by the window?",
    "no. could we sit by the window?",
    "yes. but could we sit by the window?",
    "yes. only if we could sit by the window?",
    "yes. could we sit by the window at 8?",
    "if we can sit by the window, yes. can we?",
  ])("but “%s” does not", (text) => {
    const { intent, agrees } = read(text, "en");
    expect(intent === "affirm" || agrees === true).toBe(false);
  });
});

describe("asked whether they come, a yes in a clause of its own is one, and what is asked beside it is asked:", () => {
  const atPrompt = (text: string, language: string) =>
    understand(text, { now, language, expecting: "confirm" });

  test.for([
    ["en", "yes we'll be there, is there a dress code?"],
    ["de", "Ja, wir kommen. Gibt es Parkplätze?"],
    ["fr", "oui oui on sera là sans faute, est-ce qu'il faut s'habiller chic ?"],
    ["es", "sí, vamos. ¿hay aparcamiento?"],
    ["it", "sì ci saremo, c'è parcheggio?"],
    ["nl", "ja we komen, is er parkeergelegenheid?"],
    ["pt", "sim, vamos. há estacionamento?"],
    ["sv", "ja vi kommer, finns det parkering?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(atPrompt(text, language)).toMatchObject({ intent: "question", agrees: true });
  });

  test.for([
    "yes if there's parking, is there?",
    "yes but is there parking?",
    "is there parking? yes",
    "fine with a small dog?",
    "ok, is there parking?",
  ])("but “%s” waits for the answer", (text) => {
    expect(atPrompt(text, "en")).not.toHaveProperty("agrees");
  });
});

describe("what is called off in a sentence of its own is, whatever comes of it later:", () => {
  const asked = (text: string, language: string) =>
    understand(text, { now, language, expecting: "confirm", draft: { partySize: 2, date: "2026-11-20" } });

  test.for([
    ["en", "Yes, please cancel it. I'll get back to you when she's better"],
    ["de", "Ja, bitte absagen. Ich melde mich wieder, wenn es ihr besser geht"],
    ["fr", "Oui, annulez s'il vous plaît. Je vous rappelle quand elle ira mieux"],
    ["es", "Sí, cancélela por favor. Ya les llamaré cuando esté mejor"],
    ["it", "Sì, annulli pure. Vi ricontatto quando starà meglio"],
    ["nl", "Ja, annuleer maar. Ik meld me weer als het beter gaat"],
    ["pt", "Sim, pode cancelar. Volto a ligar quando ela estiver melhor"],
    ["sv", "Ja, avboka tack. Jag hör av mig när hon mår bättre"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(asked(text, language).intent).toBe("cancel");
  });

  test.for([
    ["en", "Yes, cancel it. Or wait, let me ask her first"],
    ["en", "Cancel it. But only if it costs nothing"],
    ["de", "Ja, absagen. Oder warte, ich frage sie noch"],
  ] as const)("but not what is taken back at once: %s: %s", ([language, text]) => {
    expect(asked(text, language).intent).not.toBe("cancel");
  });
});

describe("a yes without a mark before the question agrees beside it:", () => {
  test.for([
    ["en", "yes please and is there parking"],
    ["de", "ja bitte und gibt es Parkplätze"],
    ["fr", "oui merci et il y a un parking"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "question", agrees: true });
  });

  test.for(["ok and is there parking", "yes but is there parking", "yes and only if there is parking"])(
    "“%s” does not",
    (text) => {
      expect(read(text, "en")).not.toHaveProperty("agrees");
    },
  );
});

describe("while a change is shown, a yes", () => {
  const atChange = (text: string, language: string) =>
    understand(text, { now, language, expecting: "confirm", changeShown: true, draft });

  test.for([
    ["en", "yes please. and my boss is alergic on nuts"],
    ["en", "yes please and my boss is allergic to nuts"],
    ["de", "ja gerne. mein Chef ist Vegetarier"],
    ["fr", "oui svp. et mon patron est allergique aux noix"],
    ["es", "sí por favor y mi jefe es alérgico a las nueces"],
    ["it", "sì grazie, e il mio capo è allergico alle noci"],
    ["nl", "ja graag, en mijn baas is allergisch voor noten"],
    ["pt", "sim por favor, e o meu chefe é alérgico a nozes"],
    ["sv", "ja tack, och min chef är allergisk mot nötter"],
  ] as const)("agrees beside a wish – %s: %s", ([language, text]) => {
    const { intent, agrees, comment } = atChange(text, language);
    expect({ intent, agrees }).toEqual({ intent: "inform", agrees: true });
    expect(comment).toBeDefined();
  });

  test.for([
    "my boss is allergic to nuts",
    "ok and my boss is allergic to nuts",
    "yes but only by the window",
    "yes, if you have a high chair",
  ])("is none in “%s”", (text) => {
    expect(atChange(text, "en")).not.toHaveProperty("agrees");
  });

  test.for([
    ["en", "yes, and please leave it at 19:00"],
    ["de", "Ja, und bitte die 19:00 so lassen"],
    ["fr", "oui, et on garde 19h"],
    ["nl", "ja, en 19:00 zo laten graag"],
  ] as const)("may say what is shown – %s: %s", ([language, text]) => {
    expect(atChange(text, language)).toMatchObject({ intent: "affirm", time: "19:00" });
  });

  test.for(["yes but 19:30", "yes, 19:00?", "19:00", "yes, but 19:00 only if we can stay"])(
    "is none in “%s”",
    (text) => {
      expect(atChange(text, "en").intent).not.toBe("affirm");
    },
  );
});

describe("a request that “perhaps” makes polite is no doubt beside a yes:", () => {
  test.for([
    ["en", "Yes, lovely. Could you perhaps put a candle on the dessert?"],
    ["de", "Ja, gerne. Könnten Sie vielleicht eine Kerze auf den Nachtisch stellen?"],
    ["es", "Sí, resérvela. ¿Podrían quizás poner una vela en el postre?"],
    ["it", "Sì, prenoti. Potreste forse mettere una candela sul dolce?"],
    ["nl", "Ja graag. Zouden jullie misschien een kaarsje op het dessert kunnen zetten?"],
    ["sv", "Ja tack. Kan ni kanske sätta ett ljus på desserten?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "affirm", agrees: true });
  });

  test.for(["Yes. Could you perhaps hold it, I'm not sure yet?", "Yes. Could we perhaps decide tomorrow?"])(
    "but it hangs on what else is in doubt: %s",
    (text) => {
      expect(read(text, "en")).not.toHaveProperty("agrees");
    },
  );
});

test.for([
  ["en", "no I need to CANCEL it", "cancel"],
  ["en", "no, please cancel the table", "cancel"],
  ["en", "no, don't cancel it", "deny"],
  ["en", "no, we'll keep it, cancel nothing", "deny"],
  ["en", "no, cancel it", "deny"],
  ["en", "no, we don't have to cancel the table after all", "deny"],
  ["de", "nein, wir müssen den Tisch nicht absagen", "deny"],
  ["fr", "non, pas besoin d'annuler la table", "deny"],
  ["es", "no, no hay que cancelar la mesa", "deny"],
  ["it", "no, non devo disdire il tavolo", "deny"],
  ["nl", "nee, we hoeven de tafel niet te annuleren", "deny"],
  ["pt", "não, não preciso cancelar a mesa", "deny"],
  ["sv", "nej, vi behöver inte avboka bordet", "deny"],
] as const)(
  "a no before an order to cancel is to what was understood: %s: %s",
  ([language, text, intent]) => {
    const asked = {
      now,
      language,
      expecting: "confirm",
      draft: { partySize: 2, date: "2026-11-20" },
    } as const;
    expect(understand(text, asked).intent).toBe(intent);
  },
);

describe("kind words after an express yes take nothing from it:", () => {
  test.for([
    ["en", "yep thanks, youre better than the last one I talked to"],
    ["de", "ja danke, sehr nett von ihnen"],
    ["de", "Ja, das wäre sehr freundlich."],
    ["es", "sí gracias, eres un sol"],
    ["nl", "ja dank je, je bent een schat"],
    ["sv", "ja tack, du är en pärla"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language).intent).toBe("affirm");
  });

  test.for([
    ["en", "great, thanks"],
    ["en", "thanks, that is lovely of you"],
    ["de", "super, danke"],
  ] as const)("but thanks alone are none, %s: %s", ([language, text]) => {
    expect(read(text, language).intent).toBe("thanks");
  });
});

describe("a change that is shown is told to be made:", () => {
  test.for([
    ["en", "Good. Then please change it accordingly, thank you."],
    ["de", "Gut. Dann ändern Sie es bitte entsprechend, ich danke Ihnen."],
    ["fr", "Bien. Alors modifiez-la ainsi, merci."],
    ["es", "Bien. Entonces cámbiela así, gracias."],
    ["it", "Bene. Allora la modifichi così, grazie."],
    ["nl", "Goed. Wijzig het dan zo, dank u."],
    ["pt", "Bem. Então mude assim, obrigado."],
    ["sv", "Bra. Ändra det så då, tack."],
  ] as const)("%s: %s", ([language, text]) => {
    const context = { now, language, expecting: "confirm", changeShown: true, draft } as const;
    expect(understand(text, context).intent).toBe("affirm");
  });
});
