import type { DayPartWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const partsOfDay: DayPartWords = {
  parts: [
    {
      words: words`
        debut de matinee
        debut de la matinee
        tot le matin
        tres tot le matin
        le matin tot
        le matin tres tot
        matin tot
      `,
      part: "morning",
      from: "07:00",
      to: "09:00",
    },
    { words: ["debut de journee", "debut de la journee"], part: "morning", from: "06:00", to: "10:00" },
    { words: ["milieu de journee", "milieu de la journee"], part: "lunch", from: "11:00", to: "15:00" },
    {
      words: words`
        fin de journee
        fin de la journee
        apres le travail
        apres le boulot
        apres le bureau
        en sortant du travail
        en sortant du boulot
      `,
      part: "evening",
      from: "17:00",
      to: "20:00",
    },
    { words: ["fin d'apres-midi", "en fin d'apres-midi"], part: "afternoon", from: "17:00", to: "19:00" },
    {
      words: ["debut de soiree", "en debut de soiree", "debut de la soiree"],
      part: "evening",
      from: "18:00",
      to: "20:00",
    },
    { words: ["l'apero", "l'heure de l'apero"], part: "evening", from: "18:00", to: "20:00" },
    {
      words: words`
        soir
        le soir
        au soir
        soiree
        en soiree
        dans la soiree
        diner
        pour diner
        pour le diner
        souper
        la nuit
        de la nuit
        du soir
        au diner
      `,
      part: "evening",
    },
    {
      words: words`
        dejeuner
        au dejeuner
        pour dejeuner
        midi
        le midi
        pour le midi
        heure du dejeuner
        pour le dejeuner
      `,
      part: "lunch",
    },
    {
      words: words`
        apres-midi
        l'apres-midi
        de l'apres-midi
        apres midi
        l'apres midi
        de l'apres midi
        aprem
        l'aprem
        de l'aprem
      `,
      part: "afternoon",
    },
    { words: ["brunch", "le brunch", "pour le brunch"], part: "morning", from: "10:00", to: "14:00" },
    {
      words: words`
        matin
        le matin
        du matin
        matinee
        dans la matinee
        petit-dejeuner
        petit dejeuner
        petit dej
        p'tit dej
        au matin
      `,
      part: "morning",
    },
  ],
  bedtimes: words`
    (?:au lit|couches?|couchees?) (?:a|vers|avant|pour) # ?h?
  `,
  night: ["la nuit", "de la nuit"],
  early: words`
    debut
    au debut
    debut de
    debut d'
    debut de l'
    debut de la
    en debut de
    en debut d'
    au debut de la
    au debut de l'
    tot dans la
    tot dans l'
    tot le
    tot
    tres tot le
    tres tot dans la
  `,
  middle: words`
    milieu
    au milieu
    milieu de
    milieu d'
    milieu de l'
    milieu de la
    en milieu de
    en milieu d'
    au milieu de la
    au milieu de l'
  `,
  late: words`
    fin
    a la fin
    fin de
    fin d'
    fin de l'
    fin de la
    en fin de
    en fin d'
    a la fin de la
    a la fin de l'
    tard dans la
    tard dans l'
    tard le
    tard
  `,
  earlyAfter: words`
    tot
    tres tot
    de bonne heure
  `,
  lateAfter: words`
    tard
    assez tard
  `,
  compoundParts: {},
  partJoiners: ["", "ce", "pour le", "dans la", "de la", "de l'", "au", "le"],
  asEarly: words`
    (?:le |au )?(?:premier|1er) service
    le plus tot possible
    aussi tot que possible
    le plus tot sera le mieux
  `,
  asLate: words`
    (?:le |au )?(?:deuxieme|second|2eme|2e) service
    le plus tard possible
    au plus tard possible
    aussi tard que possible
    le plus tard sera le mieux
  `,
  notTooLate: words`
    (?<!(?<!\p{L})(?:n'est|c'est|est-ce|serons|sera|sommes|suis) )pas (?:trop|tres|si) tard(?! (?:pour|de|j'espere))
  `,
  notTooEarly: words`
    (?<!(?<!\p{L})(?:n'est|c'est|est-ce|serons|sera|sommes|suis) )pas (?:trop|tres|si) tot(?! (?:pour|de|j'espere))
  `,
};
