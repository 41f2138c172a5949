import type { CourtesyWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What a guest says kindly of the house behind "you are", and no more. */
export const kind = String.raw`(?:(?:tres|vraiment|trop|si|tellement|les|le|la|un|une|des) ){0,3}(?:adorables?|gentils?|gentilles?|geniaux|geniale?s?|super|top|aimables?|amours?|anges?|meilleure?s?|formidables?)(?= ?(?:$|[^\p{L}\d ?]))`;

export const courtesies: CourtesyWords = {
  greet: words`
    ca (?:marche|fonctionne) ce truc
    ce truc (?:marche|fonctionne)
    vous (?:repondez|repondez-vous) ou (?:pas|quoi)
    tu reponds ou (?:pas|quoi)
    il y a quelqu'un(?! (?:en|de|derriere|qui) )
    (?:il )?y a(?:-t-il)? quelqu'un(?! (?:en|de|derriere|qui) )(?: ici| la)?
    (?:vous etes|tu es|etes[- ]vous|es[- ]tu)(?: toujours)? la
    bonjour
    bonsoir
    salut
    coucou
    hello
    bonne nuit
    comment allez-vous
    comment ca va
    ca va
    bjr
    bsr
    slt
    cc
    hey
    hi
    re
    re bonjour
    rebonjour
    bonjour a (?:tous|vous|toutes)
    bonsoir a (?:tous|vous)
    bien le bonjour
    comment tu vas
    vous allez bien
    tu vas bien
    enchantee?
    bon matin
    bon apres-midi
    👋
  `,
  thanks: words`
    (?:vous etes|t'es|tu es) ${kind}
    mrc
    merci (?:quand meme|tout de meme)
    merci
    merci beaucoup
    merci bien
    mille mercis
    je vous remercie
    🙏
    mci
    thx
    merci a (?:vous|toi)
    merci d'avance
    un grand merci
    grand merci
    remercie
    je te remercie
    nous vous remercions
    c'est gentil
    tres aimable
    super merci
  `,
  thankedFor: words`pour`,
  praise: words`
    super
    genial
    chouette
    formidable
    excellent
    magnifique
    top
    merveilleux
    c'est (?:super|genial|gentil|chouette|top)
    parfait
    c'est parfait
    impeccable
    nickel
  `,
  closing: words`
    c'est tout
    ce sera tout
    rien d'autre
    au revoir
    a bientot
    bonne journee
    bonne soiree
    a plus tard
    salut, a plus
    adieu
    ce sera tout merci
    c'est tout merci
    c'est tout pour moi
    rien de plus(?! (?:tot|tard))
    bonne fin de journee
    bon week-end
    bon weekend
    bonne continuation
    bonne nuit
    ciao
    a plus
    a tout a l'heure
    (?<=^|[.,!] ?|merci |parfait |super |ok |oui |bien )a (?:demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: soir| midi)?(?=[ .!]*$)
  `,
  fillers: words`
    (?:oups|pff|ouf)
    zut
    punaise
    flute
    mince
    s'il vous plait
    svp
    stp
    euh
    ben
    bon
    alors
    oh
    ah
    donc
    merci
    peut[- ]etre
    ok
    et
    oui
    voila
    disons
    je crois
    juste
    maintenant
    monsieur
    madame
    j'ai dit
    heu
    hum
    hmm
    bah
    beh
    ah oui
    ah non
    eh bien
    bref
    du coup
    en fait
    enfin
    bon ben
    s'il te plait
    sil vous plait
    s il vous plait
    s'il-vous-plait
    merci bien
    merci beaucoup
    peut etre
    sinon
    genre
    desole
    desolee
    pardon
    excusez-moi
    je pense
    je dirais
    c'est
    ce sera
    ca sera
    ca serait
    ce serait
    on va dire
    mettons
    si possible
    tout simplement
    simplement
    putain
    bordel
    merde
    nom de dieu
    malheureusement
    helas
    comme (?:je l'ai (?:deja )?)?dit
    l'autre aussi
  `,
};
