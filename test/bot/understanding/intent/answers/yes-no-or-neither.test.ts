import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

interface Answers {
  readonly yes: string;
  readonly no: string;
  /** Questions, doubts, conditions, reports: what is asked stays asked. */
  readonly neither: string;
}

/** What guests answer when a table for 4 on Friday at 19:00 is to be booked, cancelled or confirmed. */
const languages: Readonly<Record<string, Answers>> = {
  en: {
    yes: `yes; yep; ok; Yes please!; yes, Friday at 7 for four, thanks, see you then; ok perfect, book it; that's right, go ahead; sure, sounds good to me; great thanks, looking forward to it; perfect 👍; fine by me; no problem; why not; yeah that works for us; yes all correct, please book it; yes go for it thanks so much; absolutely, can't wait; that's exactly what I want; Yes is fine; ok then`,
    no: `no; no thanks; nope, sorry; no, we found another place; no we changed our mind; don't book it; cancel it; please cancel my booking; forget it; I can't come; we won't make it, sorry; thanks but no; no thanks, maybe next time; can you cancel it please`,
    neither: `great, thanks; lovely, thank you so much!; thanks, great; cool thx; that's great, thanks; would it be ok to bring the stroller?; fine with a small dog?; okay hold on, I'll ask at home; may I confirm tonight?; hmm ok, maybe; ok let me ask first; can I cancel later?; ok?; yes?; right?; sure about that?; ok so what happens if I'm late; yes or no?; I'd say yes but my husband decides; sounds good, let me think; i think so?; not sure yet; give me a minute; ok wait; yes but let me check with my wife; i'll let you know tomorrow; ok if it's not raining; only if we can sit together; as long as the dog can come; sure, is it ok when we come late; what does it cost if we cancel; if we have to cancel; our flight was cancelled; what if we can't come; maybe we should cancel; how late can we cancel it; is it right that the kitchen closes at 9; yes and do you have parking; great do you take cards; the concert got cancelled so we are flexible; ok but; good question; no nuts please; my son doesn't eat fish; can we confirm on the day; do i need to confirm; no wait`,
  },
  de: {
    yes: `ja; jo passt; Ja gerne!; ok danke; ja, Freitag um 19 Uhr für vier, danke, bis dann; perfekt, so machen wir das; klar, buchen Sie; stimmt so, danke; super, wir freuen uns; passt alles 👍; kein Problem; warum nicht; ja bitte reservieren; einverstanden; jawohl, alles richtig; gerne, vielen dank; ja machen sie das bitte; passt für uns; basst scho; ja isch guet so`,
    no: `nein; nein danke; nee, leider nicht; nein, wir haben was anderes gefunden; nein wir kommen nicht; lieber nicht; bitte stornieren; bitte absagen; vergiss es; wir können leider nicht kommen; stornieren sie das bitte; können sie das bitte stornieren; nein danke, vielleicht ein andermal; na passt ned`,
    neither: `super, danke; danke, super; toll, vielen Dank!; prima danke; Ja gerne?; ok?; klar, aber erst muss ich fragen; vielleicht; moment bitte; moment, ich frag kurz meine frau; ich schau mal; ich sag euch morgen bescheid; ja wenn das wetter passt; nur wenn wir draußen sitzen können; falls der hund mit darf gerne; geht das auch mit hund; was kostet es, wenn wir absagen?; was kostet es wenn wir absagen; kann ich später noch absagen?; wenn wir absagen müssen; unser flug wurde storniert; bis wann kann man stornieren; ja aber; ich glaub schon; weiß noch nicht; bin mir nicht sicher; muss ich noch klären; lass mich kurz überlegen; darf ich heute abend bestätigen?; ist es ok wenn wir später kommen; ok und was passiert wenn wir zu spät sind; passt das mit dem kinderwagen?; sicher?; gut, ich überlegs mir; jein; eventuell; mal schauen; warte kurz; ja oder nein?; mein sohn isst keinen fisch; eigentlich ja, hängt vom babysitter ab; ob das geht?; gerne wenn es geht`,
  },
  fr: {
    yes: `oui; Oui merci!; ok parfait; d'accord, réservez; oui, vendredi à 19h pour quatre, merci, à vendredi; c'est bon pour moi; très bien merci; parfait 👍; volontiers; ça marche; oui c'est ça; pas de problème; pourquoi pas; oui allez-y; c'est exact, vous pouvez confirmer; nickel, à bientôt`,
    no: `non; non merci; non, désolé; non, on a trouvé autre chose; annulez; annulez ma réservation s'il vous plaît; laissez tomber; on ne peut pas venir; pas cette fois; non on préfère pas; pouvez-vous annuler svp; non merci, peut-être une autre fois`,
    neither: `super, merci beaucoup; génial merci; merci, super !; d'accord mais…; d'accord mais je dois demander; oui?; ok?; peut-être; je dois demander à ma femme; attendez; un instant svp; laissez-moi réfléchir; je vous redis demain; je vous confirme demain; on peut confirmer ce soir?; oui si on peut venir avec le chien; seulement s'il ne pleut pas; ça va si on est en retard?; ca va si on vient a cinq; est-ce que c'est ok avec un chien; combien ça coûte si on annule; je peux annuler plus tard?; jusqu'à quand peut-on annuler; notre vol a été annulé; si on doit annuler; je crois que oui; je pense; pas sûr; je sais pas encore; ça dépend; bien sûr que c'est possible d'annuler?; vous êtes sûr?; oui ou non?; ok et si on est en retard; on va voir; je vais en parler à mon mari; à condition d'avoir la terrasse; mon fils ne mange pas de poisson; bon, à voir; c'est bon avec une poussette?; ok pour le chien?`,
  },
  es: {
    yes: `sí; si; Sí, gracias; vale; vale perfecto; sí, el viernes a las 19 para cuatro, gracias, nos vemos; perfecto, resérvala; de acuerdo; todo correcto, gracias; claro que sí; genial 👍; me parece bien; sin problema; por qué no; sí por favor; ok confirmado; dale, muchas gracias; estupendo, hasta el viernes`,
    no: `no; no gracias; no, lo siento; no, hemos encontrado otro sitio; cancela; cancela la reserva por favor; olvídalo; no podemos ir; mejor no; no vamos a ir al final; ¿puedes cancelarla por favor?; esta vez no`,
    neither: `genial, gracias; estupendo, muchas gracias; vale, luego te digo; ¿sí?; ok?; quizás; tal vez; espera; un momento; dame un minuto; déjame preguntar; tengo que preguntar a mi mujer; lo consulto y te digo; te confirmo mañana; ¿puedo confirmar esta noche?; puedo confirmar luego; sí, si no llueve; solo si podemos llevar al perro; siempre que haya sitio fuera; vale si venimos con perro?; ¿está bien si somos cinco?; qué pasa si llegamos tarde; cuánto cuesta si cancelamos; ¿puedo cancelar después?; hasta cuándo puedo cancelar; nos han cancelado el vuelo; se canceló el concierto; si tenemos que cancelar; creo que sí; supongo; no sé; no estoy seguro; depende; ya veremos; sí pero mi marido decide; de acuerdo, lo pienso; ¿seguro?; ¿sí o no?; mi hijo no come pescado; bueno, a ver`,
  },
  it: {
    yes: `sì; si; Sì grazie!; va bene; ok perfetto; sì, venerdì alle 19 per quattro, grazie, a venerdì; va benissimo, prenoti pure; certo; d'accordo, grazie mille; perfetto 👍; confermo; nessun problema; perché no; tutto giusto, grazie; volentieri; sì procedete; ottimo, ci vediamo lì`,
    no: `no; no grazie; no, mi dispiace; no, abbiamo trovato altro; annulla; annullate la prenotazione per favore; lascia stare; non possiamo venire; meglio di no; può annullare per favore?; stavolta no; no grazie, magari un'altra volta`,
    neither: `fantastico, grazie; grazie, ottimo; va bene se siamo in cinque?; va bene?; ok?; sì?; forse; un attimo; aspetti; un attimo che chiedo; devo chiedere a mia moglie; ci penso; ti faccio sapere domani; le confermo domani; posso confermare stasera?; posso confermare dopo; sì se non piove; solo se possiamo stare fuori; a patto di avere il tavolo fuori; va bene con il cane; va bene il passeggino?; cosa succede se arriviamo tardi; quanto costa se annulliamo; posso annullare dopo?; fino a quando posso annullare; ci hanno cancellato il volo; il volo è stato cancellato; se dobbiamo annullare; credo di sì; non so; non sono sicuro; dipende; vediamo; sì ma decide mio marito; ok, ci penso; sicuri che è aperto; sì o no?; mio figlio non mangia pesce; ok e se arriviamo tardi; magari; boh`,
  },
  nl: {
    yes: `ja tis goed; ja; Ja graag!; ok; oké prima; ja, vrijdag om 19 uur met z'n vieren, bedankt, tot dan; klopt, boek maar; helemaal goed; prima 👍; is goed, dank je; ja hoor; akkoord; geen probleem; waarom niet; top, tot vrijdag; ja perfect, bedankt; ja doe maar; graag, dank u wel; dat klopt allemaal`,
    no: `neeje; nee; nee bedankt; nee sorry; nee, we hebben al wat gevonden; annuleer maar; annuleer mijn reservering alsjeblieft; laat maar; we kunnen niet komen; liever niet; kunt u het annuleren?; deze keer niet; nee dank je`,
    neither: `top, bedankt; geweldig, dank je wel!; is het ok als we later komen; is het ok als de hond meekomt?; ok?; ja?; misschien; momentje; wacht even; ik overleg even; ik overleg even met mijn vrouw; moet ik even vragen; laat me even nadenken; ik laat het morgen weten; mag ik vanavond bevestigen?; ja als het niet regent; alleen als we buiten kunnen zitten; mits er plek is voor de hond; prima als we met vijf komen?; wat kost het als we annuleren; kan ik later nog annuleren?; tot wanneer kan ik annuleren; onze vlucht is geannuleerd; als we moeten annuleren; ik denk het wel; weet ik nog niet; niet zeker; hangt ervan af; ja maar; ja maar mijn man beslist; klinkt goed, ik kijk even; weet je het zeker?; ja of nee?; mijn zoon eet geen vis; ok en als we te laat zijn; goed, ik denk erover na; eventueel; ik check het nog; mag de hond mee; kan dat met kinderwagen`,
  },
  pt: {
    yes: `sim; Sim, por favor!; ok; está bem, obrigado; sim, sexta às 19h para quatro, obrigada, até sexta; perfeito, pode reservar; claro que sim; combinado; tudo certo, obrigado; perfeito 👍; pode ser; sem problema; por que não; confirmo; isso mesmo, obrigada; beleza, valeu; ótimo, até lá; de acordo`,
    no: `não; não obrigado; não, desculpe; não, encontrámos outro sítio; cancela; cancele a reserva por favor; esquece; não podemos ir; melhor não; pode cancelar, por favor?; desta vez não; nao, obrigada`,
    neither: `ótimo, obrigada; que bom, obrigado; é possível confirmar depois?; ok?; sim?; talvez; um momento; espera; espere um pouco; deixa-me ver; tenho de perguntar à minha mulher; vou perguntar em casa; vou pensar; digo-te amanhã; confirmo amanhã; posso confirmar hoje à noite?; sim, se não chover; só se pudermos ficar na esplanada; desde que o cão possa entrar; tudo bem se formos cinco?; pode ser com o cão?; o que acontece se chegarmos atrasados; quanto custa se cancelarmos; posso cancelar depois?; até quando posso cancelar; o nosso voo foi cancelado; cancelaram o nosso voo; se tivermos de cancelar; acho que sim; não sei; não tenho certeza; depende; logo vejo; sim mas o meu marido decide; está bem, vou ver; tem certeza?; sim ou não?; meu filho não come peixe; ok e se chegarmos tarde; se calhar`,
  },
  sv: {
    yes: `ja; Ja tack!; ok; okej, boka; ja, fredag klockan 19 för fyra, tack, vi ses då; det blir bra; perfekt 👍; stämmer bra; absolut; ja det är rätt; inga problem; varför inte; kör på det; det går bra; ja gärna; visst, vi ser fram emot det`,
    no: `nej; nej tack; nej, tyvärr; nej, vi hittade något annat; avboka; avboka min bokning tack; glöm det; vi kan inte komma; helst inte; kan ni avboka tack; inte den här gången; nej det går inte`,
    neither: `toppen, tack så mycket; jättebra tack!; går det bra med hund?; går det bra med hund; går det bra om vi blir fem?; ok?; ja?; kanske; vänta; ett ögonblick; jag ska kolla; jag ska kolla med min fru; måste fråga först; låt mig tänka; jag återkommer imorgon; kan jag bekräfta ikväll?; ja om det inte regnar; bara om vi får sitta ute; okej om hunden får följa med; vad kostar det om vi avbokar; kan jag avboka senare?; hur sent kan man avboka; vårt flyg blev inställt; vår flight är avbokad; om vi måste avboka; tror det; vet inte; inte säker; det beror på; ja men; ja men min man bestämmer; låter bra, jag funderar; är du säker på det?; ja eller nej?; min son äter inte fisk; ok och om vi blir sena; kanske det; jag hör av mig; är det okej att ta med barnvagn`,
  },
  nb: {
    yes: `ja; Ja takk!; ok; okei, bestill; ja, fredag klokka 19 for fire, takk, vi ses da; det blir bra; perfekt 👍; det stemmer; absolutt; ja det er riktig; ikke noe problem; hvorfor ikke; kjør på; det går bra; ja gjerne; javisst, vi gleder oss til det; den er grei; greit, bestill det; topp, vi tar det; jada, kjør på; det ser bra ut, bestill; høres bra ut; fint, da sier vi det; bare bestill; helt topp`,
    no: `nei; nei takk; nei, dessverre; nei, vi fant noe annet; avbestill; avbestill bordet mitt takk; glem det; vi kan ikke komme; helst ikke; kan dere avbestille takk; ikke denne gangen; nei det går ikke; dropp det; niks`,
    neither: `topp, tusen takk; kjempebra takk!; går det bra med hund?; går det bra med hund; går det bra hvis vi blir fem?; ok?; ja?; kanskje; vent; vent litt; et øyeblikk; jeg skal sjekke; jeg må høre med kona; må spørre først; la meg tenke; jeg gir beskjed i morgen; kan jeg bekrefte i kveld?; ja hvis det ikke regner; bare hvis vi får sitte ute; ok om hunden får være med; hva koster det om vi avbestiller; kan jeg avbestille senere?; hvor sent kan man avbestille; flyet vårt ble innstilt; flyet vårt er kansellert; hvis vi må avbestille; tror det; vet ikke; ikke sikker; det kommer an på; ja men; ja men mannen min bestemmer; høres bra ut, jeg tenker på det; er du sikker på det?; ja eller nei?; sønnen min spiser ikke fisk; ok og om vi blir sene; kanskje det; jeg kommer tilbake til deg; er det greit å ta med barnevogn; er det greit?; ikke ennå; jeg vet ikke helt`,
  },
};

const acting = ["affirm", "deny", "cancel"];

function answer(text: string, language: string) {
  const draft = { partySize: 4, date: "2026-11-20", time: "19:00" };
  return understand(text, { now, language, expecting: "confirm", draft }).intent;
}

const rows = Object.entries(languages).flatMap(([language, { yes, no, neither }]) => [
  { language, kind: "a yes", texts: yes, isMeant: (intent: string) => intent === "affirm" },
  {
    language,
    kind: "a no",
    texts: no,
    isMeant: (intent: string) => intent === "deny" || intent === "cancel",
  },
  {
    language,
    kind: "neither yes nor no",
    texts: neither,
    isMeant: (intent: string) => !acting.includes(intent),
  },
]);

test.for(rows)("in $language, $kind", ({ language, texts, isMeant }) => {
  const read = texts.split("; ").map((text) => ({ text, intent: answer(text, language) }));
  expect(read.filter(({ intent }) => !isMeant(intent))).toEqual([]);
});
