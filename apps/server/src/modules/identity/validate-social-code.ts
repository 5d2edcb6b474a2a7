import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { SocialSource } from "@hearth/contract/calls/login.calls.ts"
import { canonicalEmail } from "@hearth/domain/identity/email.ts"
import { z } from "zod"
import { AppError } from "../../platform/errors/app-error.ts"
import { isEmailTaken, linkSocial, type Person } from "./accounts.store.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { useTicket } from "./tickets.ts"
import { signInByCode } from "./validate-code.ts"

const vouched = z.object({
  source: z.string(),
  subject: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
})

interface Given {
  mobile: string
  code: string
  email: string
  source: SocialSource
  firstName: string
  lastName: string
  token: string
}

/** IDN-6: the provider vouched for somebody and the code shows their number; from now on each of the two opens the account. */
export function validateSocialCode(identity: Identity, caller: Caller, given: Given): Promise<CustomerSession> {
  const { country, session } = caller
  return signInByCode(identity, caller, given, async (tx, person) => {
    // Taken together with the code: where one of them does not hold, neither is used up.
    const { data } = vouched.safeParse(await useTicket(identity, tx, "social", session.id, given.token))
    if (data?.source !== given.source) throw new AppError("SOCIAL_REFUSED", { reason: "unknown token" })
    const { source, subject } = data
    const link = { country, source, subject, userId: person.id, now: identity.clock.now() }
    if (!(await linkSocial(tx, link))) throw new AppError("SOCIAL_REFUSED", { reason: "belongs to another account" })
    const known = {
      ...person,
      firstName: person.firstName || given.firstName.trim(),
      lastName: person.lastName || given.lastName.trim(),
    }
    const email = person.email === "" ? canonicalEmail(given.email) : undefined
    if (email === undefined) return known
    const isVouched = data.emailVerified && data.email === email
    const written: Person = { ...known, email, emailVerified: false }
    return { ...written, emailVerified: isVouched && !(await isEmailTaken(tx, written)) }
  })
}
