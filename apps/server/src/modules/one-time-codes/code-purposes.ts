import * as identityTexts from "@hearth/texts/account/identity.ts"

/**
 * What a code is for; it is valid for nothing else. Other modules request and verify their codes through this module,
 * under a purpose of their own.
 */
export type CodePurpose = OwnPurpose | `CASH:${string}`
type OwnPurpose = "LOGIN" | "CHANGE_NUMBER" | "DELETE_ACCOUNT" | "RESET_PASSWORD" | "VERIFY_EMAIL"

/** Returns the purpose without its order id, so that all cash codes have the same kind. */
export function purposeKindOf(purpose: CodePurpose): OwnPurpose | "CASH" {
  return purpose.startsWith("CASH:") ? "CASH" : (purpose as OwnPurpose)
}

/** The last line lets a phone's browser fill in the code automatically, on our pages only. */
export function formatCodeMessage(
  purpose: CodePurpose,
  code: string,
  minutes: number,
  host: string | undefined,
): string {
  return [
    identityTexts.codeMessages[purposeKindOf(purpose)](code, minutes),
    ...(host === undefined ? [] : ["", `@${host} #${code}`]),
  ].join("\n")
}
