/**
 * What a code can be for; it opens nothing else. Other modules' codes (cash, train, wallet link, voucher pin) are asked
 * for and taken through the same doors, with a purpose of their own here.
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

/** Without what it is of: one order's code is the same kind as another's. */
export function purposeKindOf(purpose: CodePurpose): keyof typeof tasks {
  return purpose.startsWith("CASH:") ? "CASH" : (purpose as OwnPurpose)
}

export const CODE_SUBJECT = "Your Hearth code"

/** The last line lets a phone's browser fill the code in by itself, on our page only. */
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
