import type { HesitatingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const hesitating: HesitatingWords = {
  mends: words`
    (?:non|euh),? (?:pardon|desolee?|attendez)
    pardon,? (?:non|je veux dire)
    je veux dire
    enfin,? non
  `,
  only: ["seulement", "uniquement"],
  willTell: words`
    (?:je|nous|on) (?:vous|te) \p{L}{3,14}
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
    (?:je|on) (?:vous |te )(?:dis|dit|dirai|dira|redis|redit|redirai|confirme|confirmerai)(?! (?:la|cette|notre|ma) (?:reservation|table))(?: ca| cela)?
  `,
  perhaps: words`
    peut[- ]etre
    eventuellement
  `,
  holdsOn: words`
    attends
    attendez
    une? (?:instant|moment|minute|seconde)
    minute
    stop
  `,
  provided: words`
    des que
    des qu'\p{L}{1,12}
    aussitot qu(?:e|')
    une fois qu(?:e|')
    a condition
    sous condition
    sous reserve
    pourvu qu(?:e|')
    tant qu(?:e|')
    du moment qu(?:e|')
    a moins
    sauf (?:si|s'il|s'ils|avis|contre-ordre)
    si(?! (?:vous plait|tu veux bien|bien|bon|gentil))
    s'ils?
    au cas ou
    dans le cas ou
    en cas d
    ca depend
    depend(?:ra)?
    dependant
    selon
    suivant
    en fonction
    moyennant
    a supposer
    quand(?= (?:mon|ma|mes|il|elle|on|je|j'|nous|tout))
    lorsqu(?:e|')
    le temps qu(?:e|')
    en attendant
    jusqu'a ce
  `,
  doubts: words`
    trop (?:juste|court|tot|tard|serree?)(?=[ ,.!]*$)
    (?<!(?:on|vous|nous|tu) )peut[- ]etre
    ptet
    ptetre
    ptete
    p-e
    p'tet
    (?<!(?:on|vous|nous|tu) )peut etre
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
    reflechi[rste]{0,2}(?!,? non)
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
    (?<!j')(?<!vous )(?:attends|attendez|patientez)(?: (?:un peu|svp|s'il vous plait))?(?=[.,!? ]*$)
    ^minute(?=[.,!? ]*$)
  `,
  gratefulIf: words`
    (?:(?:je|nous) (?:vous )?(?:serais|serions) (?:tres |bien )?reconnaissante?s?|ce serait (?:gentil|bien|sympa|aimable)) si(?= [^,.;!?]{0,60}(?:not|mention|signal|indiqu|preven|transmet|compte))
  `,
};
