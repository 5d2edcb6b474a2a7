import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { lockAccountOf } from "./accounts.store.ts"
import { answerCustomer } from "./answer-credentials.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { signIn } from "./sign-in.ts"
import { trustDevice } from "./trusted-device.ts"

/**
 * IDN-5: signs in whoever proved a number with a code of another module's, in that module's transaction. What it answers
 * is called once the transaction is through: cookies go out only then.
 */
export async function signInByNumber(
  identity: Identity,
  tx: Tx,
  caller: Caller,
  phone: Phone,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<() => CustomerSession> {
  const { random, clock, settings } = identity
  const now = clock.now()
  const person = await lockAccountOf(tx, { id: random.uuid(), country: caller.country, phone, now })
  const signedIn = await signIn(identity, tx, caller, caller.session, {
    ...person,
    firstName: person.firstName || firstName,
    lastName: person.lastName || lastName,
    termsAcceptedAt: person.termsAcceptedAt ?? now,
  })
  return () => {
    const answer = answerCustomer(signedIn, caller, settings)
    trustDevice(identity, caller, phone)
    return answer
  }
}
