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
    antallet blir (?:et )?annet
    endre (?:noe|min|var|bestillingen|bookingen|tiden|til|dag|dato|dagen|datoen|antall|antallet|det|fra|pa|mitt|mine|en|navnet|vart|bordet)
    vil endre
    (?:endre|flytte|flytt) \p{L}{3,7}dags?(?:ens)? ?(?:bordet|bestillingen|bord|bestilling)
    (?:kan|kunne|ma|trenger|gar det an a|mulig a) (?:jeg |vi |dere |du |man )?(?:fa )?endret?
    utvide
    øke
    redusere
    fremskyndet
    skyve?(?:r)? (?:pa|frem|fram|opp)
    ombestilling
    ombook\p{L}{0,3}
    bestilling til en annen
    (?:er|blir)(?: (?:vi|det|na|likevel|litt|noen)){0,3} (?:flere|færre|mindre)(?= ?[.,!]| ?$| (?:personer|enn))
    (?:endre|endring av) (?:bestilling |nummer |nr )?\d{1,2}(?=[.! ]{0,3}$)
  `,
  holder: words`
    (?:endre|endrer|bytt|bytte|rett|rette|oppdatere|ændre|ændr|ret)(?: pa| mitt| mit| vart)? ${kept}
    ${kept}(?: pa (?:bestillingen|reservasjonen|reservationen|bordet))? (?:er|ble|blev|var|stemmer) (?:\p{L}{1,6} )?(?:feil|forkert|ikke)(?: stavet| riktig)?
    (?:et annet|et andet|nytt|nyt|feil|forkert) ${kept}
    (?:legge til|gi|legge igjen|tilføje)(?: dere| deg)? (?:telefonnummeret mitt|mitt (?:telefon)?nummer|et (?:telefon)?nummer|mit (?:telefon)?nummer)
    (?:nummeret|navnet|telefonnummeret)(?: mitt)? (?:er|var|ble) feil(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    feil (?:nummer|navn)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:skriv|sett|legg|før)(?:e|er)?(?: over| om)? (?:bestillingen|bordet|bestillingen min) (?:pa|i) (?:et annet )?navn(?:et)?
    navnet har (?:endret seg|blitt endret)
    stavet (?:navnet mitt|navnet) feil
    (?:skrevet|staver) navnet (?:mitt )?feil
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
  apologies: ["beklager", "unnskyld", "sorry"],
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
    glem det
    tull
    nei forresten
    forresten nei
    (?<=(?:nei|vent|na)[,.]? )fortsatt
    mener
    skrev feil
    jeg skrev feil
    rette sagt
    rettere sagt
    mener jeg
    mente jeg
    tok feil
    jeg tok feil
    beklager feil
    ta heller
    gjør om
    la oss si
    hoppla
    huff
    uff
    oj
    sry
    altsa
    nja
    nei men
  `,
  saysMeant: words`
    (?:(?:jeg|vi) )?men(?:er|te)(?: (?:jeg|vi))?
  `,
  but: words`
    men
    bortsett fra
    unntatt
    dog
    undtagen
    bare at
  `,
  minds: words`
    (?:ombestemt|bestemt) (?:oss|meg)(?: for noe annet)?
    planene? (?:har )?(?:endret|endra) seg
    endrede planer
    endring i planene
    endret mening
    skiftet mening
  `,
  therefore: words`
    sa
    altsa
    derfor
  `,
};
