import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

const my = "(?:mes|nos|toutes mes|toutes nos|les|ces)";
const me = "(?:moi|nous|mon compte|ma personne)";

export const privacy: PrivacyWords = {
  data: [
    `${my} (?:donnees|data)(?! de la carte)`,
    `(?:donnees|informations|infos) (?:personnelles|privees|enregistrees|conservees)`,
    `(?:donnees|informations|infos|choses)(?: [\\p{L}-]{1,14}){0,4} (?:sur|a propos de|concernant) ${me}`,
    `rgpd`,
    `(?:ce que|tout ce que|qu'est-ce que|que)(?: \\p{L}{1,12}| vous| tu){1,4} (?:sur|a propos de|de) (?:moi|nous)`,
    `que (?:savez-vous|sais-tu|gardez-vous|gardes-tu|avez-vous|conservez-vous)(?: \\p{L}{1,12}){0,2} (?:sur|de) ${me}`,
    `(?:me|nous) concern(?:ent|ant)`,
  ],
  details: [
    `(?:mes|nos|mon|ma|notre) (?:informations|infos|coordonnees|profil|compte|historique|messages|dossier|conversation)`,
    `tout (?:ce qui )?(?:sur|de|a propos de) ${me}`,
    `tout ce qui me concerne`,
    `(?:cette|notre|la|toute la) (?:conversation|discussion)`,
  ],
  erase: words`
    (?:supprim|effac|detrui|retir|enlev|oubli|vid)(?:e|er|es|ez|ons|ee|ees|s|re|sez)
    (?:suppression|effacement)
  `,
  never: words`
    (?:ne |n'|surtout )(?:\p{L}{1,8} )?(?:supprim|effac|oubli)(?:e|er|es|ez)(?: surtout)? (?:pas|jamais|rien)
    ne pas (?:supprimer|effacer|oublier)
  `,
  show: words`
    (?:montre|montrez|montrer|envoie|envoyez|envoyer|donne|donnez|donner|exporter|exportez|telecharger|voir|consulter|recevoir|acceder|obtenir|lire)
    (?:quelles?|qu'est-ce que|que|combien)
    une copie
  `,
  forget: words`
    (?:oublie|oubliez|efface|effacez|supprime|supprimez)[ -](?:moi|nous)(?: s'il vous plait| svp| stp| completement| totalement| definitivement)?$
    (?:oublie|oubliez)(?:[ -]moi)? qui (?:je suis|nous sommes)
    droit a l'(?:oubli|effacement)
    (?:etre|soyons|sois) (?:oubliee?s?|effacee?s?|supprimee?s?)(?: \p{L}{1,8}){0,2} de (?:votre|vos|ta|ton) (?:systeme|fichiers?|base|memoire)
    (?:supprimer?|supprimez|effacer?|effacez|retirer?|retirez|enlever?|enlevez)[ -](?:moi|nous) de (?:votre|vos|ton|
      ta|la) (?:systeme|fichiers?|base|base de donnees|memoire)
    (?:me|nous) (?:supprimer|effacer|retirer|oublier)(?: de (?:votre|vos|la|ton|ta) (?:systeme|fichiers?|base|
      base de donnees|memoire))?(?: svp| stp| s'il vous plait| completement)?$
    (?:veux|voudrais|souhaite|aimerais) etre (?:oubliee?s?|effacee?s?|supprimee?s?)
  `,
  keep: {
    named: words`
      (?:mes|mon|nos|notre) (?:donnees|coordonnees|infos?|informations?|numero|telephone|nom|contact)
    `,
    booking: words`
      reserv(?:e[zr]?|ons|ation)(?:[- ](?:la|le|moi|nous))?
      resa
    `,
    verbs: words`
      (?:garder|retenir|memoriser|enregistrer|conserver|sauvegarder|retiens|(?<!vous )(?:gardez|retenez|memorisez|enregistrez|conservez|sauvegardez)|(?<!\bon )(?:garde|memorise|enregistre|conserve|sauvegarde))(?:-(?:le|la|les|ca|tout))?(?![- ](?:vous|tu|moi|nous)(?!\p{L}))
      (?:souvenez-vous|souviens-toi|rappelez-vous)(?:-en)?
      (?:vous en |t'en |s'en )souvenir
      gardees?
      (?:gardiez|reteniez|enregistriez|conserviez|memorisiez)
      etre (?:gardees?|enregistrees?|conservees?)
    `,
    unneeded: words`
      (?:c'est |ce n'est |non,? )?pas (?:la peine|besoin|necessaire|utile)
      inutile
      laisse(?:z)?(?: tomber)?
    `,
    not: words`
      ne vous avisez pas(?: de)?|n'essayez (?:meme )?pas(?: de)?
      non
      nan
      ne
      n'
      pas
      rien
      jamais
      aucune?
      sans
      inutile
    `,
    beside: words`
      pour la prochaine fois
      (?:mes|nos|les) (?:donnees|informations|coordonnees) personnelles
      (?:je|nous) (?:vous )?(?:prie|demande)
      le
      la
      les
      l'
      ca
      cela
      ceci
      tout
      (?:mes|mon|nos|notre|les) (?:donnees|coordonnees|infos?|informations?|numero|nom)
      pour (?:la|une|les) prochaines?(?: fois)?
      la prochaine fois
      pour plus tard
      en memoire
      svp
      stp
      s'il (?:vous|te) plait
      oui
      bien
      volontiers
      (?:vous )?pouvez
      (?:tu )?peux
      peut
      on
      de
      d'
      c'est
      est
      la peine
      besoin
      necessaire
      il
      faut
      y a
      si (?:vous voulez|tu veux|vous le souhaitez)
      avec plaisir
      merci
      bcp
      beaucoup
      et
      alors
      donc
      finalement
      par contre
      plutot
      ah
      euh
      au fait
      je (?:prefere|veux|souhaite|voudrais)
      prefere
      que
      vous
      tu
      surtout
      bien sur
      ouais
      super
      nickel
    `,
  },
};
