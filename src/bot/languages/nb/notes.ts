import type { NoteWords } from "../note-words.ts";
import { words } from "../word-list.ts";
import { alone, edits, untold, untoldThat } from "./the-note.ts";

const them = "(?:kj[øo]kkenet|køkkenet|kokkene|kokken|personalet|betjeningen|de ansatte|restauranten|dem)";
const to = `(?:(?:til|i|pa) (?:${them}|bestillingen(?: min| var)?))`;
const also = "(?:(?:er du snill|ogsa|vel|bare) ){0,2}";

export const notes: NoteWords = {
  only: words`
    bare
    kun
  `,
  stays: words`
    (?:blir|star|er)(?: igjen| der)
    (?:skal|far|kan) (?:bli|sta|være)(?: igjen| der)?
  `,
  asTold: words`
    (?:akkurat )?(?:sann|slik|sa) (?:skal|bør) det(?: der)? (?:sta|være|lyde)
  `,
  right: words`
    stemmer
    er (?:riktig|korrekt)
  `,
  nothing: words`
    (?:faktisk )?(?:ingenting|ikke noe|ingen ting)(?: i det hele tatt| lenger)?
    (?:ingen|ikke noe|ikke noen) (?:notat|merknad|beskjed|ønsker|ønske)(?: lenger)?
    la (?:det|den) (?:være|sta) tomt?
    tomt?
    (?:ta bort|slett|fjern|stryk|tøm) (?:alt|det|den)
  `,
  verbs: words`
    legge? (?:til|inn|ind)
    tilf[øo]je?
    notere?
    noter
    skrive?(?: (?:opp|op|ned|inn|ind|pa|til))?
    nevne?
    nevn
    nævn(?:e)?
    gi (?:dem )?beskjed(?: om)?
    give? besked(?: om)?
    opplyse?
    informere?
    meddele?
    (?:si|sig|sige|si fra|si ifra|fortelle?|fortæl)(?: (?:til|for))? ${them}
    (?:hils|hilse|varsle|informere?) ${them}
  `,
  writes: words`
    notere?
    noter
    skrive?(?: (?:opp|op|inn|ind|ned|pa|dit))?
  `,
  that: [
    "(?<=(?:dem|kjøkkenet|kokken|personalet|restauranten|beskjed|fra) )om(?! (?:det|dere|du|noe|noen|vi|jeg|ikke)(?![a-z]))",
    "at",
  ],
  writesAround: words`
    skriv(?: (?:ogsa|gjerne))? @ (?:opp|ned|inn|pa)
  `,
  unseen: words`
    (?:(?:den|det) ser (?:jeg|vi)|(?:jeg|vi) ser (?:den|det)) ikke(?: (?:der|her))?
    som (?:jeg|vi) ikke (?:ser|kan se|finner)(?: (?:der|her|med|noe sted|i (?:notatet|oppsummeringen)))?
    som (?:mangler|ikke (?:er med|star der|vises))
  `,
  thatToo: words`
    (?:skriv|noter) (?:det|dette|ogsa|opp det|ned det|inn det)(?: (?:ogsa|er du snill))?
    (?:vær sa snill og )?(?:skriv|noter)(?: (?:inn|opp|ned))?
    (?:kan|kunne|vil) (?:du|dere) ${also}(?:skrive|legge|notere|si|meddele|nevne)(?: (?:til|inn|opp|ned|dit|med))? (?:det|dette)(?: til| med| ogsa)?(?: ${to})?
    (?:kan|kunne|vil) (?:du|dere) ${also}(?:si fra|si ifra|gi beskjed|hilse|informere)(?: (?:til )?${them})?
    (?:skriv|legg|noter|si|nevn)(?: (?:til|inn|opp|ned|dit|med))? (?:det|dette)(?: til| med)?(?: ${to})?
    (?:si|hils|si fra|si ifra|gi beskjed) (?:til )?${them}
    (?:sier|noterer|skriver|nevner) (?:du|dere) (?:(?:det|dette)(?: ${to})?|fra(?: til (?:dem|kjøkkenet))?)
    takk for at (?:du|dere) (?:sier|hilser|noterer|skriver|nevner)(?: (?:fra|det|til|dem|inn|opp)){0,2}(?: ${to})?
  `,
  never: ["har", "ikke", "ikkje", "aldri", "aldrig", "om", "hvis", "hvorfor", "hvem"],
  deeds: words`
    (?:kan|kunne) (?:dere|du|i)(?: ogsa| kanskje| maske| vær sa snill a){0,2} (?:sette|sætte|saette|stille|skrive|tenne|tænde|taende|pynte|dekorere|synge|forberede|servere|dekke|legge|lægge|laegge|gjemme|gemme|overraske|bake|bage)(?! (?:meg|oss|mig|os|opp|op|inn|ind|til)(?!\p{L}))
  `,
  beside:
    "da sa ok okei bra fint topp flott perfekt greit ja gjerne gerne takk tak ogsa vi jeg oss meg mig trenger behover behøver har brug for bruk tar tager vil ha have skulle onsker ønsker noter bestill legg til".split(
      " ",
    ),
  ones: words`
    en
    ett
    et
    ei
    to
    tre
    \d{1,2}
  `,
  ways: words`
    (?:send |bare |helst |gjerne |kun |best med ){0,3}(?:via |pa |en )?(?:sms|tekstmelding|whatsapp|melding)(?: (?:gar bra|gar fint|er best|helst|takk|holder|funker best))?
    (?:ikke ring|ring (?:helst )?ikke)
  `,
  calls: words`
    (?:ring|ringe)(?: meg| oss)?(?: helst| gjerne){0,2} (?:ikke|bare|kun|helst) (?:før|etter|pa|mellom)(?: [^,;!?]{1,40})?
    (?:ikke|bare|kun|først) (?:ringe|ring)(?: meg| oss)? (?:før|etter|pa|mellom)(?: [^,;!?]{1,40})?
  `,
  invoices: words`
    faktura(?:en)? (?:skal |sendes |takk |kan ){0,2}(?:til|i navnet|stilt til)
  `,
  billing: words`
    (?:fakturaadresse(?:n)?|fakturaopplysninger)
  `,
  alone,
  dictated: {
    of: words`
      notat\p{L}{0,3}
      merknad\p{L}{0,3}
      beskjed\p{L}{0,2}
      ønske\p{L}{0,3}
      skriv\p{L}{0,2}
      noter
      sta
    `,
    anew: words`
      bare
      kun
      feil
      i stedet
      istedenfor
      ta bort
      fjern
      stryk
      slett
      endre
      skriv\p{L}{0,2} om
      skal (?:det )?sta
      bytt
    `,
    rest: words`
      ikke noe annet
      ikke noe mer
      ingenting annet
      ingenting mer
      resten
      alt annet
      sann skal det sta
      slik skal det sta
    `,
    dropsRest: words`
      (?:stryk|ta bort|slett|fjern|dropp|hopp over) (?:alt annet|resten)
      (?:resten|alt annet) (?:kan|far|skal) (?:dere |du |man )?(?:strykes|tas bort|fjernes|stryke|ta bort|slettes)
    `,
  },
  edits,
  untold,
  untoldThat,
  ahead: {
    dishes: words`
      hummer(?:en)?
      krabbe(?:n|r)?
      kongekrabbe(?:n)?
      østers(?:en)?
      kaviar
      løyrom
      blaskjell(?:ene)?
      skjell(?:ene)?
      reker(?:ne)?
      piggvar(?:en)?
      kveite(?:n|a)?
      laks(?:en)?
      rakfisk(?:en)?
      lutefisk(?:en)?
      pinnekjøtt(?:et)?
      ribbe(?:n|a)?
      smalahove
      bouillabaisse
      gas(?:en|a)?
      and(?:a|en)?
      andebryst
      kalkun(?:en)?
      fasan(?:en)?
      elg(?:en)?
      hjort(?:en)?
      reinsdyr(?:et)?
      lam(?:met)?
      lammesteik
      spedgris(?:en)?
      ste(?:i)?k(?:en|a)?
      tomahawk
      entrecote
      paella(?:en)?
      fondue
      raclette
      trøffel(?:en)?
      fisk(?:en)?
      kylling(?:en)?
      skalldyrfat(?:et)?
      skalldyrplatter?
    `,
    orders: words`
      spar
      reservere?
      forhandsbestill(?:e|er)?
      bestill(?:e|er)?
      legg(?:e)? (?:unna|til side|til|av)
      hold(?:e)? av
      notere?
      skriv(?:e)?(?: (?:opp|inn))?
      forbered(?:e)?
      ordne
      (?:vi|jeg) (?:vil|vil gjerne ha|ønsker|tar)
      (?:vil|skulle) (?:vi|jeg)
      pa forhand
      gjerne
      takk
    `,
    forWhom: words`
      (?:til|for) (?:oss(?: alle)?|alle|meg|bordet|\d{1,2}(?: (?:personer|pers|gjester))?)
    `,
    not: words`
      ikke
      ikkje
      ingen
      ikke noe
      uten
      allergi\p{L}{0,4}
      i stedet
      aldri
    `,
    mayWe: words`
      (?:kan|kunne|far) (?:vi|jeg|man) (?:\p{L}{2,12} ){0,2}(?:forhandsbestille|bestille|reservere|fa)
    `,
    wants: words`
      (?:den|det|dem) (?:vil|skulle|tar) (?:vi|jeg)(?: (?:ville|ogsa|gjerne|ha|med|absolutt)){0,4}
    `,
  },
  joinsNote: words`
    og
    ah
    oh
  `,
  leadsToNote: words`
    at(?! er(?!\p{L}))
  `,
  asksToDo: words`
    (?:kan|kunne) (?:dere|du|i)(?: kunne)?
  `,
};
