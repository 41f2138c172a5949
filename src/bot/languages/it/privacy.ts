import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

const my = "(?:i miei|miei|i nostri|nostri|tutti i miei|tutti i|i|questi|dei miei|ai miei|sui miei)";
const me = "(?:me|noi|di me|di noi|mio conto)";

export const privacy: PrivacyWords = {
  data: [
    `${my} dati`,
    `(?:dati|informazioni) (?:personal[ei]|privat[ei]|salvat[ei]|conservat[ei])`,
    `(?:dati|informazioni|info|cose)(?: \\p{L}{1,12}){0,4} (?:su|di|riguardo a) ${me}`,
    `gdpr`,
    `(?:cio che|quello che|tutto quello che|tutto cio che|cosa|che cosa|quanto)(?: \\p{L}{1,12}){1,4} (?:su|di|riguardo a) ${me}`,
    `(?:mi|ci) riguardan?o?`,
  ],
  details: [
    `(?:il mio|la mia|le mie|i miei|mie|mia|mio|nostra|nostre) (?:informazioni|info|profilo|account|cronologia|messaggi|scheda|conversazione|storico)`,
    `tutto (?:su|di|riguardo a|quanto su) ${me}`,
    `(?:questa|nostra|la|tutta la|l'intera) (?:conversazione|chat)`,
  ],
  erase: words`
    (?:cancell|elimin|rimuov|dimentic|distrugg|togli)(?:a|are|ate|i|ino|ere|ete|ami|atemi|imi|armi|arli|arla|arlo|ali|ateli|ate|ato|ati|e|er|ano|iamo)?
    (?:cancellazione|eliminazione|rimozione)
  `,
  never: words`
    non(?: \p{L}{1,6})? (?:cancell|elimin|rimuov|dimentic)(?:are|ate|i|ino|ere|ete|a)
    senza (?:cancellare|eliminare)
  `,
  show: words`
    (?:mostra|mostrami|mostrate|mostratemi|mostrare|manda|mandami|mandatemi|mandare|invia|inviami|inviatemi|dammi|
      datemi|esportare|esporta|scaricare|vedere|consultare|ricevere|accedere|avere|ottenere|leggere)
    (?:quali|che|cosa|quanti)
    una copia
  `,
  forget: words`
    (?:dimenticami|dimenticatemi|mi dimentichi|dimenticati di me|dimenticatevi di me|si dimentichi di me|
      dimentica chi sono|cancellami|cancellatemi|eliminami|eliminatemi)(?: per favore| completamente| del tutto)?$
    diritto all'oblio
    (?:cancella|cancellate|cancelli|elimina|eliminate|elimini|rimuovi|rimuovete|rimuova|togli|togliete|tolga)(?:mi|
      temi|ci|teci)? dal (?:vostro|tuo|suo)?(?: )?(?:sistema|database|archivio|registro|memoria)
    (?:mi|ci) (?:cancelli|cancellate|elimini|eliminate|tolga|togliete|rimuova) dal (?:vostro |suo |tuo )?(?:sistema|database|archivio|registro)
    (?:voglio|vorrei|vogliamo|desidero) essere (?:dimenticat[oai]|cancellat[oai]|eliminat[oai])
    (?:cancella|cancellare|elimina|eliminare|chiudere|chiudi) il mio (?:account|profilo|conto)
  `,
  keep: {
    named: words`
      (?:il mio|i miei|i nostri|mio|miei) (?:numero|dati|contatto|contatti|nome|telefono|recapito)
    `,
    booking: words`
      prenot(?:a|i|are|ate|ar|iamo|o|azione)(?:me|ce)?(?:l[oa]|mi|ci)?
    `,
    verbs: words`
      (?:ricord|conserv|salv|memorizz|registr)(?:ar|a|i|are|ate|ino)(?:l[oaie]|sel[oaie]|tel[oaie]|mel[oaie]|si|ne)?
      (?:conserviate|ricordiate|salviate|memorizziate|registriate)
      ricordatevelo
      (?:tenga|tenete|tieni|tenere|tener)(?: pure)?(?: a mente| in memoria)?(?:l[oaie])?
    `,
    unneeded: words`
      (?:non|nn) (?:serve|occorre|c'e bisogno|ce bisogno|ce n'e bisogno|e necessario|importa)
      lasci(?:a|ate)? (?:stare|perdere)
      fa niente
    `,
    not: words`
      non (?:si|vi|ti) (?:azzard|permett)\p{L}{1,4}(?: a| di)?
      no
      non
      nn
      niente
      nulla
      mai
      senza
      nessun
    `,
    beside: words`
      per la prossima(?: volta)?
      (?:i )?(?:miei|nostri) dati personali
      lo
      li
      la(?= prossima)
      questo
      quello
      tutto
      (?:i miei|il mio|miei|i nostri|nostri|i) (?:dati|numero|nome|contatti)
      per (?:la|una) (?:prossima|altra) volta
      per (?:la )?prossima
      la prossima volta
      pure
      si
      certo
      grazie
      mille
      (?:per|x) favore
      perfavore
      puo
      puoi
      potete
      serve
      occorre
      bisogno
      che
      c'e
      ce
      e
      me
      ma
      (?:voglio|preferisco|preferirei)
      di
      volentieri
      va bene
      se (?:vuole|vuoi|volete)
      allora
      comunque
      cmq
      anche
      a mente
      ah
      necessario
      di no
      da
      meglio
      ok
      pero
      tranquillo
      tranquilla
      mi raccomando
      perfetto
      in memoria
    `,
  },
};
