import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { lockAccountOf } from "./accounts.store.ts"
import { answerCustomer } from "./answer-credentials.ts"
import { type Challenge, noteOpened } from "./codes.store.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { type SignedIn, signIn } from "./sign-in.ts"
import { signInAgain } from "./sign-in-again.ts"
import { trustDevice } from "./trusted-device.ts"

/** Called once the transaction is through: cookies go out only then. */
type Finish = () => CustomerSession

/** IDN-5: signs in whoever proved a number with a code of another module's, in that module's transaction. */
export async function signInByNumber(
  identity: Identity,
  tx: Tx,
  caller: Caller,
  phone: Phone,
  { challenge, firstName, lastName }: { challenge: Challenge; firstName: string; lastName: string },
): Promise<Finish> {
  const { random, clock } = identity
  const now = clock.now()
  const person = await lockAccountOf(tx, { id: random.uuid(), country: caller.country, phone, now })
  const signedIn = await signIn(identity, tx, caller, caller.session, {
    ...person,
    firstName: person.firstName || firstName,
    lastName: person.lastName || lastName,
    termsAcceptedAt: person.termsAcceptedAt ?? now,
  })
  await noteOpened(tx, challenge, signedIn.issued.session.id)
  return finish(identity, caller, phone, signedIn)
}

/** The same for a code that is sent again because the answer was lost. */
export async function signInByNumberAgain(
  identity: Identity,
  tx: Tx,
  caller: Caller,
  phone: Phone,
  challenge: Challenge,
): Promise<Finish | undefined> {
  const signedIn = await signInAgain(identity, tx, challenge)
  return signedIn && finish(identity, caller, phone, signedIn)
}

function finish(identity: Identity, caller: Caller, phone: Phone, signedIn: SignedIn): Finish {
  return () => {
    const answer = answerCustomer(signedIn, caller, identity.settings)
    trustDevice(identity, caller, phone)
    return answer
  }
}
