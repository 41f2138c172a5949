import type { CompanyWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const company: CompanyWords = {
  couples: ["(?<=^)par(?= med \\d)", "# par(?! (?:timmar|dagar|veckor|minuter|barn|personer|ganger|stolar))"],
  companyLeads: words`
    med
    tillsammans med
  `,
  comesWith: words`
    jag (?:kommer|kommer att komma|ar|tar|tar med|har)(?: da| nog| ocksa)? (?:med|ihop med|tillsammans med)
    jag (?:tar med|bjuder med)
    jag tar med mig
    (?:han|hon|(?:min|var) \p{L}{3,12}) (?:bjuder|tar med|tar emot)
  `,
  self: ["mig", "jag", "lilla jag", "undertecknad"],
  selfAfterAnd: ["jag"],
  besideSelf: ["han", "hon", "honom", "henne"],
  selfLeads: ["for", "bara"],
  articles: ["en", "ett", "ett annat", "en annan", "en extra", "1"],
  adjectives: words`
    hungriga
    andra
    sma
    unga
    extra
    basta
    goda
    gamla
    storre
    mindre
    vuxna
    fullvuxna
    nya
    narmaste
    kara
    lilla
  `,
  tellsOfHouse: words`
    (?:har |hade )?(?:tipsat|rekommenderat|berattat|sagt|pratat)(?!\p{L})
    (?:sa|sager|tipsade|rekommenderade|berattade|pratade)(?!\p{L})
  `,
  oneMore: words`
    som
    med
    pa
    fran
    ocksa
    likasa
    (?:kommer|foljer|hanger|ansluter)
    ar (?:ocksa )?med
  `,
  others: ["andra", "till", "fler", "ytterligare"],
  andMore: ["plus"],
  who: ["som"],
  and: [
    "och",
    "plus",
    "med",
    "samt",
    "&",
    "o",
    "a(?= (?:en|ett|\\d{1,2}|min|mitt|mina|nan|jag|frugan|frun|gubben|gumman|sambon|grabben|grabbarna|pojken|pojkarna|tjejen|tjejerna|killen|mannen|sonen|dottern|mamma|pappa|morsan|farsan|brorsan|syrran|kompisen|barnen|ungarna)(?![\\p{L}])| $)",
  ],
};
