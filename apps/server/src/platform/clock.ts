export interface Clock {
  now(): Date
}

/** The only place that reads the machine's clock; everything else is handed a Clock, so that tests can set it. */
export const systemClock: Clock = { now: () => new Date() }
