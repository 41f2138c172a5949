import type { AssistantWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

const someone =
  "(?:une |un |1 |quelqu'un|le |la )?(?:vraie |vrai )?" +
  "(?:personne|humain|quelqu'un|responsable|gerant|gerante|serveur|serveuse|patron|patronne|employee?|conseiller|equipe)?";

export const assistant: AssistantWords = {
  startOver: words`
    recommencer
    recommence
    recommencons
    repartir de zero
    depuis le debut
    tout reprendre
  `,
  human: words`
    (?:m'|nous )(?:r?appeler)(?=[ ?!.]*$)
    (?:parler|discuter|echanger) (?:a|avec) ${someone}
    une vraie personne
    un humain
    un etre humain
    service client
    (?:me|nous) rappeler(?! (?:de|que|quand|quel|quelle|pour quand|a quelle|la|le|les|ma|mon|notre|l'|d'))
    (?:rappelez|rappelle|contactez|appelez)[- ](?:moi|nous)(?! (?:de|que|d'))(?=[ .!]*$| (?:au|svp|s'il|des|vite))
    (?:passez|passe)[- ]moi (?:un |une |1 |le |la )?(?:responsable|gerant|patron|chef|quelqu'un|serveur|collegue|personne|humain)
    personne ne (?:repond|decroche|me repond|nous repond)(?: au telephone)?
    (?:je|on) (?:n'arrive|ne parviens|n'arrivons) pas a vous joindre
    (?:parler|discuter) (?:au|a la|a votre|avec le|avec la|avec votre) (?:patron|patronne|gerant|gerante|responsable|directeur|directrice|chef de salle|manager|proprietaire)
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
  calendar: words`
    ^calendrier(?=[ .!?]*$)
    (?:(?:montrez|montre|voir|ouvrir|ouvrez|affichez|afficher)(?:[- ]moi|[- ]nous)? )?(?:le|un|votre) calendrier(?=[ .!?]*$)
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
};
