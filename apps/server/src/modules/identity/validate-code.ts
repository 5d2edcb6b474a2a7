import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { lockAccountOf, type Person } from "./accounts.store.ts"
import { answerCustomer } from "./answer-credentials.ts"
import { type Challenge, noteOpened } from "./codes.store.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { phoneOf } from "./phone-of.ts"
import { signIn } from "./sign-in.ts"
import { signInAgain } from "./sign-in-again.ts"
import { takeCode } from "./take-code.ts"
import { trustDevice, trustedDevice } from "./trusted-device.ts"

/** IDN-4: signs in with a code. An account is made at the first time. */
export function validateCode(
  identity: Identity,
  caller: Caller,
  typed: { mobile: string; code: string },
): Promise<CustomerSession> {
  return signInByCode(identity, caller, typed, async (_, person) => person)
}

/** `fill` adds to the account what else is known of its owner, in the same transaction. */
export async function signInByCode(
  identity: Identity,
  caller: Caller,
  { mobile, code }: { mobile: string; code: string },
  fill: (tx: Tx, person: Person) => Promise<Person>,
): Promise<CustomerSession> {
  const { session, country, request } = caller
  const phone = phoneOf(mobile, country)
  const trusted = trustedDevice(identity, request, phone)
  const { id: sessionId, isOver = false } = session
  const typed = { purpose: "LOGIN", recipient: phone, sessionId, isOver, code, trusted } as const
  const signedIn = await takeCode(
    identity,
    typed,
    async (tx, challenge) => {
      const person = await accountFor(identity, tx, caller, phone, challenge)
      const opened = await signIn(identity, tx, caller, session, await fill(tx, person))
      await noteOpened(tx, challenge, opened.issued.session.id)
      return opened
    },
    (tx, challenge) => signInAgain(identity, tx, challenge),
  )
  const answer = answerCustomer(signedIn, caller, identity.settings)
  trustDevice(identity, caller, phone)
  return answer
}

async function accountFor(identity: Identity, tx: Tx, { country }: Caller, phone: Phone, challenge: Challenge) {
  const { random, clock } = identity
  const now = clock.now()
  const person = await lockAccountOf(tx, { id: random.uuid(), country, phone, now })
  const { termsAccepted, firstName, lastName } = challenge
  return {
    ...person,
    firstName: person.firstName || firstName,
    lastName: person.lastName || lastName,
    termsAcceptedAt: person.termsAcceptedAt ?? (termsAccepted ? now : null),
  }
}
