import type { RawBuilder } from "kysely"

export interface InvariantContext {
  /** What is younger than a minute may still be under way. */
  now: Date
}

/** What always holds, and one query that finds whatever breaks it: a row for each, with what it is. */
export interface Invariant {
  id: string
  says: string
  broken(context: InvariantContext): RawBuilder<{ what: string }>
}

const MINUTE_MS = 60_000

export function oneMinuteBefore({ now }: InvariantContext): Date {
  return new Date(now.getTime() - MINUTE_MS)
}
