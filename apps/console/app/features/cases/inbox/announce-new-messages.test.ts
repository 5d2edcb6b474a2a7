import { expect, test } from "vitest"
import { sampleInboxCase } from "../../../testing/sample-case.ts"
import { announceNewMessages } from "./announce-new-messages.ts"

const old = sampleInboxCase({ waitsForAnswer: false, changedAt: "2026-11-18T09:00:00.000Z" })
const answered = { ...old, changedAt: "2026-11-18T09:05:00.000Z" }
const written = { ...answered, waitsForAnswer: true }

test("only a case in which the customer wrote since is announced", () => {
  expect(announceNewMessages([old], [answered])).toBeUndefined()
  expect(announceNewMessages([old], [written])?.text).toBe(
    `New message from ${old.customerName}, case ${old.caseNumber}`,
  )
  expect(announceNewMessages([written], [written])).toBeUndefined()
  // The first load is no news.
  expect(announceNewMessages([], [written])).toBeUndefined()
})

test("every case with a new message is announced, not only the first of the list", () => {
  const oldOther = { ...old, caseId: "00000000-0000-4000-8000-000000000002", customerName: "Ravi", caseNumber: "C-2" }
  const writtenOther = { ...oldOther, changedAt: "2026-11-18T09:06:00.000Z", waitsForAnswer: true }
  expect(announceNewMessages([old, oldOther], [written, writtenOther])?.text).toBe(
    `New message from ${old.customerName}, case ${old.caseNumber}. New message from Ravi, case C-2`,
  )
})

test("a second message in the same case is a new announcement, though the text is the same", () => {
  const writtenAgain = { ...written, changedAt: "2026-11-18T09:10:00.000Z" }
  const [first, second] = [announceNewMessages([old], [written]), announceNewMessages([written], [writtenAgain])]
  expect(second?.text).toBe(first?.text)
  expect(second?.key).not.toBe(first?.key)
})
