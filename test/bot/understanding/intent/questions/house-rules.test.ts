import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

type Asked = Readonly<Record<"fees" | "stay" | "day" | "assistant", string>>;

const languages: Readonly<Record<string, Asked>> = {
  en: {
    fees: "does it cost anything if we don't come?; and if we don't show up, do we pay?; do you need my card number?; what's the latest I can cancel?; what is the latest time to cancel?; what's the deadline for cancelling?; do i get my deposit back if i cancel on the day; will you charge my card if we're only five instead of six; do you need a card to book; what if I don't come?; do I pay a deposit?; until when can I cancel for free?; is there a charge?; is there a no-show fee; do I have to pay in advance?; what happens if I cancel?",
    stay: "could we stay until midnight?; do we have to be out by 9; can we hang around after the meal; is it a two hour slot; how long may we stay?; how long do we have the table; is there a time limit?",
    day: "what date is that?; which date is saturday?",
    assistant: "who are you?; are you a robot?; am I talking to a human?; is this a bot",
  },
  de: {
    fees: "kostet es was, wenn wir nicht kommen?; und wenn wir nicht kommen, kostet das etwas?; brauchen Sie meine Kreditkarte?; wann ist die letzte Möglichkeit zu stornieren?; was ist der späteste Zeitpunkt zum Stornieren?; kriegen wir die Anzahlung wieder wenn einer krank wird; was kostet es wenn zwei weniger kommen; wird was von der Karte abgebucht wenn wir nur fünf sind; was ist wenn ich nicht komme?; muss ich eine Anzahlung leisten?; bis wann kann ich kostenlos stornieren?; gibt es eine Stornogebühr?; muss ich im Voraus bezahlen?",
    stay: "dürfen wir nach dem Essen noch sitzen bleiben; wie viele Stunden haben wir am Tisch; werfen Sie uns irgendwann raus; wie lange dürfen wir bleiben?; wie lange haben wir den Tisch",
    day: "welches Datum ist das?; der wievielte ist Samstag?",
    assistant: "wer bist du?; bist du ein Roboter?; sind Sie ein Mensch?; schreibe ich mit einem Menschen?",
  },
  fr: {
    fees: "annuler, jusqu'à quand ?; on peut annuler jusqu'à quand ?; et si on ne vient pas, ça coûte quelque chose ?; il faut verser un acompte ?; vous prenez une empreinte de carte ?; on risque quoi si on ne se présente pas ?; quel est le dernier délai pour annuler ?; vous gardez l'acompte si on annule; il y a une pénalité si deux personnes manquent; je perds l'acompte si j'annule la veille; que se passe-t-il si je ne viens pas ?; faut-il verser un acompte ?; jusqu'à quand puis-je annuler gratuitement ?; y a-t-il des frais ?",
    stay: "on va nous mettre dehors à 22h ?; faut libérer la table à une certaine heure; la table est à nous jusqu'à quelle heure; combien de temps peut-on rester ?",
    day: "c'est quelle date ?",
    assistant: "qui êtes-vous ?; êtes-vous un robot ?; je parle à un humain ?",
  },
  es: {
    fees: "cancelar, ¿hasta cuándo?; ¿puedo anular hasta qué hora?; ¿y si no vamos, cuesta algo?; ¿cuesta algo si no vamos?; ¿necesitan mi tarjeta?; ¿cuál es la hora límite para cancelar?; pierdo la señal si anulo el día antes; cobráis si falta alguien; me devolvéis la señal si cancelo; ¿qué pasa si no voy?; ¿hay que pagar un depósito?; ¿hasta cuándo puedo cancelar gratis?; ¿hay algún cargo?",
    stay: "nos echáis a alguna hora; hasta qué hora es nuestra la mesa; hay límite de tiempo en la mesa; ¿cuánto tiempo podemos quedarnos?",
    day: "¿qué fecha es?",
    assistant: "¿quién eres?; ¿eres un robot?; ¿hablo con una persona?",
  },
  it: {
    fees: "posso disdire fino a quando?; annullare, entro quando?; e se non veniamo, costa qualcosa?; costa qualcosa se non ci presentiamo?; serve la carta di credito?; qual è l'ultimo momento per disdire?; perdo la caparra se disdico il giorno prima; si paga qualcosa se manca uno; mi ridate la caparra se annullo; cosa succede se non vengo?; devo pagare una caparra?; fino a quando posso disdire gratis?; c'è una penale?",
    stay: "ci mandate via a una certa ora; c'è il doppio turno; fino a che ora è nostro il tavolo; quanto tempo possiamo restare?",
    day: "che data è?",
    assistant: "chi sei?; sei un robot?; parlo con una persona?",
  },
  nl: {
    fees: "en als we niet komen, kost dat iets?; kost het iets als we niet komen?; hebt u mijn creditcard nodig?; wat is het laatste moment om te annuleren?; ben ik de aanbetaling kwijt als ik een dag van tevoren afzeg; krijg ik mijn aanbetaling terug bij annuleren; wat als ik niet kom?; moet ik een aanbetaling doen?; tot wanneer kan ik gratis annuleren?; zijn er kosten?",
    stay: "hoe lang is de tafel van ons; moeten we om 21 uur weer weg; zit er een tijdslimiet op de tafel; hoe lang mogen we blijven?",
    day: "welke datum is dat?",
    assistant: "wie ben je?; ben je een robot?; praat ik met een mens?",
  },
  pt: {
    fees: "cancelar, até quando?; posso desmarcar até que horas?; e se não aparecermos, custa alguma coisa?; custa alguma coisa se não formos?; precisam do meu cartão?; qual é o prazo para cancelar?; perco o sinal se desmarcar na véspera; descontam do meu cartão se formos cinco em vez de seis; pagamos alguma coisa se faltar um; e se eu não for?; tenho de pagar um sinal?; até quando posso cancelar de graça?; há alguma taxa?",
    stay: "até que horas a mesa é nossa; mandam-nos embora a certa hora; há limite de tempo na mesa; quanto tempo podemos ficar?",
    day: "que data é essa?",
    assistant: "quem é você?; você é um robô?; estou a falar com uma pessoa?",
  },
  sv: {
    fees: "och om vi inte kommer, kostar det något?; kostar det något om vi inte kommer?; behöver ni mitt kortnummer?; när är sista chansen att avboka?; förlorar jag handpenningen om jag avbokar dagen innan; kostar det något om en blir sjuk; drar ni pengar från kortet om vi bara är fem; vad händer om jag inte kommer?; måste jag betala en deposition?; hur länge kan jag avboka gratis?; finns det någon avgift?",
    stay: "hur länge är bordet vårt; blir vi utslängda efter två timmar; finns det tidsgräns på bordet; hur länge får vi stanna?",
    day: "vilket datum är det?",
    assistant: "vem är du?; är du en robot?; pratar jag med en människa?",
  },
  nb: {
    fees: "hva skjer hvis vi ikke kommer?; koster det noe om vi ikke kommer?; må vi betale depositum?; når er siste frist for å avbestille?; kan jeg avbestille gratis?; trenger dere kortnummeret mitt?; må vi betale på forhånd?",
    stay: "hvor lenge kan vi sitte?; hvor lenge har vi bordet?; er det en tidsbegrensning?; må vi gå klokken ni?",
    day: "hvilken dato er det?",
    assistant: "hvem er du?; er du en robot?; snakker jeg med et menneske?",
  },
  da: {
    fees: "hvad sker der, hvis vi ikke kommer?; koster det noget, hvis vi ikke kommer?; skal man betale depositum?; hvornår kan jeg senest afbestille?; kan jeg afbestille gratis?; skal I bruge mit kortnummer?",
    stay: "hvor længe må vi blive siddende?; hvor længe har vi bordet?; er der en tidsgrænse?",
    day: "hvilken dato er det?",
    assistant: "hvem er du?; er du en robot?; taler jeg med et menneske?",
  },
};

const rows = Object.entries(languages).flatMap(([language, asked]) =>
  Object.entries<string>({ ...asked }).map(([topic, texts]) => [language, topic, texts] as const),
);

test.for(rows)("in %s, a question about %s", ([language, topic, texts]) => {
  const found = texts.split("; ").map((text) => {
    const { intent, topics = [] } = understand(text, { now, language, expecting: null });
    return { text, intent, topic: topics[0] };
  });
  expect(found.filter((one) => one.intent !== "question" || one.topic !== topic)).toEqual([]);
});

test.for([
  ["en", "if my brother can't come, how do I tell you?"],
  ["en", "and if we are fewer, how do I let you know?"],
  ["de", "und wenn mein Bruder nicht kommt, wie sage ich Bescheid?"],
  ["fr", "et si finalement mon frère ne vient pas, je vous préviens comment ?"],
  ["es", "y si mi hermano no viene, ¿cómo les aviso?"],
  ["it", "e se mio fratello non viene, come vi avviso?"],
  ["nl", "en als mijn broer niet komt, hoe laat ik dat weten?"],
  ["pt", "e se o meu irmão não vier, como é que aviso?"],
  ["sv", "och om min bror inte kommer, hur meddelar jag er?"],
  ["da", "og hvis min bror ikke kommer, hvordan giver jeg besked?"],
  ["nb", "og hvis broren min ikke kommer, hvordan sier jeg fra?"],
] as const)("in %s, “%s” changes no party", ([language, text]) => {
  const draft = { partySize: 4, date: "2026-11-20", time: "19:00" };
  const { intent, topics, partySize } = understand(text, { now, language, expecting: null, draft });
  expect({ intent, topics, partySize }).toEqual({
    intent: "question",
    topics: ["adjusting"],
    partySize: undefined,
  });
});
