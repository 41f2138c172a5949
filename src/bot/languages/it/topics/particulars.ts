import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

/** Of what is wider asked about the house one thing alone, of which the wider answer need say nothing. */
export const particulars = {
  jobs: words`
    (?:cercate|cercando)(?: \p{L}{2,8}){0,2} (?:personale|camerier[aeio]|cuoc(?:o|hi)|lavapiatti|gente|staff)
    assumete
    assumendo
    post[oi] di lavoro
    offert[ae] di lavoro
    lavorare (?:da|con|per) voi
    candidar(?:mi|si)
    candidatura
    posizioni aperte
  `,
  prams: words`
    passeggin[oi]
  `,
  changing: words`
    fasciatoi?o?
    cambiare (?:il|la|un|i|mi[oa]|il nostro|la nostra|il mio|la mia) (?:bambin[oa]|bimb[oa]|neonat[oa]|piccol[oa]|pannolin[oi]|figli[oa])
  `,
  playArea: words`
    (?:area|spazio|zona|angolo) (?:giochi|bimbi|bambini)
    giochi per
    parco giochi
    giocattoli
  `,
  toilets: words`
    bagn[oi]
    toilettes?
    toilet
    servizi igienici
    wc
  `,
  quiet: words`
    (?:quale|dove|qual)(?: [\p{L}']{1,12}){0,4} (?:meglio|migliore?|adatto)(?: [\p{L}']{1,12}){0,6} (?:tranquill[oaie]|tranquillita|calma)
    (?:e|sia|fosse|sono|posto|locale|ristorante|ambiente)(?: (?:un|il|molto|piu|meno|abbastanza|posto|locale|ristorante|ambiente|piuttosto|sempre)){0,3} (?:tranquill[oa]|silenzios[oa]|rumoros[oa])
    (?:quale|dove|qual)(?: [\p{L}']{1,12}){0,7} (?:piu|meno) (?:tranquillo|silenzioso|rumoroso)
    (?:molto|tanto|troppo|molta|tanta|troppa) (?:rumore|confusione|chiasso)
    rumoros[oa]
  `,
  cake: words`
    (?:portare|portiamo|porto) (?:lo|il|la|l') ?torta (?:nostra|mia|da fuori|da casa)
    (?:portare|portiamo|porto) (?:la nostra|la mia|una|la|da)(?: propria)? ?(?:\p{L}{1,12} )?torta(?: di compleanno)?
    propria torta
  `,
  bill: words`
    cont[oi] separat[oi]
    (?:pagare|paghiamo|paga)(?: \p{L}{2,8}){0,2} (?:separatamente|separati|separato|ognuno(?: per se| il suo)?|alla romana)
    (?:dividere|dividiamo|divide|separare) (?:il )?conto
    alla romana
  `,
  invoice: words`
    fattur[ae]
    ricevut[ae](?: fiscal[ei])?
    partita iva
  `,
  tips: words`
    manc(?:ia|e)
    servizio (?:e |sia )?(?:compreso|incluso)
  `,
  vouchers: words`
    buon[oi] (?:regalo|spesa|sconto)
    cart[ae] regalo
    gift card
    (?:dei|avete|vendete|fate) buoni(?=[ ?.!]*$)
    voucher
  `,
  view: words`
    (?<!in )vista(?! (?:l'ora|la|che|in))
    panoram(?:a|ica|ico)
    (?:si vede|si vedono|vedere|vede|vedono|affaccia|affacciano)(?: (?:su|sul|sulla|sull'|bene))? ?(?:il |la |l' ?)?(?:mare|acqua|fiordo|porto|fiume|lago|montagne?|golfo)
  `,
  heating: words`
    stuf[ae]
    riscaldat[oaie]
    riscaldament[oi]
    funghi (?:riscaldanti|a gas|termici|scaldanti)
    plaid
  `,
  minimumSpend: words`
    (?:spesa|consumazione|ordine|importo) minim[oa]
    minimo (?:di )?(?:spesa|consumazione|a persona)
  `,
  takeaway: words`
    asporto
    (?:da |per )?portar(?:e|lo) via
    consegn(?:a|ate|e)(?: a (?:domicilio|casa))?
    a domicilio
    delivery
    take[- ]?away
  `,
  charging: words`
    colonnin[ae]
    ricaricare (?:la macchina|l' ?auto)
  `,
  sports: words`
    partit[ae](?! iva)
    calcio
    maxischermo
    schermo
  `,
} satisfies Partial<TopicWords>;
