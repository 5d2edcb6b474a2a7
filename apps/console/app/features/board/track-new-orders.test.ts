import { expect, test } from "vitest"
import { sampleTicket } from "../../testing/sample-ticket.ts"
import { updateNewOrders, noNewOrders } from "./track-new-orders.ts"

const waitingTicket = sampleTicket({ transactionId: "one", orderId: "IN00000001" })
const newTicket = sampleTicket({ transactionId: "two", orderId: "IN00000002", items: 2 })
const acceptedTicket = { ...newTicket, stage: "ACCEPTED", next: "MAKING" } as const
const newOrderText = "New order IN00000002, delivery, 2 items"

test("a new order is announced once, and orders that waited when the board was opened are not", () => {
  const initialState = updateNewOrders(noNewOrders, [waitingTicket])
  expect(initialState.announcement).toBe("")
  const announcedState = updateNewOrders(initialState, [waitingTicket, newTicket])
  expect(announcedState.announcement).toBe(newOrderText)
  expect(updateNewOrders(announcedState, [waitingTicket, newTicket]).announcement).toBe(newOrderText)
  expect(updateNewOrders(announcedState, [waitingTicket, acceptedTicket]).announcement).toBe(newOrderText)
})

test("an advance order is announced when the kitchen can start it", () => {
  const withAdvanceOrder = updateNewOrders(updateNewOrders(noNewOrders, []), [{ ...newTicket, next: null }])
  expect(withAdvanceOrder.announcement).toBe("")
  expect(updateNewOrders(withAdvanceOrder, [newTicket]).announcement).toBe(newOrderText)
})
