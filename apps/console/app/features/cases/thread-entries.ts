import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"

export interface ThreadEntry {
  id: string
  kind: "customer" | "staff" | "note"
  /** Who wrote it. */
  author: string
  text: string
  photos: readonly string[]
  at: string
}

type Thread = Pick<StaffCase, "caseId" | "customerName" | "text" | "photos" | "openedAt" | "messages" | "notes">

/**
 * The complaint, the messages and the notes between staff, oldest first. Those whose texts and photos were deleted with
 * the account are left out.
 */
export function threadEntries({
  caseId,
  customerName,
  text,
  photos,
  openedAt,
  messages,
  notes,
}: Thread): ThreadEntry[] {
  const fromCustomer = casesTexts.fromCustomer(customerName)
  const entries: ThreadEntry[] = [
    { id: caseId, kind: "customer", author: fromCustomer, text, photos, at: openedAt },
    ...messages.map(({ messageId: id, author, memberName, ...message }): ThreadEntry => {
      if (author === "CUSTOMER") return { id, kind: "customer", author: fromCustomer, ...message }
      const desk = casesTexts.desks[author]
      return {
        id,
        kind: "staff",
        author: memberName === null ? desk : casesTexts.fromStaff(memberName, desk),
        ...message,
      }
    }),
    ...notes.map((note): ThreadEntry => ({
      id: note.noteId,
      kind: "note",
      author: casesTexts.noteBy(note.memberName),
      text: note.text,
      photos: [],
      at: note.at,
    })),
  ]
  return entries
    .filter((entry) => entry.text !== "" || entry.photos.length > 0)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
