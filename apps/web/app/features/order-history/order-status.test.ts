import { orderStatuses } from "@hearth/domain/orders/order-status.ts"
import { expect, test } from "vitest"
import { statusTexts, toOrderSteps, statusTone } from "./order-status.ts"

const textsAndTimesOf = (steps: ReturnType<typeof toOrderSteps>) => steps.map(({ text, at }) => `${text} ${at ?? "-"}`)

test("[ORD-6a] an order in progress shows its past and upcoming steps", () => {
  const steps = toOrderSteps({
    deliveryType: "DELIVERY",
    orderStatus: "INPROCESS",
    steps: [
      { status: "PENDING", at: "1" },
      { status: "ORDER PLACED", at: "2" },
      { status: "INPROCESS", at: "3" },
    ],
  })
  expect(textsAndTimesOf(steps)).toEqual(["Order placed 2", "Preparing 3", "On its way -", "Delivered -"])
  expect(steps.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false])
})

test("[ORD-10c] an advance order shows all of its upcoming steps", () => {
  const steps = toOrderSteps({
    deliveryType: "PICKUP",
    orderStatus: "ADVANCE ORDER",
    steps: [{ status: "ADVANCE ORDER", at: "1" }],
  })
  expect(textsAndTimesOf(steps)).toEqual(["Advance order 1", "Order placed -", "Preparing -", "Picked up -"])
})

test.each(["CANCELLED", "FAILED"] as const)("[ORD-6a] an order that is %s has no upcoming steps", (orderStatus) => {
  const steps = toOrderSteps({
    deliveryType: "DELIVERY",
    orderStatus,
    steps: [
      { status: "PENDING", at: "1" },
      { status: orderStatus, at: "2" },
    ],
  })
  expect(textsAndTimesOf(steps)).toEqual([`${statusTexts[orderStatus]} 2`])
  expect(statusTone(orderStatus)).toBe("off")
})

test("[ORD-2d] every status has a text and a tone", () => {
  expect(orderStatuses.map((status) => `${statusTexts[status]}: ${statusTone(status)}`)).toEqual([
    "Payment pending: going",
    "Advance order: going",
    "Order placed: going",
    "Preparing: going",
    "On its way: going",
    "Delivered: done",
    "Picked up: done",
    "Cancelled: off",
    "Unsuccessful: off",
  ])
})
