import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };
const atSummary = { expecting: "confirm", tablePicked: true } as const;
const atChange = { expecting: "confirm", changeShown: true } as const;

type Sentences = readonly (readonly [language: string, texts: string])[];

function readings(texts: string, language: string, shown: typeof atSummary | typeof atChange) {
  return texts.split("; ").map((text) => {
    const { intent, time, agrees } = understand(text, { now, language, draft, ...shown });
    return { text, isYes: (intent === "affirm" || agrees === true) && (time ?? draft.time) === draft.time };
  });
}

const textsOf = (
  texts: string,
  language: string,
  shown: typeof atSummary | typeof atChange,
  isYes: boolean,
) =>
  readings(texts, language, shown)
    .filter((reading) => reading.isYes === isYes)
    .map(({ text }) => text);

describe("what is shown is told to be done, or said to be right so", () => {
  const atTable: Sentences = [
    [
      "de",
      "des passt so, buchs; Jawohl, so ist es recht; passt schon so, einmal bitte; ja passt alles, bitte eintragen; jo genau so, danke dir; schaut gut aus, machen wir; sieht alles richtig aus, gerne buchen; ja mach das so klar, danke; super stimmt alles, dann buch das mal; so passts, bitte reservieren; jup alles korrekt, kannst buchen; perfekt so, bitte fix machen; wunderbar, dann bitte so einbuchen; jawoll, so machma des; ja, gleiche Uhrzeit bitte",
    ],
    [
      "it",
      "perfetto così, procedi pure; perfetto così; va benissimo così, prenota pure; tutto giusto, confermo; si dai, confermalo pure; ok tutto ok conferma pure grazie; sì sì è tutto corretto vada avanti; ottimo, blocca pure il tavolo; direi perfetto, andiamo; benissimo, fissalo; giusto così, grazie mille; certo, conferma subito; pronto, confermo; sì stessa ora grazie",
    ],
    [
      "fr",
      "oui parfait merci bcp; c'est parfait réservez; c'est parfait, vous pouvez réserver; tout est bon, réservez svp; impec, vous pouvez valider; oui c'est bien ça, validez; nickel on prend; ouais c'est top réserve; tout est juste, merci de réserver; ok pour moi, je confirme; ça me va très bien, allez-y; oui voilà exactement, réservez-la; super on valide; oui même heure svp",
    ],
    [
      "nl",
      "ja zelfde tijd graag; top, doe die maar; prima zo, boek maar; ja klopt helemaal, leg maar vast; ziet er goed uit, doe maar; helemaal goed zo, dank je; jazeker, zo is het goed; perfect, zet maar vast; super, die nemen we; jep alles klopt, reserveer maar; is goed zo, bevestig maar; joh prima, doen we",
    ],
    [
      "es",
      "venga, dale, reserva; perfecto así, adelante; sí, todo bien, resérvala; está perfecto, confirma por favor; genial, pues reserva; vale vale, confírmalo; tal cual, gracias; dale, así está bien; todo correcto, puede reservar; venga va, la cogemos; estupendo, hágala; si porfa, resérvame esa; me parece bien, procede; sí, a la misma hora por favor",
    ],
    [
      "pt",
      "perfeito assim, pode reservar; está ótimo, confirma; isso mesmo, pode fechar; tá certo, reserva aí; bora, confirma; sim tudo certinho, pode marcar; fechado, marca aí; é isso, obrigado; beleza, manda ver; sim está tudo correcto, avance; ok por mim, pode avançar; show, reserva essa; sim, à mesma hora por favor",
    ],
    [
      "sv",
      "perfekt så, boka; ja det stämmer bra, boka det; japp ser bra ut, kör; toppen, vi tar det; jadå allt stämmer, kör på; så blir bra tack; kanon, bekräfta gärna; ja men det blir perfekt, boka in oss; låter finfint, slå till; precis så, tack; ja samma tid tack",
    ],
    [
      "en",
      "that's the one, book it in; spot on, lock it in please; perfect as is, go for it; yep all looks right, do it; that's grand, book away; lovely job, confirm that for us; ya thats right pls book; all correct, make it so; sounds great let's do it; sure thing, put us down; same time is fine, yes; bang on, go ahead",
    ],
    [
      "de",
      "alles tutti, rein damit; jau machen wa so; ja super, so buchen wir das; ja stimmt genau, bitte verbindlich; ja bitte den Tisch so reservieren danke; perfekt dann machen wir das fest; ja das ist alles richtig so; ok buch mal; Bestens, vielen Dank, bitte so buchen; joa passt mir gut, nimm den",
    ],
    [
      "it",
      "ok ci siamo, conferma; sì perfetto prenota a mio nome; va bene tutto, grazie, prenota; dai prendilo; sì confermo tutto quanto; tutto perfetto, può prenotare; a posto così, grazie mille; è giusto, vai con la prenotazione",
    ],
    [
      "fr",
      "oui tout est ok vous pouvez y aller; parfait on garde ça; oui allez on réserve; génial merci, confirmez svp; oui oui c bon reservez; ok ça roule pour nous merci de réserver; ca me convient parfaitement, je réserve",
    ],
    [
      "nl",
      "ja hoor, leg maar vast; helemaal top, reserveren maar; ja perfect, die wil ik; klopt, graag vastleggen; ja doe maar, dankjewel; mooi zo boek 'm; yes boek maar in; is helemaal goed, mag vastgelegd worden",
    ],
    [
      "es",
      "sí, así mismo, resérvela usted; ok todo perfecto, confírmame la mesa; muy bien, pues reservamos; de acuerdo, la reservo; venga sí, reservada; sí señor, perfecto; genial gracias, reserva ya; ahí está bien, reserva",
    ],
    [
      "pt",
      "tudo certo por aqui, confirma; ok então marca lá; isso, pode finalizar; fica ótimo, reserva então; ta joia pode confirmar; está tudo, avança sff",
    ],
    [
      "sv",
      "japp allt ser toppen ut, boka in; ja tack det blir jättebra så; jajamensan, boka bordet; ja men precis, ta det; helt okej för oss, boka; absolut, skriv in oss; låter klockrent, vi kör",
    ],
    [
      "en",
      "yep that's all correct ta, book it in; perfect that's us, confirm; yes go on book it in; all looks fab, lock it in; works for me, make the booking; yes that's perfect can't wait; right so, book it there; looks spot on to me, go ahead and book; happy days, stick us down; that suits us grand, fire away",
    ],
  ];

  test.for(atTable)("at the summary, in %s", ([language, texts]) => {
    expect(textsOf(texts, language, atSummary, false)).toEqual([]);
  });

  const ofChange: Sentences = [
    [
      "de",
      "ja perfekt, vielen lieben dank; ja so ist besser, danke; genau, so bitte ändern; prima, dann so umbuchen bitte; passt so, danke fürs ändern",
    ],
    [
      "it",
      "sì perfetto grazie mille; ok così va meglio, procedi; sì sposta pure così; perfetto, modifica pure",
    ],
    [
      "fr",
      "oui parfait merci bcp; oui c'est mieux comme ça, merci bcp; parfait modifiez svp; oui svp, changez; top merci, on fait comme ça",
    ],
    ["nl", "ja perfect dank je wel; ja zo is beter, pas maar aan; top wijzig maar; ja graag zo veranderen"],
    ["es", "sí perfecto muchas gracias; mejor así, cámbialo; vale, cambiala pues; dale, modifícala así"],
    ["pt", "sim perfeito muito obg; assim está melhor, pode alterar; ok muda então"],
    ["sv", "ja perfekt tack så mkt; ja ändra så; det blir bättre så, ändra; toppen, boka om det"],
    [
      "en",
      "yes perfect thanks a mill; that's better, change it please; great, please update it; yep switch it over; yes same time please",
    ],
  ];

  test.for(ofChange)("while a change is shown, in %s", ([language, texts]) => {
    expect(textsOf(texts, language, atChange, false)).toEqual([]);
  });
});

describe("a question, another value, another table, a doubt and a no agree to nothing", () => {
  const atTable: Sentences = [
    [
      "de",
      "passt so, aber um 8; perfekt, aber 5 Personen; ist es so recht?; passt das so?; perfekt, 20 Uhr; so nicht buchen; passt so nicht; buch nicht; buch es noch nicht; buch mir noch einen Tisch; buch mir einen Tisch; buchs für 5; buchs auf 8; so ist es nicht recht; ist das so recht; passt das so; schaut das gut aus?; schaut gut aus, aber zu spät; so wollte ich das nicht; kannst du buchen?; können wir das so lassen?; können wir so machen, wenn meine Frau zusagt; trag uns lieber für Freitag ein; mach ma lieber 8; tragen Sie uns bitte auf die Warteliste ein; dann nehmen wir den anderen; buch mal den anderen",
    ],
    [
      "it",
      "perfetto alle 20; perfetto così?; procedi pure ma per 5; non così; posso confermare domani?; conferma?; confermate per email?; non confermare; prenota un altro tavolo; prenota un tavolo; prenotami un tavolo per 5; va bene così?; non va bene così; vada per le 20; meglio così alle 20; procedi ma alle 21; bloccalo fino a domani; mi piace ma costa",
    ],
    [
      "fr",
      "parfait mais à 20h; c'est parfait pour 5; c'est réservé ?; vous pouvez réserver pour 20h ?; c'est pas parfait; réservez une autre table; réservez une table; réservez pour 5; c'est bien comme ça ?; c'est pas bon; ne réservez pas; on peut réserver plus tard; on peut réserver la terrasse ?; notez que je suis allergique; c'est mieux à 20h; merci de me rappeler; on y va comment ?",
    ],
    [
      "nl",
      "top, doe maar 20 uur; zelfde tijd?; zelfde tijd maar op vrijdag; doe die maar niet; ja maar die andere; boek een andere tafel; boek een tafel; boek maar niet; doe maar vrijdag; doe maar een andere; is het goed zo?; zo is het niet goed; ziet er niet goed uit; zet me maar op de wachtlijst; kan je boeken?; neem maar de andere; ga maar terug",
    ],
    [
      "es",
      "perfecto, a las 20; dale pero para 5; ¿reservas ya?; venga, a las ocho; así no; reserva otra mesa; reserva una mesa; reserva para 5; no reserves; no confirmes todavía; ¿me confirmas?; ¿está bien así?; no está bien así; apúntame en la lista de espera; así no está bien; puedes reservar?; puedes confirmar mañana; mejor así: a las 20; cierra la puerta",
    ],
    [
      "pt",
      "perfeito, às 20h; pode reservar para 5; está certo?; assim não; reserva outra mesa; reserva uma mesa; marca para 5; não marques; pode reservar?; pode confirmar amanhã; está bom assim?; assim não está bom; anota que sou alérgico; fecha a que horas; fecha às 23",
    ],
    [
      "sv",
      "perfekt, kl 20; blir det bra så?; samma tid på fredag tack; boka inte; boka ett annat bord; boka ett bord; boka in oss på fredag; boka in oss klockan 8; boka inte in oss; blir det bra så; det blir inte bra så; kan du boka; skriv upp oss på väntelistan; ser det bra ut?; det blir bättre kl 8",
    ],
    [
      "en",
      "perfect, 8pm; perfect for 5; is that right?; same time on Friday please; the same time?; don't lock it in yet; book another table; book a table; book us in for 5; book us in on Friday; don't book it; can you book it?; confirm by email; put us down for the waitlist; put us on the waitlist; is it fine like that; that's not better; that's better than the other one?; let's do 8; let's do that one at 8; you can book it tomorrow; I'll take the other one; book it if it's free; once you confirm; sorted?; grab us a table; confirm us the price; proceed to cancel; set it up for 5",
    ],
    ["it", "prendi nota che siamo in 5; tieni libero anche venerdì"],
    ["es", "reservamos otra; tomamos vino; ¿está reservada?; no está confirmada"],
    ["pt", "pode deixar?"],
    ["fr", "on garde l'autre"],
    ["nl", "moet dat geboekt worden?; mag niet geboekt worden"],
    ["en", "does that suit you; fire away with the questions"],
  ];

  test.for(atTable)("at the summary, in %s", ([language, texts]) => {
    expect(textsOf(texts, language, atSummary, true)).toEqual([]);
  });

  const ofChange: Sentences = [
    ["en", "book it for Friday; change it to 8; don't change it; change it back"],
    ["de", "ändern auf 8; nicht ändern; lass es so; so lassen; passt so wie es war; ändern auf Freitag"],
    ["nl", "laat maar zo; wijzig niets; wijzig naar 20 uur"],
    ["es", "déjalo así; cámbialo a las 20"],
    ["pt", "deixa assim; está bom assim como estava"],
    ["sv", "låt det vara så"],
    ["fr", "laissez comme ça; c'est bon comme ça, ne changez rien; changez pour 20h"],
    ["it", "lascia così"],
  ];

  test.for(ofChange)("while a change is shown, in %s", ([language, texts]) => {
    expect(textsOf(texts, language, atChange, true)).toEqual([]);
  });
});

test.for([
  ["en", "sweet, thanks"],
  ["de", "sehr schön, danke"],
  ["fr", "merci bcp"],
  ["it", "perfetto grazie"],
  ["sv", "finfint tack"],
] as const)("thanks with praise are thanks: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, draft, ...atSummary }).intent).toBe("thanks");
});

describe("who was not heard says it once more, and what they exclaim asks nothing", () => {
  test.for([
    ["en", "what? yes, book it I said; sorry? yes, I said yes; I said yes"],
    [
      "de",
      "hä? ja buchen hab ich gesagt; was? ja hab ich doch gesagt; wie bitte? ja, so buchen; jaaa hab ich doch gesagt, buchen",
    ],
    ["fr", "hein ? oui réservez j'ai dit; quoi ? oui j'ai dit oui"],
    ["es", "¿qué? sí, reserva te he dicho; ¿cómo? que sí, ya te lo he dicho"],
    ["it", "cosa? sì, prenota ho detto; come? sì l'ho già detto"],
    ["nl", "wat? ja boeken zei ik; huh? ja zei ik toch"],
    ["pt", "quê? sim, reserva já disse; o quê? já disse que sim"],
    ["sv", "va? ja boka sa jag; va? ja sa jag ju"],
  ] as const)("%s: %s", ([language, texts]) => {
    expect(textsOf(texts, language, atSummary, false)).toEqual([]);
  });

  test.for([
    ["en", "what? no; what? how much?; eh?; what did I say; I said no"],
    ["de", "hä? nein; was? was kostet das?; wie bitte?"],
    ["fr", "hein ? non; quoi ? combien ?"],
    ["es", "¿cómo? ¿cuánto?; ¿qué? no"],
    ["it", "come? quanto costa; cosa? no"],
    ["nl", "wat? nee; huh?"],
    ["pt", "quê? não; como? quanto custa"],
    ["sv", "va? nej; va? vad kostar det"],
  ] as const)("but nothing else is a yes, %s: %s", ([language, texts]) => {
    expect(textsOf(texts, language, atSummary, true)).toEqual([]);
  });
});
