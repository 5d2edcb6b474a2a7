import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { SocialSource } from "@hearth/contract/calls/login.calls.ts"
import { canonicalEmail } from "@hearth/domain/identity/canonical-email.ts"
import { z } from "zod"
import { AppError } from "../../platform/errors/app-error.ts"
import { completeSignInByCode } from "./sign-in-by-code.ts"
import { isEmailTaken, linkSocialIdentity, type Person } from "../identity/public.ts"
import { consumeOneTimeToken } from "../one-time-codes/public.ts"
import type { Caller } from "../sessions/public.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

const identityDataSchema = z.object({
  source: z.string(),
  subject: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
})

interface SocialCodeInput {
  mobile: string
  code: string
  email: string
  source: SocialSource
  firstName: string
  lastName: string
  token: string
}

/**
 * IDN-6: links the provider's identity to the account of the number that the code proves. From then on the customer can
 * sign in with the number or with the provider.
 */
export function linkSocialByCode(deps: SignInDeps, caller: Caller, input: SocialCodeInput): Promise<CustomerSession> {
  const { country, session } = caller
  return completeSignInByCode(deps, caller, input, async (tx, person) => {
    // Consumed in the same transaction as the code: if one of them is invalid, neither is used up.
    const { data } = identityDataSchema.safeParse(
      await consumeOneTimeToken(deps.codes, tx, "social", session.id, input.token),
    )
    if (data?.source !== input.source) throw new AppError("SOCIAL_REFUSED", { reason: "unknown token" })
    const { source, subject } = data
    const link = { country, source, subject, userId: person.id, now: deps.clock.now() }
    if (!(await linkSocialIdentity(tx, link)))
      throw new AppError("SOCIAL_REFUSED", { reason: "belongs to another account" })
    const named = {
      ...person,
      firstName: person.firstName || input.firstName.trim(),
      lastName: person.lastName || input.lastName.trim(),
    }
    const email = person.email === "" ? canonicalEmail(input.email) : undefined
    if (email === undefined) return named
    const isEmailConfirmed = data.emailVerified && data.email === email
    const withEmail: Person = { ...named, email, emailVerified: false }
    return { ...withEmail, emailVerified: isEmailConfirmed && !(await isEmailTaken(tx, withEmail)) }
  })
}
