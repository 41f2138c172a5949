import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

type Asked = Readonly<Record<"fees" | "stay" | "day" | "assistant", string>>;

const languages: Readonly<Record<string, Asked>> = {
  en: {
    fees: "what if I don't come?; do I pay a deposit?; until when can I cancel for free?; is there a charge?; is there a no-show fee; do I have to pay in advance?; what happens if I cancel?",
    stay: "how long may we stay?; how long do we have the table; is there a time limit?",
    day: "what date is that?; which date is saturday?",
    assistant: "who are you?; are you a robot?; am I talking to a human?; is this a bot",
  },
  de: {
    fees: "was ist wenn ich nicht komme?; muss ich eine Anzahlung leisten?; bis wann kann ich kostenlos stornieren?; gibt es eine Stornogebühr?; muss ich im Voraus bezahlen?",
    stay: "wie lange dürfen wir bleiben?; wie lange haben wir den Tisch",
    day: "welches Datum ist das?; der wievielte ist Samstag?",
    assistant: "wer bist du?; bist du ein Roboter?; sind Sie ein Mensch?; schreibe ich mit einem Menschen?",
  },
  fr: {
    fees: "que se passe-t-il si je ne viens pas ?; faut-il verser un acompte ?; jusqu'à quand puis-je annuler gratuitement ?; y a-t-il des frais ?",
    stay: "combien de temps peut-on rester ?",
    day: "c'est quelle date ?",
    assistant: "qui êtes-vous ?; êtes-vous un robot ?; je parle à un humain ?",
  },
  es: {
    fees: "¿qué pasa si no voy?; ¿hay que pagar un depósito?; ¿hasta cuándo puedo cancelar gratis?; ¿hay algún cargo?",
    stay: "¿cuánto tiempo podemos quedarnos?",
    day: "¿qué fecha es?",
    assistant: "¿quién eres?; ¿eres un robot?; ¿hablo con una persona?",
  },
  it: {
    fees: "cosa succede se non vengo?; devo pagare una caparra?; fino a quando posso disdire gratis?; c'è una penale?",
    stay: "quanto tempo possiamo restare?",
    day: "che data è?",
    assistant: "chi sei?; sei un robot?; parlo con una persona?",
  },
  nl: {
    fees: "wat als ik niet kom?; moet ik een aanbetaling doen?; tot wanneer kan ik gratis annuleren?; zijn er kosten?",
    stay: "hoe lang mogen we blijven?",
    day: "welke datum is dat?",
    assistant: "wie ben je?; ben je een robot?; praat ik met een mens?",
  },
  pt: {
    fees: "e se eu não for?; tenho de pagar um sinal?; até quando posso cancelar de graça?; há alguma taxa?",
    stay: "quanto tempo podemos ficar?",
    day: "que data é essa?",
    assistant: "quem é você?; você é um robô?; estou a falar com uma pessoa?",
  },
  sv: {
    fees: "vad händer om jag inte kommer?; måste jag betala en deposition?; hur länge kan jag avboka gratis?; finns det någon avgift?",
    stay: "hur länge får vi stanna?",
    day: "vilket datum är det?",
    assistant: "vem är du?; är du en robot?; pratar jag med en människa?",
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
