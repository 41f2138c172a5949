import type { TraitWords } from "../trait-words.ts";
import { words } from "../word-list.ts";

export const traits: TraitWords = {
  verbs: words`
    ar
    har
    hade
    kan (?:inte|bara|knappt)
    far (?:inte|bara)
    behover
    tal
    ater
    dricker
    gar
    hor
    ser
    sitter (?:i|pa)
    anvander
    lider
    hatar
    gillar inte
    mar
    maste
  `,
  between: words`
    som
    ocksa
    tyvarr
    ju
    forresten
  `,
  idle: words`
    ok
    okej
    okay
    nojd[a]?
    glad[a]?
    saker
    osaker
    hungrig[a]?
    har
    dar
    med
    sagt
    fragat
    berattat
    rekommenderat
    hort
    varit
    bokat
    reserverat
    betalat
    bestamt
    glomt
    hittat
    sett
    ringt
    skrivit
    kommit
    framme
    pa vag
    borta
    upptage[nt]
    jobb
    jobba
    jobbar
    sen[a]?
    forsenad[e]?
    tidig[a]?
    hos oss
    for (?:mig|oss|er|dig)
    en av (?:oss|dem)
    samma
    den som
    chefen
    stamgast
    fan
    en van
    ett bord
    bordet
    bokningen
    (?:numret|adressen|bekraftelsen)
    ar gam(?:mal|la|malt)
    gammal
    inte (?:lust|tid)
    lust
    tid
    ratt
    komma
    vanta
    vantar
    min
    mitt
  `,
};
