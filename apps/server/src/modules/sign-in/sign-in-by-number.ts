import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { toCustomerSession } from "./customer-session.ts"
import { type SignedIn, signIn } from "./sign-in.ts"
import { repeatSignIn } from "./repeat-sign-in.ts"
import { lockOrCreateAccount } from "../identity/public.ts"
import { type Challenge, recordSessionOfCode, writeTrustedDeviceCookie } from "../one-time-codes/public.ts"
import type { Caller } from "../sessions/public.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

/** Called after the commit, because cookies must be set only then. */
type FinishSignIn = () => CustomerSession

/** IDN-5: signs in the owner of a number that another module verified by code, in that module's transaction. */
export async function signInByNumber(
  deps: SignInDeps,
  tx: Tx,
  caller: Caller,
  phone: Phone,
  { challenge, firstName, lastName }: { challenge: Challenge; firstName: string; lastName: string },
): Promise<FinishSignIn> {
  const { random, clock } = deps
  const now = clock.now()
  const person = await lockOrCreateAccount(tx, { id: random.uuid(), country: caller.country, phone, now })
  const signedIn = await signIn(deps, tx, caller, caller.session, {
    ...person,
    firstName: person.firstName || firstName,
    lastName: person.lastName || lastName,
    termsAcceptedAt: person.termsAcceptedAt ?? now,
  })
  await recordSessionOfCode(tx, challenge, signedIn.issued.session.id)
  return createFinishSignIn(deps, caller, phone, signedIn)
}

/** Repeats the sign-in for a code that is submitted again because the response was lost. */
export async function repeatSignInByNumber(
  deps: SignInDeps,
  tx: Tx,
  caller: Caller,
  phone: Phone,
  challenge: Challenge,
): Promise<FinishSignIn | undefined> {
  const signedIn = await repeatSignIn(deps, tx, challenge)
  return signedIn && createFinishSignIn(deps, caller, phone, signedIn)
}

function createFinishSignIn(deps: SignInDeps, caller: Caller, phone: Phone, signedIn: SignedIn): FinishSignIn {
  return () => {
    const customerSession = toCustomerSession(signedIn, caller, deps.settings)
    writeTrustedDeviceCookie(deps.codes, caller, phone)
    return customerSession
  }
}
