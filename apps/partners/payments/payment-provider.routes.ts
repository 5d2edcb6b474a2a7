import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { type RouteResponse, json, writeResponse } from "../http/route-response.ts"
import { readBody } from "../http/read-body.ts"
import type { PaymentFailures } from "./payment-failures.ts"
import { stylesheet } from "./pages/render-page.ts"
import type { ProviderCall, ProviderAdapter } from "./provider-adapter.ts"
import type { PaymentService } from "./payment-service.ts"

/** Serves a provider's API to our server and its pages to browsers. Only the API fails as the failure plan says. */
export async function handlePaymentRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { adapter, service, failures }: { adapter: ProviderAdapter; service: PaymentService; failures: PaymentFailures },
): Promise<void> {
  const call = await readCall(request)
  if (!call) return writeResponse(response, json(413, { message: "Payload too large" }))
  const page = await handlePage(call, [adapter], service)
  if (page) return writeResponse(response, page)
  const { mode, delayMs, status = 500 } = failures.next(call.path)
  switch (mode) {
    case "hang":
      return
    case "error500":
      return writeResponse(response, json(500, { message: "Internal server error" }))
    case "too-many":
      return writeResponse(response, json(429, { message: "Too many requests" }, { "retry-after": "1" }))
    case "slow":
      await sleep(delayMs)
      break
    default:
  }
  const handle = () => service.database.atomically(() => adapter.handle(call, service))
  const answer = (await handle()) ?? json(404, { message: "There is no such call." })
  // The call is carried out twice, as after a retry by a proxy.
  if (mode === "twice") await handle()
  // The change is made, but the caller gets no response.
  if (mode === "reset") return void request.socket.resetAndDestroy()
  if (mode === "wrong-body") answer.body = "<html><body>Bad gateway</body></html>"
  writeResponse(response, mode === "wrong-status" ? json(status, { message: "Replaced response" }) : answer)
}

export async function handlePage(
  call: ProviderCall,
  adapters: readonly ProviderAdapter[],
  service: PaymentService,
): Promise<RouteResponse | undefined> {
  if (call.path === "/pay.css") return stylesheet
  return service.database.atomically(() => {
    for (const adapter of adapters) {
      const page = adapter.handlePage?.(call, service)
      if (page) return page
    }
    return undefined
  })
}

export async function readCall(request: IncomingMessage): Promise<ProviderCall | undefined> {
  const body = await readBody(request)
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider")
  const { method = "GET", headers } = request
  return body === undefined ? undefined : { method, path: pathname, query: searchParams, headers, body }
}
