import type { z } from "zod"
import type { Tx } from "../database/database.ts"
import type { EventDefinition } from "./define-event.ts"

export interface Job {
  /** The same at every delivery of an event to a subscriber, so that handlers can use it for idempotency. */
  id: string
}

export interface QueueMetrics {
  queue: string
  /** As pg-boss last counted them, about once a minute. */
  counts: { waiting: number; active: number; failed: number }
  /** How long the oldest waiting job has been due, in seconds; 0 if none waits. Read when requested. */
  oldestSeconds: number
}

export type EventHandler<Schema extends z.ZodType> = (payload: z.output<Schema>, job: Job) => Promise<void>

/** The job queue, which is also the outbox: an event published in a transaction exists if and only if it commits. */
export interface Jobs {
  /** Publishes in the caller's transaction. Delivered at least once to every subscriber after the commit. */
  publish<Schema extends z.ZodType>(tx: Tx, event: EventDefinition<Schema>, payload: z.input<Schema>): Promise<void>
  /**
   * Call it before `start`. Each subscriber has its own queue. Jobs run concurrently and in no particular order. A
   * handler that throws is called again for that job, with growing delays.
   */
  subscribe<Schema extends z.ZodType>(
    event: EventDefinition<Schema>,
    handlerName: string,
    handler: EventHandler<Schema>,
  ): void
  /** Call it before `start`. Runs work on a cron schedule (UTC), once for all nodes. */
  every(name: string, cron: string, work: () => Promise<void>): void
  /** Runs scheduled work immediately on this node. */
  runNow(name: string): Promise<void>
  start(): Promise<void>
  /** Waits until running handlers have finished. */
  stop(): Promise<void>
  metrics(): Promise<QueueMetrics[]>
}
