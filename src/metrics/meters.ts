import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** What is counted and timed. No label holds anything of a guest; each has a handful of values that the code names. */
export type Meters = ReturnType<typeof createMeters>;

/** From a step in memory to a service that takes as long as it may. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** For what has many kinds, each of which has as many series as there are steps. */
const fewSeconds = [0.025, 0.1, 0.5, 2.5, 10];

export function createMeters(registry: Registry) {
  return { ...createChatMeters(registry), ...createBookingMeters(registry), ...createEdgeMeters(registry) };
}

function createChatMeters(registry: Registry) {
  const registers = [registry];
  return {
    turns: new Histogram({
      name: "maitred_turn_seconds",
      help: "Time from taking a turn of a chat until it is decided and stored, by who it comes from.",
      labelNames: ["source"],
      buckets: seconds,
      registers,
    }),
    guestMessages: new Counter({
      name: "maitred_guest_messages_total",
      help: "What guests sent that became a turn, by what it was: text, a press of a button, and so on.",
      labelNames: ["content"],
      registers,
    }),
    notUnderstood: new Counter({
      name: "maitred_not_understood_total",
      help: "Guests' texts that were answered with a question back, since they were not understood.",
      registers,
    }),
    effects: new Counter({
      name: "maitred_effects_total",
      help: "Effects of turns, by kind and by how they ended: done, dropped, failed, or deferred to another attempt.",
      labelNames: ["kind", "outcome"],
      registers,
    }),
    effectTimes: new Histogram({
      name: "maitred_effect_seconds",
      help: "Time from claiming an effect until it ended or was deferred, by kind.",
      labelNames: ["kind"],
      buckets: fewSeconds,
      registers,
    }),
  };
}

function createBookingMeters(registry: Registry) {
  const registers = [registry];
  /** What is wished for stands there as 0 from the start: of a series that begins with 1, Prometheus sees no increase. */
  const byOutcome = (name: string, wished: string, help: string) => {
    const counter = new Counter({ name, help, labelNames: ["outcome"], registers });
    counter.inc({ outcome: wished }, 0);
    return counter;
  };
  return {
    bookings: byOutcome(
      "maitred_bookings_total",
      "placed",
      "Attempts to place a booking for a guest, by outcome: placed, unknown, a refusal's code, or a fault.",
    ),
    holds: byOutcome(
      "maitred_holds_total",
      "held",
      "Attempts to hold a table for a guest, by outcome: held, taken, limited, refused or failed.",
    ),
    waitlistEntries: byOutcome(
      "maitred_waitlist_entries_total",
      "placed",
      "Attempts to join a waitlist, by outcome: placed, unknown, a refusal's code, or a fault.",
    ),
    changes: byOutcome(
      "maitred_booking_changes_total",
      "changed",
      "Attempts to change a booking, by outcome: changed, unknown, a refusal's code, or a fault.",
    ),
    bookingCalls: new Histogram({
      name: "maitred_booking_call_seconds",
      help: "Calls to the booking service, embedded or remote, repeats included: by operation and by what came of it.",
      labelNames: ["operation", "outcome"],
      buckets: fewSeconds,
      registers,
    }),
  };
}

function createEdgeMeters(registry: Registry) {
  const registers = [registry];
  return {
    platformCalls: new Counter({
      name: "maitred_platform_calls_total",
      help: "Requests to the platforms where guests and staff are, by outcome: ok, rate_limited (429), refused or failed.",
      labelNames: ["platform", "outcome"],
      registers,
    }),
    httpRequests: new Counter({
      name: "maitred_http_requests_total",
      help: "Requests that the web server handed on, by the path of the part that answered and the status.",
      labelNames: ["part", "status"],
      registers,
    }),
  };
}

/** What is looked at when somebody asks. */
export type Gauges = ReturnType<typeof createGauges>;

export function createGauges(registry: Registry) {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  return {
    databaseUp: gauge(
      "maitred_database_up",
      "1 while the database answers; while it is 0, what is read from it is left out.",
    ),
    housesHeld: gauge("maitred_houses_held", "Houses that this process has open, where it has several."),
    houseLate: new Gauge({
      name: "maitred_house_late_seconds",
      help: "For how long the oldest of what is due in a house waits, of the latest ten of several; none where nothing does.",
      labelNames: ["house"],
      registers,
    }),
    inboxWaiting: gauge("maitred_inbox_waiting", "What guests sent, and results, that wait for their turn."),
    inboxAge: gauge("maitred_inbox_oldest_seconds", "How long the oldest of them waits."),
    outboxDue: gauge("maitred_outbox_due", "Effects that are due and not done."),
    outboxAge: gauge("maitred_outbox_oldest_seconds", "For how long the oldest of them is due."),
    heldTables: gauge(
      "maitred_tables_held",
      "Tables that the embedded service holds right now, for anybody.",
    ),
    queueDue: new Gauge({
      name: "maitred_queue_due",
      help: "Jobs that are due and not begun, by queue.",
      labelNames: ["queue"],
      registers,
    }),
    queueLag: new Gauge({
      name: "maitred_queue_lag_seconds",
      help: "For how long the oldest of them is due, by queue.",
      labelNames: ["queue"],
      registers,
    }),
    poolConnections: new Gauge({
      name: "maitred_pool_connections",
      help: "Connections to the database, by state: busy or idle.",
      labelNames: ["state"],
      registers,
    }),
    poolWaiting: gauge("maitred_pool_waiting", "Who waits for a connection right now."),
    poolWaits: new Counter({
      name: "maitred_pool_waits_total",
      help: "How often no connection to the database was at hand.",
      registers,
    }),
    poolWaitSeconds: new Counter({
      name: "maitred_pool_wait_seconds_total",
      help: "How long was waited for one, all in all.",
      registers,
    }),
  };
}
