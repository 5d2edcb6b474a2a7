import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { toCustomerSession } from "./customer-session.ts"
import { signIn } from "./sign-in.ts"
import { repeatSignIn } from "./repeat-sign-in.ts"
import { lockOrCreateAccount, parsePhone, type Person } from "../identity/public.ts"
import {
  type CodeInput,
  type Challenge,
  readTrustedDevice,
  verifyCode,
  recordSessionOfCode,
  writeTrustedDeviceCookie,
} from "../one-time-codes/public.ts"
import type { Caller } from "../sessions/public.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

/** IDN-4: signs in with a code. The first sign-in creates the account. */
export function signInByCode(
  deps: SignInDeps,
  caller: Caller,
  input: { mobile: string; code: string },
): Promise<CustomerSession> {
  return completeSignInByCode(deps, caller, input, async (_, person) => person)
}

/** `completeAccount` adds more of the owner's data to the account in the same transaction. */
export async function completeSignInByCode(
  deps: SignInDeps,
  caller: Caller,
  { mobile, code }: { mobile: string; code: string },
  completeAccount: (tx: Tx, person: Person) => Promise<Person>,
): Promise<CustomerSession> {
  const { session, country, request } = caller
  const phone = parsePhone(mobile, country)
  const trustedDevice = readTrustedDevice(deps.codes, request, phone)
  const { id: sessionId, wasReplaced: hasSessionEnded = false } = session
  const codeInput: CodeInput = { purpose: "LOGIN", recipient: phone, sessionId, hasSessionEnded, code, trustedDevice }
  const signedIn = await verifyCode(
    deps.codes,
    codeInput,
    async (tx, challenge) => {
      const person = await loadAccount(deps, tx, caller, phone, challenge)
      const newSession = await signIn(deps, tx, caller, session, await completeAccount(tx, person))
      await recordSessionOfCode(tx, challenge, newSession.issued.session.id)
      return newSession
    },
    (tx, challenge) => repeatSignIn(deps, tx, challenge),
  )
  const customerSession = toCustomerSession(signedIn, caller, deps.settings)
  writeTrustedDeviceCookie(deps.codes, caller, phone)
  return customerSession
}

async function loadAccount(deps: SignInDeps, tx: Tx, { country }: Caller, phone: Phone, challenge: Challenge) {
  const { random, clock } = deps
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
