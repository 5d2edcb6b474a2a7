import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type PastOrderItems, rankOrderedProducts, orderedReason } from "./rank-ordered-products.ts"

const DAY = 24 * 3600 * 1000
const item = (productId: string, size: string | null = null) => ({ productId, size })

describe("[ORD-9] ranking a customer's products", () => {
  test("the most often ordered product comes first, among equals the most recent", () => {
    const orders = [
      { at: 3 * DAY, items: [item("cola")] },
      { at: 2 * DAY, items: [item("feast"), item("lava")] },
      { at: 1 * DAY, items: [item("feast"), item("bread")] },
    ]
    expect(rankOrderedProducts(orders).map(({ productId, times }) => [productId, times])).toEqual([
      ["feast", 2],
      ["cola", 1],
      ["lava", 1],
      ["bread", 1],
    ])
  })

  test("two sizes of a product in one order count once; the most frequent size is shown, among equals the latest", () => {
    const bothSizes = { at: 5 * DAY, items: [item("feast", "large"), item("feast", "medium")] }
    const mediumOnly = { at: 1 * DAY, items: [item("feast", "medium")] }
    expect(rankOrderedProducts([bothSizes, mediumOnly])).toEqual([
      { productId: "feast", times: 2, last: 5 * DAY, size: "medium" },
    ])
    const once = [
      { at: 1 * DAY, items: [item("feast", "medium")] },
      { at: 2 * DAY, items: [item("feast", "large")] },
    ]
    expect(rankOrderedProducts(once)[0]?.size).toBe("large")
  })

  test("the reason depends on how often and how long ago the product was ordered", () => {
    const now = 100 * DAY
    const reason = (times: number, daysAgo: number, coversAllOrders = true) =>
      orderedReason({ times, last: now - daysAgo * DAY }, now, coversAllOrders)
    expect(reason(4, 1)).toEqual({ code: "SEVERAL_TIMES", times: 4, coversAllOrders: true })
    expect(reason(4, 1, false)).toEqual({ code: "SEVERAL_TIMES", times: 4, coversAllOrders: false })
    expect([0, 7, 8, 31].map((daysAgo) => reason(1, daysAgo).code)).toEqual([
      "PAST_WEEK",
      "PAST_WEEK",
      "PAST_MONTH",
      "BEFORE",
    ])
  })

  test("each ordered product is listed once, and the sequence of the orders doesn't matter", () => {
    const anyOrders: fc.Arbitrary<PastOrderItems[]> = fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 5 }).map((day) => day * DAY),
        items: fc.array(
          fc.record({
            productId: fc.constantFrom("a", "b", "c", "d"),
            size: fc.constantFrom(null, "medium", "large"),
          }),
          { maxLength: 5 },
        ),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const ranked = rankOrderedProducts(orders)
        expect(rankOrderedProducts(orders.toReversed())).toEqual(ranked)
        const productIds = new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId)))
        expect(ranked.map(({ productId }) => productId).toSorted()).toEqual([...productIds].toSorted())
        for (const { productId, times, size, last } of ranked) {
          const ordersWithProduct = orders.filter(({ items }) => items.some((each) => each.productId === productId))
          expect([times, last]).toEqual([ordersWithProduct.length, Math.max(...ordersWithProduct.map(({ at }) => at))])
          expect(
            ordersWithProduct.some(({ items }) =>
              items.some((each) => each.productId === productId && each.size === size),
            ),
          ).toBe(true)
        }
      }),
    )
  })
})
