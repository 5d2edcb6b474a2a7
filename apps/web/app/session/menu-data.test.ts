import { afterEach, expect, test, vi } from "vitest"
import { kitchenOfStore, menuOfStore } from "./menu-data.ts"

afterEach(() => vi.unstubAllGlobals())

function answers(...bodies: unknown[]) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(bodies.shift())))
}

test("[CAT-3] an answer without what it is about has failed, and asking again asks", async () => {
  answers({ status: "success", data: {} }, {}, { status: "success", data: { toppings: [] } })
  await expect(kitchenOfStore("S1")).rejects.toThrow("not an answer")
  await expect(kitchenOfStore("S1")).rejects.toThrow("not an answer")
  await expect(kitchenOfStore("S1")).resolves.toEqual({ toppings: [] })
  answers({ status: "success", data: {} }, { status: "success", data: { products: [] } })
  await expect(menuOfStore("S1")).rejects.toThrow("not an answer")
  await expect(menuOfStore("S1")).resolves.toEqual({ products: [] })
})
