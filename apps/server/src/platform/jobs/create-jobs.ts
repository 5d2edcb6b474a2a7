import { fromKysely, fromPglite, PgBoss } from "pg-boss"
import type { z } from "zod"
import type { Database } from "../database/database.ts"
import type { Log } from "../log/create-log.ts"
import type { EventHandler, Jobs } from "./jobs.ts"
import { readQueueAges } from "./read-queue-ages.ts"
import { runBatch } from "./run-batch.ts"

const SCHEMA = "jobs"
const DEAD_LETTERS = "dead-letters"
const DRAIN_MS = 8_000

/** The delays are in seconds. */
const queueOptions = {
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
  deadLetter: DEAD_LETTERS,
  notify: true,
}

/** Workers are notified of new jobs, but not of retries, so they poll more often than the library's half minute. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3 }

/**
 * On each node, two workers per queue run batches of up to 20 concurrent jobs. A full batch is followed by the next one
 * without a pause; pg-boss does that only for batches of more than one. The second worker continues with the queue
 * while a batch waits for its slowest job.
 */
const batches = { batchSize: 20, localConcurrency: 2, burstWhenBatchFull: true, perJobResults: true } as const

/** Less than `expireInSeconds`, so that a job that hangs fails alone and not with its whole batch. */
const JOB_TIMEOUT_MS = 45_000

interface Subscriber {
  queue: string
  schema: z.ZodType
  handler: EventHandler<z.ZodType>
}

export function createJobs(database: Database, log: Log, retryLimit = queueOptions.retryLimit): Jobs {
  const boss = new PgBoss({
    schema: SCHEMA,
    useListenNotify: true,
    ...(database.jobs.kind === "postgres"
      ? { connectionString: database.jobs.connectionString, max: 3, application_name: "hearth jobs" }
      : { db: fromPglite(database.jobs.pglite), backend: "pglite" as const }),
  })
  boss.on("error", (error) => log.error({ err: error }, "jobs failed"))
  boss.on("warning", (warning) => log.warn({ warning }, "jobs"))
  const subscribers = new Map<string, Subscriber[]>()
  const schedules: { queue: string; cron: string; work: () => Promise<void> }[] = []

  async function openQueue(queue: string): Promise<void> {
    const options = { ...queueOptions, retryLimit }
    await boss.createQueue(queue, options)
    await boss.updateQueue(queue, options)
    // Fills pg-boss's cache for the queue now. The lookup at the first publish would wait forever for the embedded
    // database's one connection, which the publishing transaction occupies.
    await boss.findJobs(queue, { id: "00000000-0000-0000-0000-000000000000" })
  }

  async function startWorkers(queue: string, handle: (data: unknown, id: string) => Promise<void>): Promise<void> {
    await openQueue(queue)
    await boss.work(queue, { ...polling, ...batches }, (jobs) =>
      runBatch(jobs, handle, {
        timeoutMs: JOB_TIMEOUT_MS,
        onFailure: ({ id }, error) => log.warn({ queue, jobId: id, err: error }, "job failed, will be tried again"),
      }),
    )
  }

  /** Runs one job at a time per node: a delayed schedule must not run twice concurrently. */
  async function startSingleWorker(queue: string, handle: () => Promise<void>): Promise<void> {
    await openQueue(queue)
    await boss.work(queue, polling, async ([job]) => {
      if (!job) return
      try {
        await handle()
      } catch (error) {
        log.warn({ queue, jobId: job.id, err: error }, "job failed, will be tried again")
        throw error
      }
    })
  }

  return {
    async publish(tx, event, payload) {
      const data = event.schema.parse(payload) as object
      for (const { queue } of subscribers.get(event.name) ?? []) {
        await boss.send(queue, data, { db: fromKysely(tx) })
      }
    },
    subscribe(event, handlerName, handler) {
      const queue = `${event.name}.${handlerName}`
      const existing = subscribers.get(event.name) ?? []
      if (existing.some((each) => each.queue === queue)) throw new Error(`${queue} is subscribed twice.`)
      subscribers.set(event.name, [
        ...existing,
        { queue, schema: event.schema, handler: handler as EventHandler<z.ZodType> },
      ])
    },
    every(name, cron, work) {
      schedules.push({ queue: name, cron, work })
    },
    async runNow(name) {
      const schedule = schedules.find(({ queue }) => queue === name)
      if (!schedule) throw new Error(`No schedule is called ${name}.`)
      await schedule.work()
    },
    async start() {
      await boss.start()
      await boss.createQueue(DEAD_LETTERS)
      for (const { queue, schema, handler } of [...subscribers.values()].flat()) {
        await startWorkers(queue, (data, id) => handler(schema.parse(data), { id }))
      }
      for (const schedule of schedules) {
        await startSingleWorker(schedule.queue, schedule.work)
        await boss.schedule(schedule.queue, schedule.cron, null, { missed: "once" })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS }),
    async metrics() {
      const [queues, ages] = await Promise.all([boss.getQueues(), readQueueAges(database.db)])
      return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
        queue: name,
        counts: { waiting: queuedCount, active: activeCount, failed: failedCount },
        oldestSeconds: ages.get(name) ?? 0,
      }))
    },
  }
}
