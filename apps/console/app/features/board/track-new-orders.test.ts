import { expect, test } from "vitest"
import { sampleTicket } from "../../testing/sample-ticket.ts"
import { updateNewOrders, noNewOrders } from "./track-new-orders.ts"

const waits = sampleTicket({ transactionId: "one", orderId: "IN00000001" })
const comes = sampleTicket({ transactionId: "two", orderId: "IN00000002", items: 2 })
const accepted = { ...comes, stage: "ACCEPTED", next: "MAKING" } as const
const words = "New order IN00000002, delivery, 2 items"

test("a new order is announced once, and orders that waited when the board was opened are not", () => {
  const opened = updateNewOrders(noNewOrders, [waits])
  expect(opened.announcement).toBe("")
  const rung = updateNewOrders(opened, [waits, comes])
  expect(rung.announcement).toBe(words)
  expect(updateNewOrders(rung, [waits, comes]).announcement).toBe(words)
  expect(updateNewOrders(rung, [waits, accepted]).announcement).toBe(words)
})

test("an advance order is announced when the kitchen can start it", () => {
  const later = updateNewOrders(updateNewOrders(noNewOrders, []), [{ ...comes, next: null }])
  expect(later.announcement).toBe("")
  expect(updateNewOrders(later, [comes]).announcement).toBe(words)
})
