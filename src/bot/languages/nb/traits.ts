import type { TraitWords } from "../trait-words.ts";
import { words } from "../word-list.ts";

export const traits: TraitWords = {
  verbs: words`
    er
    har
    hadde
    havde
    kan (?:ikke|bare|kun|knapt)
    tar ikke
    far (?:ikke|bare|kun)
    trenger
    behøver
    taler
    spiser
    drikker
    gar
    hører
    ser
    sitter (?:i|pa)
    sidder (?:i|pa)
    bruker
    bruger
    lider
    hater
    hader
    liker ikke
    ma
    sliter
    føler
  `,
  between: words`
    som
    ogsa
    dessverre
    jo
    forresten
  `,
  idle: words`
    ok
    okei
    okay
    fornøyd[e]?
    glad[e]?
    sikker
    usikker
    sulten
    her
    der
    med
    sagt
    spurt
    fortalt
    anbefalt
    hørt
    vært
    bestilt
    booket
    reservert
    betalt
    bestemt
    glemt
    funnet
    sett
    ringt
    skrevet
    kommet
    framme
    pa vei
    borte
    opptatt
    jobb
    jobbe
    jobber
    sen[e]?
    forsinket
    tidlig
    hos oss
    for (?:meg|oss|dere|deg)
    en av (?:oss|dem)
    samme
    den som
    sjefen
    stamgjest
    fan
    en venn
    et bord
    bordet
    bestillingen
    (?:nummeret|adressen|bekreftelsen)
    ar gam(?:mel|le|melt)
    gammel
    ikke (?:lyst|tid)
    lyst
    tid
    rett
    komme
    vente
    venter
    min
    mitt
    forsinka
    seine?
    klar
    klare
    enig
    enige
  `,
};
