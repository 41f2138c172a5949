/**
 * Written with its accent, "sí" is no "if" and "sì" no "oneself", which the text that is read has lost: a comma after it tells it from
 * what follows, "sí todo correcto". Not within what is said with it: "sí que vamos", "sí por favor", "sì che veniamo".
 */
const accented =
  /(?<=^|[,.!;:] )(s[íì])(?= (?!(?:que|che|por|porfa|porfi|pf|gracias|grazie|claro|señora?|señorita|per|certo|dai|signora?)(?!\p{L}))\p{L})/giu;

export const withYesApart = (text: string): string => text.replace(accented, "$1,");
