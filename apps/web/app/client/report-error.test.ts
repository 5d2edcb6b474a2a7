import { clientTypes } from "@hearth/contract/client-types.ts"
import { beforeEach, expect, test, vi } from "vitest"
import { updateClientContext } from "./api/client-context.ts"
import { reportError, stopReporting } from "./report-error.ts"

const send = vi.fn<typeof fetch>(async () => new Response())

beforeEach(() => {
  vi.stubGlobal("window", {})
  vi.stubGlobal("location", { pathname: "/menu" })
  vi.stubGlobal("document", { referrer: "https://example.com/?mobile=1" })
  vi.stubGlobal("navigator", { userAgent: "test" })
  vi.stubGlobal("fetch", send)
  send.mockClear()
})

test.each(clientTypes)("[ANA-3a] [MIN-1e] [SES-2b] an error report from %s has its client type", (clientType) => {
  updateClientContext({ clientType })
  reportError("uncaught", new Error("boom"))
  const [url, init] = send.mock.calls[0] ?? []
  expect(url).toBe("/api/tracking/activity")
  expect(new Headers(init?.headers).get("client-type")).toBe(clientType)
  expect(JSON.parse(String(init?.body)).data).toMatchObject({ action: "Error FrontEnd", actionType: "uncaught" })
})

test("[ANA-1b] once analytics are switched off, nothing is sent", () => {
  reportError("uncaught", new Error("boom"))
  expect(send).toHaveBeenCalledTimes(1)
  stopReporting()
  reportError("uncaught", new Error("boom"))
  expect(send).toHaveBeenCalledTimes(1)
})
