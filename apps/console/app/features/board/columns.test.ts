import { orderStages, stagesOf } from "@hearth/domain/orders/order-stage.ts"
import { expect, test } from "vitest"
import { iso, sampleTicket } from "../../testing/sample-ticket.ts"
import { columnOf, groupTickets } from "./columns.ts"
import { sayMinutes } from "../../shell/say-minutes.ts"
import { paidFor, promiseClock, stepNames } from "./say-ticket.ts"

test("[TRK-4] every step that can be taken has a button of its own", () => {
  for (const stage of orderStages.slice(1)) expect(stepNames[stage]).not.toBe("")
  expect(stagesOf("PICKUP").map((stage) => stepNames[stage])).not.toContain("Send out")
})

test("[TRK-4] an advance order waits apart until its kitchen begins", () => {
  expect(columnOf({ stage: "PLACED", next: null })).toBe("later")
  expect(columnOf({ stage: "PLACED", next: "ACCEPTED" })).toBe("new")
  expect(columnOf({ stage: "CANCELLED", next: null })).toBe("done")
})

test("[TRK-3] what is due first stands first, whenever it was placed", () => {
  const later = sampleTicket({ orderId: "IN00000001", placedAt: iso(1), dueAt: iso(9_000) })
  const sooner = sampleTicket({ orderId: "IN00000002", placedAt: iso(2), dueAt: iso(5_000) })
  const pickup = sampleTicket({ orderId: "IN00000003", placedAt: iso(3), dueAt: null, readyAt: iso(7_000) })
  const { new: group } = groupTickets([later, sooner, pickup])
  expect(group.map(({ orderId }) => orderId)).toEqual(["IN00000002", "IN00000003", "IN00000001"])
})

test("[TRK-3] how the promise stands is said in words", () => {
  const ticket = sampleTicket()
  const due = Date.parse(ticket.dueAt ?? "")
  expect(promiseClock(ticket, due - 20 * 60_000)).toEqual({ tone: "calm", words: "20 min left" })
  expect(promiseClock(ticket, due - 65_000)).toEqual({ tone: "soon", words: "Hurry: 1:05 left" })
  expect(promiseClock(ticket, due + 3 * 60_000)).toEqual({ tone: "late", words: "Late by 3 min" })
  expect(promiseClock(sampleTicket({ dueAt: null }), due)).toBeUndefined()
})

test("[TRK-3] the clock stops when the order is handed over", () => {
  const ended = sampleTicket({
    stage: "HANDED OVER",
    next: null,
    endedAt: iso(Date.parse(sampleTicket().dueAt ?? "") - 1),
  })
  expect(promiseClock(ended, Number.MAX_SAFE_INTEGER)).toEqual({ tone: "calm", words: "In time" })
})

test("[TRK-4] of a cash order nothing is promised back, not even what being late has taken off it", () => {
  expect(paidFor(sampleTicket({ payable: 1_200_00, toCollect: 450_00 }))).toBe(0)
  expect(paidFor(sampleTicket({ payable: 1_200_00, toCollect: null }))).toBe(1_200_00)
})

test("minutes are said as people say them", () => {
  expect([30_000, 60_000, 65 * 60_000].map(sayMinutes)).toEqual(["under a minute", "1 min", "1 h 5 min"])
})
