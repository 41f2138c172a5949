import type { LoneNoteWords, NoteEditWords } from "../note-words.ts";
import { words } from "../word-list.ts";

const note = "(?:notas?|pedidos?|observac(?:ao|oes)|comentarios?|desejo)";
const noun =
  "(?:notas?|pedidos?|observac(?:ao|oes)|comentarios?|recados?|mensage(?:m|ns)|texto|anotac(?:ao|oes))";
const house = "(?: (?:para o|ao) restaurante| (?:para a|a) cozinha)";
const theNote = `(?:(?:a|o|as|os|essa|esse|esta|este|minha|meu|sua|tod[ao]s? (?:as?|os)(?: minhas| meus)?|quaisquer) (?:${note}|recados?|mensage(?:m|ns)|texto|anotac(?:ao|oes))${house}?|o que (?:esta|estava|voces|voce|puseram|pos|escreveu|escreveram|meteram|diz|ai esta|la esta)(?: ai| la| escrito| escreveram| puseram| anotaram){0,2}${house}?|a (?:parte|frase|linha)${house})`;

/** Nothing that is noted is a wish any more. */
export const allWishesBack = words`
  (?:tir[ae]|apag(?:a|ue)|remov[ae]|retir[ae]|elimin[ae]) (?:o|a|esse|essa|meu|minha) (?:pedido|nota|desejo|comentario|observacao)
  nao (?:e|era) (?:um |nenhum )?pedido
  (?:tir(?:e|a|em|ar)|apag(?:ue|a|uem|ar)|remov(?:a|e|am|er)|retir(?:e|a|em|ar)|elimin(?:e|a|em|ar)|exclu(?:a|i)|esquec(?:a|e)|risc(?:a|que))(?: la| ai| so)? ${theNote}
  (?:deix(?:a|e|em)) ${theNote} (?:vazi[ao]|em branco)
  (?:sem|nenhuma) (?:nota|observacao|anotacao|mensagem)${house}?(?= ?(?:$|[,.!;]|(?:por favor|obrigad[oa]|afinal|entao)(?!\p{L})))
  (?:sem|nenhum) (?:recado|comentario)${house}?(?= ?(?:$|[,.!;]|(?:por favor|obrigad[oa]|afinal|entao)(?!\p{L})))
  sem (?:notas|observacoes|comentarios|recados)(?= ?(?:$|[,.!;]|(?:por favor|obrigad[oa])(?!\p{L})))
  nao (?:ponha|poe|ponham|ponhas|escrev(?:a|as|am)|deix(?:e|es|em)|coloqu(?:e|es|em)|met(?:a|as|am)|mand(?:e|es|em)|anot(?:e|es|em)) (?:(?:nenhuma?|uma?) (?:nota|observacao|comentario|recado|mensagem|anotacao)|nada${house}|notas|comentarios)${house}?
  nao (?:e preciso|precisa(?:s|m)? de?|quero) (?:por |escrever |deixar |mandar )?(?:nenhuma?|uma?|a|o) (?:nota|recado|observacao|comentario|mensagem)${house}?
  nada para o restaurante
`;

/** The note is to say something else. */
export const alone: LoneNoteWords = {
  called: words`
    ${theNote}
  `,
  wrong: words`
    errad[oa]
    mal
    nao
    disparate
    horrivel
    estranh[oa]
    incorret[oa]
    pessim[oa]
  `,
  says: words`
    na (?:nota|observacao) (?:so |apenas |somente )?(?:deve|devem|tem de|tem que|deveria|deveriam) (?:so |apenas |somente )?(?:constar|figurar|aparecer|ficar|estar)(?: (?:apenas|so|somente))?
    (?:a|o|minha|meu) ${note} (?:so|apenas) (?:deve|devia|deveria|precisa de|tem de|tem que) (?:dizer|ser)
    n[ao] ${note} (?:deve|devia) (?:ficar|estar) (?:so|apenas)
    (?:n[ao]s?|como|em) (?:minha |meu )?${note}(?: \p{L}{2,10}){0,3}? (?:so|apenas|somente)(?: (?:por|escrever|colocar|ponha|escreva))?
    (?:a|o|minha|meu) ${note} (?:deve|devia|pode|deveria) (?:so |apenas )?(?:dizer|ser|ficar)(?: so| apenas)?
    (?:mud(?:e|a|em)|alter(?:e|a|em)|troqu?(?:e|em)) (?:a|o|minha|meu) ${note} (?:para|por)
  `,
  puts: words`
    (?:escrever|anotar|apontar) (?:so|apenas|somente)
    (?:escrev(?:a|am|e)|anot(?:e|em|a)|apont(?:e|em|a)) (?:so|apenas|somente)
    (?:ponha|ponham|poe|coloque|coloquem|meta) (?:so|apenas|somente)(?! (?:um|uma|o|a|os|as)(?!\p{L}))
    (?:escrev(?:a|am|e)|anot(?:e|em|a)|apont(?:e|em|a)|ponha|ponham|poe|coloque|coloquem|meta|mete) (?:antes|em vez disso)(?! (?:um|uma|o|a|os|as)(?!\p{L}))
    (?:antes|em vez disso|em vez disto|no lugar disso),? (?:escrev(?:a|am|e)|anot(?:e|em|a)|apont(?:e|em|a)|ponha|ponham|poe|coloque|coloquem|meta|mete)(?! (?:um|uma|o|a|os|as)(?!\p{L}))
  `,
  plain: words`
    (?:escrev(?:a|am|e)|ponha|ponham|poe|coloque|coloquem|mete|meta) (?:la|ai)(?: so| apenas)?
    (?:escrev(?:a|am|e)|anot(?:e|em|a)|apont(?:e|em|a)|ponha|ponham|poe|coloque|coloquem|meta|mete)(?: so| apenas| somente| antes)?
    (?:deve|devia) (?:so )?(?:dizer|ficar|estar)
    (?:so|apenas|somente)
  `,
  ends: words`
    (?:e )?(?:tira|tire|tirem|apaga|apague|apaguem|remova|remove) (?:todo )?o resto
    (?:n[ao]|como) ${note}
    e mais nada
  `,
};

/** A part of the note is to go, or lacks in it. */
export const edits: NoteEditWords = {
  out: words`
    sem a (?:nota|observacao|anotacao|parte|frase) (?:d[aeo]s?|sobre) @
    sem o (?:pedido|comentario|recado) (?:d[aeo]s?|sobre) @
    (?:tir|retir|apag|remov|elimin)(?:a|e|em|ar|ue|uem) @ (?:d[ao]s?|n[ao]s?) ${noun}
    (?:tir|retir|apag|remov|elimin)(?:a|e|em|ar|ue|uem) (?:isso|aquilo|a parte|essa parte|a frase) (?:d[aeo]s?|sobre|com) @
    sem (?:isso|aquilo|a parte) (?:d[aeo]s?|sobre) @
    (?:isso|aquilo|a parte|a cena) (?:d[aeo]s?|sobre) @ (?:pode|podem) (?:sair|tirar|apagar|ser (?:retirad[oa]|apagad[oa]))
    ${theNote} (?:ja )?nao (?:deve|precisa de|tem de) (?:dizer|mencionar) @
    (?:esquec|tir)(?:a|e|am|em) @,? (?:eu )?(?:como|come|comemos) de tudo
  `,
  swaps: words`
    (?:substitu(?:a|i|am|ir)|troqu(?:e|em)|troca|trocar|mud(?:e|a|em|ar)) @ por %
    (?:mud(?:e|a|em|ar)|alter(?:e|a|em|ar)|corrij(?:a|am)|corrige) @ para %
    (?:escrev(?:a|am|e)|ponha|ponham|poe|coloque|coloquem|anot(?:e|em|a)) % (?:em vez d[eoa]s?|no lugar d[eoa]s?) @
    (?:e|sao) %,? (?:e )?nao @
    nao (?:e|sao) @,? (?:mas sim|mas|e sim) %
    nao (?:e|sao|era) (?:uma? |as? |os? )?@,? (?:mas sim|mas|e sim|e|sao) (?:uma? )?%
    (?<=^ ?(?:desculpe,? )?)@ nao, (?:mas )?%
    (?<=^ ?(?:desculpe,? )?)nao @, mas %
    (?:queria dizer|quis dizer|quero dizer|refiro-me a|referia-me a) %,? (?:e )?nao @
    (?:ha|somos|temos) %,? (?:e )?nao @
  `,
  kinds: words`
    alerg\p{L}{0,9}
    intoler\p{L}{0,9}
  `,
  toWhat: words`
    aos?
    a
    de
  `,
  narrows: words`
    (?:tir|retir|apag|remov|elimin)(?:a|e|em|ar|ue|uem) @,?(?: que| porque| pois)? (?:e|sao|tem)(?: na verdade)? (?:so|apenas|somente) (?:uma? )?%
  `,
  missing: words`
    n[ao]s? ${noun} (?:falta|faltam|faltou) @
    (?:falta|faltam|faltou) @ n[ao]s? ${noun}
    @ (?:falta|faltam|faltou)(?: ainda)? n[ao]s? ${noun}
    ${theNote} nao (?:menciona|diz|fala d[eao]) @
  `,
  first: words`
    (?:tir|retir|apag|remov|elimin)(?:a|e|em|ar|ue|uem) (?:o (?:comeco|inicio|principio)|a primeira (?:parte|frase|metade))(?: d[ao] ${noun})?
  `,
  last: words`
    (?:tir|retir|apag|remov|elimin)(?:a|e|em|ar|ue|uem) (?:o (?:fim|final)|a ultima (?:parte|frase|metade))(?: d[ao] ${noun})?
  `,
  unclear: words`
    (?:isso|aquilo|a parte|a frase) (?:d[aeo]s?|sobre) [^,.;:!?]{2,40} (?:escrev(?:a|am|e)|ponha|poe|redij(?:a|am)) (?:melhor|de outra (?:forma|maneira))
    (?:escrev(?:a|am|e)|redij(?:a|am)) (?:melhor|de outra (?:forma|maneira)) (?:isso|aquilo|a parte|a frase) (?:d[aeo]s?|sobre) [^,.;:!?]{2,40}
    (?:corrij|corrig|arranj|arrum|reescrev|mud|alter)(?:a|e|am|em|ir|ar) ${theNote}(?! (?:para|por)(?!\p{L}))
    (?:comeco|inicio|principio|primeira (?:parte|frase|metade)|fim|final|ultima (?:parte|frase|metade)) d[ao] ${noun}
    ${theNote} (?:esta|ficou|soa)(?: (?:muito|um pouco|toda)){0,1} (?:errad[oa]|estranh[oa]|mal|incorret[oa])
  `,
  parts: words`
    isso
    isto
    tudo
    (?:comeco|inicio|principio|fim|final|primeir|ultim|parte|metade)
  `,
};

/** What follows is not to be told to the house. */
export const untold = words`
  nao (?:lhes |lhe )?(?:dig(?:a|as|am)|cont(?:e|es|em))(?:-lhes)?(?: ao restaurante| a cozinha| a eles){0,1} (?:que|nada (?:d[aeo]s?|sobre))
  nao (?:ponh(?:a|as|am)|escrev(?:a|as|am)|anot(?:e|es|em)|apont(?:e|es|em)|mencion(?:e|es|em)|coloqu(?:e|es|em)|bot(?:e|es|em)) nada (?:sobre|d[aeo]s?|acerca)
`;

/** What was noted last is not to be told to the house after all. */
export const untoldThat = words`
  (?:tire|tira|apague|apaga|retire) (?:isso|essa linha|essa frase|essa nota)
  nao (?:lhes |lhe )?(?:dig(?:a|as|am)|cont(?:e|es|em)) (?:isso|isto)(?: ao restaurante| a cozinha)?
  nao (?:o |a )?(?:escrev(?:a|as|am)|anot(?:e|es|em)|apont(?:e|es|em)|mencion(?:e|es|em)|pass(?:e|es|em)|transmit(?:a|as|am)|ponh(?:a|as|am)) (?:isso|isto)
`;
