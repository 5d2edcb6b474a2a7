import { afterEach, expect, test, vi } from "vitest"
import { fetchKitchen, fetchMenu } from "./store-menu.ts"

afterEach(() => vi.unstubAllGlobals())

function stubReplies(...bodies: unknown[]) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(bodies.shift())))
}

test("a response without its list fails, and the next call requests it again", async () => {
  stubReplies({ status: "success", data: {} }, {}, { status: "success", data: { toppings: [] } })
  await expect(fetchKitchen("S1")).rejects.toThrow("unexpected response body")
  await expect(fetchKitchen("S1")).rejects.toThrow("unexpected response body")
  await expect(fetchKitchen("S1")).resolves.toEqual({ toppings: [] })
  stubReplies({ status: "success", data: {} }, { status: "success", data: { products: [] } })
  await expect(fetchMenu("S1")).rejects.toThrow("unexpected response body")
  await expect(fetchMenu("S1")).resolves.toEqual({ products: [] })
})
