import { afterEach, expect, test, vi } from "vitest"
import { fetchInvoice } from "../order-history.api.ts"

vi.mock("../../../client/api/api.ts", async () => {
  const { createApi } = await import("@hearth/contract/client.ts")
  const { sendWithCredentials } = await import("../../../client/api/send-with-credentials.ts")
  const api = createApi((request) => sendWithCredentials(request, null))
  return { api, apiAsVisitor: api }
})

const requestedUrls: string[] = []
function respondWith(status: number, body: BodyInit | null, type = "application/json") {
  vi.stubGlobal("fetch", async (path: string) => {
    requestedUrls.push(path)
    return new Response(body, { status, headers: { "content-type": type } })
  })
}
afterEach(() => vi.unstubAllGlobals())

const refusal = (displayMsg: string) => JSON.stringify({ status: "failed", errors: [{ code: "X", displayMsg }] })

test("[ORD-6b] an invoice is requested as a PDF and returned as received", async () => {
  respondWith(200, new Uint8Array([37, 80, 68, 70]), "application/pdf")
  expect(await fetchInvoice("IN7K2M9QXD")).toEqual({ kind: "file", bytes: new Uint8Array([37, 80, 68, 70]) })
  expect(requestedUrls).toEqual(["/api/order-service/ve3/orders/IN7K2M9QXD/invoice?type=pdf"])
})

test("[ORD-6c] [ORD-6e] a 400 with errors shows the first error’s message, and everything else is a general failure", async () => {
  respondWith(400, refusal("Not yet."))
  expect(await fetchInvoice("IN7K2M9QXD")).toEqual({ kind: "refused", message: "Not yet." })
  for (const [status, body] of [
    [400, "{}"],
    [400, refusal("")],
    [400, "nonsense"],
    [404, refusal("Gone.")],
    [500, refusal("Broken.")],
    [200, "{}"],
    [200, "<html>"],
  ] as const) {
    respondWith(status, body)
    expect([status, body, await fetchInvoice("IN7K2M9QXD")]).toEqual([status, body, { kind: "failed" }])
  }
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
  expect(await fetchInvoice("IN7K2M9QXD")).toEqual({ kind: "failed" })
})
