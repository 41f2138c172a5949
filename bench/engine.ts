import { arrivalsOf } from "./engine/arrivals.ts";
import { canSeat, type Proof } from "./engine/can-seat.ts";
import { type ExactEvening, playExactly } from "./engine/exact-first-come.ts";
import { house } from "./engine/house.ts";
import { type Decision, decideAll } from "./engine/our-engine.ts";
import { bestFit, bestFitWithOneMove, firstFit } from "./engine/peers.ts";
import type { Measurement } from "./measurement.ts";
import { quantile, spreadOf } from "./statistics.ts";

const usualLoads = [0.8, 0.9, 1, 1.1, 1.2, 1.3];
/** Far more guests than seats, where nearly every decision is a hard one. */
const extremeLoad = 2;
const timedRuns = 3;
const solverSeconds = 10;
const peers = { "first-fit": firstFit, "best-fit": bestFit, "best-fit with one move": bestFitWithOneMove };

/** Covers that each policy takes on the same evening. */
type Covers = Readonly<Record<string, number>>;

interface Played {
  readonly load: number;
  readonly covers: Covers;
  readonly exact: ExactEvening;
}

/**
 * The capacity engine against the optimum: generated evenings, first come first served, and the covers that each
 * policy takes of what exact re-seating takes; then how long the engine takes to decide.
 */
export async function measureEngine(evenings: number): Promise<Measurement[]> {
  const requests = [...usualLoads, extremeLoad].flatMap((load) =>
    Array.from({ length: evenings }, (_, index) => ({
      load,
      requests: arrivalsOf(seedOf(load, index + 1), load),
    })),
  );
  decideAll(arrivalsOf(seedOf(extremeLoad, 0), extremeLoad));
  const runs = Array.from({ length: timedRuns }, () => requests.map(({ requests }) => decideAll(requests)));
  const played = requests.map(({ load, requests }, index) =>
    play(load, runs[0]?.[index] ?? decideAll(requests)),
  );
  const usual = played.filter(({ load }) => load !== extremeLoad);
  return [
    ...[...usualLoads, extremeLoad].flatMap((load) =>
      shares(
        `load ${Math.round(load * 100)} %`,
        played.filter((evening) => evening.load === load),
      ),
    ),
    ...shares("load 80–130 %, all", usual),
    ...proofs(played),
    ...times(runs.map((run) => run.flat())),
  ];
}

/** Every load has evenings of its own; the first ones, number 0, are for warming up. */
function seedOf(load: number, index: number): number {
  return index * 1_000 + Math.round(load * 100);
}

function play(load: number, decisions: readonly Decision[]): Played {
  const { plan } = house.venue;
  const requests = decisions.map(({ request }) => request);
  const exact = playExactly(decisions, (parties) => canSeat(plan, parties, solverSeconds));
  const taken = Object.entries(peers).map(([name, policy]) => [
    name,
    coversOf(requests.filter(policy(plan))),
  ]);
  const ours = coversOf(decisions.filter(({ accepted }) => accepted).map(({ request }) => request));
  return {
    load,
    exact,
    covers: { ...Object.fromEntries(taken), ours, exact: coversOf(exact.accepted) },
  };
}

function coversOf(requests: readonly { readonly partySize: number }[]): number {
  return requests.reduce((sum, { partySize }) => sum + partySize, 0);
}

function shares(topic: string, played: readonly Played[]): Measurement[] {
  const total = (name: string) => played.reduce((sum, { covers }) => sum + (covers[name] ?? 0), 0);
  return [...Object.keys(peers), "ours"].map((name) => ({
    name: `${topic}: ${name}`,
    value: total(name),
    unit: "covers",
    beside: { name: "exact", value: total("exact") },
    ratio: total(name) / total("exact"),
    ...(name === "ours" && { aim: "ratio 1.000" }),
    spread: `${spreadOf(
      played.map(({ covers }) => (covers[name] ?? 0) / (covers["exact"] ?? 0)),
      2,
    )} by evening`,
  }));
}

function proofs(played: readonly Played[]): Measurement[] {
  const refusals = played.flatMap(({ exact }) => exact.refusals);
  const count = (wanted: Proof) => refusals.filter((proof) => proof === wanted).length;
  const all = { name: "refusals by the engine", value: refusals.length };
  const openElsewhere = played.reduce((sum, { exact }) => sum + exact.undecided, 0);
  return [
    { name: "refusals proved right", value: count("impossible"), unit: "refusals", beside: all },
    { name: "refusals proved wrong", value: count("seated"), unit: "refusals", beside: all, aim: "0" },
    {
      name: `refusals unproved after ${solverSeconds} s`,
      value: Math.max(count("undecided"), openElsewhere),
      unit: "refusals",
      beside: all,
      aim: "0",
    },
  ];
}

function times(runs: readonly (readonly Decision[])[]): Measurement[] {
  const groups = {
    accepted: ({ accepted }: Decision) => accepted,
    refused: ({ accepted }: Decision) => !accepted,
    all: () => true,
  };
  return Object.entries(groups).flatMap(([group, belongs]) => {
    const times = runs.map((run) => run.filter(belongs).map(({ milliseconds }) => milliseconds));
    const row = (name: string, share: number): Measurement => {
      const values = times.map((run) => quantile(run, share));
      return {
        name: `decision, ${group}: ${name}`,
        value: quantile(times.flat(), share),
        unit: "ms",
        spread: `${spreadOf(values, 2)} by run`,
        ...(name === "p99" && { aim: "≤ 5 ms" }),
      };
    };
    return [row("p50", 0.5), row("p99", 0.99), row("max", 1)];
  });
}
