import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

const my = "(?:meus|os meus|nossos|os nossos|todos os meus|todos os|os|esses|estes)";
const me = "(?:mim|nos|minha pessoa)";

export const privacy: PrivacyWords = {
  data: [
    `${my} dados`,
    `(?:dados|informacoes|informacao) (?:pessoais|pessoal|privad[oa]s?|guardad[oa]s?|salv[oa]s?)`,
    `(?:dados|informacoes|informacao|coisas)(?: \\p{L}{1,12}){0,4} (?:sobre|de|acerca de) ${me}`,
    `(?:rgpd|lgpd|gdpr)`,
    `(?:o que|tudo o que|tudo que|que|quanto)(?: \\p{L}{1,12}){1,4} (?:sobre|de|acerca de) ${me}`,
  ],
  details: [
    `(?:minhas?|as minhas|a minha|o meu|meu|os meus|meus|nossas?) (?:informacoes|informacao|perfil|conta|historico|mensagens|ficha|conversa|registo|registro)`,
    `tudo (?:sobre|de|acerca de) ${me}`,
    `(?:esta|essa|nossa|a|toda a) conversa`,
  ],
  erase: words`
    (?:apag|elimin|remov|delet|exclu|esquec|destru|limp)(?:a|ar|e|em|er|ir|am|ue|uem|ua|uam|i|ado|ados|a-me|e-me|ido|idos|os|as|eis)
    (?:apague|apaguem|esqueca|esquecam|exclua|excluam|remocao|exclusao|eliminacao)
  `,
  never: words`
    (?:nao|nunca)(?: \p{L}{1,6})? (?:apag|elimin|remov|delet|exclu|esquec)(?:ue|uem|ues|ar|e|em|es|a|am|ua|uam|uas|er|ir)
    sem (?:apagar|eliminar|remover|excluir)
  `,
  show: words`
    (?:mostra|mostre|mostrar|mostrem|envia|envie|enviar|manda|mande|mandar|da-me|de-me|me da|me de|exportar|exporta|
      exporte|descarregar|baixar|ver|consultar|receber|aceder|acessar|obter|ler)
    (?:que|quais|quantos)
    uma copia
  `,
  forget: words`
    (?:esquece-me|esqueca-me|esquecam-me|me esquece|me esqueca|esquece de mim|esqueca de mim|esquece quem eu sou|
      esqueca quem eu sou|apaga-me|apague-me|me apague|me apaga|me exclua|
      elimine-me)(?: por favor| completamente| de vez)?$
    direito (?:a|ao) (?:esquecimento|ser esquecido)
    (?:apag|remov|elimin|delet|exclu|tir)(?:ar|a|e|er|ir|ue|ua|em|uem)(?:-me|-nos)? d(?:o|a|os|as) (?:vosso |vossa |
      seu |sua |teu )?(?:sistema|base de dados|banco de dados|registos?|registros?|memoria)
    (?:me|nos) (?:apague|apaga|apagar|remova|remove|remover|exclua|excluir|tire|tirar) d(?:o|a) (?:seu |sua |vosso |
      vossa )?(?:sistema|base de dados|banco de dados|registo|registro)
    (?:quero|queremos|gostaria de|desejo) ser (?:esquecid[oa]|apagad[oa]|removid[oa]|excluid[oa])
    (?:apagar?|apague|eliminar?|elimine|excluir|exclua|fechar?|encerrar?) (?:a )?minha conta
  `,
  keep: {
    named: words`
      (?:os? )?(?:meus?|nossos?) (?:dados|numero|nome|telefone|contacto|contato|telemovel)
    `,
    booking: words`
      reserv(?:a|e|ar|em|o|amos)(?:-(?:me|nos|[oa]))?
      marca(?:r|cao)
    `,
    verbs: words`
      (?:guard|lembr|memoriz|grav|salv|conserv)(?:ar|em|a|e)(?:-(?:l?[oa]s?|se(?: d?isso)?))?
      ficar? com
      (?:ser )?(?:guardad[oa]s?|gravad[oa]s?)
    `,
    unneeded: words`
      (?:nao|n) (?:e|vai ser) (?:preciso|necessario)
      (?:nao|n) (?:precisa|precisam|vale a pena)
      (?:deixa|deixe|deixem) (?:estar|la)
    `,
    not: words`
      nem (?:pensem|pense|penses) em
      nao
      n
      nada
      nunca
      sem
      nem
      nenhum
    `,
    beside: words`
      para a proxima(?: vez)?
      (?:os )?(?:meus|nossos) dados pessoais
      (?:peco|agradeco)(?:-lhe)?
      de nada
      isso
      isto
      disso
      disto
      o
      os
      tudo
      (?:os |o )?(?:meus|meu|nossos|nosso) (?:dados|numero|nome|telefone|contacto|contato)
      os dados
      (?:para|pra|p) (?:a )?proxima(?: vez)?
      da proxima(?: vez)?
      sim
      claro
      pode
      podes
      podem
      por favor
      pf
      pfv
      se (?:quiser|quiseres|quiserem)
      obrigad[oa]
      brigad[oa]
      precisa
      e preciso
      necessario
      e
      de
      vale a pena
      (?:quero|prefiro|preferia)
      que
      favor
      mesmo
      tranquilo
      moca
      moco
      ta
      ta bom
      entao
      a vontade
      vontade
      voces?
      vc
      ja
      agora
      mas
      melhor
      ah
      olha
      ok
      beleza
      jovem
      tambem
      preciso
    `,
  },
};
