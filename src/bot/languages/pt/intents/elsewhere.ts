import type { ElsewhereWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const elsewhere: ElsewhereWords = {
  elsewhere: words`
    alarmes?
    despertador
    lembretes?
    lembra-me
    lembre-me
    me lembre
    temporizador
    playlist
    (?<!(?:tem|com|ha|toca) )musica(?! ao vivo| (?:ou (?:assim|algo|alguma coisa|algo do genero) ?)?\?| ?\?)
    cancao
    album
    filme
    filmes
    cinema
    previsao
    chuva
    chover
    chovera
    neve
    nevar
    temperatura
    ensolarado
    (?<!(?:prato|pratos|ar|ta|muito|cafe|do) )frio
    calor(?= (?:amanha|hoje|em|faz))
    avalia
    avaliar
    avalie
    classifica
    romance
    livro
    serie
    videojogo
    trilha sonora
    trailer
    spotify
    youtube
    toca (?:a |uma )?(?:musica|cancao|album|playlist|\p{L}{1,20} no)
    tocar
    toque (?:a|uma|musica)
    ouvir
    pintura
    fotografia
    piada
    piadas
    adiciona(?! (?:\d|um|uma|mais) ?(?:pessoa|crianca|adulto|lugar|uma|um)?)
    adicionar(?= .{1,60}(?:lista|playlist))
    vai (?:chover|nevar)
  `,
  mentions: words`
    (?:antes|depois) (?:do|da|de|do nosso|da nossa)
    (?:o nosso|a nossa|noss[oa]s?)
    (?:vamos|saimos) (?:ao|do|para o)
  `,
};
