import { expect, test } from "vitest"
import { threadEntries } from "./thread-entries.ts"

const at = (minute: number) => `2026-11-18T09:${String(minute).padStart(2, "0")}:00.000Z`
const thread = { caseId: "case", customerName: "Asha", text: "The garlic bread is missing", openedAt: at(0) }

test("the complaint, messages and notes are one conversation, oldest first", () => {
  const entries = threadEntries({
    ...thread,
    messages: [
      { messageId: "m1", author: "STORE", memberName: "Ravi", text: "Sorry!", at: at(4) },
      { messageId: "m2", author: "CUSTOMER", memberName: null, text: "Thanks", at: at(9) },
      { messageId: "m3", author: "HEAD_OFFICE", memberName: null, text: "We’ll see", at: at(12) },
    ],
    notes: [{ noteId: "n1", memberName: "Ravi", text: "Third time this week", at: at(6) }],
  })
  expect(entries.map(({ kind, author, text }) => [kind, author, text])).toEqual([
    ["customer", "Asha (customer)", "The garlic bread is missing"],
    ["staff", "Ravi (Store)", "Sorry!"],
    ["note", "Note by Ravi", "Third time this week"],
    ["customer", "Asha (customer)", "Thanks"],
    ["staff", "Head office", "We’ll see"],
  ])
})

test("a complaint without a text has no entry", () => {
  expect(threadEntries({ ...thread, text: "", messages: [], notes: [] })).toEqual([])
})
