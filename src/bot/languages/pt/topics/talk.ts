import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const talk = {
  day: words`
    (?:que|qual) (?:data|dia)(?: (?:e|seria|sera|era|cai|do mes|e esse|e hoje|e isso))?(?: (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|esse|isso|hoje))?
    (?:que|qual) e a data(?: (?:e|seria|sera|era|cai|do mes|e esse|e hoje|e isso))?(?: (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|esse|isso|hoje))?
    a quantos estamos
  `,
  assistant: words`
    quem (?:e voce|es tu|e|sao voces|fala|esta ai)
    com quem (?:falo|estou (?:a falar|falando))
    (?:falo|estou a falar|estou falando) com (?:um |uma |1 )?(?:robo|bot|maquina|pessoa|humano|ia)
    (?:voce e|es|e|isto e|sao) (?:um |uma |1 )(?:robo|robot|bot|maquina|humano|humana|pessoa|ia|programa|chatbot|computador|pessoa real)(?: real| de verdade)?
    como (?:te chamas|voce se chama|se chama)
    qual (?:e )?o (?:seu|teu) nome
    (?:es|voce e|e|isto e|sao|estou a falar com|estou falando com|falo com) (?:um |uma |1 )?(?:robo|robot|bot|maquina|computador|programa|ia) ou .{0,30}(?:alguem|pessoa|humano|humana|carne e osso)
  `,
  ownName: words`
    (?:porque|por que|porque e que|para que|para que e que) (?:\p{L}{1,12} ){1,4}?(?:meu|nosso|um|o) nome
    (?:o )?que (?:fazem|fazes|faz|acontece|vao fazer) (?:com|ao) (?:o )?(?:meu|nosso) nome
  `,
  ownData: words`
    (?:porque|por que|para que)(?: e que)? (?:\p{L}{2,12} ){1,4}(?:os )?(?:meus|nossos) dados
    (?:o )?que (?:fazem|acontece|vao fazer|e feito) (?:com |aos |a )(?:os )?(?:meus|nossos) dados
  `,
  ownPhone: words`
    (?:porque|por que|porque e que|para que|para que e que) (?:\p{L}{1,12} ){1,4}?(?:meu|nosso|um|o) (?:numero|telefone|telemovel|celular)
    (?:o )?que (?:fazem|fazes|faz|acontece|vao fazer) (?:com|ao) (?:o )?(?:meu|nosso) (?:numero|telefone|telemovel|celular)
    quem (?:ve|recebe|tem) o meu (?:numero|telefone|telemovel|celular)
    (?:para|pra) que (?:e que )?(?:(?:querem|precisam|quer|usam|vao usar|serve|e|preciso dar) ){1,2}(?:(?:d?[eo]|isso|meu|um) ?){0,2}(?:numero|telefone|telemovel|celular|isso)?(?= ?[?!.,]|$)
    (?:usa|usam|usar|usado|utilizam|utilizar|utilizado|vendem|vender|partilham)(?:r)? (?:\p{L}{1,9} ){0,3}(?:para|pra|a|com) (?:\p{L}{1,9} ){0,2}(?:publicidade|propaganda|marketing|spam|terceiros|anuncios)
  `,
  otherTable: words`
    (?:e|e quanto a|o que acontece com) (?:a?os?|as?) (?:outr[oa]s?|restantes?|resto|segunda)(?: mesa| \d{1,2}| metade)?(?= ?[?]|$)
  `,
  noted: words`
    (?:o que (?:aconteceu|e feito|foi feito)|que e feito|onde (?:esta|ficou)) (?:(?:com|d|a|da|do|o|ao) ?){0,1}(?:a |o |minha |meu )?(?:\p{L}{2,12} ){0,1}(?:nota|cadeir(?:a|inha|ao)(?: alta| de bebe| de rodas)?|alergia|janela|cao|cachorro|bolo|carrinho|pedido)(?=[ ?!.]*$)
    (?:ficou|ficaram|apanhou|apanharam|pegou|pegaram|percebeu|registou|registrou) (?:com )?(?:a parte |isso |aquilo )(?:d[ae]|do)
    (?:ouviu|ouviram|viu|leu) (?:o que (?:eu )?(?:disse|falei)|aquilo|isso) (?:d[aeo]s?|sobre)
    (?:esta|estao|ficou|ficaram|foi) (?:ja |bem )?(?:anotad[oa]s?|registad[oa]s?|apontad[oa]s?) (?:a|o|as|os|isso)
    (?:a|o|as|os|minha|meu) (?:\p{L}{2,14} ){1,4}(?:esta|estao|ficou|ficaram|foi) (?:ja |bem )?(?:anotad[oa]s?|registad[oa]s?|apontad[oa]s?)
    (?:anotou|anotaram|apontou|apontaram|tomou nota|tomaram nota) (?:a|o|as|os|isso|da|do)
    (?:viram|viu|leram|leu|apanharam|repararam)(?: n?a parte)? (?:d[oae]s?|sobre)
    (?:anotou|anotaram|apontou|apontaram)
    (?:esta|ficou|fica) (?:isso |ja |tudo ){0,2}(?:anotado|apontado|registado)(?=[^\p{L}]{0,3}\?)
    (?:tem|tens|tinham?) (?:ja |isso |tudo ){0,2}(?:anotado|apontado)
    (?:sabem|sabe|estao a par|esta a par) (?:ja )?(?:da|do|das|dos)
    (?:a|o|as|os) (?:\p{L}{2,16} ){1,3}(?:esta|estao) (?:ja )?previst[oa]s?(?= ?\?)
    constam? (?:a|o|as|os|que)
    (?:puseram|escreveram) (?:la |ai )?(?:a|o|as|os|da|do)(?! reserva)
    (?:ja )?(?:disseram|disse|avisaram|avisou|passaram|transmitiram) (?:isso )?(?:ja )?(?:ao|a|o|aos) (?:pessoal|cozinha|cozinheiro|garcom|empregado|restaurante|equipa|equipe|chef)
    (?:o|a|os) (?:pessoal|cozinha|cozinheiro|garcom|empregado|restaurante|equipa|equipe|chef) (?:ja )?(?:recebeu|receberam|leu|leram|viu|viram) (?:o |a )?(?:meu|minha|nosso|nossa) (?:recado|mensagem|nota|pedido)
    o que (?:diz|esta|consta|tem|ha)(?: escrito)? (?:na|no|a|o) (?:minha |nossa )?(?:nota|comentario|mensagem|observacao|recado)
  `,
} satisfies Partial<TopicWords>;
