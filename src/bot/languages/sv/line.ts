import type { LineWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const line: LineWords = {
  list: words`
    (?:vante?|reserv|ko)?listan?
    kon?
  `,
  leave: words`
    (?:ta|stryk|plocka|radera|avlagsna|ta bort) (?:bort |garna )?(?:mig|oss|mitt namn|vart namn) (?:bort )?(?:fran|ur|av|pa)
    (?:ta bort|stryk|stryka|radera|avlagsna) (?:mig|oss|mitt namn|vart namn)
    (?:mig|oss) (?:bort )?(?:fran|ur|av) (?:\p{L}{1,6} )?(?:vante?|reserv|ko)?(?:listan|kon)
    (?:lamna|ga ur|hoppa av|kliva av|dra oss ur|dra mig ur) (?:vante?|reserv|ko)?(?:listan|kon)
    (?:av|bort fran|ur) (?:vante?|reserv|ko)?(?:listan|kon)
    (?:vill|behover|onskar|vi vill|orkar) (?:inte|ej) (?:langre |mer )?(?:sta|vara|vanta|ligga|ha)
    (?:avboka|avboka|avbestall|ge upp|slappa) (?:min|var|vår) (?:plats|koplats)
    (?:avregistrera|avanmal) (?:mig|oss)
    (?:lamna|lamnar) (?:vante?|reserv|ko)?listan?
  `,
  place: words`
    (?:nagra |nagot |finns det |har ni )?(?:nyheter|nytt)
    hur (?:gar det|ser det ut)
    (?:star|ar|ligger|finns) (?:jag|vi)
    (?:jag|vi) (?:star|ar|ligger) (?:val|kvar|fortfarande|redan)
    (?:vilken|vilket|vad ar) (?:plats|koplats|nummer|position|min plats|vart nummer|mitt nummer)
    (?:min|var) (?:plats|koplats|position)
    mitt nummer
    hur (?:manga|langt)(?: \p{L}{1,10}){0,3} (?:fore|framfor|fram|bort)
    (?:fore|framfor) (?:mig|oss)
    kvar (?:pa|i)
  `,
  position: words`
    (?:vilken|vilket) (?:plats|koplats|nummer|position) (?:har|ar|ligger) (?:jag|vi)
    pa (?:vilken|vilket) plats (?:ar|ligger|star) (?:jag|vi)
    vad ar (?:min|var) (?:plats|koplats|position)(?= ?[?]|$)
    hur (?:manga|langt) (?:\p{L}{1,10} ){0,3}(?:fore|framfor) (?:mig|oss)
    (?:ar|star) (?:jag|vi) (?:med )?pa den(?: nu)?(?= ?[?])
  `,
  stay: words`
    (?:inte|ej) (?:det (?:har|dar)|detta) bordet
    (?:inte|ej) (?:det (?:har|dar)|detta|just det)(?=$|[,.;!]| men| tack)
    (?:behall|behalla|behaller) (?:garna )?(?:min|var|platsen|koplatsen)(?: plats| koplats)?
    (?:sta|star|stanna|stannar|vara) kvar (?:pa|i)
    (?:lat|lata) (?:mig|oss) (?:sta|vara) kvar
    (?:vantar|vanta) (?:pa|tills) (?:nasta|ett annat)
    (?:jag|vi) (?:star|stannar) kvar
  `,
  wait: words`
    (?:da )?vantar (?:jag|vi)(?: da| hellre| garna| pa det)?
    (?:jag|vi) (?:vantar|kan vanta|vill vanta)(?: da| hellre| garna| pa det)?
    (?:jag|vi) vantar
  `,
  exists: words`
    hur (?:fungerar|funkar) (?:er |den dar )?(?:vante|reserv|ko|vant)listan?(?:,[^.;:!?]{0,60})?
    (?:finns det|finns|har ni|ni har|har du)(?: alltsa| nagon| ingen| en| inte| da){0,3} (?:vante|reserv|ko|vant)lista
  `,
  tells: words`
    (?:sa |och )?(?:ni|du) (?:hor av (?:er|dig)|skriver|sager till|meddelar|kontaktar)(?: till)?(?: (?:mig|oss|da|har|va|eller hur)){0,3}
    (?:sa |och )?(?:hor|skriver|sager|meddelar|kontaktar) (?:ni|du)(?: (?:av er|av dig|till|mig|oss|da|har)){0,4}
  `,
};
