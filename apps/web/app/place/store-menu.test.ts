import { afterEach, expect, test, vi } from "vitest"
import { fetchKitchen, fetchMenu } from "./store-menu.ts"

afterEach(() => vi.unstubAllGlobals())

function stubReplies(...bodies: unknown[]) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(bodies.shift())))
}

test("a menu or kitchen response without its list fails, and the next call requests it again", async () => {
  stubReplies({ status: "success", data: {} }, {}, { status: "success", data: { toppings: [] } })
  expect(await fetchKitchen("S1")).toMatchObject({ ok: false, code: "NO_RESPONSE" })
  expect(await fetchKitchen("S1")).toMatchObject({ ok: false, code: "NO_RESPONSE" })
  expect(await fetchKitchen("S1")).toEqual({ ok: true, data: { toppings: [] } })
  stubReplies({ status: "success", data: {} }, { status: "success", data: { products: [] } })
  expect(await fetchMenu("S1")).toMatchObject({ ok: false, code: "NO_RESPONSE" })
  expect(await fetchMenu("S1")).toEqual({ ok: true, data: { products: [] } })
})
