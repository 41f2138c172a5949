import type { TextAnswer } from "#src/lib/text-answer.ts";

interface ProblemWords {
  readonly title: string;
  readonly code: string;
  readonly detail: string;
}

/** Makes a problem document (RFC 9457) as plain text with its headers, for whichever way it is sent. */
export function toProblem(
  status: number,
  { title, code, detail }: ProblemWords,
  headers: Readonly<Record<string, string>> = {},
): TextAnswer {
  return {
    status,
    headers: { ...headers, "Content-Type": "application/problem+json" },
    body: JSON.stringify({ type: "about:blank", title, status, code, detail }),
  };
}

export function problemResponse(...[status, words, headers]: Parameters<typeof toProblem>): Response {
  const problem = toProblem(status, words, headers);
  return new Response(problem.body, { status, headers: problem.headers });
}
