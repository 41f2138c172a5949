import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

interface Messages {
  /** The guest cannot or will not come. */
  readonly cancels: string;
  /** Others have cancelled, or it is only asked about: nothing is dropped. */
  readonly speaks: string;
  /** Some of the party stay away. */
  readonly shrinks: string;
}

const languages: Readonly<Record<string, Messages>> = {
  en: {
    cancels:
      "sorry, at the last minute we have to cancel; please cancel my last booking; sorry mate need to give up our table; gonna have to bail on our table; we're gonna have to pull out of the booking tonight; please take my booking off the system; I can't come on Friday; we won't make it tonight; something came up, we can't come; we can't make our table for 4; sorry can't make our dinner tonight; our flight was cancelled so we can't come; my friend cancelled so please cancel our table; we are not coming on friday; we have to call it off",
    speaks:
      "can I cancel later if plans change?; our flight was cancelled; the concert got cancelled so we have time; my friend cancelled; they cancelled our hotel; half of my friends cancelled; my husband's meeting was called off; how does cancelling work?; can we still cancel on the day itself?; another restaurant cancelled on us, table for 4 tonight at 8?",
    shrinks:
      "three have called off; two of us cancelled on me; one of my friends dropped out; two can't come; the 2 kids can't make it",
  },
  de: {
    cancels:
      "den Tisch am Freitag brauchen wir doch nicht; wir brauchen den Tisch am Freitag nicht mehr; wir brauchen doch keinen Tisch; wir müssen leider im letzten Moment absagen; spätestens jetzt muss ich stornieren; wir müssen leider auf den Tisch verzichten; streicht bitte unsere Reservierung; ich kann am Freitag nicht kommen; wir schaffen es heute Abend nicht; uns ist was dazwischengekommen; am Samstag können wir leider nicht; wir können heute abend leider doch nicht; leider müssen wir absagen",
    speaks:
      "kann ich später noch absagen?; kann ich stornieren wenn sich was ändert?; unser Flug wurde gestrichen; das Konzert fällt aus, da haben wir Zeit; geht stornieren auch kurzfristig?",
    shrinks:
      "drei haben abgesagt; einer fällt leider aus; zwei von uns sind krank geworden; meine Freunde haben mir abgesagt",
  },
  fr: {
    cancels:
      "la table de vendredi, on n'en a plus besoin; désolé, au dernier moment je dois annuler ma table; on renonce à notre table ce soir; va falloir laisser tomber pour notre table, désolé; rayez notre réservation; je ne peux pas venir vendredi; on ne pourra pas venir ce soir; on a un empêchement; finalement on ne vient pas; désolé on ne peut plus venir; je voulais annuler notre table de samedi, merci; on n'est pas bien, annulez svp",
    speaks:
      "est-ce que je peux annuler plus tard si nos plans changent ?; notre vol a été annulé; le concert est annulé donc on a du temps; mon ami a annulé; que se passe-t-il si j'annule ?; peut-on encore annuler la veille ?; on n'a jamais demandé d'annuler !; n'annulez rien svp, on arrive; ma collègue voulait annuler mais on vient quand même; s'il neige dimanche vous annulez ?; ne supprimez surtout pas ma réservation; ceci n'est pas une annulation; suite à l'annulation de notre traiteur, nous cherchons une table pour 15 le 12 décembre à 19h",
    shrinks: "trois se sont désistés; deux d'entre nous ne viennent plus",
  },
  es: {
    cancels:
      "la mesa del viernes ya no la necesitamos; perdón, a última hora tengo que cancelar; renunciamos a la mesa de esta noche; tenemos que dejar lo de la mesa, lo siento; tachad nuestra reserva; no puedo ir el viernes; no vamos a poder ir esta noche; nos ha surgido algo, no podemos ir; al final no vamos; no llegamos esta noche, lo siento; quería anular la mesa del sábado; no estamos bien, cancela la mesa",
    speaks:
      "un amigo anuló con vosotros y no pagó nada, ¿puedo yo también?; ¿puedo cancelar más tarde si cambian los planes?; nos cancelaron el vuelo; han cancelado el concierto así que tenemos tiempo; mi amigo ha cancelado; ¿qué pasa si cancelo?; yo nunca pedí cancelar nada; no me vayan a cancelar la mesa; esto no es una cancelación; por favor que no se cancele mi mesa; mi jefe quería anular pero al final vamos; si llueve, ¿cancelan la mesa de la terraza?; por la cancelación de nuestra fiesta buscamos sitio para 14 el 18 de diciembre a las 20h",
    shrinks: "tres se han borrado; dos no pueden venir",
  },
  it: {
    cancels:
      "il tavolo di venerdì non ci serve più; scusate, all'ultimo momento devo disdire; dobbiamo rinunciare al tavolo, mi spiace; depennate la nostra prenotazione; non posso venire venerdì; non riusciamo a venire stasera; abbiamo avuto un imprevisto, non veniamo; alla fine non veniamo; volevo disdire il tavolo di sabato; non stiamo bene, annulla la prenotazione",
    speaks:
      "posso disdire più tardi se cambiano i piani?; il nostro volo è stato cancellato; hanno annullato il concerto quindi abbiamo tempo; il mio amico ha disdetto; cosa succede se annullo?; non ho mai chiesto di annullare; chi vi ha detto che annullo?; questa non è una disdetta; mi raccomando non cancellate la prenotazione; mio marito voleva disdire ma veniamo lo stesso; se piove annullate la cena in giardino?; a seguito della cancellazione della nostra festa cerchiamo posto per 14 il 18 dicembre alle 20",
    shrinks: "tre hanno dato buca; due di noi non vengono",
  },
  nl: {
    cancels:
      "die tafel vrijdag hebben we toch niet nodig; sorry, op het laatste moment moeten we annuleren; we moeten helaas afzien van de tafel; haal mijn reservering er maar uit; streep onze reservering er maar af; ik kan vrijdag niet komen; we redden het vanavond niet; er is iets tussengekomen, we kunnen niet komen; het lukt ons vanavond niet",
    speaks:
      "kan ik later nog annuleren als de plannen veranderen?; onze vlucht is geannuleerd; het concert gaat niet door dus we hebben tijd; wat gebeurt er als ik annuleer?",
    shrinks:
      "mijn zus heeft me laten zitten dus we zijn met eentje minder; drie hebben afgezegd; mijn vriendin heeft afgezegd; twee van ons komen niet",
  },
  pt: {
    cancels:
      "a mesa de sexta já não precisamos; desculpe, à última da hora tenho de cancelar; vamos ter de abdicar da mesa, lamento; apaguem a minha reserva; desistimos da mesa de hoje; não posso ir na sexta; não vamos conseguir ir hoje à noite; surgiu um imprevisto, não podemos ir; afinal não vamos; queria cancelar a mesa de sábado; não estamos bem, cancela a reserva",
    speaks:
      "posso cancelar mais tarde se os planos mudarem?; o nosso voo foi cancelado; o concerto foi cancelado por isso temos tempo; o meu amigo cancelou; o que acontece se eu cancelar?; eu nunca pedi para cancelar; não estou a cancelar nada; isto não é um cancelamento; por favor não cancelem a minha reserva; o meu marido queria cancelar mas vamos na mesma; caso chova vocês cancelam a mesa da esplanada?; devido ao cancelamento da nossa festa procuramos lugar para 14 no dia 18 de dezembro às 20h",
    shrinks: "três desistiram; dois não podem vir",
  },
  sv: {
    cancels:
      "bordet på fredag behöver vi inte längre; tyvärr måste vi avboka i sista stund; vi måste tyvärr släppa bordet; vi avstår bordet ikväll; stryk vår bokning tack; jag kan inte komma på fredag; vi hinner inte ikväll; det har kommit något emellan, vi kan inte komma; vi kommer inte ändå; på lördag kan vi inte komma",
    speaks:
      "kan jag avboka senare om planerna ändras?; vårt flyg blev inställt; konserten blev inställd så vi har tid; min vän har avbokat; vad händer om jag avbokar?",
    shrinks: "tre har hoppat av; två av oss kan inte komma",
  },
  nb: {
    cancels:
      "bordet på fredag trenger vi ikke lenger; vi må dessverre avbestille i siste liten; vi må dessverre slippe bordet; stryk bestillingen vår takk; jeg kan ikke komme på fredag; vi rekker det ikke i kveld; det har dukket opp noe, vi kan ikke komme; vi kommer ikke likevel; på lørdag kan vi ikke komme; vi har blitt syke og må melde avbud",
    speaks:
      "kan jeg avbestille senere hvis planene endrer seg?; flyet vårt ble innstilt; konserten ble avlyst så vi har tid; vennen min har avbestilt; hva skjer hvis jeg avbestiller?",
    shrinks: "tre har meldt avbud; to av oss kan ikke komme",
  },
};

const rows = Object.entries(languages).flatMap(([language, messages]) =>
  Object.entries<string>({ ...messages }).map(
    ([kind, texts]) => [language, kind as keyof Messages, texts] as const,
  ),
);

const expected = { cancels: ["cancel"], speaks: ["question", "other", "book"], shrinks: ["change"] };

test.for(rows)("in %s, what %s", ([language, kind, texts]) => {
  const found = texts
    .split("; ")
    .map((text) => ({ text, intent: understand(text, { now, language, expecting: null }).intent }));
  expect(found.filter(({ intent }) => !expected[kind].includes(intent))).toEqual([]);
});

test.for([
  ["en", "three have called off"],
  ["de", "drei haben abgesagt"],
  ["fr", "trois se sont désistés"],
  ["es", "tres se han borrado"],
  ["it", "tre hanno dato buca"],
  ["nl", "drie hebben afgezegd"],
  ["pt", "três desistiram"],
  ["sv", "tre har hoppat av"],
])("in %s, a party of 8 of whom %s is one of 5", ([language = "", text = ""]) => {
  const draft = { partySize: 8, date: "2026-11-20", time: "19:00" };
  expect(understand(text, { now, language, expecting: null, draft })).toMatchObject({ partySize: 5 });
});

describe("“can we cancel?” wants it, and says no more:", () => {
  const table = [
    ["en", "can we cancel"],
    ["en", "sorry, could we cancel our table please?"],
    ["de", "können wir stornieren?"],
    ["fr", "on peut annuler ?"],
    ["es", "¿podemos cancelar la reserva?"],
    ["it", "possiamo disdire?"],
    ["nl", "kunnen we annuleren?"],
    ["pt", "podemos cancelar?"],
    ["sv", "kan vi avboka?"],
    ["nb", "kan vi avbestille?"],
  ] as const;

  test.for(table)("%s: %s", ([language, text]) => {
    for (const expecting of [null, "confirm"] as const) {
      expect(understand(text, { now, language, expecting })).toMatchObject({
        intent: "cancel",
        meant: "asked",
      });
    }
  });

  test.for(table)("of a table that is picked it gives nothing up (%s: %s)", ([language, text]) => {
    const picked = { now, language, expecting: "confirm", tablePicked: true } as const;
    expect(understand(text, picked).intent).not.toBe("cancel");
  });

  test.for([
    "can I cancel later if plans change?",
    "until when can we cancel?",
    "can we still cancel tomorrow?",
  ])("but “%s” asks how that is", (text) => {
    expect(understand(text, { now, language: "en", expecting: null }).intent).toBe("question");
  });
});
