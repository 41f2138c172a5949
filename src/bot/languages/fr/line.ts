import type { LineWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const line: LineWords = {
  list: words`
    listes?(?: d ?'?attente| attente)?
    file(?: d ?'?attente)?
    queue
  `,
  leave: words`
    (?:retirez|retire|retirer|enlevez|enleve|enlever|otez)[- ](?:moi|nous|mon nom|notre nom|mon inscription|notre inscription)
    (?:ote|oter|supprimez|supprime|supprimer|rayez|raye)[- ](?:moi|nous|mon nom|notre nom|mon inscription|notre inscription)
    (?:rayer|effacez|efface|effacer|sortez|sors|sortir|desinscrivez)[- ](?:moi|nous|mon nom|notre nom|mon inscription|notre inscription)
    (?:desinscris|desinscrire|virez|vire)[- ](?:moi|nous|mon nom|notre nom|mon inscription|notre inscription)
    (?:me|nous|m') ?(?:retirer|enlever|oter|supprimer|rayer|effacer|sortir|desinscrire)
    (?:quitter|sortir de|sors de|quitte|quittons) (?:la|cette|votre)
    ne (?:veux|veut|voulons|souhaite|souhaitons|desire) (?:plus|pas) (?:etre|rester|figurer|attendre)
    (?:veux|veut|voulons|souhaite|souhaitons) plus (?:etre|rester|figurer|attendre)
    plus besoin (?:de (?:rester|la|ma|notre|cette)|d'etre|d'attendre)
    annule[rz]? (?:ma|notre|mon|l') ?(?:place|inscription|attente)
    annule[rz]? la (?:liste|file)
    (?:laisse|laissons|libere|liberons|rends|rendons) (?:ma|notre) place
    (?:je me|on se|nous nous) (?:retire|retirons|desinscri[st]|desinscrivons|enleve|enlevons)
  `,
  place: words`
    (?:des|du|quelles|quoi de|de) (?:nouvelles|nouveau|neuf)
    (?:ca avance|ou en est)
    (?:suis|est|sommes)[- ](?:je|nous|on)
    (?:je suis|on est|nous sommes) (?:bien |toujours |encore |deja |vraiment )?(?:sur|dans)
    (?:toujours|encore) (?:sur|dans)
    (?:quelle|a quelle|en quelle) (?:est )?(?:ma |notre )?(?:place|position)
    quel (?:est )?(?:mon |notre )?(?:rang|numero)
    (?:mon|notre) (?:rang|numero)
    (?:ma|notre) (?:place|position)
    combien(?: \p{L}{1,10}){0,4} (?:avant|devant)
    (?:avant|devant) (?:moi|nous)
    j'en suis ou
    ou (?:j'en suis|en suis[- ]je|en sommes[- ]nous|on en est)
  `,
  position: words`
    (?:je suis|on est|nous sommes) (?:le |la |les )combien(?:tieme)?s?
    (?:je suis|on est|nous sommes) combientiemes?
    combientiemes? (?:suis[- ]je|sommes[- ]nous|on est|je suis)
    quel est (?:mon|notre) rang
    a quelle (?:place|position) (?:suis[- ]je|sommes[- ]nous|on est|je suis)
    quel (?:rang|numero) (?:ai[- ]je|avons[- ]nous|j'ai|on a)
    quelle (?:place|position) (?:ai[- ]je|avons[- ]nous|j'ai|on a)
    combien (?:\p{L}{1,10} ){0,4}(?:avant|devant) (?:moi|nous)(?= ?[?]|$)
    (?:je suis|on est|suis-je|sommes-nous) (?:bien )?dessus(?: maintenant)?(?= ?[?])
  `,
  stay: words`
    pas (?:celle[- ](?:ci|la)|cette table|celui[- ]la)
    (?:garde|gardez|garder)[- ](?:moi |nous )?(?:ma|notre|la|une) place
    (?:garde|gardez|laisse|laissez)[- ](?:moi|nous) (?:sur|dans) (?:la|votre)
    (?:je|on|nous) (?:reste|restons|prefere rester|voudrais rester)(?: \p{L}{1,10}){0,2} (?:sur|dans|en) (?:la |votre )?(?:liste|file)
    (?:j'attends|on attend|nous attendons|attendre) (?:la prochaine|une autre)
    (?:je|on) reste(?: finalement| quand meme)?(?= ?[,.!]| ?$)
  `,
  wait: words`
    (?:alors |dans ce cas )?(?:j'?attends|j'?attendrai|j'?attendrais|nous attendons|nous attendrons|on attend|on attendra|je vais attendre|on va attendre|nous allons attendre)(?: alors| du coup| quand meme)?
    je prefere attendre
    on prefere attendre
  `,
  exists: words`
    (?:comment (?:marche|fonctionne|ca marche)|ca marche comment),? (?:la |votre )?liste d ?'?attente(?:,[^.;:!?]{0,60})?
    (?:est[- ]ce qu'?il y a|y a[- ]?t[- ]?il|il y a|ya|y a) (?:une |pas (?:de |une ))?liste d ?'?attente
    (?:avez[- ]vous|vous avez|est[- ]ce que vous avez|tu as|vous n'avez) (?:pas )?(?:une |de )?liste d ?'?attente
  `,
  tells: words`
    (?:et |donc )?vous (?:m'|me |nous )(?:ecrivez|ecrirez|prevenez|previendrez|contactez|appelez|direz|dites)(?: alors| ici| du coup| dans ce cas| hein| c'est ca){0,2}
    (?:et |donc )?vous allez (?:m'|me |nous )(?:ecrire|prevenir|contacter|appeler)(?: alors| ici| du coup){0,2}
  `,
};
