import type { AnswerWords } from "../answer-words.ts";
import { words } from "../word-list.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  pleas: words`
    s'il vous plait
    s'il te plait
    svp
    stp
  `,
  changing: words`
    changez
    changez la
    changez-la
    change
    changer
    modifiez
    modifiez la
    modifiez-la
    modifier
    faites le changement
    deplacez la
    deplacez-la
  `,
  besides: words`
    heures
    je
    j'
    j'ai
    j'en
    nous
    on
    vous
    tu
    te
    me
    moi
    toi
    ca
    cela
    ce
    c'est
    c'
    c'etait
    est
    sont
    sera
    serait
    etre
    avoir
    ai
    a
    les
    la
    le
    l'
    un
    une
    des
    du
    de
    d'
    en
    et
    y
    pour
    par
    avec
    sur
    au
    aux
    tout
    toute
    tous
    toutes
    tres
    bien
    bon
    bonne
    trop
    vraiment
    aussi
    encore
    alors
    la
    ici
    deja
    maintenant
    comme
    convenu
    prevu
    notre
    nos
    ma
    mon
    mes
    votre
    vos
    ainsi
    si
    tant
    va
    vont
    convient
    parait
    semble
    reserver
    reservez
    reserve
    reserver
    reservation
    resa
    table
    place
    horaire
    heure
    date
    jour
    details
    detail
    infos
    informations
    confirmer
    confirmez
    confirme
    valider
    validez
    valide
    faire
    faites
    fais
    fait
    prenez
    prends
    mettez
    noter
    notez
    note
    allez
    allons
    proceder
    procedez
    continuez
    lancez
    bloquez
    bloque
    gardez
    hate(?: d'y etre| de vous voir| d'etre la)?
    au plaisir
    a bientot
    a (?:vendredi|samedi|dimanche|lundi|mardi|mercredi|jeudi|demain|ce soir|tout a l'heure|plus tard|plus)
    cordialement
    bien a vous
    bonne (?:journee|soiree|fin|continuation)
    bisous
    bises
    chef
    equipe
    madame
    monsieur
    ravi
    ravie
    ravis
    contents?
    contente
    impatients?
    voila
    ouiii?
    ouii
    okk
    yess
    top
    mercii?
    excellente
    idee
    suis
    sommes
    heureux
    heureuse
    confirme
    moi-meme
    personnes
    toujours
    pile
    poil
    impeccable
    jour
    soir
    venons
    viendrons
    serons
    presents
  `,
  afterNo: words`
    je
    j'ai
    j'
    on
    nous
    ca
    c'est
    ce
    cela
    il
    elle
    ils
    merci
    desole
    desolee
    pardon
    malheureusement
    pas
    non
    ne
    n'
    rien
    plus
    la peine
    besoin
    vous
    tu
    mon
    ma
    notre
    annulez
    annule
    annuler
    finalement
    en fait
    laisse
    tant pis
    vraiment
    du tout
    aujourd'hui
    maintenant
    cette fois
    pour
    bon
    correct
    exact
    d ?'?accord
    possible
    question
    maintenant
    mais
    interesses?
    tout a fait
    reserver
    reservez
  `,
  passedOn: words`
    (?:elle|il|elles|ils|tout le monde|les autres|les enfants|le chef) (?:a dit|ont dit|dit|disent|est|sont)(?: que)?(?: tous| toutes)?
    (?:ma|mon|mes|notre|nos) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:a dit|ont dit|dit|disent|est|sont)(?: que)?(?: tous| toutes)?
  `,
  noWishes: words`
    (?:pas de|pas d'|aucune?|sans) (?:autres? )?(?:souhaits?|demandes?|remarques?|exigences?|preferences?|envies?)(?: (?:particuli(?:er|ere)s?|speciales?|speciaux))?
    rien (?:d'autre|de plus|de special|de particulier|a ajouter)
    (?:on |nous |je )?(?:n'ai|n'avons|n'a) (?:pas de|aucune?) (?:souhaits?|demandes?)(?: (?:particuli(?:er|ere)s?|speciales?))?
  `,
  postpones: words`
    (?:re)?demandez?[- ](?:le[- ])?(?:moi|nous)
    (?:re)?demandez? (?:plus tard|apres)
    (?:rappelez?|relancez?)[- ](?:le[- ])?(?:moi|nous)
    (?:saurai|saura|saurons)
    (?:pourrai|pourra|pourrons) (?:vous |te )?(?:le |en )?dire
    (?:reposez|repose)[- ](?:moi )?la question
    (?:je|on|nous|j'|il faut que je|faut que je) ?(?:vais|va|allons|dois|doit|devons|demande|demanderai|demander|
      verifie|verifier|regarde|regarder|consulte|reviens|revient|rappelle|rappelons|tiens au courant|vous dis|te dis|
      dirai|dira|voudrais|aimerais|peux|peut|prefere|preferais) (?:\p{L}{1,10} ){0,4}(?:demander|demande|voir|
      verifier|reflechir|consulter|regarder|parler|discuter|revenir|confirmer|rappeler|en parler|checker|attendre|
      vers|avec)
    (?:dois|doit|devons|faut|vais|va|allons) (?:d'abord |juste |encore |vite |quand meme |en |lui |leur |que je |le |la ){0,3}(?:demander?|demande|voir)
    (?:dois|doit|devons|faut|vais|va|allons) (?:d'abord |juste |encore |vite |quand meme |en |lui |leur |que je |le |la ){0,3}(?:voie|verifier|verifie)
    (?:dois|doit|devons|faut|vais|va|allons) (?:d'abord |juste |encore |vite |quand meme |en |lui |leur |que je |le |la ){0,3}(?:reflechir|consulter|regarder)
    (?:dois|doit|devons|faut|vais|va|allons) (?:d'abord |juste |encore |vite |quand meme |en |lui |leur |que je |le |la ){0,3}(?:regarde|parler|parle)
    (?:dois|doit|devons|faut|vais|va|allons) (?:d'abord |juste |encore |vite |quand meme |en |lui |leur |que je |le |la ){0,3}(?:discuter|confirmer)
    (?:dois|doit|devons|faut) (?:d'abord |juste |encore |vite |quand meme |en |lui |leur |que je |le |la ){0,3}(?:rappeler|checker|attendre|appeler)
    (?:vais|va|allons) (?:d'abord |juste |encore |vite |quand meme |en |lui |leur |que je |le |la ){0,3}(?:rappeler|checker|attendre|appeler)
    je demande
    on demande
    je verifie
    on verifie
    je regarde
    je me renseigne
    je vous redis
    je te redis
    je redis
    je reviens
    on revient
    je vous tiens
    je vous dirai
    je te dirai
    je vous dis (?:ca|plus|demain|ce soir)
    (?:laissez|laisse|donnez|donne)[- ](?:moi|nous) (?:(?:un|une|le|du|encore|quelques|deux|petit|peu de|\d{1,2}) ){0,3}(?:temps|minutes?|secondes?|instants?)
    (?:laissez|laisse|donnez|donne)[- ](?:moi|nous) (?:(?:un|une|le|du|encore|quelques|deux|petit|peu de|\d{1,2}) ){0,3}(?:moments?|heures?|jours?)
    (?:laissez|laisse|donnez|donne)[- ](?:moi|nous) (?:(?:un|une|le|du|encore|quelques|deux|petit|peu de|\d{1,2}) ){0,3}(?:jusqu|reflechir|verifier)
    (?:laissez|laisse|donnez|donne)[- ](?:moi|nous) (?:(?:un|une|le|du|encore|quelques|deux|petit|peu de|\d{1,2}) ){0,3}(?:demander|voir|consulter)
    je crois(?! que (?:c'est bon|ca va|ca marche))
    je crois que oui
    je pense(?! que (?:c'est bon|ca va|ca marche))
    je pense que oui
    je suppose
    j'imagine
    j'espere
    on espere
    en principe
    normalement
    theoriquement
    en theorie
    a priori
    sous reserve
    bof
    mouais
    ca depend
    depend
    selon
    (?:je peux|puis[- ]je|on peut|peut[- ]on|est[- ]ce que je peux) (?:\p{L}{1,10} ){0,3}(?:confirmer|repondre|decider|reflechir|voir|dire)(?! maintenant)
    (?:possible de|je pourrais|on pourrait|je pourrai) (?:\p{L}{1,10} ){0,3}(?:confirmer|repondre|decider|reflechir|voir|dire)(?! maintenant)
    je (?:confirme|reponds|confirmerai|repondrai|decide|previens|ecris) (?:plus tard|ce soir|demain|apres|dans|des|quand|lundi)
    je (?:confirme|reponds|confirmerai|repondrai|decide|previens|ecris) (?:mardi|mercredi|jeudi|vendredi|samedi|dimanche)
    pas encore
  `,
  doubts: words`
    peut[- ]etre
    ptet
    ptetre
    ptete
    p-e
    p'tet
    peut etre
    eventuellement
    probablement
    sans doute
    possiblement
    attends
    attendez
    attendre
    attend
    un instant
    (?:une|1|un) (?:petite |petit )?(?:instant|moment|minute|seconde|min|sec|minutes?)
    \d{1,2} (?:minutes|min|secondes|jours)
    deux (?:minutes|secondes)
    quelques (?:minutes|instants|heures|jours)
    plus tard
    ensuite
    tout a l'heure je
    d'abord
    avant (?:de|que|d'|il|je)
    pas encore
    pas sure?
    pas surs
    pas certaine?
    pas certain
    pas convaincue?
    sais pas
    sait pas
    chais pas
    chsais pas
    savons pas
    aucune idee
    hesite
    hesitons
    hesitation
    reflechi[rste]{0,2}
    reflechis
    reflechir
    reflexion
    reflechit
    decide[rz]?
    decision
    decidera
    decidons
    verrai
    verrons
    verra
    on verra
    a voir
    faut voir
    voir avec
    (?<!s'il vous plait |oui |mais |ah )si (?:on|nous|je|j'|jamais|c'est|ca|c'|vous|tu|il|elle|ils|elles|le|la|les|mon)
    (?<!s'il vous plait |oui |mais |ah )si (?:ma|mes|notre|nos|un|une|possible|quelqu'un|pas|y|tout|tous|l'|besoin)
    s'il (?!(?:vous|te|v)(?![\p{L}]))\p{L}{1,12}
    s'il (?:ne )?(?:pleut|fait|y a|n'y)
    s'ils
    seulement si
    sauf si
    a condition
    a moins
    du moment
    tant que
    pourvu
    au cas ou
    des que
    quand (?:j'|je|on|nous|ma|mon)
    🤔
    😬
    🤷
    ^(?:(?:ok|oui|d'accord|bon|bien)[,.! ]{1,3})?(?:salut|au revoir|ciao|bonne nuit|bye)(?=[,.! ]*$)
    ^ca va(?=[,.! ]*$)
    bof
    mouais
    oui,? si (?!(?:si|bien|merci|svp|stp|s'il|parfait|super|ok|oui|volontiers)(?![\p{L}]))\p{L}{2,20}(?:[' ]\p{L}{1,20}| ?¦)
  `,
  asks: words`
    est[- ]ce
    qu'est[- ]ce
    c'est (?:possible|ok|bon|grave|ouvert|loin|payant|gratuit) (?:si|de|d'|pour|avec|que|en)(?! (?:moi|nous)(?![\p{L}]))
    ca (?:va|marche|pose|derange|irait|serait|passe|vous) (?:si|avec|pour (?:le|la|les|mon|un|une)|en|de|va si|derange|irait)
    (?:on|nous|je) (?:peut|peux|pouvons|pourrait) (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}er|\p{L}{1,12}ir)
    (?:on|nous|je) pourrais (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}er|\p{L}{1,12}ir)
    (?:on|nous|je) (?:peut|peux|pouvons|pourrait) (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}re|avoir|faire)
    (?:on|nous|je) pourrais (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}re|avoir|faire)
    (?:on|nous|je) (?:pourrions|pourra|pourrai) (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}er|\p{L}{1,12}ir)
    (?:on|nous|je) (?:pourrions|pourra|pourrai) (?:aussi |toujours |encore |eventuellement |quand meme |la |le |l'|y |vous )?(?:\p{L}{1,12}re|avoir|faire)
    (?:peut|puis|peux|pouvez|pourrait|pourriez|pourrions|est|sont|serait)[- ](?:on|je|tu|vous|nous|il|ils|elle|ce|t-il)
    (?:avez|aurez|auriez|faut|doit|dois|y a[- ]t|a|va|voulez|devez)[- ](?:on|je|tu|vous|nous|il|ils|elle|ce|t-il)
    combien
    comment
    pourquoi(?! pas(?![\p{L}]))
    quand (?:est|c'est|faut|doit)
    quel(?:le)?s?
    ou est
    que se passe
    qu'est
    oui ou non
    possible (?:de|d'|si|avec|que)
    ok (?:si|de|avec|pour (?:le|la|un|une|mon|ma|les))
    d'accord (?:si|pour que)
    combien ca
    jusqu'a quand
    jusqu'a quelle
    vous etes sure?s?
    ca (?:marche|va|vous va|te va|convient) (?:pour (?:vous|toi)|et (?:vous|toi))
  `,
  orders: words`
    pouvez[- ]vous
    pourriez[- ]vous
    peux[- ]tu
    pourrais[- ]tu
    vous pouvez
    vous pourriez
    tu peux
    tu pourrais
    voulez[- ]vous
    est[- ]ce que vous pouvez
    est[- ]ce que tu peux
    peut[- ]on
    merci de
    merci d'
  `,
  notCancelling,
};
