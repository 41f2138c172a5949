import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const visit = {
  hours: words`
    (?:almoco|jantar|brunch|servico|pequeno[- ]almoco|cozinha) (?:e |vai |acaba |termina |comeca |encerra |dura )?(?:a que horas?|quando|ate quando|ate que horas?)(?: acaba| termina| comeca| encerra| vai)?
    cozinha (?:esta |fica )?aberta
    (?:fecha|abre|encerra|aberta) (?:a )?(?:vossa )?cozinha
    ate quando
    ultimos? pedidos?
    horarios?(?: de (?:funcionamento|abertura|fecho|fechamento))?(?! disponive(?:l|is)| livres?| vagos?)
    abrem
    abre
    fecham
    fecha
    abertos?
    aberta
    fechados?
    fechada
    funcionam
    funciona
    encerram
    encerra
    encerrados?
    hora de fecho
    dia de descanso
    folga
    ate que horas?
    a partir de que horas?
    a que horas? (?:abr|fech|encerr)\p{L}{1,4}(?: (?:a )?(?:vossa )?cozinha)?
    (?:a )?cozinha (?:fecha|abre|aberta|encerra|funciona)
    (?:a que horas?|quando|ate quando) (?:e que )?(?:acaba|termina|comeca|encerra) (?:o )?(?:almoco|jantar|brunch|servico|pequeno-almoco)
    (?:servem|fazem|tem)(?: tambem)? (?:almocos?|brunch|pequeno[- ]almoco|cafe da manha)(?=[ ?.!]*$)
  `,
  address: words`
    (?:longe|caminho|a que distancia|quanto tempo|a pe)(?= (?:\p{L}{1,12} ){0,5}(?:estacao|metro|paragem|aeroporto))
    onde (?:e|era|fica|ficava|estao)(?: (?:mesmo|isso|o restaurante|exatamente))?(?= ?[?!.]*$)
    como (?:se vai|e que (?:se )?(?:chega|vou|vamos|chego)|posso chegar|podemos chegar|a gente chega)
    nao (?:encontro|encontramos|acho|achamos|estamos a encontrar|estou achando) (?:o (?:sitio|lugar|restaurante)|a entrada)
    (?:estou|estamos|perdi-me|perdemo-nos) perdid[oa]s?
    endereco(?! de e-?mail)
    morada
    onde (?:fica|ficam|e|esta|estao|voces ficam|voces estao|se situa|se localiza|vos encontro|encontro|situa-se)(?: o| localizados?)?
    localizacao
    localizados?
    como (?:chego|chegamos|chegar|se chega|vou|vamos|faco para chegar)
    que rua
    codigo postal
    cep
    no mapa
    (?:como se chama|qual (?:e )?o nome d?o?) (?:o )?(?:restaurante|vosso restaurante|sitio)|como se chamam
    onde (?:ficam|estao|e que ficam|sao) (?:os|esses|estes)(?: (?:dois|2))?(?: (?:restaurantes|sitios|lugares))?
    qual (?:dos (?:dois|2) |deles )?(?:e que )?(?:fica|esta) (?:em|no|na|mais perto)
  `,
  contact: words`
    (?:numero|telefone) (?:de telefone )?do (?:restaurante|local)
    numero de (?:telefone|telemovel|contacto|contato|celular)
    telefone
    telemovel
    vosso numero
    ligar(?:-vos|-lhes)?
    contac?t(?:o|os|ar|ar-vos)
    e-?mail
    site
    pagina
    instagram
    facebook
    whatsapp
  `,
  photos: words`
    fotos?
    fotografias?
    imagens
    galeria
    como e (?:o (?:local|espaco|lugar|restaurante)|por dentro)
  `,
  parking: words`
    onde (?:se |podemos |posso |da para )?estacion\p{L}{1,4}
    estacionamentos?
    estacionar
    parque(?: de estacionamento|amento)?
    (?:parar|deixar|deixo) (?:o|meu|o meu) carro
    garagem
    manobristas?
    valet
    vagas? (?:para carros?|de garagem|de estacionamento)
    lugar para estacionar
  `,
  transport: words`
    autocarros?
    onibus
    metro
    eletrico
    comboio
    trem
    estacao
    paragem
    ponto de onibus
    transportes? publicos?
    taxi
    uber
  `,
  access: words`
    cadeiras? de rodas
    cadeirantes?
    acessive(?:l|is)
    acessibilidade
    mobilidade reduzida
    deficientes?
    deficiencia
    escadas?
    degraus
    elevador
    rampa
    andarilho
  `,
} satisfies Partial<TopicWords>;
