import type { AskingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { kind } from "./courtesies.ts";

export const asking: AskingWords = {
  whatNeeded: words`
    (?:(?:vi |le |ti )?serve|vuole|volete|vuoi|ha bisogno del|bisogno del)(?: anche)? (?:il |del )?(?:mio )?(?:cognome|nome e cognome|nome completo)(?: anche)?(?=[ ?!.]*$)
    basta (?:anche |solo )?(?:il )?(?:mio )?(?:nome|cognome)(?=[ ?!.]*$)
    (?:cosa|che cosa|quali (?:dati|informazioni)|che (?:dati|informazioni))(?: altro)? (?:vi|le|ti) ser(?:ve|vono)(?: (?:ancora|altro|da me|di me|per prenotare|per la prenotazione)){0,3}(?=[ ?!.]*$)
    (?:vi|le|ti) serve (?:altro|qualcos'altro|ancora qualcosa)(?: da me)?(?=[ ?!.]*$)
    di (?:cosa|che cosa) (?:avete|ha|hai) (?:ancora )?bisogno(?=[ ?!.]*$)
  `,
  question: words`
    quanto (?:costa|costano|dura|tempo|e|viene|si spende|ci vuole|dista)
    (?:a|fino a|da) che ora (?:aprite|chiudete|apre|chiude|siete|servite|e aperto|e aperta|e chiuso|chiudono|si puo|si mangia)
    fino a quando
    quando (?:aprite|chiudete|siete aperti|apre|chiude)
    orari
    orario di (?:apertura|chiusura)
    giorni? di (?:apertura|chiusura)
    qual e
    quali sono
    dove (?:siete|si trova|e|vi trovate|si parcheggia|posso parcheggiare)
    il menu
    accettate
    l'indirizzo
    vostro indirizzo
    parcheggio
    siete (?:aperti|chiusi|al completo|pieni|dog friendly)
    (?:e|siete) (?:accessibile|accessibili|caro|lontano)
    servite
    dress code
    buoni pasto
    come (?:ci )?si arriva
    che tipo di cucina
    posso (?:portare|parcheggiare|pagare)
    possiamo (?:portare|parcheggiare|pagare)
    si possono portare
    (?:cosa|che cosa|che) (?:avete|hai|ha|c'e|resta|rimane|ci sarebbe)(?: ancora)?(?: di)? (?:libero|disponibile|posti? liber[oi])
    (?:che|quali) (?:orari|ore|posti|tavoli) (?:avete|ci sono|restano|rimangono|sono)
    (?:bisogna|occorre|serve|si deve|e necessario|e obbligatorio|tocca) prenotare(?!.{0,60}\d)
    c'e (?:molta |tanta )gente
    e (?:molto )?(?:affollato|pieno)
  `,
  asksWhat: ["(?:che )?cos'e", "(?:che )?cosa … (?:e|sarebbe|comprende|prevede)"],
  exactly: ["esattamente"],
  askedBefore: words`
    (?:mia|nostra|la|altra) domanda (?:su|sul|sulla|sui|sulle|sull|riguardo|per|circa)
    non (?:mi )?(?:ha|hai|avete) (?:ancora )?risposto alla (?:mia|nostra|prima|altra)(?: (?:prima|altra))? ?(?:domanda)?
    (?:ignorato|saltato) la (?:mia|nostra) domanda
    (?:avevo|ho|avevamo|abbiamo) (?:anche )?chiesto (?:del|della|dei|delle|dello)
  `,
  charged: words`
    costa\p{L}{0,2}
    paga\p{L}{0,2}
    si paga
    supplemento
  `,
  orNot: words`
    (?:e )?no(?:n si puo)?
  `,
  toKnow: words`
    sapere (?:del|della|dell'|se|come|prima|per)
  `,
  wantsAnswer: words`
    (?:gradirei|gradiremmo|apprezzerei|apprezzeremmo|vorrei|aspetto) una risposta (?:su|sulle?|sull'|sugli|sul|alla|riguardo a)(?: (?:domanda|questione) (?:su|sulle?|sul|delle?|del))?
    (?:vi |le )?(?:sarei|saremmo) grat[oaie] se (?:mi |ci )?rispond\p{L}{1,6} alla (?:mia )?(?:domanda|questione) (?:su|sulle?|sul|delle?|del|dei)
    (?:gradirei|apprezzerei) che (?:mi |ci )?rispond\p{L}{1,6} alla (?:mia )?(?:domanda|questione) (?:su|sulle?|sul|delle?|del|dei)
  `,
  onlyAsks: words`
    (?:mi|ci) (?:dica|dici|dite|dicano)(?:,? gia che ci siamo,?)? se
    (?:posso|potrei|si puo)(?: (?:solo|anche))? (?:chiedere|sapere|chiedervi|chiederle|domandare)(?: se)?
    (?:volevo|vorrei|volevamo)(?: (?:solo|soltanto|solamente))? (?:chiedere|sapere|chiedervi|chiederle)(?: solo)?(?: se)?
    (?:mi )?(?:sa|sapete|puo|potete|potrebbe) dir(?:e|mi)(?: se)?
  `,
  questionStart: words`
    (?:mi dica|dimmi|mi dite|ditemi|mi dici) (?:di piu )?(?:del(?:la|lo|le)?|dei|degli|sul(?:la)?)
    (?:[\p{L}']{1,12} ){1,3}(?:chiede|chiedono|vuole sapere|vorrebbe sapere|vogliono sapere) (?:se(?! (?:poss|
      potr|puo))|cosa|quando|dove|come|quale|quanto)
    (?:(?:una|1) )?(?:domanda|domandina|info|informazione)
    (?:in|con|per|da|di|su|fino a) (?:che|quale|quali|quanti|quando|dove)
    (?<!(?:certo|certamente|sicuro|credo|penso|direi|suppongo|immagino|mi sa) )che(?! (?:si|no)(?:[.,;!]|$))(?! (?:gentil[ei]|bell[oa]|carin[oai]|bene|brav[oi]|piacere|meraviglia)(?!\p{L}))
    che cosa
    cosa
    quando
    si (?:puo|possono|riesce a)
    dove
    dov'e
    chi
    come
    perche
    quale
    quali
    qual
    quanto
    quanti
    quante
    quanta
    avete
    avreste
    avresti
    c'e(?! (?:(?:la|il|l'|anche|pure) ?)?(?:mi[oa]|nostr[oa]|su[oa]) )
    ce(?! l'(?:ho|ha|abbiamo|hanno|avete gia))
    c'era
    ci sono(?! (?:\d{1,2}|un[oa]?) (?:\p{L}{2,12} )?(?:vegetar|vegan|vegeta|coelia|coeliaqu|celia|celiac|allerg|alerg|intoler|sans gluten|sin gluten|senza glutine))
    ci sarebbe
    ci sarebbero
    posso
    puoi
    puo
    potete
    potrei
    potremmo
    potreste
    potrebbe
    potresti
    possiamo
    e possibile
    sarebbe possibile
    si puo
    si potrebbe
    si possono
    a che
    fino a che
    per caso
    siete(?! ${kind})
    fate
    servite
    accettate
    ammettete
    prendete
    offrite
    consegnate
    serve(?! (?:anche )?(?:un|una|1) )
    bisogna
    sapete
    sa dirmi
    mi sa dire
    mi dite
    mi dici
    mi puo dire
    vorrei sapere
    volevo sapere
    quant'e
    riuscite
    riusciamo
    non (?:mi |ci )?(?:ha|hai|avete) (?:risposto|detto)
    (?:ho|avevo) chiesto (?:se|per)
    costa(?= (?:qualcosa|qualche cosa|niente|soldi))
    (?:devo|dobbiamo|si deve)(?= pagare)
  `,
  isOnDay: words`
    (?:e|era|sarebbe)(?: (?:per|il|questo|quello|quindi|proprio)){0,3}
  `,
  requests: words`
    (?:ci|mi|gli|le) (?:mette|metterebbe|mettereste|da|date|dareste|sistema|sistemate|tiene|prepara|lascia|riserva)
    (?:avete|ha|c'e) (?:un|qualche) (?:tavolo|posto)(?= (?:vicino|accanto|con|lontano|fuori|all|in|tranquill))
    (?:c'e|ci sara|ci sarebbe) (?:il )?(?:posto|spazio) per(?= (?:(?:un|una|il|la|1) (?:passeggino|carrozzina|girello|sedia a rotelle)))
    ci sono (?:tavoli|posti)(?= (?:lontan|vicin|tranquill))
    (?:ci sarebbe|ci sarebbero|non e che avete|avreste|non avreste)
    (?:ci|mi|gli|le) (?:mettete|tenete|preparate|riservate|tieni|metti|lasciate)
    (?:potrebbe|puo) esserci
    (?:possiamo|potremmo|posso|potrei|si puo(?! (?:venire|entrare|portare|andare) )|sarebbe possibile|e possibile|si potrebbe)
    (?:potete|potreste|(?<!(?:^| )si )puo|potrebbe)(?: darci| metterci| riservarci)?
  `,
  offered: words`
    ancora
    anche
    piu
    qualcosa
    grande
    libero
    liberi
    possibile
    disponibil[ei]
    funziona
    funzionerebbe
    andrebbe
    meglio
    bene
    altro
    venire
    essere
    fare
    (?:verso|avete|intorno|sarebbe)
  `,
};
