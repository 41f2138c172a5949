import { words } from "../../word-list.ts";

export const coming = words`
  (?:ja )?(?:(?:estamos|estou|vamos|vou) )?(?:ja )?a caminho
  (?:ja )?(?:estamos|estou|vamos|vou) (?:ja )?(?:no (?:carro|taxi|uber|comboio|trem|onibus|autocarro|metro)|na (?:estrada|porta|rua)|perto|aqui|quase)
  (?:ja )?(?:(?:estamos|estou) )?(?:quase )?(?:a (?:chegar|estacionar|sair)|chegando|estacionando|saindo)(?: ja)?
  ja (?:estamos|estou) (?:ai|aqui|quase ai|quase la)
  quase (?:la|ai)
  (?:tudo )?(?:como|conforme) (?:o )?(?:combinado|previsto|planeado|planejado|marcado)
  100 ?%
  cem por cento
  (?:vamos |iremos |somos |nos )?(?:todos )?os \d{1,2}
  vamos todos
  sem alteracoes
  presentes
`;
