/** What guests say, in the languages they say it in. Extend any table: the walks draw from all of them. */

/** Nothing but a yes: an answer to any question that asks for one. */
export const agreements: readonly string[] = [
  "yes",
  "Yes, please!",
  "ok",
  "sure",
  "go ahead",
  "ja",
  "ja, bitte",
  "oui",
  "d’accord",
  "sí",
  "va bene",
  "sì, grazie",
  "ja, graag",
  "sim",
  "ja, tack",
];

/** A yes that names what is agreed to: an answer to that question alone, and "cancel" a no to "are you still coming?". */
export const agreementsTo = {
  book: ["book it", "yes, book it", "ja, buchen", "oui, réservez", "sí, resérvela"],
  cancel: [
    "cancel",
    "cancel my booking",
    "cancel it",
    "yes, cancel it",
    "ja, stornieren",
    "oui, annulez",
    "sí, cancélela",
  ],
  change: ["yes, please change it so", "yes, change it", "ja, bitte ändern", "oui, changez"],
  take: ["I'll take it", "yes, I'll take it"],
  answer: ["yes, we're coming", "ja, wir kommen"],
} as const;

/** Nothing but a no. To "are you still coming?" it is an answer that cancels. */
export const refusals: readonly string[] = [
  "no",
  "No, thanks",
  "nein",
  "non merci",
  "no, gracias",
  "nee",
  "não",
  "nej tack",
];

/** Wishes for a table, of which the first begins most walks. */
export const bookingWishes: readonly string[] = [
  "a table for 2 tomorrow at 7pm at Fjord",
  "table for 4 on Sunday at 19:00, Tasting menu, at Fjord",
  "a table for three tomorrow at 8pm at Tejo",
  "book a table",
  "ein Tisch für 4 morgen um 19 Uhr im Fjord",
  "une table pour 2 demain à 20h chez Fjord",
  "una mesa para 4 mañana a las 20:00 en Tejo",
  "un tavolo per 2 domani alle 19 da Fjord",
  "een tafel voor 3 morgen om 19:30 bij Fjord",
  "uma mesa para 2 amanhã às 20h no Tejo",
  "ett bord för 4 i morgon kl. 19 hos Fjord",
];

/** Values and corrections that make it another table. */
const corrections: readonly string[] = [
  "make it 5",
  "actually 3 of us",
  "at 8pm instead",
  "an hour later",
  "later",
  "on Monday",
  "change it to Tejo",
  "at Fjord instead",
  "the tasting menu instead",
  "Dinner, please",
  "19:30",
  "the second one",
  "lieber zu dritt",
  "um 20 Uhr bitte",
  "plutôt lundi",
  "mejor para 5",
  "facciamo alle 20",
  "liever om 20 uur",
  "antes às 20h",
  "vi blir fem",
  "I'd like to change my booking",
  "another table for 2 tomorrow at 8pm",
  "one more table for four, same evening",
  "noch einen Tisch für 2 morgen um 20 Uhr",
  "in place of the first one",
  "not this one, keep me in line",
  "den nicht, aber ich bleibe auf der Liste",
  "ich möchte meine Reservierung ändern",
];

/** Wishes that keep the table as it is. */
const wishes: readonly string[] = [
  "by the window, please",
  "a high chair",
  "am Fenster bitte",
  "près de la fenêtre",
  "a silent table, please",
  "two of us cannot eat gluten",
  "we are celebrating his retirement",
  "one vegan, one without garlic",
];

/** Questions, none of them a yes or a no. */
const questions: readonly string[] = [
  "do you have parking?",
  "what time do you open tomorrow?",
  "is there a dress code?",
  "habt ihr Parkplätze?",
  "est-ce que vous avez une terrasse ?",
  "¿se puede ir con perro?",
  "would it be ok to bring the stroller?",
  "fine with a small dog?",
  "is it okay if five of us come?",
  "can I cancel later?",
  "was kostet es, wenn wir absagen?",
  "c'est possible d'annuler plus tard ?",
];

/** Doubts and delays, none of them a yes or a no. */
const doubts: readonly string[] = [
  "passt das",
  "no no, we're coming",
  "nein, alles gut",
  "please don't cancel it",
  "bitte nicht stornieren",
  "no, I mean yes",
  "na ja",
  "ok bye",
  "oui bonjour",
  "you sure",
  "boka inte än",
  "okay hold on, I'll ask at home",
  "may I confirm tonight?",
  "hmm, not sure yet",
  "wait a moment",
  "I'll think about it",
  "maybe",
  "Moment, ich frage noch",
  "je ne sais pas encore",
  "espera un momento",
];

/** Thanks and praise, none of them a yes. */
const thanks: readonly string[] = [
  "thanks",
  "great, thanks a lot!",
  "thank you so much, lovely",
  "danke schön",
  "merci beaucoup",
  "muchas gracias",
  "grazie mille",
  "bedankt",
  "muito obrigado",
  "tack så mycket",
];

/** What ends the talk, and cancels nothing that stands. */
const stops: readonly string[] = [
  "never mind",
  "forget it",
  "oh leave it",
  "vergiss es",
  "schon gut",
  "laisse tomber",
  "déjalo",
  "para ya",
  "para com isso",
  "stop it",
  "lascia perdere",
  "laat maar",
  "deixa pra lá",
  "glöm det",
];

/** Names and numbers, as they are given and as they are corrected. */
const details: readonly string[] = [
  "Anna Berg",
  "my name is Kari Dahl",
  "Mark May",
  "Dr. and Mr. Hansen",
  "Smith & Sons",
  "put it under Kari Dahl instead",
  "+47 90 00 00 00",
  "no number",
];

/** What is said by the way. */
const asides: readonly string[] = [
  "hello",
  "good day",
  "bom dia",
  "help",
  "my bookings",
  "auf Deutsch, bitte",
  "in English, please",
  "I want to talk to a person",
  "start over",
  "asdf qwer",
];

/** Whatever is said that is no answer to a question of consent, by its kind. */
export const otherKinds: readonly (readonly string[])[] = [
  bookingWishes,
  corrections,
  wishes,
  questions,
  doubts,
  thanks,
  stops,
  details,
  asides,
];

export const otherSentences: readonly string[] = otherKinds.flat();
