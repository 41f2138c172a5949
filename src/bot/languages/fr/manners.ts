import type { MannersWords } from "../manners-words.ts";
import { words } from "../word-list.ts";

export const manners: MannersWords = {
  farewell: words`
    bon(?:ne)? (?:dimanche|samedi|vendredi|lundi|mardi|mercredi|jeudi|matinee|aprem|fin de semaine|week end)
    passez (?:un |une )?bon(?:ne)? (?:dimanche|samedi|journee|soiree|week-end|weekend|semaine)
    au revoir
    adieu
    ciao
    tchao
    bye(?: bye)?
    salut(?= |[.!]*$)(?<=^salut)
    bonne (?:journee|soiree|nuit|fin de journee|continuation)
    bon(?:ne)? (?:week-end|weekend|apres-midi)
    je (?:dois|vais) (?:y aller|filer|vous laisser|te laisser)
  `,
  politeEnds: words`
    pls
    note[zr]?-l[ea]s?
    svp
    stp
    s'il (?:vous|te) plait
    merci(?: d'avance)?
  `,
  partings: words`
    salut
  `,
  seeYou: words`
    a (?:bientot|plus tard|plus|tout a l'heure|tout de suite|tres bientot|tout(?:e)?|la prochaine)
    a\+
    on se (?:voit|retrouve|revoit)
    (?:au plaisir|dans l'attente) de vous (?:voir|revoir)
    (?:(?:on|nous|je) )?(?:va |allons |vais )?(?:essaiera|essaie|essaierons|essayons|essaierai|essayer|tachera) (?:de |d')(?:venir|arriver|etre la) (?:[1-9]|10|quelques) minutes (?:avant|plus tot|en avance)
  `,
  until: words`
    a
    au
    jusqu'a
  `,
  willCall: words`
    (?:alors |donc )?je (?:les |vous |l')?(?:appelle|appellerai|rappelle|rappellerai)(?: (?:directement|la-bas|le restaurant))?
  `,
  joints: words`
    le
    a
    alors
    vers
    donc
    ce
    pour
  `,
  nods: words`
    ok
    okay
    okk
    oki
    okey
    d ?'?accord
    d'acc
    dac
  `,
  callsToMind: words`
    (?:ah|oh|ha) (?:oui|ouais|si)(?!,? (?:parfait|merci|svp|s'il|tres bien|avec plaisir))
    (?:oui|ouais),? (?:au fait|d'ailleurs|derniere|une (?:derniere )?question|autre chose|encore une|avant)
  `,
  dontBook: words`
    (?:ne |n')(?:la |le |me |nous )?(?:reserv|confirm)\p{L}{1,4} (?:surtout )?(?:pas|rien|plus)
    (?<!pourquoi )pas (?:la |le |me )?(?:reserver|confirmer)
    (?:reservez?|confirmez?)(?:[- ](?:la|le))? (?:surtout )?pas(?! de (?:souci|probleme))
  `,
  hopesToCome: words`
    a (?:une|la) prochaine(?: fois)?(?: peut-etre| alors| j'espere)?
    (?:ce sera |peut-etre |alors |tant pis,? |dommage,? )?(?:pour )?une (?:autre|prochaine) fois(?: peut-etre| alors| j'espere)?
    (?:on|nous) (?:reessaiera|reessayera|reessaierons|retentera|retenterons|reessaie|reviendra|reviendrons)(?: ca)? (?:en|au mois de|a la|apres|plus tard|la semaine) ?\p{L}{0,9}
    en esperant (?:venir|revenir|vous voir) (?:une (?:autre|prochaine) fois|bientot)
  `,
  anotherTime: words`
    (?:pour )?(?:une (?:autre|prochaine)|la prochaine) fois
  `,
  concurs: words`
    exactement(?: (?:ca|comme ca))?
    c'est exactement ca
    tout a fait
  `,
  notesIt: words`
    (?:notez|note|inscrivez|ecrivez)(?:[- ](?:le|la|les|ca|bien)){0,2}
    (?:le |la |bien )?noter
  `,
  orders: words`
    (?:j'accepte|nous acceptons|on accepte)(?: (?:les|ces|vos|tout|tous|ca|le|la)(?: (?:conditions|frais|regles|modalites))?)?
    (?:je suis |nous sommes |on est )?d'accord(?: (?:avec|pour) (?:les|ces|vos|tout|ca)(?: (?:conditions|frais))?)?
    (?:je |on |nous )?confirm(?:e|ez|er|ons)
    (?:je |on )?valid(?:e|ez|er)
    allez[- ]y
    vas[- ]y
    faites(?: donc)?
    (?:je|on) (?:la |le )?prends?
    marche conclu
    reserv(?:ez|e|er)
  `,
  sighs: words`
    (?:oh|ah|ho),? no{1,4}n
    (?:oh |ah )?(?:mince|zut)(?: alors)?
  `,
  tags: words`
    (?:compris|vous voyez|tu vois|tu comprends|vous comprenez|d'accord|ok|hein|non|n'est-ce pas|quoi|ou quoi|capito|vu)
    (?:ou )?(?:il faut|faut-il|je dois|dois-je|vous voulez)(?: \p{L}{2,8}){0,4} (?:en entier|en toutes lettres|au complet|le nom complet|epeler)
  `,
  rhetoric: words`
    (?:quoi|qui|ou) d'autre
    (?:tu es|t'es|vous etes|etes-vous|es-tu) (?:sourds?|sourdes?|aveugles?|bouches?)(?: ou quoi)?
    (?:tu|vous) (?:m'ecoutes?|m'ecoutez|m'entends|m'entendez|savez lire|sais lire|lisez|lis)(?: ou (?:quoi|pas))?
    (?:je (?:ne )?(?:vous |te )?(?:l'|le )?ai pas (?:deja )?dit|combien de fois (?:je dois|dois-je|faut-il)(?: \p{L}{2,9}){1,3})
    c'est (?:si|pourtant) (?:difficile|complique|clair)(?: a comprendre)?
  `,
  cursedBehind: words`
    de merde
  `,
  anger: words`
    (?:tu es|t'es|vous etes) (?:vraiment |trop )?(?:nuls?|nulles?|nazes?|incompetents?|lamentables?)
    (?:stupide|idiote?|debile|conn(?:e|ard|asse)|abruti[e]?|imbecile|cretin[e]?|inutile)
    (?:foutue?|putain de|saloperie de|sale) (?:machine|robot|programme|bot|truc)
    (?:machine|robot|programme|bot|truc) (?:de merde|a la con|pourrie?)
    (?:gros|pauvre|t'es|sale|espece de) con
    merde
    putain
    bordel
    fait chier
    (?:fais|faites|fait|faites) chier
    va te faire (?:foutre|voir)
    allez vous faire (?:foutre|voir)
    nique ta mere
    ta gueule
    ferme-la
    c'est (?:vraiment |trop )?(?:n'importe quoi|ridicule|enervant|agacant|penible)
    ca (?:ne )?sert a rien
    ca (?:me saoule|m'enerve)
    (?:tu|vous) (?:ne )?(?:comprends|comprenez) (?:vraiment )?rien
    (?:tu|vous) (?:ne )?(?:sers|servez) a rien
    (?:je |j')(?:te |vous )?(?:deteste|hais)
    perte de temps
    ras[- ]le[- ]bol
    j'en ai (?:marre|assez)
    fuck(?:ing|ed|s)?
    wtf
    grr{1,5}
    vous etes (?:trop |si |vraiment |tellement )?lente?s?
    c'est (?:trop|beaucoup trop|super) long
  `,
  why: words`
    (?:ca|cela) (?:ne )?(?:vous|te) regarde pas
    (?:occupez-vous|occupe-toi|melez-vous|mele-toi) de (?:vos|tes) (?:affaires|oignons)
    pourquoi
    pour quelle raison
    comment ca se fait
    comment cela se fait
    et pourquoi
    c'est quoi la raison
    quelle est la raison
    c'est pour quoi(?: faire)?(?=[ ?!.]*$)
    pour quoi faire
    a quoi (?:ca|cela) (?:vous )?sert
  `,
  everything: words`
    toutes (?:les )?(?:deux|2)
    l'une et l'autre
    (?:toutes |les deux )?(?:mes|nos|les)(?: (?:deux|2))? (?:reservations|tables)
    toutes(?: les (?:deux|2)| mes reservations)?
    les (?:deux|2)
    (?<!du )tout(?! le monde)
    le tout
  `,
};
