import type { WaitlistWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const waitlist: WaitlistWords = {
  waitlist: words`
    lista d ?'?attesa
    lista di attesa
    lista attesa
    liste d ?'?attesa
    (?:avvisami|avvisatemi|avvisateci|avvisi|avvisarmi|avvertitemi|avvertimi|fatemi sapere) (?:se|quando|nel caso|in caso|appena)
    (?:fammi sapere|chiamatemi|chiamami|contattatemi|scrivetemi|mi avvis(?:i|ate)) (?:se|quando|nel caso|in caso|appena)
    se si libera
    se si liberano
    se si liberasse
    se qualcuno (?:disdice|annulla|rinuncia)
    se c'e (?:una disdetta|una rinuncia|una cancellazione)
    in caso di (?:disdett[ae]|rinunci[ae]|cancellazion[ei])
    (?:mi |ci )?(?:metta|mette|mettete|metti|inserisca|inserite|segni|segnate)(?:mi|ci|temi|teci)? (?:in|nella|sulla) lista
  `,
};
