import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { lockOrCreateAccount, type Person } from "./accounts.store.ts"
import { toCustomerSession } from "./session-responses.ts"
import { type Challenge, writeOpenedSession } from "./codes.store.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { parsePhone } from "./parse-phone.ts"
import { signIn } from "./sign-in.ts"
import { repeatSignIn } from "./repeat-sign-in.ts"
import { verifyCode } from "./verify-code.ts"
import { writeTrustedDeviceCookie, readTrustedDevice } from "./trusted-device.ts"

/** IDN-4: signs in with a code. The first sign-in creates the account. */
export function validateCode(
  identity: Identity,
  caller: Caller,
  input: { mobile: string; code: string },
): Promise<CustomerSession> {
  return signInByCode(identity, caller, input, async (_, person) => person)
}

/** `fill` adds more of the owner's data to the account in the same transaction. */
export async function signInByCode(
  identity: Identity,
  caller: Caller,
  { mobile, code }: { mobile: string; code: string },
  fill: (tx: Tx, person: Person) => Promise<Person>,
): Promise<CustomerSession> {
  const { session, country, request } = caller
  const phone = parsePhone(mobile, country)
  const trusted = readTrustedDevice(identity, request, phone)
  const { id: sessionId, hasEnded = false } = session
  const codeInput = { purpose: "LOGIN", recipient: phone, sessionId, hasEnded, code, trusted } as const
  const signedIn = await verifyCode(
    identity,
    codeInput,
    async (tx, challenge) => {
      const person = await loadAccount(identity, tx, caller, phone, challenge)
      const newSession = await signIn(identity, tx, caller, session, await fill(tx, person))
      await writeOpenedSession(tx, challenge, newSession.issued.session.id)
      return newSession
    },
    (tx, challenge) => repeatSignIn(identity, tx, challenge),
  )
  const customerSession = toCustomerSession(signedIn, caller, identity.settings)
  writeTrustedDeviceCookie(identity, caller, phone)
  return customerSession
}

async function loadAccount(identity: Identity, tx: Tx, { country }: Caller, phone: Phone, challenge: Challenge) {
  const { random, clock } = identity
  const now = clock.now()
  const person = await lockOrCreateAccount(tx, { id: random.uuid(), country, phone, now })
  const { termsAccepted, firstName, lastName } = challenge
  return {
    ...person,
    firstName: person.firstName || firstName,
    lastName: person.lastName || lastName,
    termsAcceptedAt: person.termsAcceptedAt ?? (termsAccepted ? now : null),
  }
}
