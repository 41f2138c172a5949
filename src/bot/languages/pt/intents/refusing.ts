import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { no } from "./patterns.ts";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  (?:o |o meu )?(?:numero|nome|telefone|telemovel) (?:esta|e) (?:errado|mal|incorreto)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:numero|nome) errado(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  errado
  errada
  incorret[oa]
  incorrect[oa]
  (?:esta|ta) errad[oa]
  nao (?:esta|ta|e) (?:certo|correto|assim)
  nao e (?:bem )?(?:isso|assim|isto)
  nao foi (?:isso|isto) que (?:eu )?(?:disse|pedi|falei)
  nao (?:disse|falei|pedi) isso
  ha um erro
  tem um erro
`;

export const refusing: RefusingWords = {
  mistaken,
  deny: [
    "nao (?:vamos|vou) (?:conseguir|poder)(?=[,.! ]*$)",
    ...mistaken,
    ...words`
      (?:eu )?(?:ja )?(?:lhe )?disse(?: ja)? que nao(?=[,.! ]*$)
      nao (?:e preciso|e necessario|precisa|preciso|precisam|vale a pena) (?:de )?(?:guardar|lembrar|memorizar|gravar|salvar)(?: isso| nada)?
      ${no}
      nop
      nope
      nn
      n(?=[.!]*$)
      naa?o,? obrigad[oa]
      nao quero
      de jeito nenhum
      de jeito algum
      nem pensar
      nem
      nunca
      nunca mais
      jamais
      negativo
      falso
      nao (?:esta|ta|e) (?:certo|correto|bem|isso|assim|bom|isto)
      de modo algum
      de modo nenhum
      de maneira nenhuma
      de forma alguma
      nada disso
      nao mesmo
      (?<!(?:passa|passo|passou|passar|fica|fico|ficou|faz|sente-se|sinto-me|esta|estou|estao|menos) )mal
      nao (?:serve|da|quero|gostei|me serve|nos serve|me convem|convem|interessa|me interessa|funciona)(?: (?:nao|pra mim|para mim|pra nos|para nos))?(?=[,.!]|$)
      ainda nao
      agora nao
      por agora nao
      por enquanto nao
      melhor nao
      acho que nao
      creio que nao
      claro que nao
      com certeza nao
      pois nao(?=[.!]*$)
      prefiro (?:que )?nao
      que nada
      dispenso
      isso nao
      assim nao
      👎
      ❌
      (?:deixa|deixe|deixar|deixem|fica|deixa estar)(?: tudo)? (?:como (?:esta|estava|ta)|assim|assim mesmo|igual)
      nao (?:mudar|mude|muda|alterar|altere|altera|mudem|alterem) nada
      nenhum
      nenhuma
      nenhum deles
      nenhuma delas
      nenhum dos (?:2|dois)
      nem um nem outro
      hoje nao
      nenhum(?:a)? (?:dess[ae]s|dest[ae]s|del[ae]s|d[ae]ss[ae]s|dos|das)(?: (?:horarios?|horas|opcoes))?(?: (?:serve|da|me serve|nos serve|funciona|convem))?(?=[.! ]*$)
      (?:nao|n) (?:mude|muda|mexa|mexe|altere|altera|troque|troca|mudem|mexam)(?: em)? nada
      (?:fica|fique|continua|continue|mantem|deixa|deixe)(?: tudo)? (?:igual|como (?:antes|dantes|estava|esta))(?: antes)?
      passo,? (?:muito )?obrigad[oa](?=[.! ]*$)
      ja nao (?:e preciso|precisa|precisamos|preciso|faz falta|vale a pena)
      (?:tarde demais|demasiado tarde|muito tarde),? ja (?:reservamos|reservei|marcamos|marquei|temos (?:mesa|lugar|sitio))(?: (?:noutr[oa]|em outr[oa]) (?:lado|sitio|lugar|restaurante))?
      ess[ae]s(?: horarios?| horas?)? nao (?:dao|servem|me servem|nos servem|convem)
      impossivel(?=[.!]*$)
      nao me convence
      (?:melhor|prefiro) como (?:esta|estava|antes)
      (?:ja )?(?:nao|n) (?:contes?|contem|pode contar|podem contar) (?:connosco|conosco|comigo|com a gente)
    `,
  ],
  noThanks: words`
    nao,? obrigad[oa]
  `,
  declines: words`
    (?:pula|pule|salta|salte|deixa|deixe|esquece|esqueca|omite|omita) (?:o|esse|meu|o meu) (?:numero|telefone|telemovel|celular)(?: (?:de fora|em branco|para la|pra la))?
    (?:deixa|deixe) (?:estar|para la|pra la|em branco|assim)
    nao tenho
    nao temos
    sem
    nenhum
    nenhuma
    pular
    pula
    pule
    saltar
    passar
    passo
    prefiro nao
    prefiro nao dar
    prefiro nao dizer
    prefiro nao informar
    melhor nao
    nao precisam
    nao precisa
    nao e necessario
    nao quero dar
    skip
    seguinte
    continuar
    proximo
    (?:e tudo|e so|so isso|mais nada|continue|prossiga)
    nao (?:dou|digo|quero|vou dar)(?: (?:isso|o meu|o numero))?
    nao (?:me )?(?:lembro|recordo|sei|tenho)(?: (?:do|o) numero)?(?: de cor| comigo)?(?: agora)?
    (?:prefiro |melhor )?(?:por|pelo|o) (?:email|e-?mail|mail|chat|este chat)
    (?:fala|fale|falem|escreve|escreva|escrevam|contacte|contacta|responde)(?:-me| comigo| me)?(?: comigo)? por aqui
    nao me apetece(?: dar(?: o (?:meu )?(?:numero|telefone|telemovel))?)?
  `,
  mustGivePhone: words`
    (?:posso|poderia|podemos|pode ser)(?: tambem| antes)? (?:(?:deixar|dar|dar-lhe|por|usar) )?(?:um |o |o meu |meu )?(?:e-?mail|mail|correio eletronico)
    (?:tenho (?:mesmo |de |que ){1,2}|temos (?:mesmo |de |que ){1,2}|preciso (?:mesmo )?(?:de )?|e (?:mesmo )?(?:obrigatorio|preciso|necessario) |devo )(?:dar|deixar|passar|informar) (?:o meu|o|um|meu) (?:numero|telefone|telemovel|celular)
    (?:precisa|precisam)(?: mesmo)? (?:do|de um|do meu) (?:numero|telefone|telemovel|celular)
    (?:da|pode|posso|e possivel)(?: para| pra)?(?: ser| reservar)? sem (?:numero|telefone)(?=[ ?!.]*$)
  `,
  mustThat: words`
    ^(?:(?:ok|mas|e)[, ]{1,2})?(?:e (?:mesmo )?(?:obrigatorio|necessario|preciso)|tenho (?:mesmo )?(?:de|que)|tem (?:de|que) ser|precisa)(?=[ ?!.]{0,3}$)
    ^(?:precisam?|precisas) (?:mesmo|dele|disso)(?: mesmo)?(?=[ ?!.]{0,3}$)
    ^(?:(?:ok|mas|e|hmm)[, ]{1,2})?(?:tem|precisa|preciso|tenho|e)(?: (?:mesmo|de|que|preciso|obrigatorio|ser|dar|necessario)){1,5}(?=[ ?!.]{0,3}$)
  `,
  phoneKnown: words`
    (?:o )?mesmo(?: numero)?(?: da| de| que na| que da)? (?:ultima vez|outra vez|sempre|antes)
    (?:ja )?(?:o|a) (?:tem|teem|tens)(?: ja)?
    ja (?:tem|tens|teem) (?:o meu numero|o numero|o meu contacto)
    (?:este numero|este mesmo|o mesmo)(?=[.! ]*$)
    como (?:da ultima vez|sempre)
  `,
  callsThemselves: words`
    (?:eu|nos) (?:ligo|ligamos|telefono|telefonamos)(?:-(?:vos|lhes?))?
    (?:ligo|ligamos) (?:eu|nos)
  `,
  writeHere: words`
    (?:(?:nao )?(?:podem|pode|podes) )?(?:escrevam-me|escreva-me|escrevam|escrever-me|escrever|contactar-me|usem|use|usar|mandem mensagem|mande mensagem)(?: so)? (?:por aqui|aqui|este chat|por este chat|neste chat|o chat|pelo chat)
    este chat (?:chega|basta|serve)
  `,
  anyPhone: words`
    (?:isso )?(?:pode ser|serve|da|esta bem|e possivel|ha problema|funciona|tem problema)(?: (?:assim|tambem|um numero \p{L}{4,14}))?(?= ?\?)
    (?:posso|poderia|podemos|pode ser)(?: tambem| antes)? (?:deixar|dar|dar-lhe|por|usar)? ?(?:o|um) (?:numero|telefone|telemovel|celular|fixo)(?: (?:d[ao] (?:meu|minha|nosso|nossa)? ?\p{L}{2,14}|fixo|estrangeiro))?
    (?:serve|da|pode ser) (?:um|o) (?:telefone |numero )?(?:fixo|estrangeiro|(?:numero|telefone) d[ao] (?:meu|minha) \p{L}{2,14})
    (?:so |nao )?(?:tenho|temos)(?: so| mais que)? (?:o |um |telefone |numero )?fixo(?: de casa)?
    (?:e )?(?:serve |pode ser )?o (?:fixo|de casa|d[ao] (?:minha|meu) (?:mulher|marido|esposa|mae|pai|irma|irmao|namorad[oa]))(?: (?:serve|da|pode ser))?(?=[ ?.!]{1,3}$)
    (?:o )?fixo ou (?:o )?(?:telemovel|celular)
    (?:o )?(?:telemovel|celular) ou (?:o )?fixo
  `,
  withoutPhone: words`
    (?:o )?(?:meu )?(?:numero|telefone|telemovel) e (?:privado|confidencial|pessoal)
    (?:o )?(?:meu )?(?:numero|telefone|telemovel),? (?:nao (?:o )?(?:dou|deixo)|prefiro nao (?:dar|deixar))
    nao (?:vos|lhe|te) (?:dou|vou dar|deixo) (?:o meu|o|nenhum) (?:numero|telefone|telemovel)
    nao me (?:pec(?:a|as|am)|pergunt(?:e|es|em)) (?:tambem |agora )?(?:pelo |o |um |nenhum )?(?:meu )?(?:telefone|numero|telemovel|celular)(?: de telefone)?
    nao (?:o )?(?:tenho|sei)(?: o numero)? (?:aqui comigo|comigo|aqui|a mao|de cor|de cabeca)
    (?:sem|nenhum|nao tenho|nao ha|(?:prefiro )?nao (?:quero )?(?:dar|dou|deixar|deixo)(?: o)?(?: meu)?) (?:numero|telefone|telemovel|celular)(?: de telefone)?
    nao (?:tem|temos|usa|usam) (?:telefone|telemovel|celular|numero)
    (?:nao precisa|esqueca) (?:de |o )?(?:telefone|numero)(?: nao)?
    nao (?:tenho|temos|trago|trouxe) (?:comigo |aqui |a mao )?(?:o |o meu |meu |nenhum )?(?:telefone|telemovel|celular|cel|numero) ?(?:comigo|aqui|a mao|agora)?
    (?:to|tou|estou|estamos|fiquei|ficamos|ando|sem) sem (?:o |meu |o meu )?(?:cel(?:ular)?|telefone|telemovel|bateria|rede|linha|numero)(?: agora)?
    (?:perdi|roubaram[- ]me|me roubaram|quebrei|parti|estragou-se) o (?:meu )?(?:telefone|telemovel|celular|cel)
    (?:troquei|mudei) de numero(?:,? (?:e|mas) (?:ainda )?nao (?:o )?sei(?: qual e| de cor)?)?
    nao (?:me lembro|lembro|recordo) do (?:meu )?(?:numero|telefone|telemovel)
    nao (?:uso|utilizo) (?:telefone|telemovel|celular)
    nao (?:faco ideia|sei|me lembro) (?:d[oe] |qual e )?(?:o )?(?:meu )?(?:numero|telefone|telemovel)
    (?:o )?(?:meu )?(?:telefone|numero|telemovel|celular) nao (?:e preciso|e necessario|precisa|faz falta)
  `,
};
