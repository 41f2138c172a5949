import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

/** Of what is wider asked about the house one thing alone, of which the wider answer need say nothing. */
export const particulars = {
  jobs: words`
    (?:contratar|contratam|contratando|recrutar|recrutam|recrutando)
    vagas? (?:de|para) (?:emprego|trabalho|trabalhar)
    ofertas? de (?:emprego|trabalho)
    trabalhar (?:com|para) (?:voces|vos|convosco)
    precisam de (?:pessoal|funcionarios?|empregad[oa]s?|cozinheir[oa]s?|garcons?)
    (?:enviar|mandar|deixar) (?:o )?(?:meu )?(?:cv|curriculo)
  `,
  prams: words`
    carrinhos?(?: de (?:bebe|crianca))?
  `,
  changing: words`
    fraldarios?
    trocador(?:es)?
    muda-?fraldas
    (?:trocar|mudar) (?:a |as |o |ao )?(?:fraldas?|bebe)
  `,
  playArea: words`
    (?:espaco|area|zona|cantinho) (?:kids|infantil|das? criancas|para criancas|de jogos|de brincar)
    brinquedoteca
    parque infantil
    brinquedos
  `,
  toilets: words`
    casas? de banho
    banheiros?
    sanitarios?
    lavabos?
    wc
  `,
  quiet: words`
    (?:qual|onde|que)(?: \p{L}{1,12}){0,4} (?:melhor|bom)(?: \p{L}{1,12}){0,6} (?:sossegad[oa]s?|sossego|calm[oa]|tranquil[oa]s?)
    (?:e|seja|fica|sitio|lugar|restaurante|ambiente)(?: (?:um|o|muito|mais|bastante|sitio|lugar|restaurante|ambiente|espaco|sempre|menos)){0,4} (?:sossegad[oa]|calm[oa]|tranquil[oa]|silencios[oa]|barulhent[oa])
    (?:qual|onde|que)(?: \p{L}{1,12}){0,7} (?:mais|menos) (?:sossegado|calmo|tranquilo|silencioso|barulhento)
    barulhent[oa]
    (?:muito|tanto|demasiado) barulho
  `,
  cake: words`
    (?:levar|trazer)(?: (?:o|um|nosso|o nosso|meu|o meu))?(?: proprio)? (?:\p{L}{1,12} )?bolo(?: de aniversario)?
    proprio bolo
  `,
  bill: words`
    (?:contas?|faturas?) separadas?
    (?:pagar|pagamos|pagarmos|paga)(?: \p{L}{1,6}){0,2} (?:separado|separados|separadamente)
    separadamente
    (?:dividir|separar|rachar|partilhar) (?:a )?conta
    cada um (?:paga|pagar|pague)(?: o seu| a sua)?
  `,
  invoice: words`
    faturas?
    facturas?
    recibos?
    nota fiscal
    contribuinte
  `,
  tips: words`
    gorjetas?
    taxa de servico
    servico (?:esta )?incluido
  `,
  vouchers: words`
    (?:vales?|cheques?|cartao|cartoes)[- ](?:de )?(?:presente|oferta|prenda)s?
    vouchers?
  `,
  view: words`
    vistas?(?! previa)
    (?:se ve|ve-se|ver|veem|se veem|da|dao) (?:o|a|para o|para a) (?:mar|agua|fiorde|porto|rio|lago|montanhas?|praia)
  `,
  heating: words`
    aquecedor(?:es)?
    aquecid[oa]s?
    aquecimento
    mantas?
  `,
  minimumSpend: words`
    (?:consumo|gasto|valor|pedido) minimo
    consumacao(?: minima)?
    minimo (?:de )?(?:consumo|por pessoa)
  `,
  takeaway: words`
    (?:comida )?para levar(?! (?:o|a|um|uma|nosso|meu|os|as|bolo|vinho))
    take[- ]?away
    entregas?
    entregam
    delivery
  `,
  charging: words`
    carregador(?:es)?
    carregar (?:o|um) carro
    postos? de carregamento
  `,
  sports: words`
    futebol
    jogos?
    telao
    ecra(?: gigante)?
  `,
} satisfies Partial<TopicWords>;
