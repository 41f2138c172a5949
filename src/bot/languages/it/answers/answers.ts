import type { AnswerWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";
import { afterNo } from "./after-no.ts";
import { asking } from "./asking.ts";
import { besides } from "./besides.ts";
import { coming } from "./coming.ts";
import { confirming } from "./confirming.ts";
import { hesitating } from "./hesitating.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  besides,
  coming,
  afterNo,
  ...confirming,
  ...hesitating,
  ...asking,
  asShown: words`
    cosi(?: com'e)?
  `,
  asItIs: words`
    (?<!non )(?:cosi )?(?<!non )va (?:tutto )?(?:bene|benissimo)(?: cosi)?
    (?:e )?tutto (?:bene|ok|a posto|giusto|perfetto|corretto)(?: cosi)?
    (?:lasci|lasciate|lascia|resta|rimane) cosi
    (?:e )?(?:perfetto|tutto) cosi
    niente da cambiare
  `,
  keeps: words`
    (?:la |lo )?(?:tengo|teniamo|mantengo|manteniamo|tenga|mantenga|lasci)(?: (?:il tavolo|la prenotazione|cosi)){0,2}
    (?:tienila|tenetela|lasciala|lasciatela|mantienila|tienilo|lascialo)(?: cosi)?
  `,
  stands: words`
    non tutti
    (?<!non )(?:veniamo|vengo|verremo|ci siamo|ci saremo)(?! (?:\p{L}{1,8} )?(?:un'altra volta|un altro giorno|un'altra sera|la prossima))(?: lo stesso| comunque| sicuramente)?
    (?:la prenotazione |il tavolo )?(?:resta|rimane) (?:tutto )?(?:confermat[oa]|com'e|valid[oa]|in piedi)
    (?<!non )(?:la |lo )?(?:vogliamo|voglio|vorremmo|vorrei) (?:ancora|tenerl[ao]|mantenerl[ao]|(?:tenere|mantenere) (?:il tavolo|la prenotazione))
    (?:ci|mi) serve (?:ancora|sempre)
    confermo la mia presenza
    confermiamo la (?:nostra )?presenza
    (?:lasci|lasciate|lascia) (?:tutto|la prenotazione) (?:com'e|cosi|come era)
  `,
  pleas: words`
    per favore
    per piacere
    prego
  `,
  changing: words`
    (?:la |lo )?(?:spostiamo|cambiamo|modifichiamo)(?:la)?
    (?:lo |la )?(?:aggiunga|aggiungi|aggiungete|annoti|annota|annotate|scriva|scrivi|segni|segna)(?:lo|la|telo)?(?: pure)?
    cambia
    cambia pure
    cambi
    cambi pure
    cambiala
    cambiatela
    cambiate
    modifica
    modifica pure
    modifichi
    modificala
    spostala
    (?:conferm(?:o|iamo|i|a|ate)|va bene|ok per|d'accordo per) (?:il |la |questo |questa )(?:cambio|cambiamento|modifica|spostamento)
    (?:faccia|fai|fate) (?:pure )?(?:il |la |questo |questa )(?:cambio|cambiamento|modifica|spostamento)
    cambiate pure
    modificate(?: pure)?
    sposti(?: pure)?
    spostate(?: pure)?
  `,
  noProblem: words`
    nessun problema
    senza problemi
    perche no
    come no
  `,
  beforeAnswer: words`
    (?:e )?perche (?:me )?(?:lo )?(?:chiedi|chiede|chiedete)(?: ancora| pure)?
    perche (?:credi|pensi|crede|pensa) che [^,.;!?]{2,30}
    se (?:e|questo e|e questo) tutto(?: qui)?
  `,
  passedOn: words`
    (?:lei|lui|loro|tutti|gli altri|i bambini|il capo) (?:dice|dicono|ha detto|hanno detto|e|sono)(?: di| che)?
    (?:la |il |i |le )?(?:mia|mio|miei|mie) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:dice|dicono|ha detto|hanno detto|e|sono)(?: di| che)?
    dice (?:di|che)
    (?!(?:nessuno|chi|qualcuno|che)(?!\p{L}))\p{L}{2,14} (?:dice|ha detto)(?: di| che)?(?= (?:si|no)(?!\p{L}))
    anche (?:(?:la |il |i |le )?(?:mia|mio|miei|mie) )?(?:\p{L}{2,14} )?\p{L}{2,14} (?:dice|dicono|ha detto|hanno detto)(?: di| che)?
  `,
  keepsOther: words`
    (?:ma )?non (?:cancelli|cancellate|cancellare|annulli|annullate|annullare|disdica|disdite) l'altr[ao](?: prenotazione| tavolo)?(?: pero| mi raccomando)?
    (?:ma )?l'altr[ao](?: prenotazione| tavolo)? (?:la|lo) teniamo
  `,
  noWishes: words`
    (?:nessun|nessuna|senza|non ho|non abbiamo)(?: altre| altra| particolari)? (?:richiest[ae]|desideri[o]?|esigenz[ae]|preferenz[ae]|not[ae])(?: (?:particolar[ei]|special[ei]))?
    (?:nient'altro|niente altro|niente di particolare|niente di speciale|nulla da aggiungere|niente da aggiungere)
    (?:niente|nulla)(?: in realta| alla fine)?
  `,
  notCancelling,
};
