import { randomUUID } from "node:crypto"
import type { Platform } from "../../platform/platform.ts"
import { apiDocuments } from "./api-documents.ts"
import { createReadinessCheck } from "./readiness-check.ts"
import type { Metrics } from "./create-metrics.ts"
import { recordCspReport } from "./record-csp-report.ts"
import { docsContentSecurityPolicy } from "./render-docs.ts"

type OperationsDeps = Pick<Platform, "route" | "database" | "jobs" | "http" | "circuits" | "db" | "clock" | "log">

interface OtherSources {
  clockSkewMs(): number
  countCases(): Promise<{ active: number; overdue: number }>
}

export function operationsRoutes(platform: OperationsDeps, metrics: Metrics, otherSources: OtherSources): void {
  const { route, database, jobs, http, circuits } = platform
  const { clockSkewMs } = otherSources
  const instance = randomUUID()
  const isStopping = () => http.traffic.isDraining
  const checkReady = createReadinessCheck(database, { isStopping, clockSkewMs })

  route("GET /health", () => ({}))
  route("GET /ready", async () => {
    await checkReady()
    return { instance }
  })
  route("GET /metrics", () => metrics.read({ database, jobs, circuits, http, ...otherSources }))
  route("POST /csp-reports", async ({ request, body }) => {
    await recordCspReport(platform, request, body, metrics.countCspViolation)
    return {}
  })
  route("GET /openapi.json", async () => (await apiDocuments()).json)
  route("GET /docs", async ({ reply }) => {
    reply.header("content-security-policy", docsContentSecurityPolicy)
    return (await apiDocuments()).page
  })
}
