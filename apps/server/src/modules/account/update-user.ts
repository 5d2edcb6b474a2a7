import { checkProfile, type Profile, normaliseProfile } from "@hearth/domain/identity/check-profile.ts"
import * as fieldErrorTexts from "@hearth/texts/field-errors.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { readAccount } from "./read-account.ts"
import type { AccountDeps } from "./account-deps.ts"
import { lockPerson, updatePerson } from "../identity/public.ts"

/** IDN-9: refuses an invalid profile with the message of the first invalid field. */
export async function updateUser(deps: AccountDeps, tx: Tx, session: Session, input: Profile) {
  const person = await lockPerson(tx, session.userId)
  if (!person) throw new AppError("SESSION_ENDED")
  const [firstError] = Object.entries(checkProfile(input, person))
  if (firstError) {
    const [field, problem] = firstError
    const displayMsg = fieldErrorTexts.byCode[problem]
    throw new AppError("PROFILE_WRONG", { displayMsg, input: { field, problem: displayMsg } })
  }
  const profile = normaliseProfile(input)
  const emailVerified = person.emailVerified && profile.email === person.email
  const changedPerson = { ...person, ...profile, emailVerified }
  await updatePerson(tx, changedPerson)
  return readAccount(deps, tx, changedPerson, session.cartId)
}
