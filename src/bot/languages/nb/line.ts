import type { LineWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const line: LineWords = {
  list: words`
    (?:vente|reserve|kø)?liste[nr]?
    (?:vente|reserve|kø)?lista
    køen?
  `,
  leave: words`
    (?:ta|tag|fjern|stryk|slett|slet|meld) (?:meg|mig|oss|os|navnet mitt|navnet vart|mit navn|vores navn) (?:bort |a[vf] |ut )?(?:fra|a[vf]|pa|ut)
    (?:fjern|stryk|slett|slet) (?:meg|mig|oss|os|navnet mitt|mit navn)
    (?:meg|mig|oss|os) (?:a[vf]|fra|ut av) (?:\p{L}{1,6} )?(?:vente|reserve)?(?:listen|lista|køen)
    (?:forlate|forlade|ga ut av) (?:vente)?(?:listen|lista|køen)
    (?:a[vf]|ut av) (?:vente)?(?:listen|lista|køen)
    (?:vil|trenger|behøver|ønsker|gider|skal) (?:ikke|ikkje) (?:lenger |længere |mer |mere )?(?:sta|vare|være|vente|ligge|ha)
    (?:avbestill|avbestil|gi opp|opgiv) (?:plassen min|plassen var|min plads|vores plads)
    (?:meld|strike) (?:meg|oss) av
    (?:ga|hoppe|trekke (?:oss|meg)) (?:av|ut av|fra) (?:vente)?(?:listen|lista|køen)
    (?:ta bort|ta) (?:meg|oss|navnet mitt) (?:fra|av) (?:vente)?(?:listen|lista|køen)
    (?:ga|hoppe) (?:av|ut av) (?:vente)?liste(?: (?:nummer )?\d{1,2})?
  `,
  place: words`
    (?:noen |noe |er det |har dere )?(?:nyheter|nytt)
    hvordan (?:gar det|ser det ut|ligger jeg an|ligger vi an)
    (?:star|er|ligger) (?:jeg|vi)
    (?:jeg|vi) (?:star|er) (?:vel|fortsatt|stadig|allerede|framdeles)
    (?:hvilken|hvilket|hva er|hvad er) (?:plass|plads|nummer|posisjon|position)
    (?:plassen min|min plads|nummeret mitt|mit nummer)
    hvor (?:mange|langt)(?: \p{L}{1,10}){0,3} (?:foran|før|fram|frem)
    (?:foran|før) (?:meg|mig|oss|os)
    igjen (?:pa|i)
    fortsatt (?:pa|i)
  `,
  position: words`
    (?:hvilken|hvilket) (?:plass|plads|nummer|posisjon|position) (?:har|er|ligger) (?:jeg|vi)
    hva er (?:plassen|posisjonen|nummeret) (?:min|var|mitt|vart)
    hvor (?:mange|langt) (?:\p{L}{1,10} ){0,3}(?:foran|før) (?:meg|mig|oss|os)
    pa hvilken plass (?:er|ligger|star) (?:jeg|vi)
    hvor (?:i køen|pa lista|pa listen) (?:er|star|ligger) (?:jeg|vi)
    (?:er|star) (?:jeg|vi) (?:med )?pa den(?: na)?(?= ?[?])
  `,
  stay: words`
    (?:ikke|ikkje) (?:dette|det her|det der) bordet
    (?:ikke|ikkje) (?:dette|det her|det der|akkurat dette)(?=$|[,.;!]| men| takk| tak)
    (?:behold|beholde|beholder|behalde) (?:gjerne )?(?:plassen|min plads|pladsen|plass)
    (?:sta|star|bli|blir|vare|blive) (?:pa|i) (?:vente)?(?:listen|lista|køen)
    (?:la|lad) (?:meg|mig|oss|os) (?:sta|bli|blive)
    (?:venter|vente) pa (?:neste|næste|et annet|et andet)
    (?:jeg|vi) blir (?:staende|værende|paa listen)
    (?:jeg|vi) (?:blir|star)(?: igjen)? (?:pa|i) (?:vente)?(?:listen|lista|køen)
    (?:beholder|behold|beholde) plassen(?: min| var| i køen)?
  `,
  wait: words`
    (?:da )?venter (?:jeg|vi|eg)(?: da| heller| gjerne)?
    (?:jeg|vi|eg) (?:venter|kan vente|vil vente)(?: da| heller| gjerne)?
    (?:jeg|vi) kan godt vente
    da venter vi pa det
  `,
  exists: words`
    hvordan (?:fungerer|funker) (?:den )?vente ?list(?:e|a|en)(?:,[^.;:!?]{0,60})?
    (?:finnes det|finnes|har dere|har du|er det|findes der|har i)(?: noen| ingen| en| ikke| da| nogen){0,3} vente ?liste
  `,
  tells: words`
    (?:sa |og )?(?:dere|du) (?:skriver|sier fra|gir beskjed|tar kontakt)(?: til)?(?: (?:meg|oss|da|her)){0,3}
  `,
};
