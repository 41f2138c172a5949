import type { LineWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const line: LineWords = {
  list: words`
    (?:lista|fila)(?: de espera)?
    em espera
  `,
  leave: words`
    (?:tira|tire|tirem|retira|retire|retirem|remove|remova|removam|apaga|apague|apaguem)[- ](?:me|nos|o meu nome|meu nome|o nosso nome|nosso nome)
    (?:exclui|exclua|excluam|risca|risque|risquem|elimina|elimine|eliminem)[- ](?:me|nos|o meu nome|meu nome|o nosso nome|nosso nome)
    (?:me|nos) (?:tira|tire|tirem|retira|retire|retirem|remove|remova|removam|apaga|apague|exclui|exclua|risca|risque)
    (?:tirar|retirar|remover|apagar|excluir|riscar|eliminar)[- ](?:me|nos|o meu nome|meu nome|o nosso nome|nosso nome)
    (?:me|nos) (?:tirar|retirar|remover|apagar|excluir|riscar|eliminar)
    (?:ja )?nao (?:quero|queremos|preciso|precisamos|desejo) (?:mais )?(?:estar|ficar|esperar|da|de estar|de ficar|de esperar)
    (?:sair|saio|saimos|desistir|desisto|desistimos) da
    (?:cancela|cancelar|cancele|anula|anular|anule) (?:a |o )?(?:minha |meu |nossa |nosso )?(?:lugar|espera|lista|fila|vaga|inscricao)
    (?:liberar|libero|libertar|liberto|largar|ceder) (?:a |o )?(?:minha |meu |nossa |nosso )(?:lugar|vaga)
    (?:me|nos) (?:tiro|tiramos|removo|apago)
  `,
  place: words`
    (?:ha |alguma |algumas |tem |ja ha )?(?:novidade|novidades|noticias|noticia)
    como (?:esta|vai|anda)
    (?:estou|estamos|to|tou|continuo|continuamos)(?: ainda| mesmo| ja)? (?:na|em|no)
    (?:qual|que|em que)(?: e)?(?: a| o)?(?: minha| meu| nossa| nosso)? (?:posicao|lugar|numero|vez)
    (?:minha|nossa) (?:posicao|vez)
    (?:meu|nosso) (?:lugar|numero)
    quant[oa]s?(?: \p{L}{1,10}){0,3} (?:a frente|na frente|antes|a minha frente|na minha frente)
    (?:a|na) (?:minha|nossa) frente
    (?:antes|na frente) de (?:mim|nos)
  `,
  position: words`
    (?:em )?que (?:lugar|posicao|numero) (?:tenho|temos|estou|estamos|ocupo|ocupamos)
    qual e (?:a|o) (?:minha|meu|nossa|nosso) (?:posicao|lugar|numero|vez)(?= ?[?]|$)
    quant[oa]s (?:\p{L}{1,10} ){0,3}(?:a|na) (?:minha|nossa) frente
  `,
  stay: words`
    (?:esta|essa|esta mesa|essa mesa) nao
    nao (?:esta|essa)(?: mesa)?(?=$|[,.;!]| mas| obrigad)
    (?:fico|ficamos|continuo|continuamos|ficar|continuar|mantenha[- ]me|deixe[- ]me|mantem[- ]me|me mantenha|me deixa)(?: \p{L}{1,10}){0,2} na (?:lista|fila)
    (?:mantenha|manter|guarde|guardar|conservar) (?:o )?(?:meu|nosso) (?:lugar|posto)
    (?:espero|esperamos|esperar) (?:por |pela )?(?:a )?(?:proxima|outra)
    (?:melhor )?(?:eu )?(?:fico|ficamos)(?= ?[,.!]| ?$)
  `,
  wait: words`
    (?:entao |pois )?(?:espero|esperamos|fico a espera|ficamos a espera|aguardo|aguardamos|vou esperar|vamos esperar|eu espero|a gente espera)(?: entao)?
    (?:prefiro|preferimos) (?:esperar|aguardar)
  `,
  exists: words`
    como (?:funciona|e que funciona) (?:a |vossa )?(?:lista|fila) de espera(?:,[^.;:!?]{0,60})?
    (?<!se )(?:ha|tem|existe|nao ha|nao tem) (?:uma |alguma )?(?:lista|fila) de espera
    (?:tem|tens|voces tem|nao tem) (?:uma |alguma )?(?:lista|fila) de espera
  `,
  tells: words`
    (?:e |entao )?(?:avisam|avisa|escrevem|escreve|dizem|contactam)(?:-me|-nos)?(?: entao| aqui| depois|,? nao e|,? certo|,? ne){0,2}
    (?:e |entao )?(?:voces )?(?:me|nos) (?:avisam|avisa|escrevem|escreve)(?: entao| aqui|,? ne){0,2}
    (?:e |entao )?(?:vao|vai) (?:me |nos )?(?:avisar|escrever)(?:-me|-nos)?(?: entao| aqui){0,2}
  `,
};
