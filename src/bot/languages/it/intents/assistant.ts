import type { AssistantWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const assistant: AssistantWords = {
  startOver: words`
    ricominciare
    ricominciamo
    da capo
    dall'inizio
    ricomincia
    riparti
  `,
  human: words`
    (?:parlare|parlo|parlarne|chattare) (?:con|col|coi) (?:una |un |1 |qualcuno|il |la |l'|lo )?(?:vera |
      vero )?(?:persona|umano|essere umano|qualcuno|responsabile|operatore|operatrice|cameriere|titolare|proprietario|
      gestore|direttore|staff)?
    persona vera
    persona reale
    un umano
    essere umano
    servizio clienti
    (?:richiamatemi|richiamami|richiamarmi|ricontattatemi|ricontattarmi|mi richiam(?:i|ate)|mi ricontatt(?:i|ate))(?! (?:se|quando|al \d|al ¦))
    (?:chiamatemi|chiamarmi|mi (?:puo|potete|puoi) (?:chiamare|richiamare))(?! (?:se|quando|al \d|al ¦))
    operatore
    mi passi (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    mi passate (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    passami (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    passatemi (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    mi faccia parlare con (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|
      collega|persona|umano|capo|gestore|proprietario)?
    fatemi parlare con (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    (?:nessuno|non mi) (?:risponde|rispondono)(?: al telefono)?
    non risponde nessuno
  `,
  humanAlone: words`
    umano
    un umano
    persona
    una persona
    personale
    il personale
    operatore
    un operatore
    operatrice
    responsabile
    il responsabile
    qualcuno
    un addetto
  `,
  back: words`
    (?:voglio )?(?:indietro|tornare|torna|torniamo)(?: (?:indietro|a lei|a te|al bot|all'assistente|alla prenotazione))?
    (?:il |l')?(?:bot|assistente)
  `,
  calendar: words`
    ^calendario(?=[ .!?]*$)
    (?:(?:mostri|mostra|mostrate|vedere|apri|aprire|apra)(?:mi|ci)? )?(?:il|un|il vostro) calendario(?=[ .!?]*$)
  `,
  help: words`
    aiuto
    aiutami
    aiutatemi
    ho bisogno di aiuto
    cosa puoi fare
    cosa sai fare
    come funziona
    mi puoi aiutare
    mi (?:potete|puo|puoi|potresti|potrebbe) (?:aiutare|dare una mano)
    (?:puoi|potete|puo) aiutarmi
    mi aiuti
    mi aiutate
    mi serve aiuto
    ho bisogno d'aiuto
    avrei bisogno di aiuto
    come si fa
    come faccio
    come funzioni
    che cosa (?:puoi|sai) fare
    cosa posso (?:fare|chiedere|chiederti)
    cosa fai
    dammi una mano
    help
  `,
};
