import { expect, test } from "vitest"
import { iso, sampleBoard, sampleTicket } from "../testing/sample-ticket.ts"
import { applyEvent, withoutOldTickets } from "./apply-event.ts"

test("[TRK-4a] a ticket event replaces the shown ticket, and a new ticket is added", () => {
  const board = sampleBoard([sampleTicket()])
  const movedTicket = sampleTicket({ version: 2, stage: "ACCEPTED", next: "MAKING" })
  const updatedBoard = applyEvent(board, { event: "ticket", data: movedTicket })
  expect(updatedBoard?.tickets).toEqual([movedTicket])
  const otherTicket = sampleTicket({ transactionId: "00000000-0000-4000-8000-000000000002" })
  expect(applyEvent(updatedBoard, { event: "ticket", data: otherTicket })?.tickets).toEqual([movedTicket, otherTicket])
})

test("[TRK-4a] an older version of a ticket changes nothing", () => {
  const shownTicket = sampleTicket({ version: 3, stage: "MAKING", next: "BAKING" })
  const olderTicket = sampleTicket({ version: 2, stage: "ACCEPTED", next: "MAKING" })
  expect(applyEvent(sampleBoard([shownTicket]), { event: "ticket", data: olderTicket })?.tickets).toEqual([shownTicket])
})

test("[TRK-4a] a board event sets the whole board; other events are ignored while there is no board", () => {
  const board = sampleBoard([sampleTicket()])
  expect(applyEvent(undefined, { event: "board", data: board })).toBe(board)
  expect(applyEvent(undefined, { event: "riders", data: [] })).toBeUndefined()
})

test("[TRK-4a] tickets that ended an hour ago or more are removed, open tickets stay regardless of age", () => {
  const now = 10 * 3_600_000
  const openTicket = sampleTicket({ placedAt: iso(0) })
  const endedTicket = sampleTicket({ stage: "HANDED OVER", next: null, endedAt: iso(now - 3_599_000) })
  const oldTicket = sampleTicket({ stage: "HANDED OVER", next: null, endedAt: iso(now - 3_600_000) })
  expect(withoutOldTickets([openTicket, endedTicket, oldTicket], now)).toEqual([openTicket, endedTicket])
})
