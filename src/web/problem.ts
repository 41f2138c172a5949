import type { TextAnswer } from "#src/lib/text-answer.ts";

interface ProblemWords {
  readonly title: string;
  readonly code: string;
  readonly detail: string;
}

/** An error as RFC 9457 has it, before it is known how it travels. */
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
