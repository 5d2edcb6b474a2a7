import { orderStages, stagesOf } from "@hearth/domain/orders/order-stage.ts"
import { expect, test } from "vitest"
import { iso, sampleTicket } from "../../testing/sample-ticket.ts"
import { columnOf, groupTickets } from "./board-layout.ts"
import { formatMinutes } from "../../shell/format-minutes.ts"
import { paidAmountOf, dueClock, formatGuarantee, advanceLabels } from "./format-ticket.ts"

const MINUTE = 60_000

test('[TRK-4a] every stage after the first has a button text, and a pickup order has no "Dispatch"', () => {
  for (const stage of orderStages.slice(1)) expect(advanceLabels[stage]).not.toBe("")
  expect(stagesOf("PICKUP").map((stage) => advanceLabels[stage])).not.toContain("Dispatch")
})

test("[TRK-4a] an advance order is in its own column until the kitchen can start it", () => {
  expect(columnOf({ stage: "PLACED", next: null })).toBe("later")
  expect(columnOf({ stage: "PLACED", next: "ACCEPTED" })).toBe("new")
  expect(columnOf({ stage: "CANCELLED", next: null })).toBe("done")
})

test("the order that is due first is listed first, whenever it was placed", () => {
  const later = sampleTicket({ orderId: "IN00000001", placedAt: iso(1), promisedBy: iso(9_000) })
  const sooner = sampleTicket({ orderId: "IN00000002", placedAt: iso(2), promisedBy: null, dueAt: iso(5_000) })
  const unpromised = { promisedBy: null, dueAt: null, readyAt: iso(7_000) }
  const pickup = sampleTicket({ orderId: "IN00000003", placedAt: iso(3), ...unpromised })
  const { new: group } = groupTickets([later, sooner, pickup])
  expect(group.map(({ orderId }) => orderId)).toEqual(["IN00000002", "IN00000003", "IN00000001"])
})

test("the time left until the promised time is shown as text and tone", () => {
  const ticket = sampleTicket({ stage: "MAKING", next: "BAKING" })
  const promised = Date.parse(ticket.promisedBy ?? "")
  expect(dueClock(ticket, promised - 20 * MINUTE)).toEqual({ tone: "calm", text: "20 min left" })
  expect(dueClock(ticket, promised - 65_000)).toEqual({ tone: "soon", text: "Hurry: 1:05 left" })
  expect(dueClock(ticket, promised + 3 * MINUTE)).toEqual({ tone: "late", text: "3 min late" })
  expect(dueClock(sampleTicket({ promisedBy: null, dueAt: null }), promised)).toBeUndefined()
})

test("[TRK-3a] the clock counts down to the guarantee's due time if that is before the promised time or there is none", () => {
  const due = Date.parse(sampleTicket().dueAt ?? "")
  const withoutPromisedTime = sampleTicket({ promisedBy: null })
  expect(dueClock(withoutPromisedTime, due - 26 * MINUTE)?.text).toBe("26 min left")
  const guaranteedFirst = sampleTicket({ promisedBy: iso(due + 10 * MINUTE) })
  expect(dueClock(guaranteedFirst, due - 26 * MINUTE)?.text).toBe("26 min left")
})

test("[TRK-3a] the guarantee is shown separately from the promised time until the order has ended", () => {
  const { dueAt } = sampleTicket()
  expect(formatGuarantee(sampleTicket(), "Asia/Kolkata")).toBe("Refund after 12:30 pm")
  expect(formatGuarantee(sampleTicket({ dueAt: null }), "Asia/Kolkata")).toBeUndefined()
  expect(formatGuarantee(sampleTicket({ stage: "HANDED OVER", endedAt: dueAt }), "Asia/Kolkata")).toBeUndefined()
  // For a cash order, the text with the cash to collect already shows the time.
  const inCash = sampleTicket({ toCollect: 50_000, owed: { amount: 50_000, how: "cash" } })
  expect(formatGuarantee(inCash, "Asia/Kolkata")).toBeUndefined()
})

test("the due clock loses its calm tone once the order has waited too long to be accepted", () => {
  const ticket = sampleTicket()
  const placed = Date.parse(ticket.placedAt)
  expect(dueClock(ticket, placed + MINUTE)).toEqual({ tone: "calm", text: "23 min left" })
  expect(dueClock(ticket, placed + 6 * MINUTE)).toEqual({ tone: "plain", text: "18 min left" })
  expect(dueClock(ticket, placed + 20 * MINUTE)?.tone).toBe("soon")
})

test("a pickup or curbside order that is ready or handed over is never late", () => {
  for (const deliveryType of ["PICKUP", "CURBSIDE"] as const) {
    const readyTicket = sampleTicket({ deliveryType, stage: "READY", next: "HANDED OVER", dueAt: null })
    expect(dueClock(readyTicket, Number.MAX_SAFE_INTEGER)).toBeUndefined()
    const collectedTicket = sampleTicket({
      deliveryType,
      stage: "HANDED OVER",
      next: null,
      dueAt: null,
      endedAt: iso(9e14),
    })
    expect(dueClock(collectedTicket, Number.MAX_SAFE_INTEGER)).toBeUndefined()
  }
})

test("the clock stops when the order is handed over", () => {
  const endedTicket = sampleTicket({
    stage: "HANDED OVER",
    next: null,
    endedAt: iso(Date.parse(sampleTicket().promisedBy ?? "") - 1),
  })
  expect(dueClock(endedTicket, Number.MAX_SAFE_INTEGER)).toEqual({ tone: "calm", text: "On time" })
})

test("[TRK-4b] a cash order has nothing to refund, even if lateness has reduced the amount to collect", () => {
  expect(paidAmountOf(sampleTicket({ payable: 1_200_00, toCollect: 450_00 }))).toBe(0)
  expect(paidAmountOf(sampleTicket({ payable: 1_200_00, toCollect: null }))).toBe(1_200_00)
})

test("a duration is formatted in minutes, and in hours and minutes from one hour on", () => {
  expect([30_000, 60_000, 65 * 60_000].map(formatMinutes)).toEqual(["under 1 min", "1 min", "1 h 5 min"])
})
