import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What guests leave behind. */
const thing =
  "(?:sciarpa|ombrello|giacca|giubbotto|cappotto|telefono|cellulare|portafogli|portafoglio|chiavi|occhiali|borsa|borsetta|zaino|cappello|berretto|guant[oi]|orecchin[oi]|collana|braccialetto|orologio|anello|caricatore|maglione|maglia|macchina fotografica|carta di credito|peluche|foulard)";

export const feelings: FeelingWords = {
  served: {
    what: [
      "cameriere",
      "cameriera",
      "servizio",
      "cibo",
      "zuppa",
      "carne",
      "personale",
      "piatto",
      "cena",
      "pesce",
      "dolce",
    ],
    was: ["era", "erano", "(?:e|sono) stat[oaie]"],
    bad: [
      "fredd[oa]",
      "crud[oa]",
      "pessim[oa]",
      "maleducat[oa]",
      "orribile",
      "terribile",
      "immangiabile",
      "scortese",
      "disgustos[oa]",
      "cattiv[oa]",
      "bruciat[oa]",
      "deludente",
    ],
  },
  complaint: words`
    (?:aspettato|atteso) 1'ora
    aspettato un'ora
    (?:aspettato|atteso) (?:[\p{L}\d'.]{1,9} ){0,3}(?:ora|ore|minuti|eternita|tanto|molto)
    nessuno (?:\p{L}{1,8} ){0,3}(?:scusato|chiesto scusa|scuse)
    (?:stat[oaie]|sentit[oaie]) male (?:dopo|per) (?:\p{L}{1,8} ){0,2}(?:cenato|mangiato|cena|pranzo|cibo|aver)
    (?:fare|presentare|sporgere|ho) (?:un |una |1 )?(?:reclamo|lamentela)
    (?:lamentarmi|lamentarci|reclamare|protestare|un reclamo)
    (?:rimborso|rimbors\p{L}{1,5}|indietro i (?:miei )?soldi|risarcimento)
    (?:vergogna|vergognoso|inaccettabile|inammissibile|schifo|schifoso|scandaloso|indecente|truffa)
    (?:pessim[oa]|terribile|orribile|peggior\p{L}{0,2}|scarso) (?:servizio|cibo|esperienza|ristorante|cena|serata|cameriere)
    intossicazione
    (?:sono|siamo|molto) (?:\p{L}{1,9} )?(?:arrabbiat[oaie]|furios[oaie]|delus[oaie]|furibond[oaie]|incazzat[oaie])
    (?:siete|sei|e) (?:\p{L}{1,9} )?(?:inutil[ei]|incompetent[ei]|incapac[ei])
    mai piu
    (?:dopo|per) (?:la |il |aver )?(?:cena|pranzo|mangiato|cenato) (?:\p{L}{1,8} ){0,3}(?:sono|siamo|e|mi sono|ci siamo) (?:stat[oaie]|sentit[oaie]) male
    mangiato (?:\p{L}{1,6} )?(?:malissimo|male|da schifo)
    trattat[oaie] (?:\p{L}{1,8} )?(?:malissimo|male|da schifo)
    (?:addebitat[oa]|prelevat[oi]|fatto pagare|pagato|fatturat[oa]|preso) (?:\p{L}{1,9} ){0,3}(?:due volte|2 volte|il doppio|doppio)
    (?:indietro|riavere|restitui\p{L}{2,4}) (?:\p{L}{1,4} ){0,2}(?:caparra|acconto|deposito|soldi)
  `,
  lost: words`
    (?:dimenticat[oaie]|lasciat[oaie]|pers[oaie]|smarrit[oaie]|trovat[oaie]|ritrovat[oaie]) (?:[\p{L}']{1,9} ){0,2}(?:[\p{L}]{1,5}')?${thing}
  `,
  sorrow: words`
    (?:sono|e|ha|ho|hanno) (?:\p{L}{1,9} )?(?:raffreddat[oaie]|influenzat[oaie]|la febbre|l'influenza|il raffreddore)
    (?:sto|sta|stiamo) malissimo
    (?:e|sono) (?:\p{L}{1,9} )?(?:mort[oaie]|mancat[oa]|decedut[oaie]|venut[oa] a mancare|scompars[oa])
    (?:lutto|funerale|decesso|mancato all'affetto)
    (?:ospedale|pronto soccorso|ricoverat[oaie]|terapia intensiva)
    (?:incidente|infarto|ictus)
    (?:sono|siamo|e|sta|stiamo) (?:\p{L}{1,9} )?(?:malat[oaie]|ammalat[oaie]|male)
    (?:ho|ha|abbiamo) (?:il |l'|la )?(?:covid|febbre|influenza)
    (?:il nostro|il mio|il) (?:volo|treno|viaggio) (?:e stato|e) (?:cancellato|annullato|soppresso)
    (?:hanno|ci hanno|mi hanno) (?:cancellato|annullato) (?:il )?(?:volo|treno)
    (?:perso|perduto) (?:mio|mia|il mio|la mia|il|nostro|nostra|il nostro) (?:nonn[oa]|padre|madre|papa|mamma|marito|moglie|figli[oa]|fratello|sorella|amic[oa]|cane|gatto|zi[oa])
    (?:ha|hanno|sta) (?:\p{L}{1,8} )?vomit(?:ato|ando)(?! (?:dopo|per|a causa)(?!\p{L}))
    (?:ha|con) la gastroenterite(?! (?:dopo|per|a causa)(?!\p{L}))
  `,
  jokes: words`
    mort[oaie] (?:dal|di|dalle|dalla) (?:ridere|risate|fame|sonno|vergogna|sete)
    quasi (?:e )?mort[oa]
    (?:e )?quasi mort[oa]
  `,
  illness: words`
    raffreddat[oaie]
    raffreddore
    emicrania
    ospedale
    pronto soccorso
    ricoverat[oaie]
    terapia intensiva
    malat[oaie]
    ammalat[oaie]
    malissimo
    covid
    febbre
    influenza
    cancro
    incidente
    infarto
    ictus
    vomit(?:o|a|ato|ando|are)
    gastroenterite
  `,
  loss: words`
    mort[oaie]
    mancat[oa]
    decedut[oaie]
    scompars[oa]
    lutto
    funerale
    decesso
    perso
    aborto
  `,
  joy: words`
    fidanzat[ie]
    (?:il nostro |il )?fidanzamento
    (?:sposat[ie])
    (?:sono|e) incinta
    (?:passato|superato|dato) (?:la|l'|gli|il) ?(?:maturita|esame|esami|patente)
    laurea(?:t[oa])?
    (?:avuto|ottenuto|trovato) (?:il|un) (?:nuovo )?(?:lavoro|posto)
    promoss[oa]
    (?:il|suo|mio|nostro) (?:comple(?:anno)?|anniversario)
    compie [1-9]\d
    fa [1-9]\d anni
    (?:e nat[oa]|abbiamo avuto un bambino|abbiamo avuto una bambina)
  `,
};
