import { beforeEach, expect, test, vi } from "vitest"
import { captureQueryParams } from "../../client/page/query-params.ts"
import { orderUtm } from "./order-utm.ts"

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

test("[SHL-12b] [SHL-12c] an order carries the visit’s UTM values, even if it is created on a page without them", () => {
  expect(orderUtm()).toBeUndefined()
  captureQueryParams("?utm_source=poster&utm_medium=qr&utm_campaign=monsoon")
  captureQueryParams("?category=sides")
  expect(orderUtm()).toEqual({ source: "poster", medium: "qr", campaign: "monsoon" })
})

test("[SHL-12b] the last campaign of a visit replaces the earlier one as a whole", () => {
  captureQueryParams("?utm_source=poster&utm_medium=qr&utm_campaign=monsoon")
  captureQueryParams("?utm_source=newsletter")
  expect(orderUtm()).toEqual({ source: "newsletter", medium: "", campaign: "" })
  captureQueryParams("?utm_source=&utm_campaign=")
  expect(orderUtm()).toEqual({ source: "newsletter", medium: "", campaign: "" })
})

test("[SHL-12b] overlong or invalid UTM values are shortened, cleaned or left out, so that the order is accepted", () => {
  captureQueryParams(`?utm_source=${"🍕".repeat(100)}&utm_medium=a%00b&utm_campaign=%20`)
  const utm = orderUtm()
  expect([utm?.source.length, utm?.medium, utm?.campaign]).toEqual([120, "ab", ""])
  expect(utm?.source.isWellFormed()).toBe(true)
  stored.set("hearth:utm", '{"source":5,"medium":{}}')
  expect(orderUtm()).toBeUndefined()
})
