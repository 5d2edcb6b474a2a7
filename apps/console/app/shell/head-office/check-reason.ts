import { containsContact } from "@hearth/domain/identity/contains-contact.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"

export const MAX_REASON_LENGTH = 200

/** Returns what is wrong with a reason, as the server would decide; undefined if it can be sent. */
export function checkReason(reason: string): string | undefined {
  if (reason.trim() === "") return headOfficeTexts.enterReason
  return containsContact(reason) ? headOfficeTexts.reasonHasContact : undefined
}
