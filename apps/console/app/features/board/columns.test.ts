import { orderStages, stagesOf } from "@hearth/domain/orders/order-stage.ts"
import { expect, test } from "vitest"
import { iso, sampleTicket } from "../../testing/sample-ticket.ts"
import { columnOf, groupTickets } from "./columns.ts"
import { formatMinutes } from "../../shell/format-minutes.ts"
import { paidFor, dueClock, formatGuarantee, stepTexts } from "./format-ticket.ts"

const MINUTE = 60_000

test("[TRK-4] every step that can be taken has a button of its own", () => {
  for (const stage of orderStages.slice(1)) expect(stepTexts[stage]).not.toBe("")
  expect(stagesOf("PICKUP").map((stage) => stepTexts[stage])).not.toContain("Send out")
})

test("[TRK-4] an advance order waits apart until its kitchen begins", () => {
  expect(columnOf({ stage: "PLACED", next: null })).toBe("later")
  expect(columnOf({ stage: "PLACED", next: "ACCEPTED" })).toBe("new")
  expect(columnOf({ stage: "CANCELLED", next: null })).toBe("done")
})

test("[TRK-3] what is due first stands first, whenever it was placed", () => {
  const later = sampleTicket({ orderId: "IN00000001", placedAt: iso(1), promisedBy: iso(9_000) })
  const sooner = sampleTicket({ orderId: "IN00000002", placedAt: iso(2), promisedBy: null, dueAt: iso(5_000) })
  const unpromised = { promisedBy: null, dueAt: null, readyAt: iso(7_000) }
  const pickup = sampleTicket({ orderId: "IN00000003", placedAt: iso(3), ...unpromised })
  const { new: group } = groupTickets([later, sooner, pickup])
  expect(group.map(({ orderId }) => orderId)).toEqual(["IN00000002", "IN00000003", "IN00000001"])
})

test("[TRK-3] how the promise stands is said in words", () => {
  const ticket = sampleTicket({ stage: "MAKING", next: "BAKING" })
  const promised = Date.parse(ticket.promisedBy ?? "")
  expect(dueClock(ticket, promised - 20 * MINUTE)).toEqual({ tone: "calm", text: "20 min left" })
  expect(dueClock(ticket, promised - 65_000)).toEqual({ tone: "soon", text: "Hurry: 1:05 left" })
  expect(dueClock(ticket, promised + 3 * MINUTE)).toEqual({ tone: "late", text: "Late by 3 min" })
  expect(dueClock(sampleTicket({ promisedBy: null, dueAt: null }), promised)).toBeUndefined()
})

test("[TRK-3] where nothing else was told, the clock goes to the guarantee; of two times, to the first", () => {
  const due = Date.parse(sampleTicket().dueAt ?? "")
  const only = sampleTicket({ promisedBy: null })
  expect(dueClock(only, due - 26 * MINUTE)?.text).toBe("26 min left")
  const guaranteedFirst = sampleTicket({ promisedBy: iso(due + 10 * MINUTE) })
  expect(dueClock(guaranteedFirst, due - 26 * MINUTE)?.text).toBe("26 min left")
})

test("[TRK-3] the guarantee is named apart from the promise, for as long as it can be kept from costing", () => {
  const { dueAt } = sampleTicket()
  expect(formatGuarantee(sampleTicket(), "Asia/Kolkata")).toBe("Money back after 12:30 pm")
  expect(formatGuarantee(sampleTicket({ dueAt: null }), "Asia/Kolkata")).toBeUndefined()
  expect(formatGuarantee(sampleTicket({ stage: "HANDED OVER", endedAt: dueAt }), "Asia/Kolkata")).toBeUndefined()
  // The cash to collect says it already.
  const inCash = sampleTicket({ toCollect: 50_000, owed: { amount: 50_000, how: "cash" } })
  expect(formatGuarantee(inCash, "Asia/Kolkata")).toBeUndefined()
})

test("[TRK-4] an order that is overdue to be accepted has nothing green beside it", () => {
  const ticket = sampleTicket()
  const placed = Date.parse(ticket.placedAt)
  expect(dueClock(ticket, placed + MINUTE)).toEqual({ tone: "calm", text: "23 min left" })
  expect(dueClock(ticket, placed + 6 * MINUTE)).toEqual({ tone: "plain", text: "18 min left" })
  expect(dueClock(ticket, placed + 20 * MINUTE)?.tone).toBe("soon")
})

test("[TRK-3] an order that waits for its customer at the counter or outside is never late", () => {
  for (const deliveryType of ["PICKUP", "CURBSIDE"] as const) {
    const ready = sampleTicket({ deliveryType, stage: "READY", next: "HANDED OVER", dueAt: null })
    expect(dueClock(ready, Number.MAX_SAFE_INTEGER)).toBeUndefined()
    const fetched = sampleTicket({ deliveryType, stage: "HANDED OVER", next: null, dueAt: null, endedAt: iso(9e14) })
    expect(dueClock(fetched, Number.MAX_SAFE_INTEGER)).toBeUndefined()
  }
})

test("[TRK-3] the clock stops when the order is handed over", () => {
  const ended = sampleTicket({
    stage: "HANDED OVER",
    next: null,
    endedAt: iso(Date.parse(sampleTicket().promisedBy ?? "") - 1),
  })
  expect(dueClock(ended, Number.MAX_SAFE_INTEGER)).toEqual({ tone: "calm", text: "In time" })
})

test("[TRK-4] of a cash order nothing is promised back, not even what being late has taken off it", () => {
  expect(paidFor(sampleTicket({ payable: 1_200_00, toCollect: 450_00 }))).toBe(0)
  expect(paidFor(sampleTicket({ payable: 1_200_00, toCollect: null }))).toBe(1_200_00)
})

test("minutes are said as people say them", () => {
  expect([30_000, 60_000, 65 * 60_000].map(formatMinutes)).toEqual(["under a minute", "1 min", "1 h 5 min"])
})
