export interface Clock {
  now(): Date
}

/**
 * The machine's own clock. What is stored and compared by several nodes goes by the database's (`database-clock.ts`); both
 * are handed on as a Clock, so that tests can set it.
 */
export const systemClock: Clock = { now: () => new Date() }
