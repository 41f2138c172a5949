import type { AgreeingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const agreeing: AgreeingWords = {
  yes: words`
    forca(?: ai| nisso)?
    simm?m?m?
    siim
    sim,? por favor
    sim,? obrigad[oa]
    sim,? claro
    sim,? senhora?
    sim sim
    confirm(?:o|amos) (?:a |a minha |a nossa |minha |nossa )?(?:reserva|presenca|mesa)(?=[,.!]|$)
    claro(?! que)
    claro que sim
    com certeza(?! que nao)
    ok
    okay
    okey
    okk
    oka
    esta bem
    ta bem
    ta bom
    de acordo
    pois
    pois sim
    pode sim
    quero sim
    sim,? (?:pode reservar|pode confirmar|pode ser|quero|confirmo|reserva|vamos|isso|perfeito|esta certo|com certeza)
    pode (?:ser|confirmar|reservar|marcar|fechar)(?=[,.!]|$)
    sii{1,5}m
  `,
  affirm: words`
    (?:mas )?(?:e )?(?:claro|obvio|obviamente|evidentemente|logico) que sim
    (?:aceito|aceitamos)(?: (?:as|os|essas|estas|tudo|isso)(?: (?:condicoes|termos|taxas))?)?
    (?:estou |estamos )?de acordo(?: com (?:as|os|essas|tudo|isso)(?: (?:condicoes|termos))?)?
    (?:concordo|concordamos)(?: com (?:as|os|essas|tudo|isso)(?: (?:condicoes|termos))?)?
    (?:queira|queiram|faca o favor de|tenha a bondade de|pode proceder e) (?:confirmar|reservar|marcar)(?: (?:a (?:mesa|reserva)))?(?=[,.! ]*$)
    (?:reserva|reserve|marca|marque|confirma|confirme) (?:logo|de uma vez|e pronto|e acabou)(?: isso)?(?=[,.! ]*$)
    (?:(?:blz|beleza|ta bom|certo|ok),? )?ess[ae] mesm[oa]
    (?:(?:blz|beleza|ta bom|certo|ok),? )ess[ae]
    pode ser ess[ae]
    perfeit[oa]
    corret[oa]
    correctissimo
    correct[oa]
    certo
    certinho
    exato
    exacto
    exatamente
    exactamente
    isso
    isso mesmo
    isso ai
    e isso
    e isso mesmo
    e isso ai
    (?<!(?:ola|oi|oii|oie|opa|ei|hey|e ai|bom dia|boa tarde|boa noite|boas),? )tudo (?:bem|certo)
    tudo (?:ok|otimo|correto|perfeito)
    bem
    muito bem
    otim[oa]
    optim[oa]
    excelente
    confirmo
    confirmamos
    confirmar
    confirmado
    confirmada
    confirma
    confirme
    pode ser
    combinado
    afirmativo
    certamente
    sem duvida
    concordo
    bom
    boa(?=[.!]*$)
    verdade
    beleza
    blz
    bele
    fechado
    isso,? (?:fechou|fechado|ai|mesmo)
    fechou
    show
    show de bola
    bora
    vamos(?=[.!]*$)
    vamos la(?=[.!]*$)
    vamos nessa
    demoro
    demorou
    ta
    tah
    ta (?:certo|otimo|perfeito|ok|legal|joia|combinado|fechado|bao)
    (?:esta|ta) (?:certo|correto|otimo|optimo|perfeito|ok|bem|tudo certo|tudo bem|excelente|bom assim)
    por mim (?:tudo bem|ok|pode ser|esta bem|otimo)
    legal
    massa
    maravilha
    fixe
    porreiro
    impecavel
    na boa
    com todo (?:o )?(?:gosto|prazer)
    com prazer
    perfeitamente
    👍
    👌
    ✅
    absolutamente
    definitivamente
    por favor
    faz isso
    faca isso
    faca favor
    pode fazer
    pode (?:confirmar|reservar|fechar|marcar)(?: sim)?
    uhum
    uhun
    aham
    ahan
    hum hum
    mhm
    s
    ss
    yes
    sip
    siga
    avanca
    avance
    prossiga
    aceito
    aceitamos
    aceitar
    aceite
    quero
    quero (?:esse|essa|este|esta)
    fico com (?:esse|essa|este|esta)
    fica assim
    acho que sim
    creio que sim
    espero que sim
    por que nao
    porque nao
    la estar(?:ei|emos)
    estaremos la
    (?:iremos|viremos)(?=[.!]*$)
    (?:sem|nenhum) problemas?
    nao ha problema
    nao tem problema
    serve
    serve perfeitamente
    (?:sim,? )?pode (?:guardar|memorizar)(?=[.! ]*$)
    da (?:sim|certo)(?=[.!]*$)
    ate la
    sem falta
    gosto
    adorei
    obvio
    logico
    evidentemente
    positivo
    conte conosco
    contem connosco
    continua de pe
    forca
    (?:todos|eles|elas) concordam
    (?:ela|ele|toda a gente) concorda
    de acordo
    (?:lembra|lembre|memoriza|memorize)(?:-te|-se|-o|-a|-os)?(?: (?:isso|disso|de mim|tudo))?(?=[.! ]*$)
    vamos em frente
    confere
    manda(?: ver| bala)?(?=[.! ]*$)
    (?:ta|esta|estamos|continua) (?:tudo )?de pe(?=[.! ]*$)
    (?:nao|n) (?:vamos faltar|vou faltar|vamos falhar|vou falhar|falho|falhamos|faltamos|falto|faltaremos|falharemos)(?=[.! ]*$)
    (?:estaremos|estarei|vamos estar|la estou) (?:ai|la)(?=[.! ]*$)
    (?:pode|podem) contar (?:com a gente|conosco|connosco|comigo)(?=[.! ]*$)
    (?:fico|ficamos) com (?:ela|ele|a mesa)(?=[.! ]*$)
    paciencia,? pode ser(?=[.! ]*$)
    simbora
    bora la
    (?:conta|conte|contem) (?:connosco|conosco|comigo|com a gente)(?=[.! ]*$)
    (?:pode )?manda(?:r)? (?:ver|bala)
    toca a andar
    negocio fechado
    (?:vai|vamos) com tudo(?=[.! ]*$)
    siga para bingo
    (?:magnifico|esplendido|sensacional|formidavel|fabuloso|bestial|brutal|porreiro|fixe|bacana|supimpa|massa|show(?: de bola)?|do melhor|um espetaculo)(?=[.! ]*$|[,.!;] |,? (?:obrigad|reserv|marc|marqu|pode|entao|avanc))
    (?:topo|topamos|(?:eu )?(?:estou|to|tou|estamos|tamos) dentro)(?=[,.! ]*$|[,.!] )
    (?:vai|bora) la(?=[,.! ]*$)
    (?<=\p{L},? )(?:adicion|acrescent|junt|ponh)[ae](?:-[oa])?(?: isso| ai)?(?=[.! ]*$)
    sii{1,5}m
  `,
  permits: words`
    (?:voces? )?(?:pode|podes|podem)(?: sim| fazer| guardar| lembrar| reservar| marcar| confirmar| avancar| mandar| ficar| assim){0,2}
  `,
};
