import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const talk = {
  day: words`
    (?:quelle date|quel jour|quelle est la date)(?: (?:est-ce|c'est|ca fait|est-ce que c'est|sommes-nous|on est|serait-ce|tombe|est|ce sera))?(?: \p{L}{3,8}di)?
    c'est (?:quelle date|quel jour|le combien)
    on est le combien
  `,
  assistant: words`
    (?:vous etes|t'es|tu es|etes-vous|c'est) (?:un |1 )(?:automate|repondeur)
    (?:qui|vous|t) ?(?:etes-vous|es-tu|est-ce|etes vous|es tu|t'es)(?: (?:un|une|1))?(?: (?:robot|humain|humaine|machine|personne|bot|vraie personne))?
    (?:etes-vous|es-tu|etes vous|es tu|vous etes|tu es) (?:\p{L}{1,5} ){0,2}(?:robot|bot|ia|machine|humain|humaine|ordinateur|programme)
    (?:t'es|c'est|est-ce|je parle (?:a|avec)) (?:\p{L}{1,5} ){0,2}(?:robot|bot|ia|machine|humain|humaine|ordinateur|programme)
    (?:etes-vous|es-tu|etes vous|es tu|vous etes|tu es) (?:\p{L}{1,5} ){0,2}(?:chatbot|vraie personne|personne reelle|etre humain)
    (?:t'es|c'est|est-ce|je parle (?:a|avec)) (?:\p{L}{1,5} ){0,2}(?:chatbot|vraie personne|personne reelle|etre humain)
    vous etes qui
    tu es qui
    a qui (?:je parle|ai-je l'honneur)
    comment (?:vous appelez-vous|tu t'appelles|t'appelles-tu)
    (?:etes-vous|es-tu|etes vous|es tu|vous etes|tu es|t'es|c'est|est-ce|je parle (?:a|avec)) (?:bien )?(?:une |1 )(?:vraie )?personne(?! (?:qui mange|en plus|de plus))
    y a-t-il (?:une |1 )?(?:vraie )?(?:personne|quelqu'un) derriere
    il y a (?:une |1 )?(?:vraie )?(?:personne|quelqu'un) derriere
    (?:c'est|vous etes|tu es|t'es|je parle (?:a|avec)|etes-vous|es-tu) (?:un |une |1 )?(?:robot|bot|machine|ordinateur|programme|ia) ou .{0,30}(?:quelqu'un|personne|humain|humaine|chair et en os)
  `,
  ownName: words`
    pourquoi (?:\p{L}{1,9}[ '-]){1,6}?(?:mon|notre|un|le) (?:prenom|nom)
    que (?:faites-vous|fais-tu|faites vous|devient|deviendra) (?:de |avec )?(?:mon|notre) (?:prenom|nom)
    (?:mon|notre|un) (?:prenom|nom),? (?:pour quoi faire|pourquoi)
  `,
  ownData: words`
    pourquoi (?:[\p{L}'-]{1,14} ){1,5}(?:mes|nos) (?:donnees|coordonnees|infos|informations)
    (?:que faites[- ]vous|vous faites quoi|qu'est-ce que vous faites|a quoi (?:vous )?servent|que deviennent)(?: de| avec)? (?:mes|nos) (?:donnees|coordonnees|infos|informations)
  `,
  ownPhone: words`
    pourquoi (?:\p{L}{1,9}[ '-]){1,6}?(?:mon|notre|un|le) (?:numero|telephone|portable)
    que (?:faites-vous|fais-tu|faites vous|devient|deviendra) (?:de |avec )?(?:mon|notre) (?:numero|telephone|portable)
    qui (?:voit|recoit|a) mon (?:numero|telephone|portable)
    (?:a quoi|pour quoi|pourquoi|en quoi)(?: [\p{L}'-]{1,9}){1,4} (?:numero|telephone|portable)
    (?:numero|le|telephone|portable) (?:\p{L}{1,9} ){0,2}(?:utilise|utiliser|sert|servira|servir|transmis|revendu|vendu)(?: \p{L}{1,6}){0,3} (?:pub|publicite|demarchage|marketing|tiers|d'autres)
    (?:pour|a) (?:de la |du |faire de la )?(?:pub|publicite|demarchage|marketing)(?= ?[?!.,]|$)
    (?:ca|il|il vous|ca vous|cela) (?:vous )?(?:sert|servira) a quoi
  `,
  otherTable: words`
    (?:et|quid|qu'en est-il|que deviennent|et pour)(?: de| pour)? (?:les|la|des|l') ?(?:autres?|\d{1,2} autres?|deuxieme|seconde|reste)(?: table| \d{1,2}| moitie)?(?= ?[?]|$)
  `,
  noted: words`
    (?:qu'est devenue?|qu'en est-il d[eu]|ou est (?:passee?|donc)?|qu'est-il arrive a) ?(?:le |la |l'|ma |mon |notre )?(?:\p{L}{2,12} ){0,1}(?:note|chaise(?: haute)?|allergie|fenetre|chien|gateau|poussette|fauteuil|demande)(?=[ ?!.]*$)
    (?:vous avez|avez-vous|tu as|as-tu) (?:bien )?(?:pris|eu|retenu|compris|saisi) (?:en compte )?(?:le |la |les |l')(?:lactose|gluten|noix|arachides?|allergies?|vegane?|vegetarien(?:ne)?|chaise haute|poussette|fauteuil|chien|fruits de mer|lait)(?=[ ?!.]*$)
    c'est (?:bon|note|ok|bien note) pour (?:l'|la |le |les )\p{L}{3,20}
    (?:t'as|vous avez|tu as|avez-vous) (?:bien )?(?:entendu|note|vu|lu|compris) pour
    est-ce (?:que c'est )?(?:bien )?(?:note|precise|indique|transmis)
    (?:le|la|l'|mon|ma|notre) ?(?:\p{L}{2,16} ){1,3}(?:est|a ete)(?:-il|-elle)? (?:bien )?(?:notee?|precisee?|indiquee?|transmise?)
    (?:avez-vous|vous avez|as-tu|tu as) (?:bien )?(?:note|transmis|indique) (?:le|la|l'|mon|ma|notre|pour)
    (?:vous avez|avez-vous|tu as|as-tu) (?:bien )?(?:vu|lu|note|pris en compte)(?: la partie)?(?: pour| sur)? (?:le|la|les|l'|mon|ma|notre)
    (?:avez-vous|vous avez|vous l'avez|as-tu|tu as|vous aviez) (?:bien |aussi |deja ){0,2}(?:note|notee|transmis|indique|pris en compte)(?= ?[?,]| ?$| (?:que|pour|les?|la|un|une|mon|ma|mes|notre|nos|de)(?!\p{L})| (?:l|qu|d)')
    (?:est|sont|etes|es)(?:-(?:ils?|elles?|vous))? (?:bien )?au courant (?:de|du|des|pour|que)
    (?:savent|savez|sait)(?:-(?:ils|vous|il|elle))? (?:bien )?pour (?:l'\p{L}{2,14}|le|la|les|mon|ma|notre)
    (?:la|le|l'|les) ?(?:\p{L}{2,16} ){1,3}(?:est|sont) (?:bien )?(?:prevue?s?|comptee?s?|demandee?s?)(?= ?\?)
    (?:le|la|les|l'|mon|ma|notre) ?(?:\p{L}{2,16} ){1,3}(?:c'est|vous l'avez|tu l'as|vous avez) (?:bien |deja )?(?:notee?|marquee?|inscrite?|ecrite?)
    (?:vous avez|avez-vous|tu as|as-tu) (?:bien |deja )?(?:ecrit|mis|marque|inscrit) (?:le|la|les|l'|pour|mon|ma|notre)
    (?:le|la|les) (?:serveur|serveuse|cuisine|chef|personnel|restaurant|equipe)s? (?:a-t-il|a-t-elle|ont-ils|a|ont) (?:bien )?(?:eu|recu|lu|vu) (?:mon|ma|notre|le) (?:message|demande|note|mot)
    (?:vous l'avez|l'avez-vous|tu l'as|l'as-tu|vous avez) (?:bien |deja )?(?:dit|transmis|signale|prevenu|passe) (?:a la |au |aux |le |la |a l')(?:serveur|serveuse|cuisine|chef|personnel|restaurant|equipe)
    (?:qu'est-ce qu'il y a|qu'y a-t-il|il y a quoi|qu'est-ce qui est (?:ecrit|note)|c'est ecrit quoi) dans (?:la|le|ma|mon|votre|notre) (?:note|remarque|message|commentaire)
    que dit (?:la|ma|votre) (?:note|remarque)
  `,
} satisfies Partial<TopicWords>;
