import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:peco|pedimos|agradeco)(?:-lhe|-vos)?(?: que)? (?:proced(?:a|am)|confirm(?:e|em)|efetu(?:e|em)|fac(?:a|am))(?: (?:com|a))? (?:a|esta|minha|nossa) (?:reserva|marcacao)
    (?:reserv|marqu|marc|confirm|fech(?=[ae]m? (?:ai|isso|ess|est|ja|entao|tudo|logo|negocio))|anot|agend|avanc|registr|garant)[aei](?:-[ao])?(?: (?:ai|isso|ess[ae]|est[ae]|ess[ae] mesa|a mesa|ja|entao|assim|tudo)){0,3}
    (?:pode|podes|podem) (?:reservar|marcar|fechar|confirmar|avancar|seguir|prosseguir|continuar|anotar|mandar|agendar|fazer)(?: (?:ai|isso|ess[ae]|est[ae]|ess[ae] mesa|a mesa|ja|entao|assim|sim|em frente|com tudo)){0,3}
    (?:faz|faca)(?: (?:ai|isso|entao|assim)){0,2}
    (?:poe|bota|mete) (?:ai|isso|essa)
    (?:siga|segue|va|vai|vamos|segue) (?:em|pra|para) (?:a )?frente
    (?:siga|segue)
    fic(?:o|amos) com (?:ela|ele|ess[ea]|est[ea]|a mesa)
    (?:pode|podes|podem) (?:deixar (?:reservad[oa]|marcad[oa]|assim)|finalizar|concluir|efetuar)
    (?:pode )?(?:reservar|marcar|reserva|marca|reserve|marque|confirma|confirme) (?:em|no) (?:meu|nosso) nome
    (?:venho|vimos)(?: por este meio| por esta via| pela presente|,? por este meio,)? confirmar (?:a|esta|minha|nossa|a minha|a nossa) (?:reserva|marcacao)
    (?:pela presente|por este meio|por meio desta|com a presente|por esta via),? (?:confirm(?:o|amos)|aceit(?:o|amos))(?: (?:a|esta|a minha|a nossa|minha|nossa) (?:reserva|marcacao))?
    (?:confirmo|confirmamos) (?:a|esta|a minha|a nossa) (?:reserva|marcacao)
    (?:solicito|solicitamos|peco|pedimos|agradeco|agradecemos)(?:-lhe|-vos)?(?: (?:a|que|a vossa|desde ja a))? (?:confirmacao|reserva|confirme|confirmem|reserve|reservem|marque|marquem|efetuem?|procedam?)(?: (?:a|da|com a|desta|de|esta))?(?: (?:reserva|marcacao|mesa))?
    (?:agradecia|agradecia-lhe|agradeceria|agradeceriamos|ficaria grat[oa]|ficava grat[oa]|ficariamos grat[oa]s)(?:-lhe)?(?: (?:que|se))? (?:nos |me |a )?(?:reservasse|confirmasse|marcasse|efetuasse|pudesse reservar|pudesse confirmar)(?:m)?(?: (?:a|esta|essa) (?:reserva|mesa|marcacao))?
    (?:tenha|faca|facam|queira|queiram)(?: (?:a bondade|o favor|favor|o obsequio|a gentileza|a fineza))?(?: de)? (?:reservar|confirmar|marcar|proceder)(?: (?:a|esta|essa|com a) (?:reserva|mesa|marcacao))?
    (?<!(?:a|minha|nossa|uma|outra|da|essa|esta|de|na) )(?:reserv|marqu|marc|agend|confirm|fech(?=[ae]m? (?:ai|isso|ess|est|ja|entao|tudo|logo|negocio))|anot|garant|guard)(?:a|e|em|ai|emos)(?:-(?:nos|me|mo|no|[oa])(?:-[oa])?)?(?: (?:la|ai|isso|logo|para nos|p nos|pra nos|pra gente|ja|essa|a|esse|esta))?(?: (?:mesa|bendita mesa|porra|merda))?(?: sim senhora?)?
    (?:fic(?:o|amos)|quero|queremos) com (?:ela|ele|ess[ea]|est[ea]|a mesa)(?: mesa)?
    (?:pode|podes|podem) (?:fazer|efetuar|confirmar) a (?:reserva|marcacao)
    (?:ponha|poe|ponham|bota|coloca|coloque|meta|mete) (?:o )?(?:meu|nosso) nome(?: ai| la)?
    (?:faca|faz|facam) (?:la )?isso(?: la)?
    avanc[ae]m?(?: (?:com (?:isso|a reserva)|la))?
    (?:venho|vimos|vim) (?:por (?:este meio|esta via)|atraves deste(?: e-?mail)?|desta forma|por meio desta),? confirmar(?:-vos|-lhes?)? (?:a|esta|a minha|a nossa) reserva
    (?:por este meio|pela presente),? (?:venho |vimos )?confirm(?:o|amos|ar) (?:a|esta|a minha|a nossa) reserva
    escrevo(?:-lhes?|-vos)? (?:para|a fim de) confirmar (?:a|esta|a minha|a nossa) reserva
  `,
  tellsOf: words`
    tava
    seria
    ser
    sera
    tem
    temos
    uma?
    tambem
    tbm
    mais
    so
    hoje
    amanha
    noite
    voces?
    tu
    a gente
    horas
    dito
    combinado
    combinamos
    reservado
    quero que
    (?:meu|minha|o|a|nosso|nossa) (?:chefe|equip[ae]|amig[oa]|patrao|mano|moc[oa]|jovem|rapaz|gente|senhora?)
    (?:a|o|minha|nossa|uma|da|esta|essa)(?= {1,3},)
    como
    que
  `,
  ordersNothing: words`
    fi(?:que|ca|quem)(?:-se)? com a (?:sua|tua|vossa) mesa
    (?:confirmo|confirmamos|confirmarei|reservo|reservamos|marco)(?: (?:isso|a mesa))? (?:amanha|depois|mais tarde|logo|hoje a noite|para a semana)
    (?:guard|mant|segur)\p{L}{1,5} (?:\p{L}{1,6} ){0,3}ate
    (?:reserv|marc|marqu)\p{L}{1,3} outr[ao]
  `,
  suits: words`
    (?:assim )?(?:esta|ta|fica|e) (?:muito |tudo )?(?:bom|bem|otimo|optimo|perfeito|certo|certinho|correto|correcto|melhor|ok)(?: assim)?
    (?:assim )(?:esta |ta |fica |e )(?:muito |tudo )?(?:bom|bem|otimo|optimo|perfeito|certo|melhor|ok)
    (?:perfeito|otimo|bom|melhor|certo) assim
  `,
  approves: words`
    (?:(?:esta|ta|tudo|e|fica|por mim|parece-me|me parece|isso) ){0,2}(?:perfeit[oa]|otim[oa]|optim[oa]|excelente|maravilha|maravilhos[oa]|fantastic[oa]|espetacular|impecavel|ideal|magnific[oa]|esplendid[oa])
    (?:isso )?(?:serve|calha|convem)(?:-(?:me|nos))? (?:perfeitamente|bem|lindamente)
    (?:muito bom|que bom|boa|fixe|legal|show|massa|beleza|bacana|top|muito bem|super)(?=,? (?:muito )?(?:obrigad[oa]|obg|valeu)(?!\p{L}))
  `,
  exclaims: words`
    que
    como
    o que
    hein
    ha
    desculpe
    desculpa
    que (?:maravilha|bom|alegria|otimo|fixe|legal|boa noticia)
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
    (?:foi|era|e)(?: exatamente| mesmo| isso){0,2} (?:o )?que (?:eu )?(?:(?:tinha|havia) (?:ja )?(?:pedido|dito)|pedi|disse|queria)
  `,
  awaits: words`
    (?:e )?(?:depois |logo |ja )?(?:se ve|ve-se|se vera|veremos|vemos|vamos ver)(?: (?:como (?:e|corre|vai|fica)|o que (?:da|acontece)))?
    (?:e )?(?:depois |logo |ai )?a gente ve(?: (?:como (?:e|fica|vai)|depois|no dia))?
  `,
};
