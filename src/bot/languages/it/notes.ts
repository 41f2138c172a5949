import type { NoteWords } from "../note-words.ts";
import { words } from "../word-list.ts";
import { alone, edits, untold, untoldThat } from "./the-note.ts";

const to =
  "(?: (?:alla|nella|sulla|in) (?:cucina|prenotazione|nota)| al (?:cuoco|ristorante|personale)| allo chef| a loro)";

export const notes: NoteWords = {
  only: words`
    solo
    soltanto
    solamente
    unicamente
  `,
  stays: words`
    (?:resta|restano|rimane|rimangono)
    (?:deve|devono|puo|possono) (?:restare|rimanere)
  `,
  asTold: words`
    (?:e )?cosi (?:deve|dovrebbe) (?:risultare|essere|stare|esserci scritto|comparire)
  `,
  right: words`
    (?:e|sono) (?:giust[oaie]|corrett[oaie]|ver[oaie])
  `,
  nothing: words`
    (?:alla fine |anzi )?(?:niente|nulla)(?: di niente| alla fine)?
    (?:nessuna?|senza) (?:nota|richiesta|desiderio|commento)
    (?:lascia|lasci|lasciate)(?:lo|la)? (?:vuoto|vuota|in bianco)
    (?:vuoto|vuota)
    (?:cancella|cancelli|cancellate|togli|tolga|elimina|elimini)(?:lo|la)?(?: tutto)?
    cancellare(?: tutto)?
  `,
  verbs: words`
    (?:digli|ditegli|dica loro|di' loro)
    avvis(?:ate|a|i|are)(?:li|la|lo)?
    aggiung(?:ere|a|i|ete)
    annot(?:are|a|i|ate)
    segn(?:are|a|i|ate)
    segnal(?:are|a|i|ate)
    scriv(?:ere|a|i|ete)
    menzion(?:are|a|i)
    avvis(?:are|i|a)
    avvis(?:are|ate|i|a)(?:li|le)?
    dite (?:loro|(?:alla cucina|allo chef|al ristorante|allo staff|ai camerieri))
    (?:digli|ditegli|dica loro|dire loro)
    (?:dire|dica|di'|di) (?:alla cucina|allo chef|al ristorante|allo staff|ai camerieri)
    dirgli
    digli
    (?:far|faccia|fai) presente
  `,
  writes: words`
    segn(?:are|ate|i|a)(?:mi|ci)?
    annot(?:are|ate|i|a)(?:mi|ci)?
    appunt(?:are|ate|i|a)(?:mi|ci)?
    scriv(?:ere|ete|i|a)
  `,
  that: [
    "(?<=(?:digli|ditegli|loro|avvisate|avvisa|avvisi|avvisali|avvisare|cucina|cuoco|chef|staff|ristorante) )(?:della|dello|del|dei|delle|dell')",
    "che",
  ],
  unseen: words`
    che (?:io )?non (?:la |lo |li |le )?(?:vedo|vediamo|trovo|troviamo|compare)(?: (?:li|qui|segnat[oa]|da nessuna parte|nell[ae] not[ae]|nel riepilogo))?
  `,
  thatToo: words`
    lo (?:scriva|scriviate|scrivi|segni|segniate|annoti|annotate|metta|aggiunga)(?: (?:anche|pure))?
    (?:scrivilo|scrivetelo|segnalo|segnatelo|annotalo|annotatelo|mettetelo)
    lo (?:puo|puoi|potete|potrebbe|potreste|potresti) (?:aggiungere|scrivere|segnare|annotare|mettere|inserire|dire|comunicare|riferire|segnalare)${to}?
    (?:puo|puoi|potete|potrebbe|potreste|potresti) (?:aggiungerlo|scriverlo|segnarlo|annotarlo|metterlo|inserirlo|dirlo|dirglielo|comunicarlo|riferirlo|segnalarlo|avvisarli)${to}?
    lo (?:dica|dice|dite|dici|metta|metti|mettete|aggiunga|aggiungi|aggiungete|scriva|scrivi|scrivete|segni|segna|segnate|annoti|comunichi)${to}?
    (?:aggiungilo|scrivilo|segnalo|mettilo|diglielo|aggiungetelo|segnatelo|scrivetelo|mettetelo|diteglielo|avvisali|avvisateli)${to}?
    glielo (?:dica|dite|dice)
    li avvisi
    grazie (?:di|per) (?:dirglielo|avvisarli|segnarlo|aggiungerlo|scriverlo|annotarlo|comunicarlo)${to}?
  `,
  never: ["hai", "ha", "avete", "non", "mai", "se", "perche", "chi"],
  deeds: words`
    (?:potete|potreste|puo|potrebbe|puoi|potresti)(?: anche| per favore| magari){0,2} (?:mettere|scrivere|accendere|decorare|addobbare|cantare|preparare|portare|nascondere|sorprendere)(?! (?:la prenotazione|il menu|a (?:mio )?nome|il mio nome))(?!\p{L})
  `,
  beside:
    "allora quindi ok va bene perfetto ottimo benissimo si certo grazie per favore anche ne ce ci prendiamo prendo prenderemmo vogliamo vorremmo vorrei voglio serve servirebbe servono serviranno abbiamo avremmo bisogno di segni segna aggiunga metta".split(
      " ",
    ),
  ones: words`
    uno
    una
    un
    due
    tre
    \d{1,2}
  `,
  ways: words`
    (?:solo |soltanto |meglio |preferibilmente |preferisco ){0,2}(?:per |via |un |con )?(?:whatsapp|sms|messaggi|messaggio|messaggini)(?: (?:va bene|meglio|per favore|solo))?
    non chiamate
    niente chiamate
  `,
  calls: words`
    non (?:mi |ci )?(?:chiam|telefon)(?:ate|i|are|atemi|atemi|armi) (?:prima|dopo|la|di|alla|in|tra|fra|durante)(?: [^,;!?]{1,40})?
    solo (?:chiam|telefon)(?:ate|i|are|atemi|ateci|armi) (?:prima|dopo|tra|fra|dalle|di sera|la sera|la mattina)(?: [^,;!?]{1,40})?
    (?:chiam|telefon)(?:ate|i|are)(?:mi|ci)? (?:solo )?(?:prima|dopo|tra|fra|dalle|di sera|la sera|la mattina)(?: [^,;!?]{1,40})?
  `,
  invoices: words`
    fattura (?:intestata |da intestare |va intestata |per favore |va ){0,2}(?:a|alla|al|all'|a nome (?:di|d|della|del|dell))
  `,
  billing: words`
    (?:indirizzo di fatturazione|dati (?:di fatturazione|per la fattura))
  `,
  alone,
  dictated: {
    of: words`
      not[ae]
      commento
      scriv\p{L}{1,4}
      annot\p{L}{1,4}
      segn\p{L}{1,3}
      mett\p{L}{1,4}
    `,
    anew: words`
      solo
      soltanto
      solamente
      sbagliat\p{L}
      invece
      cancell\p{L}{1,3}
      togli\p{L}{0,4}
      cambi\p{L}{0,4}
      corregg?\p{L}{1,4}
      sostitu\p{L}{1,4}
      dev[ei]
      dovrebbe
    `,
    rest: words`
      nient'altro
      il resto
      tutto il resto
      altro no
      basta
    `,
    dropsRest: words`
      (?:togl|cancell|elimin|lev|lasci)\p{L}{1,5}(?: pure| fuori| perdere)? (?:tutto )?il resto
      (?:tutto )?il resto (?:(?:lo|si) )?(?:puo |potete |puoi )?(?:togl|cancell|elimin|lev)\p{L}{1,5}
    `,
  },
  edits,
  untold,
  untoldThat,
  ahead: {
    dishes: words`
      aragost[ae]
      astic[ei]
      granchi?o?
      ostriche
      caviale
      cozze
      scampi
      gamberi
      rombo
      branzino
      salmone
      cacciucco
      oca
      anatr[ae]
      tacchino
      cappone
      fagian[oi]
      capriolo
      agnello
      abbacchio
      maialin[oi]
      porchetta
      arrosto
      fiorentin[ae]
      bistecc[ae]
      tomahawk
      paella
      fonduta
      raclette
      tartuf[oi]
      risott[oi]
      fritto misto
      pesce
      pollo
      polpo
      bollito
    `,
    orders: words`
      (?:tenere|tenga|tenete|tener|mettere|metta|mettete|mettermi|metterci|tenerci|tenermi) (?:\p{L}{2,12}'? ?){0,4}da parte
      (?:riserv|prenot|ordin|prepar|segn)(?:are|a|i|ate|iamo|o|arci|armi)
      annot(?:are|a|i|ate)
      scriv(?:ere|a|i|ete)
      prevedere
      (?:vorrei|vorremmo|vogliamo|voglio|prendiamo|prendo)
      in anticipo
      per favore
      perfavore
    `,
    forWhom: words`
      per (?:noi(?: tutti)?|tutti|me|il tavolo|\d{1,2}(?: (?:persone|coperti))?)
    `,
    not: words`
      no
      non
      nn
      senza
      niente
      allergic\p{L}{0,2}
      invece
      intolleran\p{L}{0,3}
      mai
    `,
    mayWe: words`
      (?:possiamo|potremmo|posso|potrei|si puo|si potrebbe) (?:anche )?(?:ordinare|prenotare|avere|riservare)
    `,
    wants: words`
      (?:la|lo|le|li|l') ?(?:voglio|vogliamo|vorrei|vorremmo)(?: (?:anche|pure|assolutamente)){0,2}
      (?:voglio|vogliamo) (?:anche|pure) (?:quella|quello)
    `,
  },
  joinsNote: words`
    e
    ah
    oh
  `,
  leadsToNote: words`
    che(?! e(?!\p{L}))
  `,
  asksToDo: words`
    puo
    potete
    potrebbe
    potreste
  `,
};
