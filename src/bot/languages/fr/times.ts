import type { TimeWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const times: TimeWords = {
  partyLeads: ["a"],
  hourNeedsLead: true,
  same: ["meme (?:heure|horaire)"],
  leads: words`
    (?:plus |au plus )?(?:proche|pres) (?:de|des)
    a
    a environ
    vers
    vers les
    vers environ
    aux alentours de
    aux alentours des
    autour de
    autour des
    aux environs de
    aux environs des
    sur les coups de
    vers les coups de
    pour les
    sur les
    @
    des
    il sera
    heure:
  `,
  answerLeads: ["pour", "pr", "a", "plutot", "vers", "disons", "environ", "mettons", "alors"],
  clock: ["heures?", "h", "hrs?", "heurs?"],
  am: ["am", "a\\.m\\.?", "du mat"],
  pm: ["pm", "p\\.m\\.?"],
  approximately: [],
  /** Beside a day, which is covered by then, it is the time of lunch: "samedi midi". */
  noon: ["(?<!¦ )midi", "midi(?= (?:15|30|45|et (?:demie?|quart))(?![\\p{L}\\d]))"],
  midnight: ["minuit"],
  noonMinutes: ["15", "30", "45"],
  before: {},
  after: {
    "et demie": 30,
    "et demi": 30,
    "et quart": 15,
    "un quart": 15,
    "moins le quart": -15,
    "moins un quart": -15,
    "moins quart": -15,
    "et 3 quarts": 45,
    "3 quarts": 45,
  },
  minutePast: [],
  minuteTo: [],
  minuteWords: [],
  plusMinutes: [],
  minusMinutes: ["moins"],
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
  night: ["la nuit", "de la nuit"],
  tooEarly: words`
    (?:un peu )?trop tot(?: pour (?:nous|moi))?
  `,
  tooLate: words`
    (?:un peu )?trop tard pour (?:nous|moi)
    (?<=(?:est|serait) )(?:un peu )?trop tard
  `,
  asEarly: words`
    le plus tot possible
    aussi tot que possible
    le plus tot sera le mieux
  `,
  asLate: words`
    le plus tard possible
    au plus tard possible
    aussi tard que possible
    le plus tard sera le mieux
  `,
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
  departures: words`
    (?:prends (?:mon|le) service|prenons (?:notre|le) service|(?:repetition|messe|cours|entrainement|ferry|bateau))(?: \p{L}{1,12}){0,2} (?:a|jusqu'a|est a)
    (?:partir|atterrissons|atterris|atterrit|finir|sortir|rentrer|quitter|libres)(?: \p{L}{1,12}){0,2} (?:a|avant|pour|vers)
    (?:train|bus|vol|avion|spectacle|concert|film|theatre|opera|match|piece|seance|rendez-vous|baby-sitter)(?: \p{L}{1,12}){0,2} (?:a|est a|commence a|part a)
  `,
  departuresAfter: [],
  partJoiners: ["", "ce", "pour le", "dans la", "de la", "de l'", "au", "le"],
  rangeLeads: ["entre", "de", "d'entre", "quelque part entre"],
  rangeJoiners: ["a", "jusqu'a", "jusque"],
  rangeAnd: ["et"],
  notBefore: [
    "(?<!pas (?:\\p{L}{2,12} ){0,3})apres",
    "(?:pas|plus) (?:\\p{L}{2,12} ){1,3}avant",
    "a partir de",
    "a compter de",
    "pas avant",
    "des",
    "au plus tot a",
    "au plus tot",
    "(?<!(?:je|j'y|on|nous|tu|vous|qu'on) )passe",
    "pas plus tot que",
    "(?<!pas )plus tard que",
    "au[- ]dela de",
  ],
  notAfter: [
    "avant",
    "jusqu'a",
    "jusque",
    "au plus tard a",
    "au plus tard",
    "pas apres",
    "pas (?:\\p{L}{2,12} ){1,3}apres",
    "pas plus tard que",
    "(?<!pas )plus tot que",
  ],
  floors: words`
    (?:au |a |en )?(?:minimum|mini|min)(?:,? (?:c'est|a))?
    au moins(?: a)?
    (?:le )?plus tot (?:c'est|possible)
  `,
  limits: words`
    (?:la |ma |notre )?(?:limite|heure limite|date limite)(?: horaire)?(?:,? (?:c'est|est|serait|sera|pour nous c'est))?(?: a)?
    (?:le |au |grand |mon |notre )?(?:maximum|maxi|max)(?:,? (?:c'est|est|serait|ce sera))?(?: a)?
    (?:dernier|dernier delai|dernier carat)(?:,? (?:c'est|est))?
  `,
  limitsAfter: words`
    (?:grand |au |au grand )?(?:maximum|maxi)
    (?:(?:au )?grand |au |(?<!, ?))max
    (?:en )?(?:dernier carat|dernier delai|grand dernier delai)
    c'est (?:le |la |notre |ma )?(?:grand )?(?:max|maximum|maxi|limite|dernier carat)
  `,
  notBeforeSuffix: [
    "ou (?:un peu|un petit peu|legerement|juste) (?:plus tard|apres)",
    "ou plus tard",
    "au plus tot",
    "ou apres",
    "et apres",
    "passees",
  ],
  notAfterSuffix: [
    "ou (?:un peu|un petit peu|legerement|juste) (?:plus tot|avant)",
    "ou plus tot",
    "au plus tard",
    "ou avant",
    "dernier delai",
  ],
  or: ["ou", "soit", "soit a", "ou a", "ou bien", "ou alors", "ou sinon", "sinon"],
  inHours: ["(?:dans|d'ici) (?:environ )?# ?(?:heures?|h)"],
  inMinutes: ["dans # minutes?", "d'ici # minutes?", "dans # min"],
  now: words`
    maintenant
    tout de suite
    immediatement
    des que possible
    la tout de suite
  `,
  inPhrases: {
    "dans une demi-heure": 30,
    "dans une demi heure": 30,
    "dans une heure": 60,
    "dans un quart d'heure": 15,
  },
  inLeads: words`
    dans
    d'ici
    dans environ
  `,
  halfMore: words`
    et demie
    et demi
  `,
  laterOne: words`
    (?:celui|celle) d'apres
    le suivant
    la suivante
    (?:celui|celle) (?:de )?plus tard
  `,
  earlierOne: words`
    (?:celui|celle) d'avant
    le precedent
    la precedente
    (?:celui|celle) (?:de )?plus tot
  `,
  later: ["plus tard"],
  earlier: ["plus tot"],
  shiftHours: ["heures?", "h"],
  shiftMinutes: ["(?:de )?minutes?", "min", "mn"],
  shiftPhrases: {
    "dizaine de minutes": 10,
    "une heure": 60,
    "une demi-heure": 30,
    "1 demi-heure": 30,
    "une demi heure": 30,
    "un quart d'heure": 15,
    "trois quarts d'heure": 45,
    "3 quarts d'heure": 45,
  },
  shiftLeads: words`
    un peu
    un petit peu
    un chouia
    legerement
    encore
    bien
    quelque chose de
    quelque chose
    rien(?: de)?(?! plus (?:tot|tard) qu)
    y a-t-il
    beaucoup
    plutot
    possible
    venir
    arriver
    passer
    nettement
  `,
  laterBefore: words`(?:decaler|decale|decalez|repousser|repousse|repoussez|retarder|reporter)(?: (?:la|ma|notre|le) (?:reservation|resa|table))? (?:de|d')`,
  earlierBefore: words`(?:avancer|avance|avancez)(?: (?:la|ma|notre|le) (?:reservation|table))? (?:de|d')`,
};
