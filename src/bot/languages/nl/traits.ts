import type { TraitWords } from "../trait-words.ts";
import { words } from "../word-list.ts";

export const traits: TraitWords = {
  verbs: words`
    is
    zijn
    heeft
    hebben
    kan (?:niet|geen|slecht|alleen|moeilijk|nauwelijks|niets)
    kunnen (?:niet|geen|slecht|alleen|moeilijk|nauwelijks|niets)
    mag
    mogen
    moet
    eet
    eten
    drinkt
    drinken
    loopt
    zit (?:in|met)
    ziet
    hoort
    lust
    lusten
    verdraagt
    gebruikt
    lijdt
    haat
    houdt niet
    vindt
  `,
  ofSeveral: words`
    zijn
  `,
  between: words`
    ook
    helaas
    trouwens
    nog
    wel
  `,
  relative: words`
    die
    dat
  `,
  lastVerbs: words`
    kan
    kunnen
    is
    zijn
    heeft
    hebben
    mag
    moet
    lust
    eet
    drinkt
    loopt
    zit
    hoort
    ziet
    verdraagt
  `,
  idle: words`
    (?:vrouw|vriendin|man|vriend|zus|broer|moeder|vader|kinderen)
    akkoord
    ok
    oke
    blij
    zeker
    onzeker
    honger
    er
    hier
    daar
    gezegd
    gevraagd
    verteld
    aangeraden
    gehoord
    geweest
    gereserveerd
    geboekt
    betaald
    besloten
    vergeten
    gevonden
    gezien
    gebeld
    geschreven
    aangekomen
    onderweg
    weg
    bezig
    verhinderd
    werk
    werken
    te laat
    later
    vertraagd
    vroeger
    met (?:mij|ons)
    voor (?:mij|ons|u|jullie)
    (?:een|1) van (?:ons|hen|de)
    dezelfde
    hetzelfde
    de baas
    stamgast
    vaste gast
    fan
    een vriend(?:in)?
    een tafel
    de (?:tafel|reservering|boeking|bevestiging)
    het (?:nummer|adres)
    jaar
    oud
    geen (?:zin|tijd|idee)
    zin
    tijd
    gelijk
    komen
    wachten
    aan het
    het (?:prima|goed|leuk|best)
    mijn
  `,
};
