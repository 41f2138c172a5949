import type { TraitWords } from "../trait-words.ts";
import { words } from "../word-list.ts";

export const traits: TraitWords = {
  verbs: words`
    (?:n')?est
    sont
    ne sont
    (?:n')?a
    (?:n')?ont
    (?:ne )?peut
    (?:ne )?peuvent
    (?:ne )?doit
    (?:ne )?mange
    (?:ne )?mangent
    (?:ne )?boit
    (?:ne )?boivent
    (?<!(?:ca|cela|tout) )(?:ne )?marche
    (?:n')?entend
    (?:ne )?voit
    (?:ne )?supporte
    (?:ne )?tolere
    souffre
    deteste
    detestent
    (?:n')?aime (?:pas|que|rien)
    (?:n')?utilise
    porte
    se deplace
    vient (?:de se|d'etre|d'avoir|de subir|d'accoucher)
    sort (?:d'une|de l'hopital)
  `,
  ofSeveral: words`
    sont
  `,
  between: words`
    qui
    aussi
    malheureusement
    d'ailleurs
    elle
    il
  `,
  idle: words`
    d'accord
    ok
    okay
    content[es]?
    contente[es]?
    sur
    sure
    faim
    la
    ici
    dit
    demande
    recommande
    parle
    entendu parler
    venue?s?
    reserve
    paye
    decide
    change
    oublie
    trouve
    vu
    appele
    ecrit
    arrive
    en route
    en chemin
    parti
    partie
    retard
    en avance
    empeche
    empechement
    au travail
    travail
    avec (?:moi|nous)
    pour (?:moi|nous|vous)
    l'un[e]?
    le meme
    la meme
    le patron
    un habitue
    une habituee
    fan
    un ami
    une amie
    une table
    la table
    le numero
    votre numero
    la (?:reservation|confirmation)
    ans
    pas (?:envie|le temps|sur)
    envie
    le temps
    hate
    raison
    l'air
    venir
    attendre
    choisir
    vous (?:dire|appeler|rappeler)
    cote de
    la (?:gare|maison)
    mon
    ma
  `,
};
