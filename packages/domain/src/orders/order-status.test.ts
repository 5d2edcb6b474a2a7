import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { MINUTE_MS } from "../stores/zoned-time.ts"
import { deliveryTypes } from "./delivery-type.ts"
import {
  canTransition,
  confirmationOf,
  isFinal,
  isPlaced,
  nextStatuses,
  type OrderStatus,
  orderStatuses,
} from "./order-status.ts"
import { orderTypeOf } from "./order-type.ts"
import { cancellableUntil, isCancellable } from "./cancellable-until.ts"

const status = fc.constantFrom(...orderStatuses)

describe("the life cycle of an order", () => {
  test("[ORD-2d] every permitted sequence of statuses ends, and nothing follows a final status", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (choices) => {
        let current: OrderStatus = "PENDING"
        const statuses: OrderStatus[] = [current]
        for (const choice of [...choices, ...Array<number>(orderStatuses.length).fill(0)]) {
          const next: readonly OrderStatus[] = nextStatuses[current]
          const to = next[choice % Math.max(1, next.length)]
          if (to === undefined) break
          current = to
          statuses.push(current)
        }
        expect(isFinal(current)).toBe(true)
        expect(new Set(statuses).size).toBe(statuses.length)
      }),
    )
  })

  test("[ORD-2d] only a pending order can fail, and a placed order never fails or becomes pending again", () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        const isForbidden =
          to === "PENDING" ||
          (to === "FAILED" && from !== "PENDING") ||
          (isPlaced(from) && !isPlaced(to) && to !== "CANCELLED")
        expect(isForbidden && canTransition(from, to)).toBe(false)
      }),
    )
  })

  test.each([
    ["PENDING", "pending"],
    ["FAILED", "failed"],
    ["ORDER PLACED", "confirmed"],
    ["ADVANCE ORDER", "confirmed"],
    ["CANCELLED", "confirmed"],
  ] as const)("[ORD-4a] %s is shown as %s", (from, shown) => {
    expect(confirmationOf(from)).toBe(shown)
  })

  test("[ORD-2b] each delivery type has its own order type", () => {
    expect(deliveryTypes.map(orderTypeOf)).toEqual(["D", "P", "CURB", "DINEIN"])
  })
})

describe("cancelling", () => {
  const placedAt = 1_000_000
  test("[ORD-12a] an order can be cancelled for two minutes after it was placed, but not once it is in process", () => {
    const order = { status: "ORDER PLACED", placedAt, startsAt: placedAt } as const
    expect(isCancellable(order, placedAt + 2 * MINUTE_MS - 1)).toBe(true)
    expect(isCancellable(order, placedAt + 2 * MINUTE_MS)).toBe(false)
    expect(cancellableUntil({ ...order, status: "INPROCESS" })).toBe(null)
  })

  test("[ORD-12a] an advance order can be cancelled until 15 minutes before the kitchen starts it", () => {
    const startsAt = placedAt + 600 * MINUTE_MS
    const order = { status: "ADVANCE ORDER", placedAt, startsAt } as const
    expect(cancellableUntil(order)).toBe(startsAt - 15 * MINUTE_MS)
    expect(isCancellable(order, startsAt - 15 * MINUTE_MS)).toBe(false)
  })
})
