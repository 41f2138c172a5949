import type { MannersWords } from "../manners-words.ts";
import { words } from "../word-list.ts";

export const manners: MannersWords = {
  farewell: words`
    ha det(?: bra| fint| godt)?(?=[.! ]*$)
    hade(?: bra)?(?=[.! ]*$)
    (?:god|fin) (?:helg|søndag|lørdag)
    hadet
    farvel
    adjø
    morn(?: ?da)(?=[.! ]*$)
    hej hej(?=[.! ]*$)(?<=[.,!] ?hej hej|tak hej hej)
    ha en (?:fin|god|riktig god|hyggelig) (?:dag|kveld|helg|aften)
    hav en (?:god|dejlig|fin) (?:dag|aften|weekend)
    bye(?: bye)?
  `,
  politeEnds: words`
    takk?(?: sa mye| pa forhand)?
    vær sa snill
  `,
  seeYou: words`
    (?:vi )?(?:ses|sees|snakkes|snakkast|høres|tales)(?: da| der| snart| senere)?
    (?:pa )?gjensyn
  `,
  until: words`
    (?:pa )?gensyn
  `,
  willCall: words`
    (?:da )?ringer jeg(?: (?:dit|dem|dere|selv))?
    jeg ringer(?: (?:dit|dem|dere|selv|restauranten|da))?
  `,
  joints: words`
    pa
    om
    klokken
    klokka
    kl
    kl\.
    da
    til
    neste
    næste
    ved
  `,
  nods: words`
    ok
    okay
    okei
    oki
    mm
    mhm
  `,
  callsToMind: words`
    (?:ja|jo) (?:forresten|apropos)
    (?:a|ah) ja(?!,? (?:takk|gjerne))
  `,
  dontBook: words`
    (?:bestill|book|reserver|bekreft)(?: (?:det|den|bordet))? ikke
    (?<!hvorfor )ikke (?:bestill|book|reserver|bekreft)\p{L}{0,3}
  `,
  anotherTime: words`
    (?:en )?annen gang
    neste gang
  `,
  orders: words`
    (?:jeg |vi )?(?:bekreft|bekrefter|bekreftet|bekræft|bekræfter|bekræftet)
    bestill? (?:det|den)
    (?:kjør|kør)(?: pa)?(?: det)?
    (?:den ta(?:r|ger) vi|vi ta(?:r|ger) den)
    gj?ør det
  `,
  sighs: words`
    (?:a|ah|oh|uff|ak),? nei
    (?:a|ah|oh|ak),? nej
    uff(?: da)?
  `,
  anger: words`
    (?:dumme?|dumt|teite?|idiotiske?|ubrukelige?|hapløse?|udugelige?|dustete|elendige?)
    (?:jævla|fordømte|forbanna|fandens|skide) (?:maskin|maskine|bot|robot|program|dritt|lort|ting|idiot)
    (?:idiot|dust|tosk|dritt|(?<!(?:spiser?|ikke|ikkje|uten|uden|mot|for|taler|taler ikke) )svin|taper|tulling|fjols|røvhul)
    (?:faen|fan|helvete|satan|for pokker|for faen|dritt|lort|pis|fanden|kraftedeme|fy faen)
    (?:dra|ga|rend) (?:til|ad|mig i) (?:helvete|helvede|pommern|røven)
    hold (?:kjeft|kæft|munn|mund|kjeften|kæften)
    fuck(?:ing|ed|s)?
    latterlig
    meningsløst
    irriterende
    elendig
    en vits
    (?:fatter|forstar|skjønner) (?:jo )?(?:ingenting|ikke (?:noe|noget|en dritt|en dyt))
    hater (?:dette|deg|dig|bots)
    bortkastet tid
    spild af tid
    wtf
    grr{1,5}
  `,
  why: words`
    hvorfor
    hvorfor det
    hvordan kan det ha seg
    hvordan kan det være
    hva er grunnen
    hvad er grunden
    hvorfor ikke
    men hvorfor
  `,
  everything: words`
    (?:alle |begge )?(?:mine|vare|vores|de)(?: (?:to|2))? (?:bestillinger|bestillingene|reservasjoner|bord|bordene|bookinger)
    (?:alle |begge )?(?:bestillingene|reservasjonene|bordene|bestillingerne|reservationerne)
    alle(?: bestillinger| bord| sammen)?
    begge(?: (?:to|2)| deler)?
    alt(?: sammen)?
  `,
};
