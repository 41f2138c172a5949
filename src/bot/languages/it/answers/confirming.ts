import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:la|vi|le) (?:prego|preghiamo) di (?:procedere|confermare|effettuare|procedere con)(?: (?:con|a))? (?:la|questa|la mia|la nostra) prenotazione
    conferm[ai](?:lo|la|mela|melo|cela|celo)?(?: (?:pure|subito|tutto|cosi|per favore|allora|dai)){0,3}
    (?:prenot|fiss|blocc|segn|registr|riserv)[ai](?:lo|la|melo|mela|celo|cela|mi|ci)?(?: (?:il|un|quel|questo) tavolo)?(?: (?:pure|subito|cosi|allora|dai|per favore)){1,3}
    (?:prenot|fiss|blocc|registr|riserv)[ai](?:lo|la|melo|mela|celo|cela)
    (?:prenotami|bloccami|fissami|prenotaci|bloccaci|fissaci|riservami) (?:il|quel|questo) tavolo
    (?:prenota|blocca|fissa|riserva|prenoti|blocchi|fissi) (?:il|quel|questo) tavolo
    (?:segna|segni|segna)(?:mi|ci|melo|celo|telo)?(?: pure)?
    (?:blocca|blocchi|fissa|fissi|prenota|prenoti)
    (?:vai|vada|andate|faccia|fai|fate|metta|metti|proceda|procedi)(?: (?:pure|avanti|cosi|tranquillo|tranquilla)){1,2}
    pronto(?=,? (?:conferm|prenot|proced))
    (?:prend|tien)(?:i|a|ilo|ila|alo|ala|etelo|etela)(?: pure)?(?: (?:questo|quello|cosi))?
    (?:prenota|prenoti|conferma|confermi|segna|segni)(?: pure)? a (?:mio|nostro) nome
    conferm(?:o|iamo) tutto(?: quanto)?
    (?:con la presente|con questa|con questo messaggio),? (?:vi |le |si )?(?:conferm(?:o|iamo|a)|accett(?:o|iamo)|prenot(?:o|iamo))(?: (?:la|questa|mia|la mia|la nostra) (?:prenotazione))?
    (?:le |vi |ti )?(?:confermo|confermiamo) (?:la|questa|la mia|la nostra) prenotazione
    (?:le |vi |ti )?(?:sarei|saremmo) (?:molto |davvero )?(?:grat[oai]|riconoscent[ei]|obbligat[oai]) se (?:volesse|voleste|potesse|poteste|vorra|vorrete)? ?(?:prenotar|confermar|prenotass|confermass|bloccar)(?:e|lo|la|celo|cela|melo|ci|mi|i|ero)?(?: (?:il|questo|quel) tavolo| la prenotazione)?
    (?:abbia|abbiate|avete) la (?:cortesia|gentilezza|bonta|compiacenza) di (?:prenotar|confermar|bloccar|fissar|riservar)(?:e|lo|la|celo|cela|ci|mi)(?: (?:il|questo|quel) tavolo| la prenotazione)?
    (?:le |vi |ti )?(?:prego|preghiamo) di (?:voler )?(?:prenotar|confermar|riservar|procedere)(?:e|lo|la|celo|cela|ci|mi)?(?: (?:il|questo|quel) tavolo| (?:con )?la prenotazione)?
    (?:(?:mi |ci |lo |la |ce lo |ce la |me lo |me la )?(?:prenot|blocch|fiss|riserv|segn|registr)(?:i|ino)|(?:prenot|blocc|fiss|riserv|segn|registr)(?:a|ate|hiamo|iamo))(?:(?:me|ce)?l[oa]|mi|ci)?(?: (?:il|quel|questo|sto|'sto|quella|questa|sta)(?: (?:benedetto|maledetto|cazzo di))? (?:tavolo|posto|prenotazione))?(?: (?:pure )?a (?:mio|nostro) nome)?
    (?:lo|la) (?:prendo|prendiamo|faccia|facciano|blocchi|prenoti|fissi|tengo|teniamo)
    (?:faccia|fai|fate|fallo|falla|fatelo|lo faccia)
    (?:si,? )?vada(?= ?(?:$|[,.!]))
    proced(?:a|i|ete|iamo)(?: (?:con|alla)(?: la)? prenotazione)?
    (?:puoi|puo|potete) (?:pure )?(?:prenotar|confermar|bloccar)(?:lo|la|celo|cela|ci)(?: pure)?
    (?:sia|sii|siate) (?:cosi |tanto )?(?:gentil[ei]|car[oa]) (?:e |da |di )(?:(?:lo |la )?(?:prenoti|confermi|blocchi|prenota|conferma)|(?:prenotar|confermar)(?:e|lo|la))(?: (?:ora|adesso|subito|il tavolo|la prenotazione))?
    (?:le |vi |ti )?scrivo per conferm(?:are|arvi|arle|arti) (?:la|questa|la mia|la nostra) prenotazione
    (?:con la presente|con questa),? (?:desider(?:o|iamo)|vorrei|vorremmo|intend(?:o|iamo)|tengo a) (?:confermare|accettare) (?:la|questa|la mia|la nostra) prenotazione
    (?:gentilmente|cortesemente),? (?:la )?(?:prenoti|confermi|prenota|conferma)(?: (?:ora|adesso|subito))?
    (?:puoi|puo|potete) (?:pure )?(?:prenotare|confermare|procedere)(?: pure)?
  `,
  tellsOf: words`
    (?:mi|ci)(?= {1,3},)
    ho
    ha
    abbiamo
    una?
    uno
    sara
    saremo
    sia
    anche
    piu
    lei
    tu
    voi
    oggi
    domani
    stasera
    ore
    detto
    concordato
    (?:mio|mia|il|i|la|nostro|miei) (?:capo|ragazzi|amico|boss|giovane|tesoro)
    come
    che
    chi
    cosa
  `,
  ordersNothing: words`
    (?:tenete|tenga|tieni)(?:velo|tevelo|selo|telo)?,? (?:il )?(?:vostro|suo|tuo) tavolo
    (?:ti |le |vi )?(?:lo |la )?(?:confermo|confermiamo|confermero|prenoto|prenotiamo|prendo) (?:domani|dopo|piu tardi|stasera|la prossima settimana)
    ^(?:lei|lui) prenota
  `,
  suits: words`
    (?:(?:e|va|tutto) ){0,2}(?:bene|benissimo|perfetto|giusto|ottimo|esatto) cosi
    (?:(?:cosi|per me|per noi|a me|tutto) ){1,2}(?:e |va )?(?:bene|benissimo|perfetto|giusto|ottimo|esatto|meglio)(?: cosi)?
    e tutto (?:corretto|giusto|esatto|perfetto|a posto)
    (?:mi|ci) (?:piace|sta bene|va bene|va benissimo)(?: cosi)?
  `,
  approves: words`
    (?:(?:e|tutto|mi|ci|sembra|va|sta|per (?:me|noi)|direi) ){0,3}(?:perfett[oa]|ottim[oa]|fantastic[oa]|meraviglios[oa]|splendid[oa]|magnific[oa]|eccellente|benissimo|ideale|stupend[oa])
    (?:ci|mi) (?:va|sta) (?:benissimo|bene|a pennello)
    (?:molto bene|bellissimo|bello|che bello|super|grande|bene)(?=,? (?:molte |mille |tante )?grazie(?!\p{L}))
  `,
  exclaims: words`
    cosa
    come
    che
    eh
    scusa
    scusi
  `,
  resigned: words`
    pazienza
    (?:me ne faccio|ce ne facciamo) una ragione
    (?:tanto )?non (?:c'e|ho|abbiamo) (?:altra )?(?:scelta|alternativa)
    che (?:ci vuoi|ci vuole|possiamo) fare
    ci accontentiamo
  `,
  sighs: words`
    va ?be(?:ne)?
    mah
    beh
    boh
    uffa
  `,
  insists: words`
    (?:(?:l'|ve l'|te l'|gliel')?ho (?:gia |appena )?(?:detto|scritto)(?: di si)?|come (?:ho )?(?:gia )?detto|ti dico|le dico)
    (?:e|era) (?:proprio |esattamente )?(?:quello|quel|cio) che (?:(?:avevo|ho|avevamo|abbiamo) (?:gia )?(?:chiesto|detto|scritto|richiesto)|volevo|volevamo|chiedevo)
    (?:l'|ve l'|te l'|gliel')avevo (?:gia )?(?:chiesto|detto|scritto)(?: io)?
  `,
  awaits: words`
    (?:e )?(?:poi |tanto poi )?(?:vediamo|vedremo|si vedra|si vede)(?: (?:come va|com'e|che succede|cosa succede))?
  `,
};
