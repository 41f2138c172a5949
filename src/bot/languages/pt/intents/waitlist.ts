import type { WaitlistWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const waitlist: WaitlistWords = {
  waitlist: words`
    se (?:surgir|aparecer|vagar|abrir|houver) (?:algo|alguma coisa|uma mesa|1 mesa|lugar),? (?:avis|dig|me avis|me dig)\p{L}{1,5}
    (?:lista|fila) de espera
    (?:na|a) lista(?! de (?:pratos|vinhos))
    em espera
    (?:avise-me|avisa-me|avisem-me|avisem|avisa|avise|me avisa|me avise|me avisem|me avisam|avisam-me) (?:se|quando|caso|assim que)
    (?:podem avisar|pode avisar|pode me avisar|podem-me avisar|me chama|me chame|me fala) (?:se|quando|caso|assim que)
    se vagar
    se abrir (?:uma )?(?:vaga|mesa)
    se (?:ficar|houver|surgir|aparecer) (?:algo |alguma mesa |uma mesa |algum lugar |alguma coisa )?(?:livre|disponivel|vaga)
    se (?:houver|tiver) (?:uma|alguma) (?:desistencia|vaga)
    se alguem (?:desistir|cancelar)
  `,
};
