import type { z } from "zod"
import type { Tx } from "../database/database.ts"
import type { EventDefinition } from "./define-event.ts"

export interface Job {
  /** The same at every delivery of the same event to the same subscriber: what a handler is idempotent by. */
  id: string
}

export interface QueueMetrics {
  queue: string
  /** As pg-boss last counted them, about once a minute. */
  counts: { waiting: number; active: number; failed: number }
  /** How long the oldest waiting job has been due, in seconds; 0 where none waits. Read now. */
  oldestSeconds: number
}

export type EventHandler<Schema extends z.ZodType> = (payload: z.output<Schema>, job: Job) => Promise<void>

/** The job queue, which is the outbox as well: what is published in a transaction is there exactly when it commits. */
export interface Jobs {
  /** Inside the caller's transaction; delivered at least once to every subscriber after the commit. */
  publish<Schema extends z.ZodType>(tx: Tx, event: EventDefinition<Schema>, payload: z.input<Schema>): Promise<void>
  /**
   * Before `start`. Each subscriber has a queue of its own. Jobs run concurrently and in no particular order; a handler
   * that throws is called again, later and later, for that job alone.
   */
  subscribe<Schema extends z.ZodType>(
    event: EventDefinition<Schema>,
    handlerName: string,
    handler: EventHandler<Schema>,
  ): void
  /** Before `start`. Work on a cron schedule (UTC), once for all nodes. */
  every(name: string, cron: string, work: () => Promise<void>): void
  /** Does scheduled work here and now: for whoever can't wait for its hour. */
  runNow(name: string): Promise<void>
  start(): Promise<void>
  /** Lets running handlers finish. */
  stop(): Promise<void>
  metrics(): Promise<QueueMetrics[]>
}
