import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What guests leave behind. */
const thing =
  "(?:sjaal|paraplu|jas|jack|telefoon(?!nummer)|mobiel|gsm|portemonnee|portefeuille|sleutels?|sleutelbos|bril|zonnebril|handtas|tas|rugzak|hoed|pet|muts|handschoen(?:en)?|oorbel(?:len)?|ketting|armband|horloge|ring|oplader|trui|vest|camera|laptop|knuffel)";

export const feelings: FeelingWords = {
  served: {
    what: [
      "ober",
      "serveerster",
      "bediening",
      "service",
      "eten",
      "soep",
      "biefstuk",
      "personeel",
      "vlees",
      "vis",
    ],
    was: ["was", "waren"],
    bad: [
      "koud",
      "rauw",
      "slecht",
      "onbeschoft",
      "vreselijk",
      "onvriendelijk",
      "oneetbaar",
      "verschrikkelijk",
      "onbeleefd",
      "walgelijk",
      "smakeloos",
      "aangebrand",
      "bagger",
    ],
  },
  complaint: words`
    (?:uur|uren|minuten|lang) (?:\p{L}{1,14} ){0,5}gewacht
    niemand (?:\p{L}{1,8} ){0,3}(?:sorry|excuses|verontschuldigd|verontschuldigde)
    (?:ziek|misselijk|beroerd) (?:\p{L}{1,10} ){0,3}(?:na|van) (?:het|jullie|mijn|ons) (?:eten|diner|etentje)
    (?:klacht(?:en)?|klagen|beklag)
    (?:geld terug|terugbetaling|vergoeding van|schadevergoeding|teruggave)
    (?:schande|schandalig|onacceptabel|belachelijk|walgelijk|waardeloos|oplichters?|oplichterij|respectloos)
    (?:slecht|vreselijk|verschrikkelijk|onbeschoft|beroerd|slechtste)e? (?:service|bediening|eten|ervaring|restaurant|avond|ober|personeel)
    voedselvergiftiging
    (?:ben|zijn|erg|heel) (?:\p{L}{1,9} )?(?:boos|woedend|kwaad|teleurgesteld|pissig)
    (?:jullie zijn|je bent|u bent) (?:\p{L}{1,9} )?(?:waardeloos|nutteloos|incompetent|dom)
    nooit meer
    (?:twee keer|2 keer|dubbel) (?:\p{L}{1,9} ){0,5}(?:afgeschreven|betaald|gerekend|afgerekend)
    (?:aanbetaling|borg) terug
  `,
  lost: words`
    ${thing} (?:[\p{L}']{1,9} ){0,5}(?:vergeten|laten liggen|blijven liggen|laten hangen|verloren|kwijt|gevonden|afgegeven)
    (?:vergeten|verloren|vergat|verloor|kwijt) (?:[\p{L}']{1,9} ){1,3}${thing}
  `,
  sorrow: words`
    (?:ben|is|zijn|heeft|heb) (?:\p{L}{1,9} )?(?:verkouden|grieperig|griep|koorts)
    ziek als een hond
    (?:heb|heeft) corona
    (?:is|zijn) (?:\p{L}{1,9} ){0,2}(?:overleden|gestorven)
    (?:overleden|begrafenis|uitvaart|sterfgeval|in de rouw)
    (?:ziekenhuis|spoedeisende hulp|intensive care)
    (?:ongeluk|hartaanval|beroerte|miskraam)
    (?:ben|is|zijn|allemaal|geworden) (?:\p{L}{1,9} )?ziek
    (?:heb|heeft|hebben) (?:\p{L}{1,6} )?(?:corona|covid|koorts|griep|kanker)
    (?:onze|mijn|de) (?:vlucht|trein|reis|bruiloft) (?:is|werd) (?:geannuleerd|gecanceld|afgelast|uitgevallen)
    (?:opa|oma|vader|moeder|man|vrouw|broer|zus|zoon|dochter|vriend|vriendin|hond|kat|oom|tante) (?:\p{L}{1,9} ){0,2}(?:verloren|kwijtgeraakt)
    (?:heeft|hebben|moest|is|zit) (?:\p{L}{1,8} ){0,3}(?:overgegeven|overgeven|gespuugd|gekotst)(?! (?:na|van|door)(?!\p{L}))
    buikgriep(?! (?:na|van|door)(?!\p{L}))
  `,
  jokes: words`
    (?:lacht|lach|lachen)(?: zich| me| ons)? (?:\p{L}{2,5} )?(?:dood|rot|kapot)
    doodlachen
    bijna (?:dood|overleden|doodgegaan)
    doodmoe
  `,
  illness: words`
    verkouden
    migraine
    ziekenhuis
    intensive care
    spoed
    ziek
    corona
    covid
    griep
    koorts
    kanker
    ongeluk
    hartaanval
    beroerte
    overgegeven
    overgeven
    gespuugd
    gekotst
    buikgriep
  `,
  loss: words`
    overleden
    gestorven
    begrafenis
    uitvaart
    crematie
    rouw
    sterfgeval
    verloren
    miskraam
    dood
  `,
  joy: words`
    verloofd
    (?:onze |hun )?verloving
    (?:net|pas) getrouwd
    (?:ben|is) (?:\p{L}{2,6} )?zwanger
    (?:is|ben|zijn) geslaagd
    (?:geslaagd|afgestudeerd)
    (?:heb|heeft) (?:de|een nieuwe|die) baan
    promotie
    (?:is|ben|bent) (?:morgen |dan |die dag )?jarig
    (?:mijn|zijn|haar|onze|hun|de) (?:\p{L}{2,10} ){0,2}(?:verjaardag|trouwdag|jubileum)
    (?:wordt|word) [1-9]\d(?: jaar)?
    baby gekregen
  `,
};
