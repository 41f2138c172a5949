import type { AsideWords } from "../aside-words.ts";
import { words } from "../word-list.ts";

export const asides: AsideWords = {
  hearsay: words`
    (?:disseram|disse)-(?:me|nos)
    (?:me|nos) (?:disseram|disse)
    (?:li|ouvi|vi) que
    ouvi dizer
    dizem que
    pelos vistos
    parece que
    (?:voces? |o senhor |a senhora )?nao (?:me |nos )?(?:disse|disseram|respondeu|responderam)
    perguntei (?:se|sobre|pel[oa])
  `,
  eatsOut: words`
    (?:almocar|comer|jantar)(?: (?:algo|qualquer coisa))? fora(?!,? (?:se (?:o tempo|fizer|estiver|nao chover)|n[ao] (?:esplanada|terraco|varanda|jardim|patio)))
  `,
  told: words`
    (?:precisa|precisam|precisamos|com) (?:\p{L}{2,8} ){0,2}espaco(?! para(?!\p{L}))
    nao (?:gosto|gosta|gostamos|gostam) (?:de|do|da|dos|das)(?! (?:hora|dia|mesa|sitio|lugar|restaurante|ideia|horario|nome|esperar)(?!\p{L}))(?= \p{L}{3})
    chega
    mais tarde
    silencios[oa]s?
    sossegad[oa]s?
    intim[oa]
    acolhedor[a]?
    aconchegante
    clar[oa]
    escur[oa]
    ensolarad[oa]
    correntes? de ar
    aquecimento
    aquecedor
    banco
    almofadas?
    banquetas?
    mesa alta
    mesa baixa
    porta
    entrada
    casas? de banho
    banheiros?
    cozinha
    colunas de som
    caixas de som
    aquario
    piano
    palco
    em cima
    em baixo
    ao fundo
    sala a parte
    mesma mesa
    mesa (?:grande|pequena|redonda|comprida|bonita|boa|confortavel|espacosa|diferente|calma|silenciosa)
    boa mesa
    junt[oa]s
    lado a lado
    ao lado d[oae]
    em frente
    espaco para
    lugar para
    longe
    surd[oa]s?
    ceg[oa]s?
    muletas?
    bengala
    andarilho
    andador
    gesso
    engessad[oa]
    partid[oa]
    quebrad[oa]
    fragil
    idos[oa]s?
    pessoas? (?:de idade|mais velhas)
    gravidas?
    amament\p{L}{1,4}
    autis\p{L}{1,4}
    epilep\p{L}{1,4}
    bebes?
    criancas?
    net[oa]s?
    miud[oa]s?
    recem-nascid[oa]
    assento elevatorio
    ovinho
    biberao
    mamadeira
    menu infantil
    colorir
    com(?:e|em|emos)(?! ?(?:[¦.,!?]|$))
    beb(?:e|em|emos)
    alcool
    alho
    cebolas?
    cogumelos?
    tomates?
    picante
    apimentad[oa]
    coentros?
    porco
    vaca
    borrego
    carne
    cru[as]?s?
    sal
    acucar
    leite
    queijo
    trigo
    morangos?
    diabet\p{L}{1,4}
    dietas?
    legumes
    menus?
    ementa
    cardapio
    sobremesas?
    vinho
    espumante
    champanhe
    garrafa de \p{L}{3,12}
    sem (?!(?:o |meu |um )?(?:numero|telefone|telemovel|celular|nome|mim|nos|duvida|problemas?)(?![\p{L}]))\p{L}{3,15}
    nada de \p{L}{3,15}
    nada picante
    casad[oa]s?
    casamos
    noiv[oa]s?
    promocao
    exames?
    formatura
    licenciatura
    aposentadoria
    reforma del[ea]
    reforma
    reformou
    reencontro
    primeiro encontro
    dia da mae
    dia das maes
    dia do pai
    dia dos pais
    dia dos namorados
    batizado
    comunhao
    funeral
    despedida de solteir[oa]
    bodas
    celebra(?:mos|m|cao)?
    comemora(?:mos|m|cao)?
    festeja(?:mos|m)?
    faz \d{1,3}
    ocasiao(?: especial)?
    dia especial
    flores
    ramo
    rosas
    discurso
    brinde
    anel
    fotos?
    decora\p{L}{1,5}
    cadeiras? de rodas
    escadas?
    degraus
    rampa
    anda mal
    caminhar
    gatos?
    cachorrinh[oa]s?
    cao-guia
    (?:cao|caes|cachorro) (?:guia|de (?:assistencia|servico|apoio))
    tigela
    atras\p{L}{1,5}
    minutos atrasados
    com pressa
    pressa
    rapido
    comboio
    trem
    teatro
    concerto
    bagagem
    malas?
    sacos
    bicicletas?
    casacos?
    trotinete
    separad[oa]s?
    (?<!(?:sua|tua|vossa) )contas?
    fatura
    recibo
    dinheiro
    vale-presente
    ingles
    falam?
    tomada
    wi-?fi
    projetor
    ecra
    tela
    futebol
    musica
    ruido
    frio
    calor
    fuma(?:m|mos|r|dor)?
  `,
  bygone: words`
    (?:voa|voam|volta|voltam|regressa|regressam) (?:ja )?(?:a|para) casa
    (?:voo|aviao|comboio|trem|ferry|barco|autocarro) (?:foi|esta|tinha sido) (?:cancelado|anulado|adiado|suprimido)
    morreu
    faleceu
    (?:nos )?casamos
    casamo-nos
  `,
  passing: words`
    cheg(?:o|amos|am|aremos)
    fic(?:o|amos|aremos)
    part(?:o|imos)
    regress(?:o|amos)
    volt(?:o|amos)
    ate (?:ao )?dia
    aniversario
    (?:faz|fazem|faco) (?:\d\d )?anos
    nasc(?:i|eu)
    casamento
    escrev(?:o|emos)
    (?:no )?ano passado
    da ultima vez
    (?:no )?mes passado
    ha um ano
    cancelaram
    cancelad[oa]s?
    adiad[oa]s?
    cheg(?:a|ara|arao)
    (?:voo|aviao|comboio|trem|ferry)
    aterr(?:a|amos|issa)
    pous(?:a|amos)
    (?:meu|minha|meus|minhas|noss[oa]s?) \p{L}{2,14} (?:vem|veem)
    (?:nossa|minha) (?:ultima |anterior |primeira )?(?:visita|estadia)
  `,
  countedIn: words`
    contad[oa]s
    incluid[oa]s
  `,
  nthOfThem: words`
    (?:o|a) (?:#[ºª]|segund[oa]|primeir[oa]|terceir[oa]|outr[oa])(?: pessoa| convidad[oa])? (?:e|esta|tem|usa|anda|precisa|nao)
  `,
  someOfUs: words`
    (?:#|um|uma|alguns|algumas|varios|metade) (?:de nos|deles|delas|de entre nos|dentre nos|d[oa]s (?:convidados|pessoas|criancas|adultos|
      (?:nossos|nossas|meus|minhas) \p{L}{3,14}s))
  `,
  people: words`
    pessoas?
    convidad[oa]s
    adultos?
    criancas?
    mulheres
    homens
    amig[oa]s
    colegas
  `,
  counted: words`
    cadeir(?:oes|ao|inhas?|as? altas?|as? de bebe|as? para bebes?|as? de rodas|as? infantil|as? infantis)
    carrinhos?
    andarilhos?
    caes
    cao
    cachorros?
    gatos?
    bolos?
    velas?
    baloes
    garrafas?
    malas?
    bicicletas?
    contas
    vegan[oa]s?
    vegetarian[oa]s?
    celiac[oa]s?
    diabetic[oa]s?
    alergic[oa]s?
    alergias?
    intolerantes?
    sem gluten
    sem lactose
    menus? \p{L}{4,14}
    fumadores
    gravidas?
  `,
  served: words`
    bolos?
    velas?
    champanhe
    espumante
    sobremesas?
    flores
    ramo
    discurso
    brinde
    surpresa
    baloes
  `,
  children: words`
    criancas?
    bebes?
    miud[oa]s?
    adolescentes?
  `,
};
