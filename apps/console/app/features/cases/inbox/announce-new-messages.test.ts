import { expect, test } from "vitest"
import { sampleInboxCase } from "../../../testing/sample-case.ts"
import { announceNewMessages } from "./announce-new-messages.ts"

const old = sampleInboxCase({ waitsForAnswer: false, customerWroteAt: "2026-11-18T09:00:00.000Z" })
const answered = { ...old, changedAt: "2026-11-18T09:04:00.000Z" }
const written = { ...answered, waitsForAnswer: true, customerWroteAt: "2026-11-18T09:05:00.000Z" }

test("only a case in which the customer wrote since is announced", () => {
  expect(announceNewMessages([old], [answered])).toBeUndefined()
  expect(announceNewMessages([old], [written])?.text).toBe(
    `New message from ${old.customerName}, case ${old.caseNumber}`,
  )
  expect(announceNewMessages([written], [written])).toBeUndefined()
})

test("what staff do with a case whose customer waits isn't announced", () => {
  const taken = { ...written, changedAt: "2026-11-18T09:20:00.000Z", owner: { memberId: old.caseId, name: "Ravi" } }
  expect(announceNewMessages([written], [taken])).toBeUndefined()
})

test("a new case is announced, and a case of the next page isn't", () => {
  const other = { ...written, caseId: "00000000-0000-4000-8000-000000000002", caseNumber: "C-2" }
  const later = { ...other, customerWroteAt: "2026-11-18T09:30:00.000Z" }
  const earlier = { ...other, customerWroteAt: "2026-11-18T08:00:00.000Z" }
  expect(announceNewMessages([written], [later, written])?.text).toBe(`New message from ${old.customerName}, case C-2`)
  expect(announceNewMessages([], [later])?.text).toBe(`New message from ${old.customerName}, case C-2`)
  expect(announceNewMessages([written], [written, earlier])).toBeUndefined()
})

test("every case with a new message is announced, not only the first of the list", () => {
  const oldOther = { ...old, caseId: "00000000-0000-4000-8000-000000000002", customerName: "Ravi", caseNumber: "C-2" }
  const writtenOther = { ...oldOther, customerWroteAt: "2026-11-18T09:06:00.000Z", waitsForAnswer: true }
  expect(announceNewMessages([old, oldOther], [written, writtenOther])?.text).toBe(
    `New message from ${old.customerName}, case ${old.caseNumber}. New message from Ravi, case C-2`,
  )
})

test("a second message in the same case is a new announcement, though the text is the same", () => {
  const writtenAgain = { ...written, customerWroteAt: "2026-11-18T09:10:00.000Z" }
  const [first, second] = [announceNewMessages([old], [written]), announceNewMessages([written], [writtenAgain])]
  expect(second?.text).toBe(first?.text)
  expect(second?.key).not.toBe(first?.key)
})
