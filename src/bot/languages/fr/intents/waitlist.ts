import type { WaitlistWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const waitlist: WaitlistWords = {
  waitlist: words`
    (?:s'il y a|si il y a|si ya|si y a|s'il ya|en cas d[e']) ?(?:une? )?(?:desistement|annulation|defection)
    listes? d ?'?attente
    liste attente
    (?:prevenez|previens|avertissez|contactez|appelez|rappelez|informez|tenez|dites|dis)[- ](?:moi|nous) (?:au courant )?(?:si|quand|des que|des qu'|en cas)
    si (?:une|la|quelque chose|un creneau|ca|des|de la) ?(?:table|place|creneau|places|tables)? ?se libere(?:nt)?
    si (?:vous avez|il y a) (?:un desistement|une annulation|un desistement)
    en cas (?:de desistement|d'annulation)
    (?:mettez|mets|inscrivez|inscris|ajoutez|ajoute|notez)[- ](?:moi|nous) (?:sur|a|dans) (?:la|votre|une) liste
  `,
};
