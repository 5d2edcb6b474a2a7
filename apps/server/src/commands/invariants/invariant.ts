import type { RawBuilder } from "kysely"

export interface InvariantContext {
  /** Rows younger than a minute may still be in progress. */
  now: Date
}

/** A rule that must always hold, and a query that returns one row for each violation. */
export interface Invariant {
  id: string
  description: string
  broken(context: InvariantContext): RawBuilder<{ what: string }>
}

const MINUTE_MS = 60_000

export function oneMinuteBefore({ now }: InvariantContext): Date {
  return new Date(now.getTime() - MINUTE_MS)
}
