/**
 * How long tests wait for what has to come, in milliseconds: it comes at once or, on a machine that is busy with something
 * else, much later. Only what never comes takes so long.
 */
export const patienceMs = 120_000;
