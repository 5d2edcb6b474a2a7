import { afterEach, expect, test, vi } from "vitest"
import { fetchKitchen, fetchMenu } from "./store-menu.ts"

afterEach(() => vi.unstubAllGlobals())

function answers(...bodies: unknown[]) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(bodies.shift())))
}

test("a response without its list fails, and the next call requests it again", async () => {
  answers({ status: "success", data: {} }, {}, { status: "success", data: { toppings: [] } })
  await expect(fetchKitchen("S1")).rejects.toThrow("not an answer")
  await expect(fetchKitchen("S1")).rejects.toThrow("not an answer")
  await expect(fetchKitchen("S1")).resolves.toEqual({ toppings: [] })
  answers({ status: "success", data: {} }, { status: "success", data: { products: [] } })
  await expect(fetchMenu("S1")).rejects.toThrow("not an answer")
  await expect(fetchMenu("S1")).resolves.toEqual({ products: [] })
})
