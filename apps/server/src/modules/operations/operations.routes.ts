import { randomUUID } from "node:crypto"
import { type Preserialized, preserializeBytes } from "../../platform/http/preserialize.ts"
import type { Platform } from "../../platform/platform.ts"
import { createReadinessCheck } from "./readiness-check.ts"
import type { Metrics } from "./create-metrics.ts"
import { describeApi } from "./describe-api.ts"
import { recordCspReport } from "./record-csp-report.ts"
import { docsContentSecurityPolicy, renderDocs } from "./render-docs.ts"

let cachedDocuments: Promise<{ json: Preserialized; page: Preserialized }> | undefined

/**
 * Built at the first request, because it takes longer than the rest of the start. The contract is the same for all
 * apps.
 */
function apiDocuments() {
  cachedDocuments ??= makeDocuments()
  return cachedDocuments
}

async function makeDocuments() {
  const document = describeApi()
  return {
    json: await preserializeBytes(Buffer.from(JSON.stringify(document)), "application/json; charset=utf-8"),
    page: await preserializeBytes(Buffer.from(renderDocs(document)), "text/html; charset=utf-8"),
  }
}

type OperationsDeps = Pick<Platform, "route" | "database" | "jobs" | "http" | "circuits" | "db" | "clock" | "log">

export function operationsRoutes(platform: OperationsDeps, metrics: Metrics, clockSkewMs: () => number): void {
  const { route, database, jobs, http, circuits } = platform
  const instance = randomUUID()
  const isStopping = () => http.traffic.isDraining
  const checkReady = createReadinessCheck(database, { isStopping, clockSkewMs })

  route("GET /health", () => ({ status: "success" }))
  route("GET /ready", async () => {
    await checkReady()
    return { status: "success", instance }
  })
  route("GET /metrics", () => {
    const inFlight = http.traffic.responses.size - http.streams.size
    return metrics.read({ database, jobs, circuits, inFlight, clockSkewMs })
  })

  route("POST /csp-reports", async ({ request, body }) => {
    await recordCspReport(platform, request, body, metrics.countCspViolation)
    return { status: "success" }
  })
  route("GET /openapi.json", async () => (await apiDocuments()).json)
  route("GET /docs", async ({ reply }) => {
    reply.header("content-security-policy", docsContentSecurityPolicy)
    return (await apiDocuments()).page
  })
}
