import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const names: NameWords = {
  nameLeads: words`
    navnet er feil[,.;:]? (?:det skal være|det er)
    navnet pa (?:bestillingen|reservasjonen|reservationen|bordet) til
    fornavn(?:et)?(?: er)?:?
    etternavn(?:et)?(?: er)?:?
    efternavn(?:et)?(?: er)?:?
    (?:endre|bytt) navnet til
    skriv det pa
    sett det pa
    jeg heter
    eg heiter
    jeg hedder
    mitt navn er
    mit navn er
    i navnet
    under navnet
    pa navnet
    navnet er
    navn:
    i navn
    pa navn
    navn er
    etternavn
    efternavn
    etternavnet er
    efternavnet er
    bestilt pa
    bestillingen star pa
    star pa
    kall meg
    (?:sett|skriv|før|set)(?: det| bordet)? (?:pa|i) (?:meg|mig|mitt navn|mit navn)[,:]?
  `,
  weakNameLeads: words`
    jeg er
    det er
    dette er
    navn
    her er
    under
    pa
    mvh
    hilsen
    vennlig hilsen
    c/o
  `,
  familyLeads: words`
    etternavn(?:et)?(?: er)?:?
    efternavn(?:et)?(?: er)?:?
    i navnet
    under navnet
    pa navnet
    i navn
    pa navn
    etternavn
    efternavn
    etternavnet er
    efternavnet er
    bestilt pa
    bestillingen star pa
    star pa
    under
    pa
  `,
  instead: words`
    istedenfor
    istedet
    i stedet
    heller
    ikke
  `,
  givenLeads: ["(?:og )?fornavn(?:et)?(?: mitt)?(?: er)?"],
  titles: ["familien", "familie", "fam", "herr", "fru", "dr", "hr", "frk"],
  signOffs: words`
    (?:med )?(?:vennlig|venlig|beste|bedste) hilsen
    hilsen
    mvh
    (?:pa forhand )?takk?(?: pa forhand)?
  `,
  nameFollowers: words`
    her
    i telefonen
    i telefon
  `,
  nameTails: words`
    er (?:hele navnet|navnet(?: mitt)?|mitt (?:fulle )?navn|mit (?:fulde )?navn)
  `,
  families: words`
    familien @
    familie @
    fam\.? @
  `,
};
