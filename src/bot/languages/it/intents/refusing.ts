import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  (?:il |il mio )?(?:numero|nome|telefono) (?:e|era) (?:sbagliato|errato)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:numero|nome) sbagliato(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  sbagliato
  errato
  sbagliata
  errata
  non e corretto
  non e giusto
  e sbagliato
  e errato
  e un errore
  c'e un errore
  non e cosi
  (?:non|nn) (?:ho|abbiamo) (?:mai )?(?:detto|chiesto|scritto|inteso)
  non intendevo
  si sbaglia
  ti sbagli
  vi sbagliate
`;

export const refusing: RefusingWords = {
  mistaken,
  deny: [
    "(?:non|nn) (?:riusciamo|riesco|riusciremo|riusciro)(?: piu| purtroppo)?(?=[,.! ]*$)",
    ...mistaken,
    ...words`
      (?:le |vi |ti )?ho(?: gia)? detto (?:di |che )?no(?=[,.! ]*$)
      non (?:serve|occorre|e necessario) (?:salvar|ricordar|memorizzar|conservar|tener)(?:lo|la|li|e)?(?: a mente)?
      no
      no grazie
      per niente
      affatto
      mai
      negativo
      falso
      non va bene
      assolutamente no
      niente
      nemmeno
      certo che no
      👎
      ❌
      non proprio
      non questa volta
      questa volta no
      nessuno
      nessuna
      nessuno dei (?:2|due)
      nessuna delle (?:2|due)
      ne l'uno ne l'altro
      oggi no
      non e possibile
      non mi va bene
      non ci va bene
      meglio di no
      non piu
      no no
      nono
      non ancora
      non era
      neanche per sogno
      neanche per idea
      nemmeno per sogno
      macche
      ma no
      per carita
      (?:non|nn) (?:mi|ci) (?:va|sta) (?:bene|piu|molto)?
      (?:non|nn) (?:mi|ci) va
      (?:non|nn) va
      non mi convince
      non cosi
      non esattamente
      non adesso
      non ora
      non credo
      non penso
      non mi pare
      non direi
      direi di no
      credo di no
      penso di no
      preferisco di no
      preferirei di no
      per nulla
      nulla
      neanche
      in nessun modo
      giammai
      nope
      nah
      (?:alla fine )?lasci(?:a|amo|ate|are)? (?:tutto )?(?:cosi|com'era|come prima|com'e)(?: com'e)?
      (?:alla fine|ripensandoci|a pensarci bene),? no(?=[,.! ]*$)
      (?:non cambi(?:are|ate|a|amo)?|senza cambiare) (?:niente|nulla)
      resta cosi
      rifiuto
      mai piu
      un'altra volta
      un altra volta
      non oggi
    `,
  ],
  noThanks: words`
    no,? grazie
  `,
  declines: words`
    (?:salta|saltiamo|lascia(?:mo)?(?: stare| perdere)?|ometti|tralascia) (?:il|quel) (?:numero|telefono|cellulare)
    (?:lascia(?:mo)?|lasci) (?:stare|perdere|in bianco|vuoto)
    non serve
    non ce l'ho
    senza
    nessuno
    salta
    saltare
    passo
    preferisco di no
    meglio di no
    preferirei di no
    skip
    (?:non |nn )?(?:voglio|vorrei|vogliamo|intendo|preferisco) ?(?:non )?(?:dar(?:lo|velo|telo|glielo|e)|lasciar(?:lo|e))(?: il (?:mio )?numero)?
    (?:non |nn )?(?:voglio|vorrei|vogliamo|intendo|preferisco) ?(?:non )?(?:fornir(?:lo|e)|condivider(?:lo|e)|dire)(?: il (?:mio )?numero)?
    non (?:lo|ve lo|te lo) (?:do|dico|lascio|ho)
    non (?:vi|ti|le) serve
    non serve
    non e necessario
    non necessario
    avanti
    prossimo
    nessuna
    nulla
    niente
    non ne ho
    non lo so
    (?:e tutto|basta cosi|nient'altro|continui|prosegua|vada avanti)
    non (?:me lo |lo |mi )?(?:ricordo|so|ho)(?: a memoria| il numero| con me)?(?: adesso| ora)?
    (?:ve lo|te lo|glielo|lo) (?:do|diamo|daro|dico|diro|mando|lascio) (?:dopo|poi|piu tardi|domani|sul posto|li)
    non (?:ho|mi va|abbiamo)(?: nessuna| molta)?(?: voglia)? di dar(?:lo|velo|glielo)
    preferirei (?:di )?non (?:darlo|dirlo|lasciarlo|dare il (?:mio )?numero)
  `,
  mustGivePhone: words`
    (?:posso|potrei|possiamo)(?: anche| magari| piuttosto)? (?:lasciare|dare|darle|darvi|mettere|usare)(?: una| la| la mia| un| l')? ?(?:e-?mail|mail|indirizzo e-?mail|indirizzo mail)
    (?:devo|dobbiamo|bisogna|e obbligatorio|serve|e necessario)(?: proprio| davvero| per forza){0,2} (?:dare|darvi|darle|lasciare|lasciarvi|mettere) (?:il mio|il|un|il nostro) (?:numero|telefono|cellulare)
    (?:vi |le |ti )?(?:serve|occorre)(?: proprio| davvero| per forza)? (?:il mio|il|un) (?:numero|telefono|cellulare)
    (?:si puo|e possibile|posso|possiamo|va bene)(?: fare| prenotare)?(?: anche)? senza (?:numero|telefono|cellulare)
    senza (?:numero|telefono|cellulare),? (?:si puo|va bene|e possibile)(?=[ ?!.]*$)
  `,
  mustThat: words`
    ^(?:(?:ok|ma|e)[, ]{1,2})?(?:e (?:proprio )?(?:obbligatorio|necessario)|devo|dobbiamo|(?:e )?per forza|serve)(?=[ ?!.]{0,3}$)
    ^(?:vi|le|ti) serve(?: davvero| proprio)?(?=[ ?!.]{0,3}$)
    ^(?:(?:ok|ma|e|hmm)[, ]{1,2})?(?:devo|dobbiamo|bisogna|serve|si deve)(?: (?:proprio|per forza|davvero|darlo|farlo|darvelo)){1,3}(?=[ ?!.]{0,3}$)
  `,
  phoneKnown: words`
    (?:lo )?stesso(?: numero)?(?: dell'| della | di )?(?:ultima volta|l'altra volta|volta scorsa|sempre|prima)
    ce l'(?:avete|hai|ha)(?: gia)?
    (?:avete|ha|hai) gia (?:il mio numero|il numero)
    il mio numero (?:ce l'avete|lo avete|lo ha)(?: gia)?
    (?:questo|questo numero|lo stesso)(?=[.! ]*$)
    come (?:l'ultima volta|sempre|l'altra volta)
  `,
  callsThemselves: words`
    (?:semmai |casomai |nel caso )?(?:vi|la|ti) (?:chiamo|chiamiamo|chiamero|richiamo)(?: io| noi)?(?: semmai| casomai| io)?
  `,
  writeHere: words`
    (?:(?:non )?(?:potete|puo|puoi) )?(?:scrivetemi|mi scriva|scrivimi|scrivermi|scriverci|contattarmi|usate|usare|usi)(?: semplicemente)? (?:qui|questa chat|in questa chat|su questa chat|la chat|in chat)
    (?:va bene|basta) (?:questa )?chat
  `,
  anyPhone: words`
    (?:va bene|e possibile|si puo|e un problema|puo andare)(?: (?:cosi|anche|lo stesso|uguale|un numero \p{L}{4,14}))?(?= ?\?)
    (?:posso|potrei|possiamo)(?: anche| magari| piuttosto)? (?:lasciare|lasciarle|dare|darle|darvi|mettere|usare) (?:il|un) (?:numero|telefono|cellulare|fisso)(?: (?:di (?:mio|mia|nostro|nostra) \p{L}{2,14}|di \p{L}{2,14}|del \p{L}{2,14}|fisso|straniero|estero))?
    (?:va bene|basta|e possibile)(?: anche)? (?:un|il) (?:numero |telefono )?(?:fisso|straniero|estero|(?:numero|telefono) di \p{L}{2,14}(?: \p{L}{2,14})?)
    (?:ho|abbiamo) (?:solo|soltanto|solamente) (?:il |un )?(?:telefono |numero )?fisso(?=[ ,.!?]*$)
    (?:il )?fisso o (?:il )?(?:cellulare|mobile)
    (?:il )?cellulare o (?:il )?fisso
  `,
  withoutPhone: words`
    (?:il )?(?:mio )?(?:numero|telefono|cellulare) (?:e|resta) (?:privato|riservato|personale)
    (?:il )?(?:mio )?(?:numero|telefono|cellulare),? non (?:lo|ve lo|te lo|glielo) (?:do|lascio)
    non (?:vi|ti|le) (?:do|lascio) (?:il mio|il|nessun) (?:numero|telefono|cellulare)
    (?:il )?(?:mio )?(?:telefono|numero)(?: di telefono)? (?:preferirei|preferisco|preferiamo|preferiremmo) non (?:darlo|lasciarlo|dare)
    (?:non mi|non ci) (?:chied(?:a|ete|ere|iate)|domandi) (?:anche |pure |adesso )?(?:il|un|nessun) (?:mio )?(?:telefono|numero|cellulare)(?: di telefono)?
    niente (?:telefono|numero|cellulare)
    (?:il (?:mio )?(?:numero|telefono|cellulare) )?non (?:ce l'ho|ce l'abbiamo|lo ho|lo so|lo ricordo) (?:sottomano|sotto mano|qui|con me|a memoria|dietro)
    (?:nessun|senza|niente|non ho|non ho il|non ho un|(?:preferisco |preferirei )?non (?:dare|do|lasciare|lascio)(?: il| il mio)?) (?:numero|telefono|cellulare)(?: di telefono)?
    non (?:voglio|vorrei|vogliamo) (?:dare|darvi|lasciare) (?:il mio|il|un|il nostro) (?:numero|telefono|cellulare)
    non ce l'(?:ho|abbiamo)
    non (?:ha|hanno|abbiamo|usa|usano) (?:il |un )?(?:telefono|cellulare|numero)
    lasci(?:a|amo)? (?:perdere|stare) il (?:numero|telefono)
    (?:il )?numero non ce l'ho
    (?:ho )?il (?:mio )?(?:telefono|cellulare) (?:e )?(?:rotto|scarico|morto|perso|rubato)
    (?:il )?(?:mio )?(?:telefono|numero|cellulare) (?:mi sa che )?non (?:(?:vi|le|ti) )?serve
  `,
};
