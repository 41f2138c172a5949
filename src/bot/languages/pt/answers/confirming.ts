import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:peco|pedimos|agradeco)(?:-lhe|-vos)?(?: que)? (?:proced(?:a|am)|confirm(?:e|em)|efetu(?:e|em)|fac(?:a|am))(?: (?:com|a))? (?:a|esta|minha|nossa) (?:reserva|marcacao)
    (?:reserv|marqu|marc|confirm|fech|anot|agend|avanc|registr|garant)[aei](?:-[ao])?(?: (?:ai|isso|ess[ae]|est[ae]|ess[ae] mesa|a mesa|ja|entao|assim|tudo)){0,3}
    (?:pode|podes|podem) (?:reservar|marcar|fechar|confirmar|avancar|seguir|prosseguir|continuar|anotar|mandar|agendar|fazer)(?: (?:ai|isso|ess[ae]|est[ae]|ess[ae] mesa|a mesa|ja|entao|assim|sim|em frente|com tudo)){0,3}
    (?:faz|faca)(?: (?:ai|isso|entao|assim)){0,2}
    (?:poe|bota|mete) (?:ai|isso|essa)
    (?:siga|segue|va|vai|vamos|segue) (?:em|pra|para) (?:a )?frente
    (?:siga|segue)
    fic(?:o|amos) com (?:ela|ele|ess[ea]|est[ea]|a mesa)
    (?:pode|podes|podem) (?:deixar (?:reservad[oa]|marcad[oa]|assim)|finalizar|concluir|efetuar)
    (?:pode )?(?:reservar|marcar|reserva|marca|reserve|marque|confirma|confirme) (?:em|no) (?:meu|nosso) nome
  `,
  suits: words`
    (?:assim )?(?:esta|ta|fica|e) (?:muito |tudo )?(?:bom|bem|otimo|optimo|perfeito|certo|certinho|correto|correcto|melhor|ok)(?: assim)?
    (?:assim )(?:esta |ta |fica |e )(?:muito |tudo )?(?:bom|bem|otimo|optimo|perfeito|certo|melhor|ok)
    (?:perfeito|otimo|bom|melhor|certo) assim
  `,
  exclaims: words`
    que
    como
    o que
    hein
    ha
    desculpe
    desculpa
  `,
  resigned: words`
    que remedio(?: (?:tenho|temos))?
    (?:o que|que) se ha-? ?de fazer
    fazer o que
    (?:nao )?ha (?:outro )?remedio
    pronto,? va
    tem de ser
  `,
  sighs: words`
    pronto
    pois(?: bem)?
    enfim
    olhe?
    bem
  `,
  insists: words`
    (?:ja |como |eu )?(?:disse|falei|digo)(?: que sim)?
    (?:ja |como )(?:lhe |te )?disse
    ja tinha dito
  `,
};
