import type { BoundWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const bounds: BoundWords = {
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
  departures: words`
    (?:gare|aeroport|bateau|ferry|cinema)(?: \p{L}{1,12}){0,1} (?:a|pour|avant)
    (?:prends (?:mon|le) service|prenons (?:notre|le) service|(?:repetition|messe|cours|entrainement|ferry|bateau))(?: \p{L}{1,12}){0,2} (?:a|jusqu'a|est a)
    (?:partir|atterrissons|atterris|atterrit|finir|sortir|rentrer|quitter|libres)(?: \p{L}{1,12}){0,2} (?:a|avant|pour|vers)
    (?:train|bus|vol|avion|spectacle|concert|film|theatre|opera|match|piece|seance|rendez-vous|baby[- ]sitter)(?: \p{L}{1,12}){0,2} (?:a|est a|commence a|part a)
    depart (?:imperatif|imperatif a|prevu|obligatoire)(?: \p{L}{1,4})?
    (?:repartir|repars|repart|repartons|repartirons|pars|part|partons|partirons|filer|file|filons|depart|sortis|sorties|sorti|dehors)(?: \p{L}{3,12})? (?:a|avant|pour|vers)
  `,
  departuresAfter: words`
    (?:(?:on|nous|j'ai|je|a|avons|une?|le|la|les|notre|nos|mon|ma|des|deux|places|billets|pour|doit|devons|dois|prendre|etre|part|commence|il|faut|au|dans|aller|y) |j'|l'){1,7}(?:train|bus|car|vol|avion|bateau|ferry|taxi|spectacle|concert|film|theatre|opera|match|piece|seance|rendez-vous|baby-?sitter|gare|aeroport|cinema)
    (?:c'est|ce sera|sera|est) (?:l'heure (?:de|du) (?:notre )?|le |notre )depart
    (?:on|nous|je) (?:(?:doit|devons|dois|va|allons|vais) )?(?:repartir|partir|filer|repart|repartons|repartirons|file|filons|part|partons|repars|pars)
  `,
  or: ["ou", "soit", "soit a", "ou a", "ou bien", "ou alors", "ou sinon", "sinon"],
};
