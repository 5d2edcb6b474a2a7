export interface Clock {
  now(): Date
}

/**
 * The machine's clock. Times that several nodes store and compare come from the database's clock (`database-clock.ts`).
 * Both implement Clock, so that tests can set the time.
 */
export const systemClock: Clock = { now: () => new Date() }
