import type { LoneNoteWords, NoteEditWords } from "../note-words.ts";
import { words } from "../word-list.ts";

const note = "(?:not[ae]|richiest[ae]|commento|desiderio)";
const noun = "(?:not[ae]|richiest[ae]|annotazion[ei]|messaggio|appunto|commento|testo)";
const house = "(?: (?:per il|al) (?:ristorante|locale)| (?:per la|alla) cucina)";
const theNote = `(?:(?:la|il|le|i|quella|quel|questa|questo|mia|sua|tutt[ei] (?:le|i|gli)(?: mi[ei]e?| vostr[ei])?|qualsiasi|ogni) (?:${note}|annotazion[ei]|messaggio|appunto|testo|osservazion[ei])${house}?|quello che (?:c'e|avete|hai|ha|sta)(?: scritto| segnato| messo| annotato){0,1}(?: li)?${house}?|cio che (?:c'e|avete|hai|ha)(?: scritto| segnato)?${house}?|la (?:parte|frase|riga)${house}|quanto scritto${house})`;

/** Nothing that is noted is a wish any more. */
export const allWishesBack = words`
  (?:togli|tolga|cancell\p{L}{1,3}|elimin\p{L}{1,2}|rimuov\p{L}{1,2}) (?:la|quella|il|quel|mia) (?:richiesta|nota|commento|desiderio)
  non (?:e|era) una richiesta
  (?:togli(?:ete|ere)?|tolga|cancell(?:a|i|ate|are)|elimin(?:a|i|ate|are)|rimuov(?:i|a|ete|ere)|lev(?:a|i|ate)|dimentic(?:a|hi|ate))(?:mi)?(?: pure| proprio| semplicemente)? ${theNote}
  (?:lasci(?:a|ate)?) ${theNote} (?:vuot[ao]|in bianco)
  ${theNote} (?:si puo|puo|potete|puoi|va) (?:togliere|cancellare|eliminare|tolta|cancellata)
  (?:niente|nessuna|senza) (?:nota|note|annotazioni|osservazioni)${house}?(?= ?(?:$|[,.!;]|(?:per favore|grazie|allora)(?!\p{L})))
  (?:niente|nessun|senza) (?:messaggio|commento|commenti|messaggi)${house}?(?= ?(?:$|[,.!;]|(?:per favore|grazie|allora)(?!\p{L})))
  non (?:scriv(?:a|ere|ete)|mett(?:a|ere|ete)|lasci(?:are|ate)?|aggiung(?:a|ere|ete)|annot(?:i|are|ate)) (?:nessuna?|alcuna?|una|un) (?:nota|commento|messaggio|annotazione)${house}?
  non (?:scriv(?:a|ere|ete)|mett(?:a|ere|ete)|annot(?:i|are|ate)) (?:niente|nulla)${house}
  non (?:serve|c'e bisogno di|occorre) (?:mettere |scrivere |lasciare )?(?:nessuna|una|la) nota${house}?
  (?:niente|nulla) (?:per il|al) ristorante
`;

/** The note is to say something else. */
export const alone: LoneNoteWords = {
  called: words`
    ${theNote}
  `,
  wrong: words`
    sbagliat[oa]
    non
    male
    orribile
    assurd[oa]
    un disastro
    stran[oa]
    errat[oa]
    scorrett[oa]
  `,
  says: words`
    nella nota (?:solo |soltanto )?(?:deve|devono|dovrebbe) (?:solo |soltanto )?(?:figurare|comparire|esserci|stare)(?: (?:solo|soltanto))?
    (?:la|mia|il) ${note} (?:solo|soltanto) (?:deve|dovrebbe) (?:dire|essere)
    nell[ae] ${note} (?:deve|dovrebbe) (?:esserci|stare) (?:scritto )?(?:solo|soltanto)
    (?:nell[ae]|come|alla|tra le|per la) (?:mia )?${note}(?: \p{L}{2,10}){0,3}? (?:solo|soltanto|solamente)(?: (?:scrivere|mettere|scriva|metta))?
    (?:la|mia|il) ${note} (?:deve|dovrebbe|puo) (?:solo |soltanto )?(?:dire|essere|riportare)(?: solo| soltanto)?
    (?:cambi|cambia|cambiate|modifichi) (?:la|il|mia) ${note} (?:in|con)
  `,
  puts: words`
    (?:scrivere|annotare|segnare) (?:solo|soltanto|solamente)
    (?:scriv(?:a|ete|i)|annot(?:i|ate|a)|segn(?:i|ate|a)) (?:solo|soltanto|solamente)
    (?:mett(?:a|ete|i)) (?:solo|soltanto|solamente)(?! (?:un|una|uno|il|la|lo|i|le|ci)(?!\p{L}))
    (?:scriv(?:a|ete|i)|annot(?:i|ate|a)|segn(?:i|ate|a)|mett(?:a|ete|i)) (?:invece|piuttosto)(?! (?:un|una|uno|il|la|lo|i|le|ci)(?!\p{L}))
    (?:invece|piuttosto|al suo posto|al posto di questo),? (?:scriv(?:a|ete|i)|annot(?:i|ate|a)|segn(?:i|ate|a)|mett(?:a|ete|i))(?! (?:un|una|uno|il|la|lo|i|le|ci)(?!\p{L}))
  `,
  plain: words`
    (?:scriv(?:a|ete|i)|mett(?:a|ete|i))ci(?: solo| soltanto)?
    (?:scriv(?:a|ete|i)|annot(?:i|ate|a)|segn(?:i|ate|a)|mett(?:a|ete|i))(?: solo| soltanto| solamente| invece)?
    (?:deve|dovrebbe) (?:solo )?(?:dire|esserci scritto)
    (?:solo|soltanto|solamente)
  `,
  ends: words`
    (?:e )?(?:togli|togliere|togliete|tolga|leva|levare|cancella|cancellare|elimina|eliminare|via) (?:tutto )?il resto
    (?:nell[ae]|come) ${note}
    e basta
    e nient'altro
  `,
};

/** A part of the note is to go, or lacks in it. */
export const edits: NoteEditWords = {
  out: words`
    senza la (?:nota|richiesta|parte|frase|cosa) (?:su|sul|sulla|sull'|del|della|dell'|per) ?@
    senza il (?:commento|messaggio) (?:su|sul|sulla|sull'|del|della|dell'|per) ?@
    (?:togli(?:ete|ere)?|tolga|lev(?:a|i|ate|are)|cancell(?:a|i|ate|are)|elimin(?:a|i|ate|are)|rimuov(?:i|a|ete|ere)|via)(?: pure)? @ (?:dall[ae]|dal|dai|nell[ae]|nel) ${noun}
    (?:togli(?:ete|ere)?|tolga|lev(?:a|i|ate|are)|cancell(?:a|i|ate|are)|elimin(?:a|i|ate|are)|rimuov(?:i|a|ete|ere)|via)(?: pure)? (?:la (?:parte|cosa|frase|storia)|quello che (?:ho|abbiamo) detto|quello|quella) (?:su|sul|sulla|sullo|sull'|d[ei]|del|della|dello|dell'|con|col) ?@
    senza (?:la (?:parte|cosa|frase)|quello|quella) (?:su|sul|sulla|del|della|dell'|con|col) ?@
    via (?:il|lo|la|i|le) @
    via l'@
    (?:la (?:parte|cosa|frase)|quello) (?:su|sul|sulla|del|della|dell'|con) @ (?:si puo|puo|potete|va) (?:togliere|cancellare|eliminare|tolt[oa]|via)
    ${theNote} non deve (?:piu )?(?:dire|menzionare|nominare|contenere) @
    (?:dimentic|lasci)(?:a|hi|i|ate)(?: stare| perdere)? @,? (?:mangio|mangia|mangiamo) (?:di )?tutto
  `,
  swaps: words`
    (?:sostitui(?:sci|sca|te|re)|rimpiazz(?:a|i|ate|are)) @ con %
    (?:cambi(?:a|ate|are)?|corregg(?:a|i|ete|ere)|modific(?:a|hi|ate|are)) @ (?:in|con) %
    (?:scriv(?:a|ete|i)|mett(?:a|ete|i)|annot(?:i|ate|a)|segn(?:i|ate|a)) % (?:invece (?:di|del|della|dei)|al posto (?:di|del|della|dei)) @
    (?:e|sono) %,? (?:e )?non @
    non (?:e|sono) @,? ma %
    non (?:e|sono|era) (?:una? |un'|l[ae] |i |il |gli )?@,? (?:ma|e|sono|bensi) (?:una? )?%
    (?<=^ ?(?:scusi,? |scusa,? |no,? )?)non @, (?:ma )?%
    (?:volevo dire|intendevo|intendo) %,? (?:e )?non @
    (?:ci sono|siamo) %,? (?:e )?non @
  `,
  kinds: words`
    allerg\p{L}{0,9}
    intoller\p{L}{0,9}
  `,
  toWhat: words`
    a
    al
    ai
    agli
    alle
    alla
    allo
    di
  `,
  narrows: words`
    (?:togli(?:ete|ere)?|tolga|lev(?:a|i|ate|are)|cancell(?:a|i|ate|are)|elimin(?:a|i|ate|are)) @,?(?: che| perche)? (?:e|sono|ha)(?: in realta)? (?:solo|soltanto|solamente) (?:una? )?%
  `,
  missing: words`
    (?:nell[ae]|nel|alla) ${noun} (?:manca|mancano) @
    @ (?:manca|mancano)(?: ancora)? (?:nell[ae]|nel) ${noun}
    (?:manca|mancano) @ (?:nell[ae]|nel|dalla|alla) ${noun}
    ${theNote} non (?:menziona|dice|parla d[ie]l?) @
  `,
  first: words`
    (?:togli(?:ete|ere)?|tolga|lev(?:a|i|ate|are)|cancell(?:a|i|ate|are)|elimin(?:a|i|ate|are)|rimuov(?:i|a|ete|ere)) (?:l'inizio|la prima (?:parte|frase|meta)|il principio)(?: (?:della|del|dalla) ${noun})?
  `,
  last: words`
    (?:togli(?:ete|ere)?|tolga|lev(?:a|i|ate|are)|cancell(?:a|i|ate|are)|elimin(?:a|i|ate|are)|rimuov(?:i|a|ete|ere)) (?:la fine|l'ultima (?:parte|frase|meta))(?: (?:della|del|dalla) ${noun})?
  `,
  unclear: words`
    (?:la (?:parte|cosa|frase)|quello|quella) (?:su|sul|sulla|d[ei]|del|della|dell'|con) ?[^,.;:!?]{2,40} (?:la |lo )?(?:scriv(?:a|i|ete|etela|ila|ilo)|mett(?:a|i|ete)|formul(?:i|a|ate)) (?:meglio|diversamente|bene)
    (?:scriv(?:a|i|ete)|formul(?:i|a|ate)) (?:meglio|diversamente) (?:la (?:parte|cosa|frase)|quello|quella) (?:su|sul|sulla|d[ei]|del|della|dell'|con) ?[^,.;:!?]{2,40}
    (?:corregg(?:a|i|ete|ere)|sistem(?:a|i|ate|are)|modific(?:a|hi|ate|are)|cambi(?:a|ate|are)?|riscriv(?:a|i|ete|ere)) ${theNote}(?! (?:in|con|per)(?!\p{L}))
    (?:inizio|prima (?:parte|frase|meta)|fine|ultima (?:parte|frase|meta)) della ${noun}
    ${theNote} (?:e|non e|suona)(?: (?:un po'|tutta|proprio)){0,1} (?:sbagliat[oa]|stran[oa]|scorrett[oa]|corrett[oa]|giust[oa]|incomprensibile)
  `,
  parts: words`
    questo
    quello
    tutto
    (?:l')?(?:inizio|fine|prima|ultima|parte|meta)
  `,
};

/** What follows is not to be told to the house. */
export const untold = words`
  non (?:gli |lo |ditegli |dirgli |digli )?(?:dica|dite|dire|dirgli|ditegli|digli)(?: al ristorante| alla cucina| loro){0,2} (?:che|niente (?:del|della|di|sul)|nulla (?:del|della|di|sul)|del|della)
  non (?:scriver?[eaio]?|scriva(?:no)?|scrivete|mett(?:er?e|a|ete|i)|annot(?:are|i|ate)|segn(?:are|i|ate)|menzion(?:are|i|ate)|indic(?:are|hi|ate)) (?:niente|nulla) (?:del(?:la|lo|le|l(?='))?|dei|degli|di|sul(?:la|lo|le|l(?='))?|su)
`;

/** What was noted last is not to be told to the house after all. */
export const untoldThat = words`
  (?:tolga|togli|togliete|elimini) (?:quello|quella riga|quella frase|quella nota)
  non (?:lo |la |glielo )?(?:dica|dite|dire|ditelo|dirlo)(?: (?:questo|quello))?(?: al ristorante| alla cucina)?
  non (?:lo |la )?(?:scriv(?:a|ete|ere|i)|annot(?:are|i|ate)|segn(?:are|i|ate)|riport(?:are|i|ate)|menzion(?:are|i|ate))(?:lo|la)?(?: (?:questo|quello))?
  non (?:scriverlo|annotarlo|segnarlo|riferirlo|diteglielo|dirglielo)(?: al ristorante| alla cucina)?
`;
