/** What stands in a text of Prometheus: each series as it is written there, with its value. */
export function readSeries(text: string): ReadonlyMap<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** What a house tells whoever measures it. */
export async function readMetrics(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`);
  if (answer.status !== 200) throw new Error(`/metrics answered ${answer.status}`);
  return await answer.text();
}
