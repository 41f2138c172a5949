import type { WhoComesWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const whoComes: WhoComesWords = {
  familiar: words`
    (?:mor|far|mamma|pappa|kona|konen|mannen|manden)
    (?:mor|far)(?:mor|far)
    beste(?:mor|far)
    (?:bror|søster|mor|far|kone|kona|mann|kjæreste|venn|venninne|onkel|tante|fetter|kusine|sjef|kollega)(?:en|n|a)? (?:min|mi|mitt|hans|hennes|var)
    (?:barnet|babyen|sjefen|chefen|sønnen|datteren|kjæresten|kæresten|vennen|venninnen|broren|søsteren|kollegaen)
    (?:kjæresten|samboeren|kompisen|typen|dama|jenta|gutten|lillesøster|lillebror|broren|søsteren|svigermor|svigerfar|sønnen|datteren|dattera|venninna)(?: (?:min|mi))?
    bestemor
    bestefar
    muttern
    fattern
  `,
  several: ["barna", "børnene", "ungene", "guttene", "drengene", "jentene", "pigerne", "vennene", "vennerne"],
  articles: ["den", "det", "de"],
  theirs: ["sin", "sitt", "sit", "sine", "en", "et", "ei"],
  someone: ["noen", "noen til(?= ?[,.;!?]| ?$)", "nogen", "en til(?= ?[,.;!?]| ?$)"],
  staysAway: words`
    @ (?:kan|kommer|rekker)(?: dessverre| desværre| likevel| alligevel| na| nu){0,2} ikke(?: lenger| længere)? (?:komme|bli med|være med|med|blive med)
    @ (?:kan|kommer)(?: dessverre| desværre| na| nu){0,2} ikke(?: lenger| længere| likevel| alligevel)?(?= ?[,.;!?]| ?$| sa )
    @ (?:blir|bliver)(?: likevel| alligevel)? (?:igjen )?hjemme
    (?:kan|kommer) (?:dessverre |desværre |likevel )?@ (?:dessverre |desværre |likevel )?ikke(?: komme| med| bli med| være med)?
    @ har (?:dessverre |desværre )?(?:meldt forfall|meldt afbud|meldt avbud|trukket seg|fatt forfall)
    @ melder (?:forfall|afbud|avbud)
    den som (?:\p{L}{1,12} ){1,4}(?:kommer|kan) (?:likevel |alligevel )?ikke(?: komme)?
  `,
  without: words`
    uten @(?= ?[,.;!?]| ?$| (?:da|na))
  `,
  comesToo: words`
    @ (?:kan|kunne) (?:visst |na )?(?:komme|bli med|være med) (?:likevel|alligevel|allikevel)
    @ (?:kan|kunne) (?:likevel|alligevel|allikevel) (?:komme|bli med|være med)
    (?:kan|far|ma) @ ogsa (?:komme|bli|blive|være)(?! \p{L})
    @ kommer(?: likevel| alligevel| na| nu){0,2} (?:ogsa|likevel|alligevel|med)(?: med| ogsa)?(?= ?[,.;!?]| ?$| na| nu| likevel| alligevel)
    @ (?:blir|bliver|er|skal)(?: likevel| alligevel| na| nu){0,2} (?:ogsa |være |blive )?med(?: likevel| alligevel| ogsa)?(?= ?[,.;!?]| ?$)
    (?:kan|far|ma) @ (?:ogsa )?(?:komme|bli|blive|være) (?:med|ogsa)
    @ (?:vil|skal|ønsker a) (?:(?:ogsa|gjerne|gerne) )?(?:komme|bli med|være med|med)(?: ogsa)?(?= ?[,.;!?]| ?$| og )
  `,
  brings: words`
    (?:ta|ha) med(?: meg| oss)?(?: ogsa)? @
    (?:tage|have|ta|ha)(?: ogsa)? @ med
    \p{L}{2,15} (?:tar|tager|har) med(?: seg| sig)? @
    det kommer (?:ogsa )?@ til
  `,
  late: words`
    sent
    forsinket
    for sent
    forst (?:ved|kl|klokka|rundt|etter|\d)
    ikke for
  `,
  arrives: words`
    kommer
    komme
    ankommer
    slutter seg til
    dukker opp
    er der
    stikker innom
    kommer innom
    leverer
    levere
    tar med
    (?:er|finnes) pa plass
  `,
  pronouns: words`
    han
    hun
    de(?= (?:kommer|ankommer|dukker|er der))
  `,
  others: ["de andre", "resten", "de øvrige"],
};
