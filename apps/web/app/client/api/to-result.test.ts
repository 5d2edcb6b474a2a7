import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { noResponse, toResult } from "./to-result.ts"

const send = vi.fn<typeof fetch>(async () => new Response())

beforeEach(() => {
  vi.stubGlobal("window", {})
  vi.stubGlobal("location", { pathname: "/menu" })
  vi.stubGlobal("document", { referrer: "" })
  vi.stubGlobal("navigator", { userAgent: "test" })
  vi.stubGlobal("fetch", send)
})
afterEach(() => {
  vi.unstubAllGlobals()
  send.mockClear()
})

const replyWith = (body: unknown) =>
  Promise.resolve({ ok: true as const, body: body as { data: { stores: string[] } } })

test("a 200 response without the expected data counts as no response and is reported", async () => {
  expect(await toResult(replyWith({ proxy: "sign in" }), ({ data }) => data.stores)).toEqual(noResponse)
  const [, init] = send.mock.calls[0] ?? []
  expect(JSON.parse(String(init?.body)).data).toMatchObject({ actionType: "a response lacks expected data" })
})

test("the data of a successful response is returned and nothing is reported", async () => {
  expect(await toResult(replyWith({ data: { stores: ["A"] } }), ({ data }) => data.stores)).toEqual({
    ok: true,
    data: ["A"],
  })
  expect(send).not.toHaveBeenCalled()
})
