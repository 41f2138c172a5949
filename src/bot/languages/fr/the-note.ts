import type { LoneNoteWords, NoteEditWords } from "../note-words.ts";
import { words } from "../word-list.ts";

const note = "(?:notes?|souhaits?|remarques?|commentaires?|demandes?)";
const house = "(?: (?:pour|au|a l'attention du) (?:le )?(?:restaurant|chef)| (?:pour|a) la cuisine)";
const theNote = `(?:(?:la|le|les|l'|cette|ce|ces|ma|mon|mes|votre|vos|toutes? (?:les|mes|vos)|tous (?:les|mes|vos)|l'ensemble d(?:es|e mes|e vos)|la totalite d(?:es|e mes|e vos)) ?(?:${note}|message|mention|annotations?|mot)${house}?|la (?:phrase|partie|ligne)${house}|le texte${house}|ce (?:que|qui|qu') ?(?:vous avez|tu as|vous aviez|est|c'est|il y a|on a)(?: bien)? ?(?:mis|ecrit|note|marque|inscrit)?(?: la)?${house}?)`;

/** Nothing that is noted is a wish any more. */
export const allWishesBack = words`
  (?:enlev|supprim|retir|efface|annul|oubli)\p{L}{1,3} (?:le|la|ce|cette|mon|ma) (?:souhait|demande|remarque|note|commentaire)
  ce n'(?:est|etait) pas (?:un souhait|une demande)
  (?:enlev|supprim|retir|effac|efface|oubli|annul|vir|jet)(?:ez|er|e|es|ons)?(?:-moi)?(?: donc| juste| simplement| carrement)? ${theNote}
  (?:ne |n')?(?:mettez|mets|ecrivez|ecris|laissez|laisse|ajoutez|notez|note|transmettez)(?:-(?:leur|lui))? (?:pas|plus|aucune?|rien)(?: de| d')? ?(?:note|remarque|commentaire|message|mention)${house}?
  (?:ne |n')?(?:mettez|mets|ecrivez|ecris|notez|note|transmettez) rien${house}
  (?:pas besoin d[e']|inutile d[e']|pas la peine d[e']) ?(?:mettre|ecrire|laisser|noter|ajouter|envoyer) (?:de |une |un |la |le )(?:note|remarque|commentaire|message|mention)${house}?
  (?:pas de|pas d'|sans|aucune?) (?:note|remarque|message|mention)${house}?(?= ?(?:$|[,.!;]|(?:s'il|svp|stp|merci|du tout|finalement)(?!\p{L})))
  (?:pas de|sans|aucun) commentaire${house}?(?= ?(?:$|[,.!;]|(?:s'il|svp|stp|merci)(?!\p{L})))
  rien (?:pour le|au) restaurant
`;

/** The note is to say something else. */
export const alone: LoneNoteWords = {
  called: words`
    ${theNote}
  `,
  wrong: words`
    fau(?:x|sse)
    pas
    nul
    nulle
    n'importe quoi
    bizarre
    bete
    incomprehensible
    mauvais
    mauvaise
    affreux
  `,
  says: words`
    dans la (?:note|remarque)(?:,? il)? (?:ne )?(?:doit|doivent|devrait) (?:seulement |juste |uniquement )?(?:figurer|apparaitre|etre ecrit)(?: que)?
    (?:la|le|mon|ma|notre) ${note} (?:ne |n')(?:doit|devrait) (?:dire|indiquer|contenir) que
    (?:la|le|mon|ma|notre) ${note} (?:juste |seulement )(?:doit|devrait) (?:dire|etre|indiquer)
    (?:dans|en|comme|pour|a) (?:la |le |mon |ma |notre |les )?${note},?(?: [\p{L}'-]{2,14}){0,4}? (?:juste|seulement|uniquement|simplement)(?: (?:mettre|ecrire|noter|marquer))?
    (?:la|le|mon|ma|notre) ${note} (?:doit|devrait|peut) (?:juste |seulement |simplement )?(?:dire|etre|indiquer)(?: juste| seulement| simplement)?
    (?:remplac|chang)(?:ez|e|er) (?:la|le|mon|ma) ${note} par
  `,
  puts: words`
    (?:notez|note|noter|ecrivez|ecris|ecrire|marquez|marque|indiquez|indique|inscrivez)(?:-moi)? (?:juste|seulement|uniquement|simplement)
    (?:mettez|mets|mettre) (?:juste|seulement|uniquement|simplement)(?! (?:une?|des|le|la|les|du|de|nous)(?!\p{L}))
    (?:notez|note|ecrivez|ecris|marquez|marque|indiquez|indique|inscrivez|mettez|mets) plutot(?! (?:une?|des|le|la|les|du|de|nous)(?!\p{L}))
    (?:plutot|a la place|au lieu de (?:ca|cela)),? (?:notez|note|ecrivez|ecris|marquez|marque|indiquez|indique|inscrivez|mettez|mets)(?! (?:une?|des|le|la|les|du|de|nous)(?!\p{L}))
  `,
  plain: words`
    (?:mettez|mets|ecrivez|ecris|notez|note)(?:-y| dedans| la)(?: juste| seulement)?
    (?:notez|note|ecrivez|ecris|marquez|marque|indiquez|indique|inscrivez|mettez|mets|dites|dis)(?: juste| seulement| uniquement| simplement| plutot)?
    (?:il faut|faut|il faudrait) (?:juste )?(?:mettre|ecrire|noter|marquer)
    (?:juste|seulement|uniquement|simplement)
  `,
  ends: words`
    (?:et )?(?:enlevez|enleve|retirez|supprimez|effacez|virez) (?:tout )?le reste
    (?:dans|comme|en) (?:la |le |mon |ma )?${note}
    et rien d'autre
  `,
};

/** A part of the note is to go, or lacks in it. */
export const edits: NoteEditWords = {
  out: words`
    sans (?:la|le) (?:note|remarque|mention|demande|commentaire|passage|partie|phrase) (?:sur|pour|concernant|a propos d[eu]|d[eu]) (?:la |le |les |l')?@
    (?:enlev|retir|supprim|effac|ot|ray|oubli)(?:ez|e|er) @ (?:de|dans|sur|d[ue]) ${theNote}
    (?:enlev|retir|supprim|effac|ot|ray|oubli|saut)(?:ez|e|er) (?:ce qui concerne|ce que j'ai dit (?:de|du|des|sur|pour)|(?:le|la|cette|ce) (?:passage|partie|phrase|truc|mention|histoire|bout|ligne) (?:sur|de|du|des|avec|concernant|a propos d[eu]s?)) @
    sans (?:le|la) (?:passage|partie|phrase|truc|mention|histoire|bout) (?:sur|de|du|des|avec|concernant) @
    (?:le|la) (?:passage|partie|phrase|truc|mention|histoire|bout) (?:sur|de|du|des|avec|concernant) @ (?:peut|peuvent|doit) (?:partir|sauter|disparaitre|etre (?:enleve|retire|supprime)e?s?)
    ${theNote} (?:ne )?(?:doit|devrait) (?:pas|plus) (?:dire|mentionner|parler d[eu]) @
    (?:oubli|laiss|enlev)(?:ez|e)(?: tomber)? @,? (?:je|on|il|elle) (?:mange|peux manger|peut manger) (?:de )?tout
  `,
  swaps: words`
    (?:remplac|chang|corrig)(?:ez|e|er) @ par %
    (?:chang|modifi|transform)(?:ez|e|er) @ en %
    (?:mett(?:ez|re)|mets|not(?:ez|e|er)|ecri(?:vez|s|re)|marqu(?:ez|e|er)) % (?:a la place d[eu]|au lieu d[eu])(?: la| l'| les)? ?@
    c'est % (?:et )?pas @
    ce (?:n'est|n'est) pas @ mais %
    ce (?:n'est|n'etait|ne sont|n'etaient) pas (?:une? |les |la |le |des )?@,? (?:mais|ce sont|c'est)(?: plutot)? (?:une? )?%
    c'est pas (?:une? |les |la |le |des )?@,? (?:mais|c'est)(?: plutot)? (?:une? )?%
    (?<=^ ?(?:pardon,? |non,? |en fait,? )?)pas @, (?:mais )?%
    (?:je voulais dire|je veux dire|je pensais a) %,? (?:et )?pas @
    il y a %,? (?:et )?pas @
  `,
  kinds: words`
    allerg\p{L}{0,9}
    intoler\p{L}{0,9}
  `,
  toWhat: words`
    aux?
    a
    de
  `,
  narrows: words`
    (?:enlev|retir|supprim|effac|ot|ray|oubli)(?:ez|e|er) @,? (?:car |parce que )?(?:c'est|il est|elle est)(?: en fait)? (?:juste|seulement|uniquement) (?:une? )?%
  `,
  missing: words`
    (?:il manque|il y manque|manque|vous avez oublie) @ (?:dans|sur|a) ${theNote}
    @ (?:manque|manquent)(?: encore)? (?:dans|sur|a) ${theNote}
    (?:dans|sur) ${theNote},? (?:il )?(?:manque|manquent) @
    ${theNote} (?:ne )?(?:mentionne|dit|parle) pas (?:de |du )?@
  `,
  first: words`
    (?:enlev|retir|supprim|effac|ot|ray)(?:ez|e|er) (?:le debut|la premiere (?:partie|phrase|moitie|ligne))(?: (?:de|dans) ${theNote})?
  `,
  last: words`
    (?:enlev|retir|supprim|effac|ot|ray)(?:ez|e|er) (?:la fin|la derniere (?:partie|phrase|moitie|ligne))(?: (?:de|dans) ${theNote})?
  `,
  unclear: words`
    (?:ecrivez|ecris|formulez|formule|tournez|tourne|mettez|redigez)(?: mieux| autrement)? (?:le|la|cette|ce) (?:passage|partie|phrase|truc|mention|histoire|note) (?:sur|de|du|des|avec|concernant|d') ?[^,.;:!?]{2,40}(?: mieux| autrement| correctement)?
    (?:corrig|modifi|chang|reformul|refais|refait|arrang)(?:ez|e|er|es)? ${theNote}(?! (?:par|en|pour)(?!\p{L})|:| :)
    (?:debut|premiere (?:partie|phrase|moitie)|fin|derniere (?:partie|phrase|moitie)) de ${theNote}
    ${theNote} (?:est|n'est|sonne)(?: (?:tout|toute|un peu|completement)){0,2} (?:fausse?|bizarre|incorrecte?|mauvaise?|pas (?:bonne?|juste|correcte?|claire?)|incomprehensible)
  `,
  parts: words`
    ca
    cela
    tout
    (?:debut|fin|premier|derniere|premiere|partie|moitie)
  `,
};

/** What follows is not to be told to the house. */
export const untold = words`
  (?:ne |n')?(?:dites-leur|dis-leur|leur (?:dites|dis|parlez|parle)) (?:pas|rien)(?: que| d[eu]| qu')?
  (?:ne |n')?(?:dites|dis|parlez|parle) (?:pas|rien) (?:au restaurant|a la cuisine|au chef|au personnel)(?: que| d[eu]| qu')?
  (?:ne |n')?(?:mettez|mets|ecrivez|ecris|notez|note|indiquez|indique|mentionnez|mentionne|precisez|precise)(?: surtout)? rien (?:sur|de|du|d'|a propos d[eu]|concernant)
  rien (?:sur|a propos d[eu]|concernant) (?=[^.,;!?]{2,40} (?:dans|sur) (?:la|les) notes?)
`;

/** What was noted last is not to be told to the house after all. */
export const untoldThat = words`
  (?:enlevez|retirez|supprimez|enleve|retire) (?:ca|cela|cette ligne|cette phrase|cette note)
  (?:ne |n')?(?:dites|dis|repetez|repete) (?:surtout )?pas (?:ca|cela)(?: au restaurant| a la cuisine| au chef| au personnel)?
  (?:ne |n')?le (?:dites|dis|repetez|notez|note|mentionnez) (?:surtout )?pas(?: au restaurant| a la cuisine| au chef| au personnel)?
  (?:ne |n')?(?:transmettez|transmets|notez|note|ecrivez|ecris|mentionnez|mettez) (?:surtout )?pas (?:ca|cela)
  (?:pas la peine de|inutile de) (?:le |leur )(?:dire|noter|transmettre)(?: (?:ca|cela))?
`;
