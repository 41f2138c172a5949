import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

const want = "(?:veux|voudrais|souhaite|prefere|prefererais|voulons|souhaitons|veut)";
const give = "(?:donner|communiquer|partager|laisser|transmettre|numero)";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  (?:le |mon )?(?:numero|nom|mail)(?: de telephone)? (?:est|etait) (?:faux|errone|mauvais|incorrect)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:le |mon )?(?:numero|nom|mail)(?: de telephone)? n'est pas (?:bon|le bon|correct)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  mauvais (?:numero|nom)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  faux
  c'est faux
  incorrect
  pas correct
  pas ca
  (?:ce |ce n'est |c'est )?pas ce que (?:j'ai|je|nous|on|nous avons|on a) (?:dit|demande|demandais|voulais|voulait|ecrit)
  c'est une erreur
  y a une erreur
  il y a une erreur
  (?:j'ai|je n'ai|ai|n'ai) (?:jamais|pas) (?:dit|demande|ecrit|voulu)
  trompez
  vous vous trompez
  mal compris
`;

export const refusing: RefusingWords = {
  mistaken,
  deny: [
    "(?<=^)(?:ce |c'est |ca )?(?:n'est )?plus possible(?=[,.! ]*$)",
    ...mistaken,
    ...words`
      (?:c'est |ce n'est |non,? )?pas la peine(?: de (?:le |les |la )?(?:garder|retenir|enregistrer|conserver))?(?: ca| cela)?
      pas (?:celle|celui)[- ](?:la|ci)
      non,? (?:gardez|garde|gardons)[- ](?:la|le|les)(?: (?:finalement|quand meme|alors))?
      (?:vient|viens|viendra|viendrai|viendrons|sera|serons|confirme|valide|prends|prend|accepte|roule|veux|veut|voulons|bon|correct|exact|juste) (?:pas|plus)
      non
      nan
      (?:mais )?(?:bien sur|evidemment|naturellement) que non
      non merci
      pas du tout
      pas vraiment
      jamais
      aucunement
      ce n'est pas
      c'est pas
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
      (?:finalement )?(?:on )?laiss(?:ez|e|ons) comme (?:ca|avant|c'est|c'etait)(?=[,.! ]*$)
      laiss(?:ez|e) comme (?:ca|c'est)
      (?:il )?(?:vaut mieux|mieux vaut) (?:pas|que non)
      (?:tout )?(?:bien )?(?:reflechi|pese),? non
      non(?: merci)?,? finalement(?=[,.! ]*$)
      finalement,? non(?: merci)?(?=[,.! ]*$)
      plus besoin(?=[,.! ]{0,3}(?:merci[,.! ]{0,3})?$)
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
  ],
  noThanks: words`
    non,? merci
  `,
  declines: words`
    (?:on |je |tu peux |vous pouvez )?(?:passe|passez|saute|sautez|oublie|oubliez|laisse|laissez)(?: tomber| de cote)?(?: (?:le|mon|ce) (?:numero|telephone|portable))?
    (?:on|je) s'en passe(?:ra)?
    je n'en ai pas
    sans
    aucun
    passer
    je passe
    sauter
    ignorer
    (?:j'en ai|on en a|nous n'en avons) pas
    (?:je |nous |on )?(?:ne )?${want} (?:ne )?pas(?: (?:le |vous le |la |mon numero |donner |en )?${give}?)?
    pas necessaire
    (?:vous )?(?:n'en )?avez pas besoin
    pas besoin
    pas utile
    suivant
    continuer
    rien
    je prefere pas
    je prefere ne pas le donner
    plutot pas
    skip
    (?:c'est tout|ce sera tout|continuez|passez)
    (?:je |j')?(?:le |ne |n'|vous )?(?:donne|dis|dirai) pas(?: (?:ca|mon numero))?
    (?:je )?(?:ne )?(?:m'en souviens|m'en rappelle|le connais|le sais|l'ai)(?: pas| plus)(?: par coeur| en tete| sur moi)?
    (?:je |on )?(?:(?:vous|te) )?(?:le |l')?(?:donne|donnerai|donnera|envoie|enverrai) (?:plus tard|apres|sur place|demain)
    (?:j'ai |je n'ai )?pas (?:trop |vraiment )?envie(?: de (?:(?:vous )?le )?(?:donner|laisser|communiquer))?
  `,
  mustGivePhone: words`
    (?:(?:est-ce que )?je peux|puis-je|on peut|pourrais-je)(?: aussi| plutot)? (?:laisser|donner|mettre|vous donner) (?:un |mon |une adresse |mon adresse )?(?:e-?mail|mail|courriel|adresse mail|adresse e-?mail)
    (?:je suis|suis-je|on est|est-on|est-ce que je suis)(?: vraiment)? obligee?s? de (?:donner|laisser|communiquer) (?:mon|un|le|notre) (?:numero|tel|telephone|portable)
    (?:dois-je|je dois|faut-il|il faut|faut)(?: vraiment| absolument)? (?:donner|laisser|communiquer) (?:mon|un|le|notre) (?:numero|tel|telephone|portable)
    (?:le|mon|un) (?:numero|telephone)(?: de telephone)? (?:est|c'est)(?:-il)? obligatoire
    c'est obligatoire,? (?:le|mon|un) (?:numero|telephone|tel)
    (?:c'est |est-ce )?(?:possible|faisable)(?: aussi)? sans (?:numero|telephone|tel|portable)
    (?:on|je) (?:peut|peux) (?:aussi )?(?:reserver |faire )?sans (?:numero|telephone|tel|portable)
    sans (?:numero|telephone|tel|portable)(?: de telephone)?,? (?:c'est (?:possible|bon|ok)|ca (?:marche|va|passe))(?=[ ?!.]*$)
  `,
  mustThat: words`
    ^(?:(?:ok|mais|et)[, ]{1,2})?(?:c'est (?:vraiment )?(?:oblige|obligatoire|necessaire)|(?:est-ce (?:vraiment )?(?:obligatoire|necessaire))|je (?:suis oblige|dois)(?:e)?|il faut|faut)(?: vraiment)?(?=[ ?!.]{0,3}$)
    ^(?:c'?|c ) ?est (?:vraiment )?(?:oblige|obligatoire|necessaire)(?=[ ?!.]{0,3}$)
    ^vous en avez (?:vraiment )?besoin(?=[ ?!.]{0,3}$)
  `,
  phoneKnown: words`
    (?:le )?meme(?: numero)?(?: que)? (?:la derniere fois|d'habitude|avant|toujours)
    (?:vous l'avez|tu l'as|vous avez mon numero|vous avez deja mon numero)(?: deja)?
    (?:ce numero|celui-ci|le meme)(?=[.! ]*$)
    comme (?:la derniere fois|d'habitude)
    celui (?:d'ou|avec lequel) (?:je|j') ?ecris
  `,
  callsThemselves: words`
    (?:je|on|nous) (?:vous |t')?(?:appelle|appellera|appellerai|appellerons|rappelle|rappellerai|rappellera)
  `,
  writeHere: words`
    (?:(?:vous |tu )?(?:ne )?(?:pouvez|peux|pourriez)(?:[- ]vous|[- ]tu)?(?: pas)? )?(?:juste |simplement )?(?:ecrivez-moi|ecris-moi|m'ecrire|nous ecrire|contactez-moi|me contacter|me joindre|repondez-moi|utilisez|utiliser)(?: juste| simplement)? (?:ici|par ici|ce chat|dans ce chat|sur ce chat|par ce chat|le chat|par chat)
    ce chat (?:suffit|va)
  `,
  anyPhone: words`
    (?:ca|c'est)(?: vous)? (?:va|marche|convient|suffit|bon|possible|ok|un probleme|pas un probleme)(?: aussi)?(?= ?\?)
    (?:(?:est-ce que )?je peux|puis-je|on peut|pourrais-je)(?: aussi| plutot)? (?:vous |te )?(?:laisser|donner|mettre) (?:le |mon |un )(?:numero|tel|telephone|portable|fixe)(?: de (?:mon|ma|notre) \p{L}{2,14}| du \p{L}{2,14}| fixe| etranger)?
    un (?:numero |telephone )?(?:fixe|etranger)(?: ca)? (?:va|marche|convient|suffit|est possible)
    (?:c'est bon|ca va|ca marche|possible)(?: avec)? (?:un|le) (?:numero |telephone )?(?:fixe|etranger|(?:numero|telephone) de (?:mon|ma) \p{L}{2,14})
    (?:j'ai|je n'ai|on a|on n'a) (?:que|qu'|seulement|juste|uniquement) ?(?:le |un |mon )?(?:telephone |numero )?fixe(?=[ ,.!?]*$)
    (?:le )?fixe ou (?:le )?(?:portable|mobile)
    (?:le )?(?:portable|mobile) ou (?:le )?fixe
  `,
  withoutPhone: words`
    (?:mon|le) (?:numero|telephone|tel|portable|num),? (?:je |on )?(?:ne )?(?:le |vous le )?(?:file|donne|laisse|communique|refile|lache) (?:pas|a personne)
    (?:mon|le) (?:numero|telephone|portable|tel),? c'est (?:prive|confidentiel|personnel)
    (?:je |on )?(?:ne )?(?:vous |te )?(?:donne|laisse|donnerai|donnerais) pas (?:mon|de|le|notre) (?:numero|telephone|tel|portable)
    (?:mon|le) (?:numero|telephone|tel|portable)(?:,)? (?:je |on )?(?:ne )?(?:le |vous le )?(?:donne|laisse) pas
    ne (?:me |nous )?(?:demandez|demande) (?:surtout |meme )?pas (?:aussi |non plus )?(?:mon|le|un|notre|de) (?:numero|telephone|tel|portable|num)
    (?:pas la peine|inutile) de (?:me |nous )?demander (?:mon|le|un|notre) (?:numero|telephone|tel|portable|num)
    (?:pas|aucun|y a pas|n'y a pas) besoin (?:du |de mon |de notre |d'un |de )(?:numero|telephone|tel|portable|num)
    (?:je (?:ne )?l'ai|je (?:ne )?le connais|on (?:ne )?l'a|je (?:ne )?l'ai) pas (?:sous la main|sur moi|par coeur|en tete)
    (?:je )?(?:prefere|prefererais) (?:ne )?pas (?:vous )?(?:donner|laisser|communiquer) (?:mon|de|notre|le) (?:numero|telephone|tel|portable)
    (?:je |on )?(?:ne )?(?:veux|souhaite|veut|voudrais) pas (?:donner|laisser|communiquer) (?:mon|de|notre|le) (?:numero|telephone|tel|portable)
    (?:je )?ne (?:donne|laisse|communique) pas (?:mon|de|notre) (?:numero|telephone|portable)
    (?:pas de|sans|aucun|pas d'|je n'ai pas de|j'ai pas de) ?(?:numero|telephone|portable|mobile)(?: de telephone)?
    (?:pas de|sans|aucun) (?:tel|tph|num)
    (?:n'avons|n'ai|n'a|ai|avons) pas de (?:portable|telephone|mobile|numero)
    (?:ne )?vois pas l'utilite de (?:vous )?(?:le|la) (?:donner|communiquer)
    laissez tomber le (?:numero|telephone)
    (?:(?:j'ai )?(?:mon|le) )(?:numero|telephone|tel|portable|mobile) (?:est |qui est )?(?:casse|mort|hs|en panne|perdu|vole)
    vous (?:n'avez |n'aurez |avez |aurez )?pas besoin (?:de mon|du) (?:numero|telephone|tel|portable|num)
  `,
};
