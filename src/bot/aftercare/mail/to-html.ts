/** Plain paragraphs as a page that every mail program shows: no pictures, nothing fetched, its addresses links. */
export function toHtml(paragraphs: readonly string[], language: string): string {
  const body = paragraphs.map((text) => `<p>${linked(escaped(text)).replaceAll("\n", "<br>\n")}</p>`);
  return `<!doctype html>
<html lang="${escaped(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="font:16px/1.5 sans-serif;max-width:36em;margin:1.5em auto;padding:0 1em">
${body.join("\n")}
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** What a sentence goes on with is no part of an address. */
const linked = (text: string): string =>
  text.replace(/\bhttps?:\/\/[^\s<]{1,500}[^\s<.,;:!?)]/g, (url) => `<a href="${url}">${url}</a>`);
