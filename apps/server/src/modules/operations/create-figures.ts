import type { CallPriority } from "@hearth/contract/call-priority.ts"
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import type { Database } from "../../platform/database/database.ts"
import type { ObserveRequest } from "../../platform/http/request-log.ts"
import type { Jobs } from "../../platform/jobs/jobs.ts"

/** Memory, event loop and garbage collection belong to the process, however many apps it builds. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

export interface Figures {
  observe: ObserveRequest
  countShed(priority: CallPriority): void
  /** `inFlight`: requests being answered now, live streams apart. */
  read(database: Database, jobs: Jobs, inFlight: number): Promise<string>
}

/** What an operator watches: how many requests, how slow, how they ended, and how full the queues behind are. */
export function createFigures(): Figures {
  const register = new Registry()
  const requests = new Histogram({
    name: "hearth_request_duration_seconds",
    help: "Time to answer, by route template, method and status",
    labelNames: ["route", "method", "status"],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [register],
  })
  const shed = new Counter({
    name: "hearth_requests_shed_total",
    help: "Requests refused at once because there was more to do than could be done, by priority",
    labelNames: ["priority"],
    registers: [register],
  })
  for (const priority of ["order", "browsing"]) shed.inc({ priority }, 0)
  const inFlightGauge = new Gauge({
    name: "hearth_requests_in_flight",
    help: "Requests being answered, live streams apart",
    registers: [register],
  })
  const up = new Gauge({ name: "hearth_database_up", help: "1 while the database answers", registers: [register] })
  const connections = new Gauge({
    name: "hearth_database_connections",
    help: "Connections to the database, and requests waiting for one",
    labelNames: ["state"],
    registers: [register],
  })
  const jobsGauge = new Gauge({
    name: "hearth_jobs",
    help: "Jobs by queue and state, counted about once a minute",
    labelNames: ["queue", "state"],
    registers: [register],
  })

  const ages = new Gauge({
    name: "hearth_job_oldest_age_seconds",
    help: "How long the oldest waiting job of a queue has been due, read at each scrape",
    labelNames: ["queue"],
    registers: [register],
  })

  /** Looking labels up costs more than counting does, so each combination is looked up once. */
  const observers = new Map<string, { observe(seconds: number): void }>()

  async function look(database: Database, jobs: Jobs): Promise<void> {
    for (const [state, count] of Object.entries(database.load())) connections.set({ state }, count)
    try {
      for (const { queue, counts, oldestSeconds } of await jobs.figures()) {
        for (const [state, count] of Object.entries(counts)) jobsGauge.set({ queue, state }, count)
        ages.set({ queue }, oldestSeconds)
      }
      up.set(1)
    } catch {
      // The figures must be readable above all when the database is not.
      up.set(0)
    }
  }

  return {
    observe(route, method, status, seconds) {
      const key = `${status}${method}${route}`
      let observer = observers.get(key)
      if (!observer) {
        observer = requests.labels(route, method, String(status))
        observers.set(key, observer)
      }
      observer.observe(seconds)
    },
    countShed: (priority) => shed.inc({ priority }),
    async read(database, jobs, inFlight) {
      inFlightGauge.set(inFlight)
      await look(database, jobs)
      return (await ofProcess.metrics()) + (await register.metrics())
    },
  }
}
