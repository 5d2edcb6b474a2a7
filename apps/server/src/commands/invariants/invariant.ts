import type { RawBuilder } from "kysely"

export interface InvariantContext {
  /** The time of the check. */
  now: Date
}

/** A rule that must always hold, and a query that returns one row for each violation. */
export interface Invariant {
  id: string
  description: string
  /** `violation` names the row that violates the rule. */
  violations(context: InvariantContext): RawBuilder<{ violation: string }>
}

const MINUTE_MS = 60_000

/** Rows younger than a minute may still be in progress. */
export function oneMinuteBefore({ now }: InvariantContext): Date {
  return new Date(now.getTime() - MINUTE_MS)
}
