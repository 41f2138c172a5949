import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

interface Messages {
  /** The guest had something else in mind, and no booking is known: the first wish. */
  readonly wishes: string;
  /** A booking, or a value, is to become another. */
  readonly changes: string;
}

const languages: Readonly<Record<string, Messages>> = {
  en: {
    wishes:
      "forget the delivery, we'd rather come in, 6 of us on sunday at 1; instead of the usual place we're trying you on thursday, 4 people 8pm; no not the bar menu, a normal table for 4 please, wednesday at 6; change of plan, my wife isn't cooking, so 2 of us tonight at 8; actually, Friday at 8, the two of us; the price doesn't matter but we need a table for 4; plans have changed, we're now after a table for 4 next friday; i changed my mind about the garden, inside for 5 people is fine; never mind the sofa seats, what we need is dinner for six; thinking about it, rather tuesday at 8 pm",
    changes:
      "move my booking to friday at 8 for 3 people; can we make it 5 instead; no make it friday; actually can you change my reservation to 4 people on sunday",
  },
  de: {
    wishes:
      "ach wisst ihr was, statt zu kochen kommen wir zu euch, samstag 19 uhr zu viert; nein keine lieferung, wir wollen einen tisch für 3, morgen um 8; besser am sonntag mittag um 12, wir sind 6; stattdessen würden wir gern bei euch essen, donnerstag, zu dritt; planänderung: freitag, wir sind vier; vergiss die terrasse, wir brauchen einfach einen tisch für sechs; lieber dienstag 20 uhr; eigentlich wollten wir grillen, aber bei dem wetter lieber zu euch, freitag, 6 personen",
    changes: "meine reservierung lieber auf freitag 20 uhr für 4 verschieben; nein, doch lieber am freitag",
  },
  fr: {
    wishes:
      "au lieu de manger à la maison on vient chez vous samedi 20h, on est 4; non pas de livraison, une table pour 3 demain à 20h; changement de programme, on mange chez vous ce soir à 20h, 2 personnes; plutôt une table pour 4, samedi 20h; oubliez ce que j'ai dit, je voudrais juste une table demain à 19h30; peu importe le prix, ce qu'on veut c'est une table de 4 dimanche; stop, je recommence : jeudi 20h30, 2 personnes; une table de deux pour ma femme qui fête ses 40 ans, mercredi 2 décembre vers 20h, merci d'avance",
    changes: "déplacez plutôt ma réservation à vendredi 20h pour 4; non, plutôt vendredi",
  },
  es: {
    wishes:
      "en vez de cocinar vamos a cenar ahí el sábado a las 21h, somos 4; no, a domicilio no, una mesa para 3 mañana a las 20:00; cambio de planes, salimos a cenar, hoy a las 9 dos personas; mejor el viernes a las 21h, cuatro personas; olvida lo anterior: mesa jueves 21:30 para 4; da igual el precio, queremos una mesa para 4 mañana a las dos; el otro día llamé y no lo cogíais, quería una mesa para mañana a las 3 de la tarde, seremos 5",
    changes: "mejor cambia mi reserva al viernes a las 21h para 4; no, mejor el viernes",
  },
  it: {
    wishes:
      "invece di cucinare veniamo da voi sabato alle 20, siamo in 4; no niente asporto, un tavolo per 3 domani alle 20; cambio di programma, usciamo a cena, stasera alle 9 in due; anzi, meglio un tavolo per 4 venerdì alle 20; dimentica quello che ho detto: venerdì, ore 21, in due; non importa il prezzo, ci serve un tavolo da 6 sabato prossimo alle 20:30; lascia stare il cinema, vogliamo un tavolo per 4 domani alle 20",
    changes: "spostate piuttosto la mia prenotazione a venerdì alle 20 per 4; no, meglio venerdì",
  },
  nl: {
    wishes:
      "in plaats van koken komen we zaterdag om 19u bij jullie, met z'n vieren; nee geen bezorging, een tafel voor 3 morgen om 20u; liever zondag om 12 uur, we zijn met 6; eigenlijk willen we vrijdag met 4 komen, 20u; we hebben ons bedacht, 5 december met vijf man; laat dat terras maar zitten, we willen gewoon een tafel voor zes; eigenlijk komt dinsdag 20 uur beter uit",
    changes: "verzet mijn reservering liever naar vrijdag 20u voor 4; nee, toch liever vrijdag",
  },
  pt: {
    wishes:
      "em vez de cozinhar vamos aí sábado às 20h, somos 4; não, entrega não, uma mesa para 3 amanhã às 20h; mudança de planos, vamos jantar aí hoje às 9 da noite, duas pessoas; afinal vamos na sexta, às 20h, nós os dois; esqueça o que eu disse: sexta, 21h, mesa para dois; deixa pra lá o rodízio, reserva pra gente sábado que vem às 20h30, somos seis; não importa o preço, precisamos de uma mesa para 5 na terça às 13h",
    changes: "passem antes a minha reserva para sexta às 20h para 4; não, melhor na sexta",
  },
  sv: {
    wishes:
      "i stället för att laga mat kommer vi till er lördag kl 19, vi är 4; nej inte hemleverans, ett bord för 3 imorgon kl 20; egentligen blir vi 6 på söndag kl 13; hellre ett vanligt bord, 2 personer, imorgon; vi har ångrat oss, 5 december, fem personer; strunta i uteserveringen, vi behöver bara ett bord för sex; hellre tisdag klockan 20",
    changes: "flytta hellre min bokning till fredag kl 20 för 4; nej, hellre på fredag",
  },
  nb: {
    wishes:
      "i stedet for å lage mat kommer vi til dere lørdag kl 19, vi er 4; egentlig blir vi 6 på søndag kl 13; heller et vanlig bord, 2 personer, i morgen; vi har ombestemt oss, 5. desember, fem personer; heller tirsdag klokka 20",
    changes: "flytt heller bestillingen min til fredag kl 20 for 4; nei, heller på fredag",
  },
};

const rows = Object.entries(languages).flatMap(([language, { wishes, changes }]) => [
  ...wishes.split("; ").map((text) => [language, text, ["book", "inform"]] as const),
  ...changes.split("; ").map((text) => [language, text, ["change"]] as const),
]);

test.for(rows)("where nothing is known, in %s: %s", ([language, text, intents]) => {
  expect(intents).toContain(understand(text, { now, expecting: null, language }).intent);
});

test("beside a draft, the same words change it", () => {
  const draft = { partySize: 4, date: "2026-11-27", time: "19:00" };
  const { intent } = understand("actually, Friday at 8, the two of us", {
    now,
    expecting: null,
    language: "en",
    draft,
  });
  expect(intent).toBe("change");
});
