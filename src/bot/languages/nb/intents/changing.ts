import type { ChangingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What a booking is kept under. */
const kept = "(?:(?:for|etter|efter)?navn(?:et)?|(?:telefon|mobil)nummer(?:et)?|e-?post(?:adressen?)?)";

export const changing: ChangingWords = {
  change: words`
    antallet (?:endrer|endres|andrer)
    (?:endre|endrer|ændre|ændrer|forandre|bytte|bytter|skifte|skift|flytte|flytter|flytt|flyt|ombestille|ombooke|booke om)
    (?:utsette|utsett|udskyde|udskyd|utvide|utvid|rette|justere|oppdatere|opdatere|korrigere|fremskynde|rykke|rykk)
    endret
    ændret
    endring
    endringer
    ændring
    ændringer
    endr
    flyttet
    byttet
    (?:en annen|en anden|annen|anden) (?:dag|tid|kveld|aften|uke|uge)
    et annet (?:tidspunkt|klokkeslett)
    et andet tidspunkt
    annet tidspunkt
    (?:en|1|\d|noen) (?:person |personer |voksen |barn )?(?:til|ekstra|mindre|mer|flere|færre)(?= pa bestillingen| ?[.!]*$)
    blir (?:en|1) (?:til|mindre)
    legge til
    legg til
    skal være
    skulle være
  `,
  holder: words`
    (?:endre|endrer|bytt|bytte|rett|rette|oppdatere|ændre|ændr|ret)(?: pa| mitt| mit| vart)? ${kept}
    ${kept}(?: pa (?:bestillingen|reservasjonen|reservationen|bordet))? (?:er|ble|blev|var|stemmer) (?:\p{L}{1,6} )?(?:feil|forkert|ikke)(?: stavet| riktig)?
    (?:et annet|et andet|nytt|nyt|feil|forkert) ${kept}
    (?:legge til|gi|legge igjen|tilføje)(?: dere| deg)? (?:telefonnummeret mitt|mitt (?:telefon)?nummer|et (?:telefon)?nummer|mit (?:telefon)?nummer)
  `,
  rather: words`
    i stedet
    istedenfor
    istedet
    i stedet for
    isteden
    heller
    hellere
    egentlig
  `,
  correction: words`
    nei
    nej
    egentlig
    heller
    hellere
    beklager
    unnskyld
    undskyld
    vent
    jeg mente
    jeg mener
    vi mener
    vi mente
    feil
    forkert
    rettelse
    ikke
    gjør det til
    gør det til
    oi
    ups
    oisann
    ops
    sorry
    snarere
    det skal være
    skal være
    retter
    nei vent
    nej vent
    bedre
    eller nei
    eller nej
    faktisk
  `,
  saysMeant: words`
    men(?:er|te)(?: (?:jeg|vi))?
  `,
  but: words`
    men
    bortsett fra
    unntatt
    dog
    undtagen
    bare at
  `,
};
