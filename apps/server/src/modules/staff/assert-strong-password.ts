import { checkPassword } from "@hearth/domain/identity/check-password.ts"
import * as passwordErrorTexts from "@hearth/texts/account/password-errors.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { loadCommonPasswordCheck } from "../../platform/passwords/common-passwords.ts"

/** Throws PASSWORD_WEAK for a password that is easy to guess. */
export async function assertStrongPassword(
  password: string,
  { login, name }: { login: string; name: string },
): Promise<void> {
  // A member has one name and a login; the check treats both as names that the password must not contain.
  const owner = { mobile: "", firstName: name, lastName: login, email: "" }
  const problem = checkPassword(password, owner, await loadCommonPasswordCheck())
  if (problem !== undefined) throw new AppError("PASSWORD_WEAK", { displayMsg: passwordErrorTexts.byCode[problem] })
}
