import { expect, test } from "vitest"
import { sampleTicket } from "../../testing/sample-ticket.ts"
import { hearNewOrders, nothingHeard } from "./hear-new-orders.ts"

const waits = sampleTicket({ transactionId: "one", orderId: "IN00000001" })
const comes = sampleTicket({ transactionId: "two", orderId: "IN00000002", items: 2 })
const accepted = { ...comes, stage: "ACCEPTED", next: "MAKING" } as const
const words = "New order IN00000002, delivery, 2 items"

test("[TRK-4] a new order is called out once, what waited already when the board was opened is not", () => {
  const opened = hearNewOrders(nothingHeard, [waits])
  expect(opened.words).toBe("")
  const rung = hearNewOrders(opened, [waits, comes])
  expect(rung.words).toBe(words)
  expect(hearNewOrders(rung, [waits, comes]).words).toBe(words)
  expect(hearNewOrders(rung, [waits, accepted]).words).toBe(words)
})

test("[TRK-4] an order for later is called out when its kitchen begins", () => {
  const later = hearNewOrders(hearNewOrders(nothingHeard, []), [{ ...comes, next: null }])
  expect(later.words).toBe("")
  expect(hearNewOrders(later, [comes]).words).toBe(words)
})
