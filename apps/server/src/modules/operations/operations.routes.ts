import { randomUUID } from "node:crypto"
import { type Preserialized, preserializeBytes } from "../../platform/http/preserialize.ts"
import type { Platform } from "../../platform/platform.ts"
import { readinessCheck } from "./check-ready.ts"
import type { Figures } from "./create-figures.ts"
import { describeApi } from "./describe-api.ts"
import { docsContentSecurityPolicy, renderDocs } from "./render-docs.ts"

type Needs = Pick<Platform, "route" | "database" | "jobs" | "http" | "onStart">

export function operationsRoutes({ route, database, jobs, http, onStart }: Needs, figures: Figures): void {
  const instance = randomUUID()
  let stopping = false
  http.addHook("preClose", async () => {
    stopping = true
  })
  const checkReady = readinessCheck(database, () => stopping)

  route("GET /health", () => ({ status: "success" }))
  route("GET /ready", async () => {
    await checkReady()
    return { status: "success", instance }
  })
  route("GET /metrics", () => figures.read(database, jobs))

  const document = describeApi()
  let json: Preserialized
  let page: Preserialized
  onStart(async () => {
    json = await preserializeBytes(Buffer.from(JSON.stringify(document)), "application/json; charset=utf-8")
    page = await preserializeBytes(Buffer.from(renderDocs(document)), "text/html; charset=utf-8")
  })
  route("GET /openapi.json", () => json)
  route("GET /docs", ({ reply }) => {
    reply.header("content-security-policy", docsContentSecurityPolicy)
    return page
  })
}
