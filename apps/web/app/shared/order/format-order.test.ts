import { expect, test, vi } from "vitest"
import { formatOrderProgress } from "./format-order.ts"

const indianTime = (time: string) => Date.parse(`2026-11-16T${time}+05:30`)
const order = { country: "IN", deliveryType: "DELIVERY", orderStatus: "ORDER PLACED", slot: null } as const
const iso = (time: string, date = "2026-11-16") => new Date(`${date}T${time}+05:30`).toISOString()
const estimate = { from: iso("19:31"), to: iso("19:38") }

test("an order that is placed or being made shows the end of its estimate", () => {
  expect(formatOrderProgress({ ...order, estimate })).toBe("Arrives by 7:38 pm.")
  expect(formatOrderProgress({ ...order, deliveryType: "PICKUP", estimate })).toBe("Ready by 7:38 pm.")
  expect(formatOrderProgress({ ...order, orderStatus: "INPROCESS", estimate })).toBe(
    "Your order is being made. Arrives by 7:38 pm.",
  )
})

test("an advance order shows its day and time", () => {
  vi.setSystemTime(indianTime("19:00"))
  const advanceOrder = { ...order, orderStatus: "ADVANCE ORDER", estimate: null } as const
  expect(formatOrderProgress({ ...advanceOrder, slot: iso("20:30") })).toBe("Arrives today at 8:30 pm.")
  expect(formatOrderProgress({ ...advanceOrder, slot: iso("20:30", "2026-11-17") })).toBe(
    "Arrives tomorrow at 8:30 pm.",
  )
  vi.useRealTimers()
})

test.each([
  ["INPROCESS", "Your order is being made."],
  ["PICKED", "Your order is on its way."],
  ["DELIVERED", "Enjoy your meal!"],
  ["PICKED UP", "Enjoy your meal!"],
  ["ORDER PLACED", "We’ve got your order."],
] as const)("[ORD-6a] %s without an estimate shows only its status", (orderStatus, text) => {
  expect(formatOrderProgress({ ...order, orderStatus, estimate: null })).toBe(text)
})
