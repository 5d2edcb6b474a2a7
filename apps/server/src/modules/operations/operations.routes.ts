import { randomUUID } from "node:crypto"
import { type Preserialized, preserializeBytes } from "../../platform/http/preserialize.ts"
import type { Platform } from "../../platform/platform.ts"
import { readinessCheck } from "./check-ready.ts"
import type { Figures } from "./create-figures.ts"
import { describeApi } from "./describe-api.ts"
import { takeCspReport } from "./take-csp-report.ts"
import { docsContentSecurityPolicy, renderDocs } from "./render-docs.ts"

let made: Promise<{ json: Preserialized; page: Preserialized }> | undefined

/** Made when somebody asks: it takes longer than the rest of the start together. The contract is the same for all apps. */
function documents() {
  made ??= makeDocuments()
  return made
}

async function makeDocuments() {
  const document = describeApi()
  return {
    json: await preserializeBytes(Buffer.from(JSON.stringify(document)), "application/json; charset=utf-8"),
    page: await preserializeBytes(Buffer.from(renderDocs(document)), "text/html; charset=utf-8"),
  }
}

type Needs = Pick<Platform, "route" | "database" | "jobs" | "http" | "circuits" | "db" | "clock" | "log">

export function operationsRoutes(platform: Needs, figures: Figures, clockSkewMs: () => number): void {
  const { route, database, jobs, http, circuits } = platform
  const instance = randomUUID()
  const isStopping = () => http.traffic.isDraining
  const checkReady = readinessCheck(database, { isStopping, clockSkewMs })

  route("GET /health", () => ({ status: "success" }))
  route("GET /ready", async () => {
    await checkReady()
    return { status: "success", instance }
  })
  route("GET /metrics", () => {
    const inFlight = http.traffic.responses.size - http.streams.size
    return figures.read({ database, jobs, circuits, inFlight, clockSkewMs })
  })

  route("POST /csp-reports", async ({ request, body }) => {
    await takeCspReport(platform, request, body, figures.countCspViolation)
    return { status: "success" }
  })
  route("GET /openapi.json", async () => (await documents()).json)
  route("GET /docs", async ({ reply }) => {
    reply.header("content-security-policy", docsContentSecurityPolicy)
    return (await documents()).page
  })
}
