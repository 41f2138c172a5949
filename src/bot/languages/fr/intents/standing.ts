import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Where such a question ends: what follows would be what it asks about. */
const end = "(?=[^\\p{L}]{0,3}(?:(?:alors|maintenant|ou pas|svp|du coup|bien)[^\\p{L}]{0,3})?$)";

export const standing: StandingWords = {
  list: words`
    (?:c'est|on a|j'ai|nous avons) (?:reserve|note)(?: pour)? (?:quand|quoi|quel jour|quelle heure)(?: finalement| deja| au final)?(?=[?.! ]*$)
    (?:j'ai|on a|nous avons|j'avais|on avait|nous avions) (?:deja )?reserve (?:quoi|quand|pour quand|a quelle heure|quel jour)
    qu'est-ce que (?:j'ai|j'avais|on a|on avait|nous avons|nous avions) (?:deja )?reserve
    (?:j'ai|on a|nous avons|aurais-je|ai-je|avons-nous) (?:deja )?quelque chose (?:de )?reserve
    (?<=^(?:bonjour,? |bonsoir,? |et )?)(?:ma|mes|notre|nos) (?:reservations?|resas?)(?=[ .?!]*$)
    (?:ai-je|ai je|avons-nous|avons nous|on a|j'ai|nous avons) (?:deja |toujours |bien )?(?:une|des|
      quoi comme) (?:reservations?|resas?)(?=[ .?!]*$| (?:chez vous|au nom d[^,.]{1,30}|pour [^,.\d]{1,20})[ .?!]*$)
    (?:voir|revoir|consulter|montre|montrez|montrer)(?:[- ]moi)? (?:que )?(?:(?:les? )?details? de )?(?:ma|mes|nos|notre|toutes mes) (?:reservations?|resas?)
    (?:affiche|affichez|afficher|verifier)(?:[- ]moi)? (?:que )?(?:(?:les? )?details? de )?(?:ma|mes|nos|notre|toutes mes) (?:reservations?|resas?)
    (?:verifie|verifiez|retrouver|rappelle)(?:[- ]moi)? (?:que )?(?:(?:les? )?details? de )?(?:ma|mes|nos|notre|toutes mes) (?:reservations?|resas?)
    (?:rappelez|connaitre|confirmer)(?:[- ]moi)? (?:que )?(?:(?:les? )?details? de )?(?:ma|mes|nos|notre|toutes mes) (?:reservations?|resas?)
    (?:quelles? (?:est|sont)|c'est quoi|c'est quand|c'est (?:a|pour) quelle heure) (?:bien )?(?:ma|mes|notre|nos) (?:reservations?|resas?)
    (?:ma|mes|notre|nos) (?:reservations?|resas?),? c'est (?:quoi|quand|lesquelles)(?=[ .?!]*$)
    (?:quand est|a quelle heure est|ou en est|est[- ]ce que) (?:bien )?(?:ma|mes|notre|nos) (?:reservations?|resas?)
    (?:avez[- ]vous|vous avez) (?:toujours |bien |deja )?(?:recu |note |pris |eu )?(?:bien )?(?:ma|notre) (?:reservation|resa)
    (?:reservation|resa|table)(?: (?:de|pour) \p{L}{1,12})? (?:c'est |est |tient )?toujours (?:bon|bonne|ok|valable|d'actualite|confirmee)
    (?:ma|notre) (?:reservation|resa) (?:est|etait|a) (?:bien |toujours |bel et bien )?(?:a quelle heure|quand|pour quand|confirmee|prise en compte|enregistree)
    (?:ma|notre) (?:reservation|resa) (?:est|etait|a) (?:bien |toujours |bel et bien )?(?:valide|notee|ete (?:prise|confirmee|enregistree|notee))
    quelle heure (?:\p{L}{1,10} ){0,3}(?:ma|notre) (?:reservation|resa|table)
    (?:ma|notre) (?:reservation|resa|table) (?:c'est|c'etait|etait|est) (?:\p{L}{1,8} ){0,2}(?:quand|quelle heure)
    reserve.{0,60}(?:c'est bien passe|bien enregistre|bien recue?)
    (?:quel(?:le)? (?:est|etait)|c'est quoi|ai[- ]je|j'ai|est[- ]ce que j'ai|donnez[- ]moi|il y a) (?:deja |bien )?(?:mon|ma|notre|la|le|un|
      une) (?:numero de (?:reservation|confirmation|dossier)|reference|code de (?:reservation|confirmation))
    numero de (?:reservation|confirmation)(?=[ ,]{0,5}(?:svp|s'il vous plait)?[ ?.!]{0,5}$)
    (?:a|sous|au) quel nom
    (?:une )?copie de (?:ma|la|notre) (?:reservation|confirmation)
    (?:renvoyer|renvoyez|renvoie|envoyer|envoyez|envoie|remontrer|remontrez|revoir)(?:[- ]moi|[- ]nous)? (?:encore )?(?:la|ma|une|
      notre) (?:confirmation|copie)
    (?:c'est|c'etait|la table est|la table c'est) (?:quand|a quelle heure|quel jour)(?: deja| encore)
    combien de (?:reservations|resas|tables) (?:ai-je|avons-nous|j'ai|on a)
    (?:confirmer|confirmez|confirme|verifier|verifiez)(?:-moi|-nous)? (?:\p{L}{1,8} ){0,2}(?:que|si) (?:j'ai|nous avons|on a|j'avais|nous avions) (?:bien |toujours |encore ){0,2}(?:une? |la |ma |notre )?(?:table|resa|reservation|reserve)
    (?:ma|notre|mes|nos) (?:reservations?|resas?|table)(?: [\p{L}\d:'.]{1,12}){0,4} (?:tient|tiennent|est|vaut) (?:bien )?(?:toujours|encore)
    (?:pouvez|pourriez|peux|pourrais)[- ](?:vous|tu) (?:me |nous )?(?:le |la |l')?(?:renvoyer|remontrer|redonner|renvoyez)(?: ca| cela)?
    qu'est[- ]ce que (?:j'ai|on a|nous avons) (?:deja )?(?:reserve|pris)(?=[ ?!.]*$)
    (?:j'ai|on a|nous avons) (?:deja )?reserve quoi
    qu'(?:ai[- ]je|avons[- ]nous) (?:deja )?reserve
    (?:c'est|c'etait|de) quelle (?:resa|reservation)(?: (?:deja|parlez-vous|parles-tu))?(?=[?. ]*$)
    quelle (?:resa|reservation)(?=[?. ]*$)
    (?:me|nous) (?:rappeler|redire|redonner) (?:la |le |l')?(?:date|jour|heure|horaire|details)
    (?:rappelez|rappelle|redites|redis|redonnez)[- ](?:moi|nous) (?:la |le |l')?(?:date|jour|heure|horaire|details|pour quand|quand|a quelle heure|quel jour)
    (?:j'ai|ai-je|on a|avons-nous|nous avons) (?:quelles|quoi comme) (?:tables|reservations|resas)
    quelles (?:tables|reservations|resas) (?:j'ai|ai-je|on a|a-t-on|avons-nous|est-ce que j'ai|est-ce qu'on a)
    c'etait (?:quel jour|a quelle heure|quand|pour quand)
  `,
  askBooked: words`
    c'est (?:bien )?la (?:que|ou) (?:j'ai|on a|nous avons) (?:reserve )?(?:la|ma|notre) (?:table|reservation)(?=(?:,? (?:non|hein|n'est-ce pas))?[^\p{L}]{0,3}$)
    (?:c'est|est[- ]ce(?: que c'est)?|la table est|la reservation est|ma table est|notre table est|est-ce que la table est) (?:bien |deja |
      maintenant |vraiment )?(?:reservee?|confirmee?|fait|enregistree?|note|valide|dans la boite)(?=[^\p{L}]{0,3}\?)
    (?:ca a|c'a|est[- ]ce que ca a) (?:bien |deja )?(?:marche|fonctionne|ete pris en compte)${end}
    (?:avez[- ]vous|vous avez|tu as|as[- ]tu|t'as) (?:bien |deja )?(?:reserve|pris note)(?: la table)?(?=[^\p{L}]{0,3}\?)
    (?:ma|notre|la) (?:reservation|resa) (?:a (?:bien )?ete|est (?:bien )?)(?:prise|faite|passee|enregistree|passe)${end}
    (?:on a|j'ai|nous avons|ai[- ]je|avons[- ]nous) (?:bien )?(?:la|notre|ma) table(?: alors| maintenant| du coup)?(?=[^\p{L}]{0,3}\?)
    est[- ]ce que (?:c'est (?:bon|fait|reserve)|(?:je suis|nous sommes|on est) (?:bien )?inscrite?s?)${end}
    (?:vous etes|t'es|etes[- ]vous) (?:bien )?surs? que (?:c'est|la table est|ma table est|notre table est) (?:bien |deja )?(?:reservee?|confirmee?|bon)
    vous (?:nous|m') ?(?:avez|gardez) (?:bien |toujours |encore ){1,2}(?:note|reserve)?(?=[^\p{L}]{0,3}\?)
    (?:on|nous) (?:est|sommes) (?:bien |toujours ){1,2}(?:note|inscrits?|reserves?)?(?=[^\p{L}]{0,3}\?)
    ^(?:alors |et )?(?:c'est|est-ce|elle est|la reservation est|la table est)(?: bien| deja| vraiment){0,2} annulee?(?: maintenant| du coup)?(?= ?\?)
    ^(?:et |donc |alors )?(?:c'est|on est|nous sommes) (?:bien |toujours |maintenant ){0,2}(?:notee?s?|reservee?s?|inscrite?s?|enregistree?s?) (?:maintenant )?(?:pour|a) (?!qu(?:and|oi|el))[^.;!?]{1,40}(?= ?\?)
    (?:j'ai|ai-je|on a|nous avons|est-ce que j'ai) (?:maintenant )?(?:\d{1,2}|deux|trois) (?:reservations|tables)(?: maintenant| donc)? ou (?:juste |seulement )?(?:\d{1,2}|une|deux)
    ^(?:bonjour,? )?(?:vous (?:me |nous )?confirmez|pouvez-vous (?:me |nous )?confirmer|vous pouvez (?:me |nous )?confirmer)(?: bien)? (?:qu'on (?:est|sera)|que nous (?:sommes|serons)) [^;!?]{1,60}(?= ?\?)
    (?:et |donc |alors )?(?:celle|la (?:reservation|table)|le) (?:de |du |pour )?\p{L}{5,9}(?: soir)?,? (?:est|c'est)(?: bien| deja| maintenant){0,2} (?:reservee?|confirmee?|modifiee?|changee?|bon)(?: maintenant| alors)?(?= ?\?)
    (?:est-ce que |c'est )?(?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: soir| midi)? (?:est(?:-il)? )(?:bien )?reserve
  `,
  recap: words`
    (?:(?:on est|nous sommes|on etait) )?(?:combien|quel(?:le)? (?:jour|heure|date|nom|numero|restaurant))(?: de personnes)?(?: est-ce que)? (?:j'ai|ai-je|on a|a-t-on|nous avons|avons-nous) (?:dit|donne|indique|annonce)(?: (?:qu'on (?:etait|serait|est)|que nous (?:etions|serions)))?(?=[ ?.!]*$)
    (?:renvoy|envoy|redonn|donn|montr|rappel|repet)(?:ez|e|elle|oie|oyez|ie)(?:[- ]moi|[- ]nous)?(?: encore)? (?:les|mes|tous les) (?:details|infos|informations)
    (?:vous avez|tu as|avez[- ]vous|as[- ]tu) note quoi
    qu'(?:avez[- ]vous|as[- ]tu|est[- ]ce que (?:vous avez|tu as)) note(?: jusqu'ici| jusqu'a present| pour l'instant)?
    (?:pouvez[- ]vous|peux[- ]tu|vous pouvez|tu peux) (?:tout |me |nous )?(?:recapituler|resumer)
    (?:qu'avez-vous|vous avez|tu as) (?:note|ecrit) ?(?:quoi|exactement)?|qu'est-ce que vous avez note
    (?:renvoy|envoy|donn|montr)(?:ez|e|oie|oyez|ie)[- ](?:moi|nous) (?:toute (?:la|ma|notre) reservation|(?:la|ma|notre) reservation (?:complete|entiere))
    (?:c'est|ce serait) (?:dans|a|pour) quel(?:le)? (?:restaurant|resto|adresse)(?: deja)?(?=[ ?.!]*$)
    (?:dans |pour )?quel (?:restaurant|resto) (?:est-ce|c'est)(?: deja)?(?=[ ?.!]*$)
    (?:on|nous) (?:est|etait|sera|sommes|etions|serons) combien(?:,? (?:j'ai|on a|nous avons) (?:dit|mis|donne|indique|annonce)| deja)(?=[ ?.!]*$)
  `,
  probably: words`
    probablement
    sans doute
    surement
    certainement
  `,
  punctual: words`
    (?:sera|serai|serons|seront|est|suis|sommes|arriverons|arriverai|arrive) pas (?:du tout )?en retard
    (?<!pas )a l'heure(?=[ .,!]*$| (?:ne|et|promis))
  `,
  late: words`
    (?:on|nous|je) (?:sera|seront|serons|serai|arrive|arrivera|arriverons|arriverai) (?:un (?:peu|poil) )?plus tard,? (?:genre |environ |dans les )?(?:\d{1,3} ?min\p{L}{0,5}|un (?:petit )?quart d'heure)
    # (?:de|en) retard
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
    (?:petit|leger|peu de) retard
    (?:taxi|bus|train|metro) (?:n'arrive|n'est|ne vient|vient) (?:toujours )?pas(?: arrive| la)?
    mis(?:es?)? en retard
    a la bourre
    (?:on|je|nous) (?:est|suis|sera|serai|serons|sommes|va etre|vais etre) (?:\p{L}{1,9} ){0,2}(?:charrette|a la traine)
    grave en retard
  `,
  losing: words`
    sans (?:perdre|qu'on perde) (?:la|notre|ma)
    et garder (?:la|notre|ma)
  `,
  delayed: words`
    en retard
    retard
    (?:les |des )?bouchons
  `,
  keeping: words`
    (?:pouvez-vous|vous pouvez|pourriez-vous|vous pourriez|est-ce que vous pouvez) (?:quand meme )?(?:nous )?garder (?:la|notre|ma) table
    (?:est-ce que )?vous (?:nous |me )?(?:la )?(?:gardez|garderez|tenez|reservez)(?: (?:quand meme|toujours))?(?: (?:la|notre|ma) table)?
    (?:nous |me )?gardez[ -]vous (?:la|notre|ma) table
    (?:est-ce qu'?(?:on|e nous|e je) )?(?:on|je|nous) (?:perd|perds|perdons|garde|va perdre|vais perdre) (?:la|notre|ma) (?:table|place|reservation)
    (?:combien de temps|jusqu'a quand) (?:est-ce que )?(?:vous )?(?:gardez|tenez|attendez)(?:-vous)?(?: (?:la|notre|ma) table)?
    (?:il |qu'est-ce qu'il |que )?se passe(?:[- ]t[- ]il)?(?: quoi)?
    (?:la|notre|ma) table (?:est|sera|reste)(?:[- ]t[- ]elle)? (?:perdue|gardee|annulee|libre|toujours|donnee|maintenue)
  `,
  tellsHouse: words`
    (?:leur|au restaurant|a l'equipe) (?:dire|signaler|transmettre)
    (?:prevenir|avertir|informer)(?: le restaurant| l'equipe| la cuisine)?
    les prevenir
    (?:dites|dis|prevenez|previens|avertissez|informez)(?:-leur| leur| (?:au |le |la |l')?(?:restaurant|cuisine|equipe|personnel))
  `,
  arriving: words`
    (?:on|nous|j'|je) ?(?:arrive|arrivons|arrivait|arriverait|vient|venait|est la|debarque)
  `,
  lateTags: words`
    ok
    d'accord
    ca va(?: aller)?
    c'est (?:ok|bon|possible|grave|un probleme)
    est[- ]ce (?:grave|possible|un probleme)
    est[- ]ce que (?:c'est|ca) (?:est )?(?:grave|possible|ok|bon|va|un probleme)
    ca (?:pose|posera|fait) (?:un )?(?:probleme|souci)
    pas de souci
    (?:pouvez-vous|vous pouvez|pourriez-vous) (?:quand meme )?(?:nous )?garder (?:la|notre|ma) table
    vous (?:nous )?gardez (?:la|notre|ma) table
  `,
  told: words`
    (?<!(?:si|que|est-ce qu') )(?:j'avais|j'ai|on a|on avait|nous avons|nous avions) (?:deja |bien )?(?:reserve|une (?:table|resa|reservation))
    (?:table|resa|reservation) (?:qu'on|que (?:nous|j')) ?(?:a|avons|ai|avait|avions)?(?: deja)? (?:reservee?|arrangee|convenue)
  `,
  askedOfTold: words`
    (?:on|nous) (?:peut|pourrait|pouvons|pourrions)
    pouvons
    pourrait
    pourrions
    est-ce possible
    (?:est-ce que )?c'est possible
    serait-il
    est-ce qu'on
    peut-on
    pourrait-on
    pouvez-vous
    vous pouvez
    mettez
    (?:on|nous) (?:est|sera|serait|sommes|serons|serions)(?: donc| maintenant| finalement| plutot)?(?= \d{1,2}(?: personnes)?(?:[,.;!]| au lieu|$))
    pour(?= \d{1,2} au lieu de \d)
  `,
};
