import type { CallPriority } from "@hearth/contract/call-priority.ts"
import type { FastifyInstance } from "fastify"
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client"
import type { CircuitBreakers } from "../../platform/circuits/circuit-breakers.ts"
import type { Database } from "../../platform/database/database.ts"
import type { ObserveRequest } from "../../platform/http/request-log.ts"
import type { Jobs } from "../../platform/jobs/jobs.ts"
import { createRequestHistogram } from "./create-request-histogram.ts"

/** Metrics of memory, event loop and garbage collection belong to the process, however many apps it builds. */
const processRegistry = new Registry()
collectDefaultMetrics({ register: processRegistry })

interface MetricsSources {
  database: Database
  jobs: Jobs
  circuits: CircuitBreakers
  http: Pick<FastifyInstance, "traffic" | "streams">
  clockSkewMs(): number
  countCases(): Promise<{ active: number; overdue: number }>
}

/** 0 means healthy, as dashboards expect. */
const CIRCUIT_STATE_VALUES = { closed: 0, "half-open": 1, open: 2 } as const

export interface Metrics {
  observe: ObserveRequest
  countShed(priority: CallPriority): void
  countCspViolation(directive: string): void
  read(sources: MetricsSources): Promise<string>
}

/**
 * Creates the metrics that an operator watches: the number, duration and outcome of requests, and the length of the
 * queues.
 */
export function createMetrics(): Metrics {
  const register = new Registry()
  const requests = createRequestHistogram()
  const shedRequests = new Counter({
    name: "hearth_requests_shed_total",
    help: "Requests refused because the server was overloaded, by priority",
    labelNames: ["priority"],
    registers: [register],
  })
  for (const priority of ["order", "browsing"]) shedRequests.inc({ priority }, 0)
  const cspViolations = new Counter({
    name: "hearth_csp_violations_total",
    help: "Violations of content security policies that browsers reported, by directive",
    labelNames: ["directive"],
    registers: [register],
  })
  const inFlightGauge = new Gauge({
    name: "hearth_requests_in_flight",
    help: "Requests in progress, without live streams",
    registers: [register],
  })
  const databaseUp = new Gauge({
    name: "hearth_database_up",
    help: "1 while the database answers",
    registers: [register],
  })
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

  const oldestJobAges = new Gauge({
    name: "hearth_job_oldest_age_seconds",
    help: "How long the oldest waiting job of a queue has been due, read at each scrape",
    labelNames: ["queue"],
    registers: [register],
  })

  const circuitState = new Gauge({
    name: "hearth_circuit_state",
    help: "Circuit to an outside service: 0 closed, 1 half-open (being tried), 2 open (calls are refused at once)",
    labelNames: ["circuit"],
    registers: [register],
  })
  const circuitCalls = new Gauge({
    name: "hearth_circuit_calls",
    help: "Calls through a circuit: under way now, and refused since the start",
    labelNames: ["circuit", "state"],
    registers: [register],
  })

  const clockSkew = new Gauge({
    name: "hearth_clock_skew_seconds",
    help: "How far this machine's clock is ahead of the database's; if it is more than 30 ahead or behind, the node is not ready",
    registers: [register],
  })

  const casesGauge = new Gauge({
    name: "hearth_cases",
    help: "Cases of all countries that somebody has to act on, and those of them that nobody answered in time",
    labelNames: ["state"],
    registers: [register],
  })

  function updateCircuitMetrics(circuits: CircuitBreakers): void {
    for (const [circuit, breaker] of circuits.all()) {
      circuitState.set({ circuit }, CIRCUIT_STATE_VALUES[breaker.state()])
      circuitCalls.set({ circuit, state: "under way" }, breaker.inFlight())
      circuitCalls.set({ circuit, state: "refused" }, breaker.refused())
    }
  }

  async function updateDatabaseMetrics({ database, jobs, countCases }: MetricsSources): Promise<void> {
    for (const [state, count] of Object.entries(database.load())) connections.set({ state }, count)
    try {
      for (const { queue, counts, oldestSeconds } of await jobs.metrics()) {
        for (const [state, count] of Object.entries(counts)) jobsGauge.set({ queue, state }, count)
        oldestJobAges.set({ queue }, oldestSeconds)
      }
      for (const [state, count] of Object.entries(await countCases())) casesGauge.set({ state }, count)
      databaseUp.set(1)
    } catch {
      // The metrics are needed most while the database is down, so its failure doesn't make this call fail.
      databaseUp.set(0)
    }
  }

  return {
    observe: requests.observe,
    countCspViolation: (directive) => cspViolations.inc({ directive }),
    countShed: (priority) => shedRequests.inc({ priority }),
    async read(sources) {
      const { circuits, http, clockSkewMs } = sources
      inFlightGauge.set(http.traffic.responses.size - http.streams.size)
      clockSkew.set(clockSkewMs() / 1000)
      updateCircuitMetrics(circuits)
      await updateDatabaseMetrics(sources)
      return (await processRegistry.metrics()) + requests.render() + (await register.metrics())
    },
  }
}
