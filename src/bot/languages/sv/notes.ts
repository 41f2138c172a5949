import type { NoteWords } from "../note-words.ts";
import { words } from "../word-list.ts";
import { alone, edits, untold, untoldThat } from "./the-note.ts";

const to = "(?:(?:till|i|pa) (?:koket|kocken|personalen|restaurangen|bokningen|dem|min bokning|var bokning))";
const also = "(?:(?:snalla|ocksa|aven|val) ){0,2}";

export const notes: NoteWords = {
  only: words`
    bara
    endast
    enbart
  `,
  stays: words`
    (?:stannar|ar|blir)(?: kvar)
    (?:ska|far|kan) (?:vara kvar|stanna(?: kvar)?|sta kvar|bli kvar)
  `,
  asTold: words`
    (?:precis )?sa (?:ska|skall|bor) det(?: dar)? (?:sta|vara|lyda)
  `,
  right: words`
    stammer
    ar (?:ratt|korrekta?)
  `,
  nothing: words`
    (?:faktiskt )?(?:inget|ingenting)(?: alls| langre)?
    (?:ingen|inga) (?:notering|anteckning|onskemal)(?: alls| langre)?
    (?:lamna|lat) (?:det|den) (?:vara )?tomt?
    tomt?
    (?:ta bort|radera|stryk|tom) (?:allt|det|den)
  `,
  verbs: words`
    sag(?: till)?
    meddela
    lagga (?:till|in)
    lagg (?:till|in)
    tillagga
    notera
    skriva(?: (?:till|upp|in))?
    skriv(?: (?:till|upp|in))?
    anteckna
    namna
    namn
    meddela
    framfora
    (?:saga|sag|beratta)(?: till| for)? (?:dem|dom)
    (?:saga|sag) (?:till )?(?:koket|kocken|personalen|restaurangen)
    halsa(?: (?:koket|kocken|personalen|dem))?
  `,
  writes: words`
    notera
    anteckna
    skriva?(?: (?:upp|in|dit|ner))?
  `,
  that: [
    "(?<=(?:dem|koket|kocken|personalen|till|meddela) )om(?! (?:det|ni|du|nagot|nagon|vi|jag|inte)(?![a-z]))",
    "att",
  ],
  writesAround: words`
    skriv(?: (?:ocksa|aven))? @ (?:upp|in|till)
  `,
  unseen: words`
    (?:(?:den|det) ser (?:jag|vi)|(?:jag|vi) ser (?:den|det)) inte(?: (?:dar|har))?
    som (?:jag|vi) inte (?:ser|kan se|hittar)(?: (?:dar|har|med|nagonstans|i (?:anteckningen|sammanfattningen)))?
    som (?:saknas|inte (?:ar med|star med|syns|star dar))
  `,
  thatToo: words`
    (?:skriv|anteckna|notera) (?:det|detta|ocksa|upp det|in det|ner det)(?: (?:ocksa|ar du snall))?
    (?:ar du snall och )?(?:skriv|notera|anteckna)(?: (?:in|upp|ner))?
    (?:kan|kunde|skulle|vill) (?:du|ni)(?: kunna)? ${also}(?:skriva|lagga|notera|anteckna|saga|meddela|framfora)(?: (?:till|in|upp|dit|med|ner))? (?:det|detta)(?: till| med)?(?: ${to})?
    (?:kan|kunde|skulle|vill) (?:du|ni)(?: kunna)? ${also}(?:saga till|meddela|halsa|informera)(?: (?:dem|koket|personalen|restaurangen|kocken))?
    (?:skriv|lagg|notera|anteckna|sag|meddela|framfor)(?: (?:till|in|upp|dit|med|ner))? (?:det|detta)(?: till| med)?(?: ${to})?
    (?:sag|halsa|meddela) (?:till )?(?:dem|koket|personalen|restaurangen|kocken)
    (?:sager|noterar|skriver|meddelar|framfor) (?:du|ni) (?:(?:det|detta)(?: ${to})?|till(?: dem| koket)?)
    tack for att (?:du|ni) (?:sager|halsar|noterar|skriver|meddelar|framfor)(?: (?:till|det|dem|in|upp)){0,2}(?: ${to})?
  `,
  never: ["har", "inte", "aldrig", "om", "varfor", "vem"],
  deeds: words`
    (?:kan ni|kan du|kunde ni|kunde du|skulle (?:ni|du) kunna)(?: ocksa| snalla| kanske){0,2} (?:satta|stalla|skriva|tanda|dekorera|pynta|sjunga|forbereda|servera|duka|lagga|gomma|overraska|baka)(?! (?:mig|oss|upp|in|till)(?!\p{L}))
  `,
  beside:
    "da sa ok okej bra toppen perfekt fint ja garna tack ocksa vi jag oss mig behover tar vill ha skulle vilja onskar notera boka lagg till for".split(
      " ",
    ),
  ones: words`
    en
    ett
    tva
    tre
    \d{1,2}
  `,
  ways: words`
    (?:skicka |bara |helst |garna |endast |bast med ){0,3}(?:via |pa |ett )?(?:sms|sms:a|smsa|whatsapp|meddelande)(?: (?:gar bra|ar bast|helst|tack|racker|funkar bast))?
    ring (?:helst )?inte
  `,
  calls: words`
    (?:ring|ringa)(?: mig| oss)?(?: helst| garna| snalla){0,2} (?:inte|bara|endast|helst) (?:fore|efter|pa|mellan|innan)(?: [^,;!?]{1,40})?
    (?:inte|bara|endast|forst) (?:ringa|ring)(?: mig| oss)? (?:fore|efter|pa|mellan|innan)(?: [^,;!?]{1,40})?
  `,
  invoices: words`
    faktura(?:n)? (?:ska |skickas |stalls |tack |kan ){0,2}(?:till|i namnet|stalld till)
  `,
  billing: words`
    (?:fakturaadress(?:en)?|fakturauppgifter)
  `,
  alone,
  dictated: {
    of: words`
      antecknin\p{L}{1,6}
      noterin\p{L}{1,6}
      onskem\p{L}{1,6}
      skriv\p{L}{0,2}
      notera
      sta
    `,
    anew: words`
      bara
      endast
      fel
      istallet
      i stallet
      ta bort
      stryk
      radera
      andra
      skriv\p{L}{0,2} om
      ska (?:det )?sta
      byt\p{L}{0,2}
    `,
    rest: words`
      inget annat
      inget mer
      resten
      allt annat
      sa ska det sta
    `,
    dropsRest: words`
      (?:stryk|ta bort|radera|skippa|hoppa over) (?:allt annat|resten)
      (?:resten|allt annat) (?:kan|far|ska) (?:ni |du |man )?(?:strykas|tas bort|stryka|ta bort|raderas)
    `,
  },
  edits,
  untold,
  untoldThat,
  ahead: {
    dishes: words`
      hummer(?:n|s)?
      hummrar
      krabb(?:a|an|or)
      ostron(?:en)?
      kaviar
      loj?rom
      musslor(?:na)?
      rakor(?:na)?
      piggvar(?:en)?
      halleflundra
      lax(?:en)?
      bouillabaisse
      gas(?:en)?
      ankan?
      ank(?:or|orna)
      ankbrost
      kalkon(?:en)?
      fasan(?:en)?
      alg(?:en)?
      hjort(?:en)?
      lamm(?:et|steken)?
      spadgris(?:en)?
      stek(?:en)?
      tomahawk
      entrecote
      paella(?:n)?
      fondue
      raclette
      tryffel(?:n)?
      fisk(?:en)?
      kyckling(?:en)?
      skaldjursplata(?:n)?
    `,
    orders: words`
      spara
      reservera
      boka
      (?:for)?bestall(?:a|er)
      lagg(?:a)? (?:undan|at sidan|till)
      notera
      skriv(?:a)?(?: (?:upp|in))?
      forbered(?:a)?
      ordna
      (?:vi|jag) (?:vill|skulle vilja|onskar|tar)
      (?:vill|skulle) (?:vi|jag)
      i forvag
      garna
      tack
      snalla
    `,
    forWhom: words`
      (?:till|at|for) (?:oss(?: alla)?|alla|mig|bordet|\d{1,2}(?: (?:personer|pers|gaster))?)
    `,
    not: words`
      inte
      ingen
      inget
      inga
      utan
      allergi\p{L}{0,4}
      istallet
      aldrig
    `,
    mayWe: words`
      (?:kan|kunde|far|skulle) (?:vi|jag|man) (?:\p{L}{2,12} ){0,2}(?:forbestalla|bestalla|reservera|fa|boka)
    `,
    wants: words`
      (?:den|det|dem) (?:vill|skulle|tar) (?:vi|jag)(?: (?:vilja|ocksa|garna|ha|med|absolut)){0,4}
    `,
  },
  joinsNote: words`
    och
    ah
    oh
  `,
  leadsToNote: words`
    att(?! ar(?!\p{L}))
  `,
  asksToDo: words`
    (?:kan|kunde|skulle) (?:ni|du)(?: kunna)?
  `,
};
