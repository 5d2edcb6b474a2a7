import { expect, test } from "vitest"
import { threadEntries } from "./thread-entries.ts"

const at = (minute: number) => `2026-11-18T09:${String(minute).padStart(2, "0")}:00.000Z`
const thread = {
  caseId: "case",
  customerName: "Asha",
  text: "The garlic bread is missing",
  photos: ["p1"],
  openedAt: at(0),
}

test("the complaint, messages and notes are one conversation, oldest first", () => {
  const entries = threadEntries({
    ...thread,
    messages: [
      { messageId: "m1", author: "STORE", memberName: "Ravi", text: "Sorry!", photos: [], at: at(4) },
      { messageId: "m2", author: "CUSTOMER", memberName: null, text: "Thanks", photos: ["p2", "p3"], at: at(9) },
      { messageId: "m3", author: "HEAD_OFFICE", memberName: null, text: "We’ll see", photos: [], at: at(12) },
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

test("[FBK-2e] photos are with the complaint or message that they came with, also without a text", () => {
  const message = {
    messageId: "m1",
    author: "CUSTOMER" as const,
    memberName: null,
    text: "",
    photos: ["p2"],
    at: at(9),
  }
  const entries = threadEntries({ ...thread, messages: [message], notes: [] })
  expect(entries.map(({ id, text, photos }) => [id, text, photos])).toEqual([
    ["case", "The garlic bread is missing", ["p1"]],
    ["m1", "", ["p2"]],
  ])
})

test("[FBK-3g] what was deleted with the account has no entry", () => {
  const message = { messageId: "m1", author: "CUSTOMER" as const, memberName: null, text: "", photos: [], at: at(9) }
  const note = { noteId: "n1", memberName: "Ravi", text: "", at: at(6) }
  expect(threadEntries({ ...thread, text: "", photos: [], messages: [message], notes: [note] })).toEqual([])
})
