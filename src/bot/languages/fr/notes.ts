import type { NoteWords } from "../note-words.ts";
import { words } from "../word-list.ts";
import { alone, edits, untold, untoldThat } from "./the-note.ts";

const to =
  "(?: (?:a|dans|sur) (?:la|ma|notre) (?:cuisine|reservation|note|fiche)| a l'equipe| au (?:chef|restaurant|personnel)| en cuisine)";

export const notes: NoteWords = {
  only: words`
    seule?s?
    que
    seulement
    juste
    uniquement
    rien que
  `,
  stays: words`
    (?:(?:doit|doivent|peut|peuvent) )?(?:reste|restent|rester)
    on (?:le |la |les )?garde
  `,
  asTold: words`
    (?:c'est )?(?:comme ca|ainsi)(?: que)? (?:ca|la note|elle|cela) (?:doit|devrait) (?:etre|figurer|dire|apparaitre)
  `,
  right: words`
    (?:est|sont|soit) (?:justes?|vraie?s?|correcte?s?|bon(?:ne)?s?|exacte?s?)
  `,
  nothing: words`
    (?:finalement )?rien(?: du tout| finalement| en fait)?
    aucune? (?:note|souhait|demande|remarque)
    pas de (?:note|souhait|remarque)
    (?:laissez|laisse)(?:-la)? vide
    vide
    (?:effacez|efface|supprimez|supprime|enlevez|enleve)(?:-la)?(?: tout)?
    tout effacer
  `,
  verbs: words`
    (?:dites|dis)-(?:leur|lui)
    (?:prevenez|previens|prevenir)(?:-(?:les|la|le))?
    ajout(?:er|ez|e|es)
    not(?:er|ez|e|es)
    precis(?:er|ez|e|es)
    mentionn(?:er|ez|e|es)
    indiqu(?:er|ez|e|es)
    signal(?:er|ez|e|es)
    transme(?:ttre|ttez|ts)
    (?:preven(?:ir|ez)|previens|inform(?:er|ez|e)|rappel(?:er|ez|le)) (?:la cuisine|le chef|le restaurant|l'equipe|les serveurs)
    (?:dites|dis)-leur
    leur dire
    (?:dire|dites|dis) (?:a la cuisine|au chef|au restaurant|a l'equipe|aux serveurs)
  `,
  writes: words`
    not(?:er|ez|e)
    inscri(?:re|vez|s)
    indiqu(?:er|ez|e)
    mentionn(?:er|ez|e)
    marqu(?:er|ez|e)
    precis(?:er|ez|e)
  `,
  that: [
    "(?<=(?:leur|lui|prevenez|previens|prevenir|les|cuisine|chef|equipe|restaurant) )(?:pour|de|du)",
    "que",
    "qu'",
  ],
  unseen: words`
    que (?:je|nous|on) (?:ne |n')?(?:la |le |les |l')?(?:vois|voyons|voit|trouve|trouvons) (?:pas|nulle part)(?: (?:la|ici|dessus|dans (?:la note|le resume|le recapitulatif)))?
    qui (?:manque|n'y est pas|n'apparai?t pas|n'est pas (?:notee?|la))
  `,
  thatToo: words`
    (?:notez|note|ecrivez|inscrivez|marquez|rajoutez|ajoutez|mettez)-(?:le|la|les|ca)(?: (?:aussi|quelque part))?
    (?:a |merci de )?(?:le |l')?noter
    (?:vous pouvez|pouvez-vous|pourriez-vous|vous pourriez|tu peux|peux-tu|tu pourrais|pourrais-tu|est-ce que vous pouvez) (?:aussi )?(?:l'|le |la |leur |le leur )(?:ajouter|noter|mettre|preciser|marquer|indiquer|ecrire|transmettre|signaler|dire)${to}?
    (?:vous pouvez|pouvez-vous|pourriez-vous|vous pourriez|tu peux|peux-tu|est-ce que vous pouvez) (?:aussi )?(?:ajouter|noter|mettre|preciser|marquer|indiquer|transmettre|signaler) (?:ca|cela)${to}?
    (?:ajoutez|notez|mettez|precisez|marquez|indiquez|transmettez|signalez|ajoute|note|mets|dites|dis)(?:-le|-le-leur| ca| cela)${to}?
    (?:dites|dis)-leur
    (?:prevenez|previens)-les
    vous (?:le|leur|le leur) (?:dites|direz|notez|precisez|transmettez|signalez)${to}?
    merci de (?:l'|le |la |leur |le leur )(?:dire|noter|ajouter|preciser|transmettre|signaler|indiquer)${to}?
    merci de les prevenir
  `,
  never: ["avez-vous", "as-tu", "avez", "aviez", "est", "ne", "jamais", "si", "pourquoi", "qui"],
  deeds: words`
    (?:(?:est-ce|est-il|serait-il|ce serait|c'est|ca serait) possible|serait-ce possible) (?:de |d')(?:mettre|ecrire|inscrire|allumer|decorer|chanter|preparer|apporter(?= .{1,40} (?:avec le|au) dessert)|placer|poser|cacher)(?! (?:la reservation|la carte|mon nom|(?:mon|notre) (?:chien|vin|gateau)))(?!\p{L})
    (?:que l'on|qu'on|que vous) (?:mette|mettiez|apporte|apportiez|allume|allumiez|prepare|prepariez|pose|posiez|serve|serviez) \p{L}{2,12}
    (?:pouvez-vous|pourriez-vous|peux-tu|pourrais-tu|(?:est-ce que )?(?:vous (?:pouvez|pourriez)|tu (?:peux|pourrais)))(?: aussi| egalement| peut[- ]etre| s'il vous plait){0,2} (?:mettre|ecrire|inscrire|allumer|decorer|chanter|preparer|apporter|placer|poser|cacher|surprendre)(?! (?:la reservation|la carte|mon nom|a (?:mon|notre) nom|au nom|sous le nom))
  `,
  beside:
    "alors donc ok d'accord super parfait tres bien oui merci s'il vous te plait svp aussi il nous m'en en faut faudrait faudra on j'en je prend prends prendrai veut veux voudrait voudrais besoin d'une d'un aurait aura notez note notez-en notes-en mettez-en mettez mets reservez ajoutez pour".split(
      " ",
    ),
  ones: words`
    une
    un
    deux
    trois
    d'une
    d'un
    \d{1,2}
  `,
  ways: words`
    (?:seulement |uniquement |plutot |que |de preference |juste |simplement ){0,2}(?:par |en |des |un |sur )?(?:sms|texto|textos|whatsapp|message|messages)(?: (?:uniquement|seulement|de preference|svp|ca suffit))?
    pas d'appels?
  `,
  calls: words`
    (?:m'appelez|nous appelez|appelez|telephonez|appeler|m'appeler|telephoner) (?:pas|plutot|seulement|que|uniquement) (?:avant|apres|entre|le|la|en|a|pendant|trop)(?: [^,;!?]{1,40})?
    (?:appelez|telephonez|appeler|telephoner|rappelez|joindre)(?:-moi|-nous)? (?:qu'|que |pas |rien )(?:avant|apres|entre|a partir|le soir|le matin|en journee)(?: [^,;!?]{1,40})?
    pas (?:m'|nous )?(?:appeler|telephoner) (?:avant|apres|entre|le|la|en|a|pendant|trop)(?: [^,;!?]{1,40})?
    (?:appelez|joignable)(?:-moi|-nous)? (?:seulement |plutot )?(?:avant|apres|entre|le soir|le matin|a partir)(?: [^,;!?]{1,40})?
  `,
  invoices: words`
    facture (?:a etablir |a faire |etablie |adressee |svp |est ){0,2}(?:au nom (?:de|d)|a l'ordre (?:de|d)|pour la societe|a la societe|pour l'entreprise)
  `,
  billing: words`
    (?:adresse|coordonnees|infos) de facturation
  `,
  alone,
  dictated: {
    of: words`
      not(?:ez|er|e|ons)
      notes?
      remarques?
      commentaires?
      mentions?
      mett\p{L}{1,3}
      mets
      ecri\p{L}{1,4}
      indiqu\p{L}{1,3}
      marqu\p{L}{1,3}
      figurer
    `,
    anew: words`
      seulement
      simplement
      juste
      uniquement
      faux
      fausse
      plutot
      a la place
      effac\p{L}{1,3}
      supprim\p{L}{1,3}
      enlev\p{L}{1,3}
      chang\p{L}{1,3}
      remplac\p{L}{1,3}
      corrig\p{L}{1,3}
      rien que
      doit
      devrait
    `,
    rest: words`
      rien d'autre
      le reste
      rien de plus
      c'est tout
    `,
    dropsRest: words`
      (?:enlev|retir|supprim|effac|ray|oubli|laiss)(?:ez|er|e|es)(?: tomber)? (?:tout )?le reste
      (?:tout )?le reste,? (?:vous pouvez|tu peux|on peut|il faut) (?:l')?(?:le )?(?:enlever|retirer|supprimer|effacer|rayer|oublier)
    `,
  },
  edits,
  untold,
  untoldThat,
  ahead: {
    dishes: words`
      homards?
      langoustes?
      crabes?
      huitres?
      caviar
      moules?
      gambas
      saint-jacques
      turbots?
      fletan
      saumon
      bouillabaisse
      oies?
      canards?
      magrets?
      dindes?
      chapons?
      faisans?
      chevreuil
      gigots?
      agneau
      cochon de lait
      rotis?
      steaks?
      tomahawks?
      cotes? de boeuf
      chateaubriand
      paella
      fondue
      raclette
      truffes?
      souffles?
      plateau(?:x)? de fruits de mer
      choucroutes?
      cassoulet
      couscous
      poissons?
      poulet
    `,
    orders: words`
      gard(?:er|ez|e)
      reserv(?:er|ez|e|ons)
      command(?:er|ez|e|ons)
      pre-?command(?:er|ez|e)
      (?:mett(?:re|ez)|mets)
      not(?:er|ez|e)
      prevoir
      prevoyez
      prepar(?:er|ez|e)
      (?:on|nous|je) (?:voudrait|voudrais|voudrions|aimerait|aimerais|aimerions|prendra|prendrons|prend|veux|veut|voulons)
      a l'avance
      svp
      s'il vous plait
      stp
    `,
    forWhom: words`
      pour (?:nous(?: tous)?|tous|tout le monde|moi|la table|\d{1,2}(?: (?:personnes|pers|convives))?)
    `,
    not: words`
      pas
      sans
      ne
      n'
      aucun
      allerg\p{L}{0,6}
      au lieu
      intoleran\p{L}{0,4}
      jamais
    `,
    mayWe: words`
      (?:peut-on|on peut|on pourrait|pourrait-on|pouvons-nous|pourrions-nous|je peux|puis-je) (?:aussi )?(?:pre-?commander|commander|reserver|avoir|prendre)
    `,
    wants: words`
      (?:je|on|nous) (?:le|la|les|l')? ?(?:veux|veut|voulons|voudrais|voudrait|voudrions|prend|prends|prendra)(?: (?:aussi|egalement|avec|absolument|bien)){0,2}
    `,
  },
  joinsNote: words`
    et
    ah
    oh
  `,
  leadsToNote: words`
    que(?! est(?!\p{L}))
    qu'
  `,
  asksToDo: words`
    (?:pouvez|pourriez)[- ]vous
    (?:vous|tu) (?:pouvez|pourriez|peux)
  `,
};
