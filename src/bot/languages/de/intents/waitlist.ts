import type { WaitlistWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const waitlist: WaitlistWords = {
  waitlist: words`
    (?:setz|setze|setzt|setzen|schreib|schreibt|schreiben|pack|packt|tu|tut|nehmt|nimm)(?: sie)? (?:mich|uns) (?:\p{L}{2,6} ){0,2}auf (?:die|eure|ihre) liste
    (?:schreib|schreibt|meld|meldet|sag|sagt)(?: (?:mir|uns|euch|dich|gern|bitte|bescheid)){0,3},? (?:wenn|falls|sobald) sich (?:noch |da |doch ){0,2}(?:was|etwas) (?:ergibt|auftut|tut)
    warteliste
    auf die warteliste
    sag(?:en sie)? (?:mir )?bescheid,? wenn
    (?:meldet|melden sie) (?:euch|sich),? wenn
    wenn (?:etwas|was|ein tisch) frei wird
    falls (?:etwas|was|ein tisch) frei wird
    (?:falls|wenn|sobald|sollte) (?:[\p{L}\d]{1,12} ){1,6}frei (?:wird|werden|wurde)
    (?:falls|wenn|sobald|sollte) (?:noch |heute |doch ){0,2}(?:jemand|wer|einer) (?:noch |heute |doch ){0,2}(?:absagt|abspringt|storniert|absagen)
  `,
};
