import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { lockOrCreateAccount } from "./accounts.store.ts"
import { toCustomerSession } from "./session-responses.ts"
import { type Challenge, writeOpenedSession } from "./codes.store.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { type SignedIn, signIn } from "./sign-in.ts"
import { repeatSignIn } from "./repeat-sign-in.ts"
import { writeTrustedDeviceCookie } from "./trusted-device.ts"

/** Called after the commit, because cookies must be set only then. */
type FinishSignIn = () => CustomerSession

/** IDN-5: signs in the owner of a number that another module verified by code, in that module's transaction. */
export async function signInByNumber(
  identity: Identity,
  tx: Tx,
  caller: Caller,
  phone: Phone,
  { challenge, firstName, lastName }: { challenge: Challenge; firstName: string; lastName: string },
): Promise<FinishSignIn> {
  const { random, clock } = identity
  const now = clock.now()
  const person = await lockOrCreateAccount(tx, { id: random.uuid(), country: caller.country, phone, now })
  const signedIn = await signIn(identity, tx, caller, caller.session, {
    ...person,
    firstName: person.firstName || firstName,
    lastName: person.lastName || lastName,
    termsAcceptedAt: person.termsAcceptedAt ?? now,
  })
  await writeOpenedSession(tx, challenge, signedIn.issued.session.id)
  return createFinish(identity, caller, phone, signedIn)
}

/** The same for a code that is submitted again because the response was lost. */
export async function repeatSignInByNumber(
  identity: Identity,
  tx: Tx,
  caller: Caller,
  phone: Phone,
  challenge: Challenge,
): Promise<FinishSignIn | undefined> {
  const signedIn = await repeatSignIn(identity, tx, challenge)
  return signedIn && createFinish(identity, caller, phone, signedIn)
}

function createFinish(identity: Identity, caller: Caller, phone: Phone, signedIn: SignedIn): FinishSignIn {
  return () => {
    const customerSession = toCustomerSession(signedIn, caller, identity.settings)
    writeTrustedDeviceCookie(identity, caller, phone)
    return customerSession
  }
}
