import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"

export interface ThreadEntry {
  id: string
  kind: "customer" | "staff" | "note"
  /** Who wrote it. */
  author: string
  text: string
  at: string
}

type Thread = Pick<StaffCase, "caseId" | "customerName" | "text" | "openedAt" | "messages" | "notes">

/** The complaint, the messages and the notes between staff, oldest first. */
export function threadEntries({ caseId, customerName, text, openedAt, messages, notes }: Thread): ThreadEntry[] {
  const fromCustomer = casesTexts.fromCustomer(customerName)
  const complaint: ThreadEntry[] =
    text === "" ? [] : [{ id: caseId, kind: "customer", author: fromCustomer, text, at: openedAt }]
  const entries: ThreadEntry[] = [
    ...complaint,
    ...messages.map(({ messageId, author, memberName, ...message }): ThreadEntry => {
      if (author === "CUSTOMER")
        return { id: messageId, kind: "customer", author: fromCustomer, text: message.text, at: message.at }
      const desk = casesTexts.desks[author]
      const name = memberName === null ? desk : casesTexts.fromStaff(memberName, desk)
      return { id: messageId, kind: "staff", author: name, text: message.text, at: message.at }
    }),
    ...notes.map((note): ThreadEntry => ({
      id: note.noteId,
      kind: "note",
      author: casesTexts.noteBy(note.memberName),
      text: note.text,
      at: note.at,
    })),
  ]
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
