import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { findPerson, lockAccountOf, type Person } from "./accounts.store.ts"
import { answerCustomer } from "./answer-credentials.ts"
import { type Challenge, noteOpened } from "./codes.store.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { findUnusedSession } from "./identity.store.ts"
import { issueCredentials } from "./issue-credentials.ts"
import { REPEAT_SECONDS } from "./lifetimes.ts"
import { phoneOf } from "./phone-of.ts"
import { type SignedIn, signIn } from "./sign-in.ts"
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
    (tx, challenge) => sameAgain(identity, tx, challenge),
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

/**
 * Two presses, two tabs, or an answer that was lost: the second is given the very session that the first began. It takes
 * the credentials that the code was asked with and the code itself, and a session whose tokens nobody has renewed yet.
 */
async function sameAgain(identity: Identity, tx: Tx, challenge: Challenge): Promise<SignedIn | undefined> {
  const now = identity.clock.now()
  const { openedSession, takenAt } = challenge
  if (!openedSession || !takenAt || now.getTime() - takenAt.getTime() > REPEAT_SECONDS * 1000) return undefined
  const session = await findUnusedSession(tx, openedSession, now)
  const person = session && (await findPerson(tx, session.userId))
  return person && { issued: await issueCredentials(identity, session, 0), person, left: [] }
}
