/**
 * What a code is for; it is valid for nothing else. Other modules request and verify their codes through this module,
 * under a purpose of their own.
 */
export type CodePurpose = OwnPurpose | `CASH:${string}`
type OwnPurpose = "LOGIN" | "CHANGE_NUMBER" | "DELETE_ACCOUNT" | "RESET_PASSWORD" | "VERIFY_EMAIL"

const tasks: Readonly<Record<OwnPurpose | "CASH", string>> = {
  LOGIN: "sign in to Hearth",
  CHANGE_NUMBER: "use this number for your Hearth account",
  DELETE_ACCOUNT: "delete your Hearth account",
  RESET_PASSWORD: "set a new Hearth password",
  VERIFY_EMAIL: "confirm your e-mail address at Hearth",
  CASH: "confirm your Hearth order and pay in cash",
}

/** Returns the purpose without its order id, so that all cash codes have the same kind. */
export function purposeKindOf(purpose: CodePurpose): keyof typeof tasks {
  return purpose.startsWith("CASH:") ? "CASH" : (purpose as OwnPurpose)
}

export const CODE_SUBJECT = "Your Hearth code"

/** The last line lets a phone's browser fill in the code automatically, on our pages only. */
export function formatCodeMessage(
  purpose: CodePurpose,
  code: string,
  minutes: number,
  host: string | undefined,
): string {
  return [
    `${code} is your code to ${tasks[purposeKindOf(purpose)]}. It holds for ${minutes} minutes. Nobody from Hearth will ask you for it.`,
    ...(host === undefined ? [] : ["", `@${host} #${code}`]),
  ].join("\n")
}
