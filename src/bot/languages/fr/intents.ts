import type { IntentWords } from "../intent-words.ts";
import { words } from "../word-list.ts";

export const intents: IntentWords = {
  startOver: words`
    recommencer
    recommence
    recommencons
    repartir de zero
    depuis le debut
    tout reprendre
  `,
  human: words`
    parler a (?:une |un |1 |quelqu'un|le |la )?(?:vraie |vrai )?(?:personne|humain|quelqu'un|responsable|gerant|gerante|serveur|serveuse|patron|patronne|employee?|conseiller|equipe)?
    parler avec (?:une |un |1 |quelqu'un|le |la )?(?:vraie |vrai )?(?:personne|humain|quelqu'un|responsable|gerant|gerante|serveur|serveuse|patron|patronne|employee?|conseiller|equipe)?
    discuter a (?:une |un |1 |quelqu'un|le |la )?(?:vraie |vrai )?(?:personne|humain|quelqu'un|responsable|gerant|gerante|serveur|serveuse|patron|patronne|employee?|conseiller|equipe)?
    discuter avec (?:une |un |1 |quelqu'un|le |la )?(?:vraie |vrai )?(?:personne|humain|quelqu'un|responsable|gerant|gerante|serveur|serveuse|patron|patronne|employee?|conseiller|equipe)?
    echanger a (?:une |un |1 |quelqu'un|le |la )?(?:vraie |vrai )?(?:personne|humain|quelqu'un|responsable|gerant|gerante|serveur|serveuse|patron|patronne|employee?|conseiller|equipe)?
    echanger avec (?:une |un |1 |quelqu'un|le |la )?(?:vraie |vrai )?(?:personne|humain|quelqu'un|responsable|gerant|gerante|serveur|serveuse|patron|patronne|employee?|conseiller|equipe)?
    une vraie personne
    un humain
    un etre humain
    service client
    (?:me|nous) rappeler(?! (?:de|que|d'))
    (?:rappelez|rappelle|contactez|appelez)[- ](?:moi|nous)(?! (?:de|que|d'))(?=[ .!]*$| (?:au|svp|s'il|des|vite))
    (?:passez|passe)[- ]moi (?:un |une |1 |le |la )?(?:responsable|gerant|patron|chef|quelqu'un|serveur|collegue|personne|humain)
    personne ne (?:repond|decroche|me repond|nous repond)(?: au telephone)?
    (?:je|on) (?:n'arrive|ne parviens|n'arrivons) pas a vous joindre
  `,
  humanAlone: words`
    humain
    une personne
    personne
    le personnel
    personnel
    un employe
    un responsable
    responsable
    un serveur
    quelqu'un
    un conseiller
    operateur
    un operateur
    gerant
    le gerant
  `,
  back: words`
    (?:je veux )?(?:retour|revenir|retourner)(?: (?:a vous|a toi|au (?:bot|robot)|a l'assistant|a la reservation))?
    (?:le |l')?(?:bot|robot|assistant)
  `,
  help: words`
    aide
    a l'aide
    aidez-moi
    aide-moi
    j'ai besoin d'aide
    que peux-tu faire
    que pouvez-vous faire
    comment ca marche
    comment ca fonctionne
    (?:vous |tu )?(?:pouvez|peux|pourriez)[- ](?:vous |tu )?m'aider
    (?:vous|tu) (?:pouvez|peux) m'aider
    (?:j'aurais|on aurait|on a) besoin d'aide
    besoin d'aide
    aidez moi
    aide moi
    comment faire
    comment on fait
    tu fais quoi
    tu sais faire quoi
    vous faites quoi
    qu'est[- ]ce que (?:tu peux|vous pouvez) faire(?: pour moi)?
    que sais[- ]tu faire
    au secours
  `,
  list: words`
    (?<=^(?:bonjour,? |bonsoir,? |et )?)(?:ma|mes|notre|nos) (?:reservations?|resas?)(?=[ .?!]*$)
    (?:ai-je|ai je|avons-nous|avons nous|on a|j'ai|nous avons) (?:deja |toujours |bien )?(?:une|des|quoi comme) (?:reservations?|resas?)(?=[ .?!]*$| (?:chez vous|au nom d[^,.]{1,30}|pour [^,.\d]{1,20})[ .?!]*$)
    (?:voir|revoir|consulter|montre|montrez|montrer)(?:[- ]moi)? (?:que )?(?:(?:les? )?details? de )?(?:ma|mes|nos|notre|toutes mes) (?:reservations?|resas?)
    (?:affiche|affichez|afficher|verifier)(?:[- ]moi)? (?:que )?(?:(?:les? )?details? de )?(?:ma|mes|nos|notre|toutes mes) (?:reservations?|resas?)
    (?:verifie|verifiez|retrouver|rappelle)(?:[- ]moi)? (?:que )?(?:(?:les? )?details? de )?(?:ma|mes|nos|notre|toutes mes) (?:reservations?|resas?)
    (?:rappelez|connaitre|confirmer)(?:[- ]moi)? (?:que )?(?:(?:les? )?details? de )?(?:ma|mes|nos|notre|toutes mes) (?:reservations?|resas?)
    (?:quelles? (?:est|sont)|c'est quoi|c'est quand|c'est (?:a|pour) quelle heure) (?:bien )?(?:ma|mes|notre|nos) (?:reservations?|resas?)
    (?:quand est|a quelle heure est|ou en est|est[- ]ce que) (?:bien )?(?:ma|mes|notre|nos) (?:reservations?|resas?)
    (?:avez[- ]vous|vous avez) (?:toujours |bien |deja )?(?:recu |note |pris |eu )?(?:bien )?(?:ma|notre) (?:reservation|resa)
    (?:reservation|resa|table)(?: (?:de|pour) \p{L}{1,12})? (?:c'est |est |tient )?toujours (?:bon|bonne|ok|valable|d'actualite|confirmee)
    (?:ma|notre) (?:reservation|resa) (?:est|etait|a) (?:bien |toujours |bel et bien )?(?:a quelle heure|quand|pour quand|confirmee|prise en compte|enregistree)
    (?:ma|notre) (?:reservation|resa) (?:est|etait|a) (?:bien |toujours |bel et bien )?(?:valide|notee|ete (?:prise|confirmee|enregistree|notee))
  `,
  cancel: words`
    renon\p{L}{1,5} a (?:la |ma |notre |cette )(?:table|resa|reservation)
    (?:donner|donnez|ceder|cedez|laisser|laissez) (?:ma|notre) (?:table|reservation) a (?:d'autres|quelqu'un)
    (?:laisser tomber|laisse tomber|laissons tomber) (?:pour )?(?:la|ma|notre) (?:table|resa|reservation)
    (?:renoncer|renonce|renoncons) a (?:la|ma|notre) (?:table|resa|reservation)
    (?:oubliez|oublie|rayez|raye|virez|vire|supprimez) (?:la|ma|notre) (?:table|resa|reservation)
    rendre notre table
    annuler(?! (?:jusqu|sans frais|gratuit|combien|au dernier))
    annule
    annules
    annulez
    annulons
    annulation
    annulee
    annulees
    (?:supprimer|supprime|supprimez|effacer|efface|effacez|enlever|enleve|enlevez|retirer|retire) (?:ma|la|notre|cette) (?:reservation|resa|table)
    decommander
    decommande
    decommandez
    (?:n'ai|n'avons|n'a|ai|avons|a) plus besoin (?:de la|d'une|de ma|de notre|de cette) (?:table|reservation)
    liberer (?:ma|la|notre) table
    (?:ne )?(?:veux|voulons|veut|souhaite|souhaitons) plus (?:de (?:la|ma|notre) |la |ma |notre )(?:table|reservation)
    (?:finalement|en fait),? (?:on|nous|je|ca|c'est) .{0,20}(?:peux|peut|pouvons|pourrons|pourra|pourrai|vient) (?:plus|pas)(?: venir)?(?=[ .!]*$)
    (?:finalement|en fait),? (?:on|nous|je|ca|c'est) .{0,20}(?:viens|viendra|viendrai|viendrons|venons) (?:plus|pas)(?: venir)?(?=[ .!]*$)
    (?:peux|peut|pouvons|pourrons|pourra|pourrai) (?:plus|pas) venir finalement
    finalement (?:on|nous|je) (?:ne )?(?:vient|viens|viendra|viendrai|viendrons|venons) (?:pas|plus)
  `,
  absence: words`
    (?:peux|pouvons|peut|pourrons|pourrai|pourra|pourrait) (?:malheureusement |finalement |donc )?(?:plus|pas) (?:venir|etre (?:la|presents?|des votres)|honorer|nous rendre|assurer)(?! (?:avant|apres|a|vers|pour|le|qu'a|que|\d|¦))
    (?:viendrons|viendrai|viendra|venons|vient|viens|serons|sera|serai) (?:malheureusement |finalement |donc )?(?:pas|plus)(?: la| presents?| des votres| disponibles?)?(?! (?:la |presents? )?(?:avant|apres|a|vers|pour|le|seuls?|seule|tous|nombreux|qu'a|que|\d|¦))
    (?:souhaite|souhaitons|veux|voulons|veut) (?:plus|pas) venir
    empechement
    (?:je suis|on est|nous sommes) malades?
    (?:on|nous) (?:ne )?(?:sommes|est) plus disponibles?
    contretemps
  `,
  stop: words`
    laisse tomber
    laissez tomber
    oublie
    oubliez
    stop
    arrete
    arretez
    tant pis
    peu importe
    abandonner
    c'est pas grave
    pas grave
    ca ne fait rien
    ca fait rien
    n'importe quoi
    tais-toi
    arrete tout
    annule tout
    quitter
    on oublie
    on laisse tomber
    je laisse tomber
    finalement non
  `,
  change: words`
    changer
    change
    changez
    changement(?! de (?:plans?|programme)(?![\p{L}]))
    modifier
    modifie
    modifiez
    modification
    deplacer
    deplace
    deplacez
    decaler
    decale
    decalez
    reporter
    reporte
    reportez
    repousser
    repousse
    repoussez
    retarder
    avancer
    (?<!d'|en |par |a l')avance
    avancez
    remplacer
    remplace
    remplacez
    corriger
    rectifier
    rectification
    changer d'heure
    plus (?:tot|tard) que prevu
    un autre jour
    une autre heure
    un autre horaire
    une autre date
    un jour different
    (?:r?ajouter|r?ajoute|r?ajoutez|enlever|enlevez|enleve|retirer) (?:encore )?(?:\d{1,2}|une?|des|quelques) (?:personnes?|adultes?|enfants?|couverts?)
    (?:r?ajouter|r?ajoute|r?ajoutez|enlever|enlevez|enleve|retirer) (?:encore )?(?:\d{1,2}|une?|des|quelques) (?:places?|convives?|invites?)
    (?:\d{1,2}|une?) (?:personnes?|adultes?|enfants?|couverts?|convives?|autres? personnes?)? ?(?:de|en) (?:plus|moins)
    (?:on|nous) (?:sera|serons) (?:un|une|\d{1,2}) (?:de|en) (?:plus|moins)
    mettre a jour
  `,
  rather: words`
    changement de (?:plans?|programme)
    plutot
    au lieu
    a la place
    en fait
    finalement
    au final
  `,
  correction: words`
    je rectifie
    je me corrige
    mille excuses(?!.{0,50}(?:pas|plus) (?:venir|etre|honorer|la))
    flute
    erratum
    non
    en fait
    plutot
    (?:pardon|desolee?|excusez?[- ]moi)(?!.{0,50}(?:pas|plus) (?:venir|etre|honorer|la))
    attends
    attendez
    je voulais dire
    je veux dire
    finalement
    mettez
    mets
    pas
    correction
    erreur
    oups
    ah non
    euh non
    mince
    c'est pas
    ce n'est pas
    je me suis trompee?
    j'ai fait une erreur
    disons plutot
    ou plutot
    enfin
    non pardon
    c'est plutot
    je prefere
    je prefererais
    mais non
    je me trompe
    autant pour moi
    au temps pour moi
    c'est-a-dire
    rectification
    zut
    pas du tout
    en realite
    je corrige
  `,
  waitlist: words`
    listes? d'attente
    liste attente
    (?:prevenez|previens|avertissez|contactez|appelez|rappelez|informez|tenez|dites|dis)[- ](?:moi|nous) (?:au courant )?(?:si|quand|des que|des qu'|en cas)
    si (?:une|la|quelque chose|un creneau|ca|des|de la) ?(?:table|place|creneau|places|tables)? ?se libere(?:nt)?
    si (?:vous avez|il y a) (?:un desistement|une annulation|un desistement)
    en cas (?:de desistement|d'annulation)
  `,
  question: words`
    vous (?:acceptez|prenez(?! note)|servez|proposez|fermez|ouvrez|livrez|faites(?! (?:une|la|des) (?:table|reservation|resa)))
    (?:vous etes|etes[- ]vous|c'est|serez[- ]vous|vous serez) (?:ouverts?|fermes?|ouvert|complets?|pet friendly|accessible|cher|loin)
    combien (?:de temps|ca|coute|est[- ]ce|pour|vaut)
    ca coute
    coute combien
    (?:a|jusqu'a|jusque) quelle heure (?:ouvrez|fermez|ouvre|ferme|vous|servez|est[- ]ce que vous|la cuisine|le restaurant)
    horaires
    heures d'ouverture
    jours d'ouverture
    quels sont
    quelles sont
    quelle est
    quel est
    ou (?:est|se trouve|etes|se situe|vous trouvez|peut[- ]on se garer)
    vous etes (?:ou|situes)
    c'est ou
    c'est quoi
    qu'est[- ]ce que (?:vous|c'est)
    il y a quoi
    c'est comment
    le menu
    prenez[- ]vous
    acceptez[- ]vous
    servez[- ]vous
    faites[- ]vous
    parking
    se garer
    l'adresse
    votre adresse
    votre (?:numero|telephone|site|menu|carte)
    dress ?code
    tickets? resto
    tickets? restaurant
  `,
  requests: words`
    (?:peut-on|pourrait-on|pouvons-nous|pourrions-nous|puis-je|pourrais-je|on peut|on pourrait|est-ce qu'on peut|est-ce que nous pouvons)(?: de| d')?
    (?:est-ce qu'on pourrait|serait-il possible|est-il possible|c'est possible|possible)(?: de| d')?
    pourriez-vous(?: nous| me)?
    pouvez-vous(?: nous| me)?
  `,
  questionStart: words`
    (?:(?:une|1|juste une|juste 1) )?(?:petite )?question
    (?:dans|sur|avec|pour|par|de|a|en) (?:quelle?s?|combien|quoi)
    (?:il )?faut (?:s'habiller|se|venir|etre|liberer|quitter|partir|rendre)
    quand
    quel
    quelle
    quels
    quelles
    qui
    que
    quoi
    comment
    pourquoi
    combien
    est[- ]ce que
    est[- ]ce qu'
    est[- ]ce
    qu'est[- ]ce
    avez[- ]vous
    y a[- ]t[- ]il
    peut[- ]on
    puis[- ]je
    pouvez[- ]vous
    peux[- ]tu
    pourriez[- ]vous
    pourrait[- ]on
    pourrais[- ]je
    pourrions[- ]nous
    pouvons[- ]nous
    auriez[- ]vous
    aurais[- ]tu
    ou(?! \d)
    est[- ]il possible
    serait[- ]il possible
    c'est possible
    ce serait possible
    ca serait possible
    possible
    a quelle heure
    jusqu'a quelle heure
    il vous reste
    il reste
    reste[- ]t[- ]il
    vous reste[- ]t[- ]il
    vous auriez
    vous avez
    vous etes
    etes[- ]vous
    vous pouvez
    vous pourriez
    on peut
    on pourrait
    je peux
    je pourrais
    savez[- ]vous
    dites[- ]moi si
    y a
    y'a
    il y a
    c'est quoi
    c'est ou
    c'est a quelle heure
    faut[- ]il
    faut il
    doit[- ]on
    ca coute
    lequel
    laquelle
  `,
  book: words`
    reserver
    (?<!(?:ai|a|avons|avait|avais|avez) (?:deja |bien )?)reserve
    reservez
    reservation
    resa
    resas
    reservations
    table pour
    une table(?! a langer)
    un table
    tables? (?:de|pr|pour|au|a la|chez|dans|dispo|libre)(?! (?:nuit|chevet|ping))
    besoin d'une table
    besoin de reserver
    (?:une|de la|des|\d{1,2}) places? (?:pour|ce soir|demain|dispo|libres?)
    (?:voudrais|voudrait|voudrions|veux|veut|voulons|aimerais) (?:bien )?(?:venir )?(?:manger|diner|dejeuner|aller|venir|souper|bruncher|reserver|passer)
    (?:aimerait|aimerions|aimerai|souhaite|souhaiterais) (?:bien )?(?:venir )?(?:manger|diner|dejeuner|aller|venir|souper|bruncher|reserver|passer)
    (?:souhaitons|souhaiterions|souhaiterait|pense|pensons) (?:bien )?(?:venir )?(?:manger|diner|dejeuner|aller|venir|souper|bruncher|reserver|passer)
    (?:compte|comptons|envie de|prevoit de|prevoyons de) (?:bien )?(?:venir )?(?:manger|diner|dejeuner|aller|venir|souper|bruncher|reserver|passer)
    (?:trouve|trouver|trouvez|trouve-moi) (?:moi )?(?:un|une) (?:\p{L}{1,20} )?(?:restaurant|table|reservation|bistro|brasserie|cafe|resto)
    (?:chercher|cherche|cherchons) (?:moi )?(?:un|une) (?:\p{L}{1,20} )?(?:restaurant|table|reservation|bistro|brasserie|cafe|resto)
    reservez-moi
    reserve-moi
    manger (?:a|au|dans|chez|pres)
    mangeons
    dinons
    dejeunons
    reessayer
    reessayez
    reessaie
    reessayons
    (?:essayer|essayez|essaie|essayons) (?:encore|a nouveau|de nouveau)
    jvoudrais
    jvoudrai
    j'voudrais
    de la (?:place|dispo|disponibilite)
    des (?:places|dispos|disponibilites|tables)
    (?:me|nous) (?:garder|mettre|bloquer) (?:une|la|\d{1,2}) (?:table|place)
    (?:gardez|bloquez|mettez|garde)[- ](?:moi|nous) (?:une|\d{1,2}) (?:table|places?)
    (?:voudr|aimer|souhait|veux|veut|voul|desir)\p{L}{0,7} (?:ca |bien |beaucoup |vous |nous ){0,2}(?:revenir|repasser|retourner|souper|reunir|inviter|feter|celebrer|organiser)
  `,
  bookVerbs: words`
    reserver
    reserve
    voudrais
    voudrait
    voudrions
    veux
    besoin
    cherche
    aimerais
    trouver
    prendre
    avoir
    faire
    faut
    souhaite
    souhaiterais
    avez-vous
    vouloir
    voulait
    voulais
    voudrai
    voulons
    aimerait
    aimerions
    aimerai
    souhaitons
    souhaiterions
    cherchons
    il me faudrait
    il nous faudrait
    faudrait
    auriez-vous
    auriez
    avez
    aurait
    reste
    reste-t-il
    y a
    peut
    peux
    peut-on
    serait
  `,
  bookNouns: words`
    table(?! a langer)
    tables
    reservation
    place
    places
    restaurant
    restau
    disponible
    dispo
    resto
    restos
    creneau
    creneaux
    disponibilite
    disponibilites
    disponibles
    couverts
    dispos
    libre
  `,
  proposals: words`
    et si
    que diriez-vous de
    c'est possible
    possible
    peut-on
    puis-je
    pouvez-vous
    avez-vous
    on peut
    pourriez-vous
    et
    y a-t-il
    auriez-vous
    on pourrait
    pourrait-on
    pourrait on
    pourrais-je
    peut on
    puis je
    je peux
    je pourrais
    est-il possible
    est il possible
    serait-il possible
    serait il possible
    ce serait possible
    ca serait possible
    vous auriez
    vous avez
    avez vous
    auriez vous
    il vous reste
    il reste
    reste-t-il
    vous pouvez
    vous pourriez
    pouvez vous
    peux-tu
    que dites-vous de
    ca irait
    ca vous irait
    sinon
    pourquoi pas
    y a
    il y a
    serait
  `,
  elsewhere: words`
    alarme
    alarmes
    reveil
    rappel
    rappels
    rappelle-moi (?:de|que)
    minuteur
    playlist
    (?<!(?:y a(?:-t-il)?|avez(?:-vous)?) (?:de la |une? )?)musique(?! (?:live|en direct|d'ambiance))
    chanson
    album
    film
    films
    cinema
    cinemas
    seances?
    meteo
    previsions
    temps fera-t-il
    pluie
    pleuvoir
    neige
    neiger
    temperature
    humidite
    ensoleille
    venteux
    fera-t-il
    froid
    chaud
    evalue
    evaluer
    note ce
    notez
    donne \d
    donner \d
    etoiles a
    roman
    manuel
    livre
    serie
    jeu video
    bande-annonce
    spotify
    youtube
    joue
    jouer
    ecouter
    tableau
    photographie
    bande originale
    programme des films
    r?ajoute[rz]?(?! (?:encore )?(?:\d|une? (?:personne|couvert|place|enfant|chaise|adulte)))
    grele
    nuageux
    nuages
    orages?
    orageux
    tempetes?
    brouillard
    parapluie
    degres
    points? sur
    \d points?
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
    rien de plus
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
  yes: words`
    oui
    oui oui
    ouais
    ouai
    ouep
    ouaip
    oue
    wi
    mouais
    oui merci
    oui s'il vous plait
    oui svp
    yes
    yep
    yeah
    ok
    okay
    oki
    okey
    okk
    d'accord
    d'acc
    dac
    daccord
    bien sur
    absolument
    tout a fait
    mais oui
    si si
    oui bien sur
    oui tout a fait
    evidemment
    bien entendu
  `,
  affirm: words`
    parfait
    exact
    exactement
    correct
    c'est ca
    c'est bon
    c'est correct
    c'est exact
    entendu
    volontiers
    avec plaisir
    certainement
    evidemment
    bien entendu
    super
    genial
    ca marche
    ca me va
    ca me convient
    tres bien
    bien
    je confirme
    confirme
    confirmer
    confirmez
    impeccable
    vrai
    certes
    carrement
    allez-y
    vas-y
    nous serons la
    affirmatif
    (?<!(?:bonjour|bonsoir|salut|coucou|hello),? )ca va(?! ?\?)
    👍
    👌
    ✅
    nickel
    top
    impec
    c'est note
    c'est parfait
    c'est nickel
    c'est top
    c'est super
    c'est ok
    tout est bon
    tout bon
    tout est ok
    tout est correct
    tout est exact
    c'est tout bon
    c'est bon pour (?:moi|nous)
    ok pour (?:moi|nous|ca)
    bon pour (?:moi|nous)
    ca nous va
    ca nous convient
    ca me va tres bien
    ca (?:me|nous) va (?:tres )?bien
    ca ira
    ca roule
    ca joue
    ca le fait
    parfaitement
    c'est cela
    c'est bien ca
    c'est bien cela
    effectivement
    j'accepte
    je valide
    valide
    validez
    valider
    on valide
    je prends
    on prend
    adjuge
    banco
    bien recu
    c'est entendu
    pourquoi pas
    avec joie
    bien evidemment
    sans probleme
    pas de probleme
    pas de souci
    pas de soucis
    aucun probleme
    aucun souci
    sans souci
    cool
    excellent
    merveilleux
    formidable
    on sera la
    on y sera(?! pas| plus)
    nous y serons(?! pas| plus)
    nous viendrons(?! pas| plus)
    on (?:vient|viendra)(?! pas| plus)
    toujours d'accord
    c'est juste
    juste
    c'est cela meme
    faites
    vous pouvez confirmer
    tu peux confirmer
    vous pouvez y aller
    je suis d'accord
    nous sommes d'accord
    on est d'accord
    ca marche pour (?:moi|nous)
    je serai la
    je viens(?! pas| plus)
    nous venons(?! pas| plus)
    marche conclu
    c'est valide
    on confirme
    nous confirmons
    c'est d'accord
    allez y
    tout le monde est d'accord
  `,
  deny: words`
    (?:vient|viens|viendra|viendrai|viendrons|sera|serons|confirme|valide|prends|prend|accepte|roule|veux|veut|voulons|bon|correct|exact|juste) (?:pas|plus)
    non
    nan
    non merci
    pas du tout
    pas vraiment
    jamais
    aucunement
    faux
    incorrect
    ce n'est pas
    c'est pas
    pas correct
    pas ca
    pas maintenant
    negatif
    surtout pas
    absolument pas
    je ne pense pas
    👎
    ❌
    non non
    ah non
    mais non
    non pas encore
    pas encore
    (?:ca |cela )?(?:ne )?(?:me |nous )?(?:va|convient|marche|joue) pas(?: du tout)?
    (?:j'ai|je n'ai|ai|n'ai) (?:jamais|pas) (?:dit|demande|ecrit|voulu)
    c'est faux
    c'est une erreur
    y a une erreur
    il y a une erreur
    pas bon
    pas exactement
    pas tout a fait
    pas d'accord
    rien du tout
    nope
    que nenni
    certainement pas
    bien sur que non
    hors de question
    jamais de la vie
    pas question
    je ne crois pas
    je crois pas
    je pense pas
    je prefere pas
    je prefererais pas
    sans facon
    ca ira non
    pas la peine
    pas besoin
    inutile
    pas aujourd'hui
    pas cette fois
    pas pour l'instant
    une autre fois
    trompez
    vous vous trompez
    laissez comme (?:ca|c'est)
    laisse comme (?:ca|c'est)
    on (?:ne )?change rien
    ne changez rien
    changez rien
    (?:ne )?rien (?:changer|modifier|toucher)
    sans rien changer
    mauvais
    mauvaise
    pas cette fois-ci
    aucun
    aucune
    aucun des (?:2|deux)
    aucune des (?:2|deux)
    ni l'un ni l'autre
    pas possible
    ca ne va pas
    ca ne me va pas
    ca ne nous va pas
    plutot pas
  `,
  withoutPhone: words`
    (?:pas de|sans|aucun|pas d'|je n'ai pas de|j'ai pas de) ?(?:numero|telephone|portable|mobile)(?: de telephone)?
  `,
  declines: words`
    je n'en ai pas
    sans
    aucun
    passer
    je passe
    sauter
    ignorer
    (?:j'en ai|on en a|nous n'en avons) pas
    (?:je |nous |on )?(?:ne )?veux (?:ne )?pas(?: (?:le |vous le |la |mon numero |donner |en )?(?:donner|communiquer|partager|laisser|transmettre|numero)?)?
    (?:je |nous |on )?(?:ne )?voudrais (?:ne )?pas(?: (?:le |vous le |la |mon numero |donner |en )?(?:donner|communiquer|partager|laisser|transmettre|numero)?)?
    (?:je |nous |on )?(?:ne )?souhaite (?:ne )?pas(?: (?:le |vous le |la |mon numero |donner |en )?(?:donner|communiquer|partager|laisser|transmettre|numero)?)?
    (?:je |nous |on )?(?:ne )?prefere (?:ne )?pas(?: (?:le |vous le |la |mon numero |donner |en )?(?:donner|communiquer|partager|laisser|transmettre|numero)?)?
    (?:je |nous |on )?(?:ne )?prefererais (?:ne )?pas(?: (?:le |vous le |la |mon numero |donner |en )?(?:donner|communiquer|partager|laisser|transmettre|numero)?)?
    (?:je |nous |on )?(?:ne )?voulons (?:ne )?pas(?: (?:le |vous le |la |mon numero |donner |en )?(?:donner|communiquer|partager|laisser|transmettre|numero)?)?
    (?:je |nous |on )?(?:ne )?souhaitons (?:ne )?pas(?: (?:le |vous le |la |mon numero |donner |en )?(?:donner|communiquer|partager|laisser|transmettre|numero)?)?
    (?:je |nous |on )?(?:ne )?veut (?:ne )?pas(?: (?:le |vous le |la |mon numero |donner |en )?(?:donner|communiquer|partager|laisser|transmettre|numero)?)?
    pas necessaire
    pas besoin
    pas utile
    suivant
    continuer
    rien
    je prefere pas
    je prefere ne pas le donner
    plutot pas
    skip
  `,
  but: ["mais", "sauf", "par contre", "cependant"],
  greet: words`
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
  `,
  thanks: words`
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
  complaint: words`
    attendu (?:[\p{L}\d']{1,9} ){0,3}(?:heures?|minutes?|longtemps|plombes)
    personne (?:ne |n')?(?:s'est|nous a|m'a) (?:excusee?|presente|presentee?)(?: d'excuses)?
    (?:malades?|intoxiquee?s?|intoxication) (?:\p{L}{1,8} ){0,2}(?:apres|alimentaire|chez vous)
    (?:faire |deposer |porter )?(?:une |1 )?(?:reclamation|plainte)
    me plaindre
    nous plaindre
    (?:rembours\p{L}{1,8}|dedommag\p{L}{1,8})
    (?:inadmissible|scandaleux|scandale|inacceptable|une honte|honteux|degueulasse|arnaque|lamentable|deplorable)
    (?:mauvais|pire|horrible|affreux|nul)e? (?:service|repas|experience|restaurant|accueil|soiree)
    (?:serveur|serveuse|service|plat|repas) (?:etait|etaient) (?:\p{L}{1,10} ){0,3}(?:froid|froide|impoli|impolie|desagreable|horrible|immangeable)
    (?:soupe|personnel|accueil|steak) (?:etait|etaient) (?:\p{L}{1,10} ){0,3}(?:froid|froide|impoli|impolie|desagreable|horrible|immangeable)
    (?:serveur|serveuse|service|plat|repas) (?:etait|etaient) (?:\p{L}{1,10} ){0,3}(?:nul|nulle|infect|cru|odieux|execrable|deplorable)
    (?:soupe|personnel|accueil|steak) (?:etait|etaient) (?:\p{L}{1,10} ){0,3}(?:nul|nulle|infect|cru|odieux|execrable|deplorable)
    intoxication alimentaire
    (?:suis|sommes|tres|vraiment) (?:\p{L}{1,9} )?(?:furieux|furieuse|en colere|decue?s?|fachee?s?|enervee?s?)
    (?:vous etes|tu es|c'est) (?:\p{L}{1,9} )?(?:nuls?|inutile|incompetents?|ridicule)
    plus jamais
  `,
  sorrow: words`
    (?:est|vient de|sont) (?:\p{L}{1,9} )?(?:decedee?s?|morte?s?|mourir|deceder)
    (?:deces|enterrement|obseques|en deuil|decede)
    (?:hopital|hospitalisee?s?|aux urgences|soins intensifs)
    (?:accident|crise cardiaque|avc|infarctus)
    (?:suis|est|sommes|sont|tombee?s?) (?:\p{L}{1,9} )?(?:malades?|souffrante?s?)
    (?:ai|a|avons|ont) (?:le |la |de la )?(?:covid|grippe|fievre)
  `,
  usual: words`
    comme (?:la|a la|lors de la) (?:derniere|precedente) (?:fois|visite)
    comme (?:la fois (?:derniere|passee|d'avant|precedente)|d'hab(?:itude)?|toujours|a l'accoutumee)
    (?:la |le )?(?:meme|pareil|pareille|identique)(?: \p{L}{1,12}){0,2} (?:que|qu'a|a) (?:la )?(?:derniere|precedente|d'habitude|l'habitude|l'ordinaire|fois)(?: fois| visite)?
    (?:ma|notre|la) table (?:habituelle|preferee|de d'habitude|attitree|d'habitude)
    (?:ma|notre) (?:place|reservation) (?:habituelle|preferee|d'habitude)
    ma table favorite
    (?:reprends|reprend|reprendrais|reprendre|reprendrai|reprenons) (?:la meme chose|comme avant)
  `,
  besides: words`
    (?:une|la) (?:deuxieme|seconde|autre) (?:table|reservation)
    (?:une|encore une) (?:table|reservation) (?:de plus|supplementaire|en plus)
    (?<=^ {0,2})(?:une deuxieme|une seconde|encore une(?: table)?|une de plus|les 2)(?= {0,2}(?:svp|s'il|merci|[.!?,]|$))
    encore une table
    (?<=^ {0,2})en plus(?= {0,2}(?:svp|s'il|[.!?,]|$))
  `,
  late: words`
    (?:coinces?|bloques?|coincees?|bloquees?) (?:sur|a cause|par)
    bouchons
    (?:en|du|de|avoir|avons|aurons|aura) (?:\p{L}{1,8} )?retard
    retard de
    (?:serons|serai|sera|sommes|suis|arriverons|arriverai) (?:\p{L}{1,8} ){0,2}en retard
    (?:coinces?|bloques?|coincees?|bloquees?) dans (?:les |le |un )?(?:bouchons|embouteillages?|trafic|train|metro)
    dans les (?:bouchons|embouteillages)
    retardee?s?
    (?:on|nous|j'|je) ?(?:arrive|arrivera|arriverons|arriverai|serons la|sera la|serai la) (?:vers |plutot )?a .{1,20} au lieu d
    (?:on|nous) (?:arrive|arrivera|arriverons|sera la|serons la) (?:vers |plutot )?a .{1,20} au lieu (?:de|d')
  `,
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
  thankedFor: words`pour`,
  first: words`
    le premier
    la premiere
    premier
    premiere
    le 1er
    1er
    la 1re
    la 1ere
    le plus tot
    le premier creneau
    la premiere option
    la premiere proposition
    celui d'avant
    celui du debut
    le plus tot possible
    au plus tot
    des que possible
    la plus tot
  `,
  last: words`
    la plus tard
    celle d'apres
    la plus tardive
    le plus tardif
    le creneau le plus tard
    le dernier
    la derniere
    dernier
    derniere
    le plus tard
    le dernier creneau
    la derniere option
    la derniere proposition
    celui d'apres
    le plus tard possible
    au plus tard
    au plus tard possible
  `,
  choice: words`
    le
    la
    numero
    option
    choix
    je prends
    je prends le
    je prends la
    celui de
    celle de
    proposition
    l'option
    prenons le
    va pour
    celui a
    celle a
    on prend
    on prend le
    on prend la
    nous prenons
    je choisis
    je choisis le
    je choisis la
    le numero
    la numero
    le creneau de
    creneau
    je veux le
    je veux la
    plutot le
    plutot la
    disons le
    je vais prendre
    je voudrais le
    je voudrais la
    va
    me va
    nous va
    me convient
    nous convient
    est parfait
    c'est parfait
    est bien
  `,
  places: words`
    deuxieme|2eme|2ieme|2e|2nde?|seconde|second
    troisieme|3eme|3e
    quatrieme|4eme|4e
    cinquieme|5eme|5e
    sixieme|6eme|6e
  `,
  any: words`
    peu importe
    n'importe
    n'importe lequel
    n'importe laquelle
    n'importe quand
    ca m'est egal
    ca nous est egal
    c'est egal
    m'est egal
    comme vous voulez
    au choix
    tous me vont
    tout me va
    les 2
    les 2 me vont
    l'un ou l'autre
    pas de preference
    aucune preference
    comme ca vous arrange
    flexible
    on est flexibles?
  `,
  fillers: words`
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
    peut-etre
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
  `,
};
