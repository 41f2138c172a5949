import type { NotComingWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const notComing: NotComingWords = {
  ourselves: words`
    nous 2
    nous deux
  `,
  weStayAway: words`
    @,? (?:on |nous )?(?:reste|restons|restera|resterons|va rester)(?: finalement)? a la maison
    @,? (?:on |nous )?(?:ne )?(?:vient|venons|viendra|viendrons) (?:finalement )?(?:pas|plus)
    @,? (?:on |nous )?(?:ne )?(?:peut|pouvons|pourra) (?:pas|plus)(?: venir)?(?= ?[,.;!?]| ?$)
  `,
  heOrShe: words`
    il
    elle
  `,
  dropsOut: words`
    (?:est|sera) (?:donc |du coup )?(?:out|forfait)(?= ?[.,;!?]| ?$)
  `,
  children: words`
    enfants
    petits
    petit
    petite
    gamins
    gosses
    bebe
    bout de chou
    filles
    garcons
    fils
    fille
    enfant
    loulous
    petits-enfants
    jumeaux
  `,
  carers: words`
    baby-?sitter
    nounou
    voisins?
    voisine
    mamie
    papi
    mamy
    papy
    des amis
    belle-soeur
    beaux-parents
  `,
  elsewhere: words`
    @ (?:reste|restent|restera|resteront|sera|seront|est|sont|dorment|vont rester)(?: finalement| du coup)? (?:avec|chez) %(?= ?[.,;!?]| ?$)
    (?:on|nous) (?:laisse|laissons|a laisse|avons laisse|laissera|depose|a depose) @ (?:avec|chez|a) %
  `,
  births: words`
    (?:vient|viennent) d'(?:avoir|accoucher)(?: (?:le|un|leur|son|du|de)(?: bebe| enfant)?)?
    (?<!(?:on|nous) )(?:a|ont) eu (?:le|un|leur|son) (?:bebe|enfant)
    a accouche
    (?:le|leur|son) bebe est (?:ne|arrive)
  `,
  dogsAtHome: words`
    (?:le|mon|notre) chien (?:reste|restera) (?:a la maison|chez|avec)
    (?:on|nous) (?:laisse|laissons|laissera) (?:le|notre|mon) chien (?:a la maison|chez|avec)
    (?:le|mon|notre) chien (?:ne )?(?:vient|viendra) (?:pas|plus)
    (?:je|j') ?(?:laisse|laisserai|vais laisser) (?:le|mon) chien (?:a la maison|chez|avec)
    (?:vien[st]|viendra|viendrai|venons|viendrons) sans (?:le|mon|notre) chien
  `,
  petsAtHome: words`
    (?:on|je|nous) (?:le|la|les) (?:laisse|laisserai|laissera|laissons|laisserons) a la maison
    (?:il|elle) (?:reste|restera) a la maison
  `,
  inTheEnd: words`
    de nouveau
    a nouveau
    on est de nouveau
    enfin
    finalement
    au final
    alors
    bon alors
    du coup
    donc
    en fait
    plus que
    on sera
    on est
    on sera finalement
    nous serons
    seulement
    ca fait
  `,
};
