import type { BoundWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const bounds: BoundWords = {
  rangeLeads: words`
    mellan
    fran
    mellan klockan
    fran klockan
    mellan kl\.?
    fran kl\.?
    nagon gang mellan
    nan gang mellan
    nagonstans mellan
    emellan
    typ mellan
    ml
  `,
  rangeJoiners: words`
    till
    -
    till klockan
    till kl\.?
    fram till
    tills
    till ca
  `,
  rangeAnd: words`
    och
    och klockan
    och kl\.?
    o
  `,
  notBefore: [
    "allra tidigast",
    "forst efter",
    "forst vid",
    "nan gang efter",
    "helst efter",
    "inte forran",
    "tidigast runt",
    "efter",
    "efter klockan",
    "efter kl",
    "fran",
    "fran klockan",
    "tidigast",
    "tidigast klockan",
    "inte fore",
    "inte innan",
    "tidigast vid",
    "tidigast kl\\.?",
    "fran och med",
    "fran kl\\.?",
    "from",
    "inte tidigare an",
    "(?<!inte )senare an",
    "(?<!inte )senare an kl\\.?",
    "nagon gang efter",
  ],
  notAfter: [
    "allra senast",
    "absolut senast",
    "max till",
    "hogst till",
    "helst fore",
    "helst innan",
    "fore",
    "fore klockan",
    "fore kl",
    "innan",
    "innan klockan",
    "senast",
    "senast klockan",
    "inte senare an",
    "(?<!inte )tidigare an",
    "innan kl\\.?",
    "senast kl\\.?",
    "senast vid",
    "fram till",
    "inte efter",
  ],
  notBeforeSuffix: [
    "eller (?:lite|lite grann|nagot|strax) (?:senare|efter)",
    "eller senare",
    "och framat",
    "och senare",
    "tidigast",
    "eller efter",
  ],
  notAfterSuffix: [
    "eller (?:lite|lite grann|nagot|strax) (?:tidigare|fore|innan)",
    "eller tidigare",
    "senast",
    "eller innan",
    "eller fore",
  ],
  thereafter: ["efter det", "darefter", "efterat", "sen efter"],
  departures: words`
    (?:flygplatsen|stationen|farjan|baten|teaterbiljetter|biobiljetter|biljetter)(?: \p{L}{1,12}){0,2} (?:klockan|kl\.?|vid|fore|till)
    (?:(?:maste|behover)(?: \p{L}{1,12}){0,2} (?:ga|aka)|harifran|landar|klara|hem|ivag|lamna)(?: \p{L}{1,12}){0,2} (?:klockan|kl\.?|senast|fore|innan|vid)
    (?:taget|tag|bussen|buss|flyget|flyg|planet|forestallningen|konserten)(?: \p{L}{1,12}){0,2} (?:klockan|kl\.?|vid)
    (?:filmen|bion|bio|teatern|teater|operan|matchen|motet|barnvakten)(?: \p{L}{1,12}){0,2} (?:klockan|kl\.?|vid)
  `,
  departuresAfter: words`
    (?:(?:vi|jag|vart|var|vara|min|mitt|ett|en|det|den|sista|har|maste|ska|hinna|med|gar|avgar|borjar|startar|till|pa|biljetter|vara|i) ){1,7}(?:tag|taget|buss|bussen|flyg|flyget|planet|farja|farjan|bat|baten|taxi|forestallning(?:en)?|konsert(?:en)?|film(?:en)?|bio(?:n)?|teater(?:n)?|operan|match(?:en)?|mote(?:t)?|barnvakt(?:en)?|flygplats(?:en)?|station(?:en)?|teaterbiljetter|biobiljetter)
    (?:taget|bussen|planet|farjan|baten|forestallningen)
    (?:maste|behover|ska) (?:vi|jag) (?:ga|ivag|aka|vidare|hem|dra|harifran)
    (?:aker|gar|drar|sticker) (?:vi|jag)(?: (?:vidare|hem|harifran))?
  `,
  or: words`
    eller
    eller klockan
    eller kl\.?
    eller kanske
    eller vid
    alternativt
  `,
};
