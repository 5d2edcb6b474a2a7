import { toClientType } from "@hearth/contract/client-types.ts"
import type { Tx } from "../../platform/database/database.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { type Person, updatePerson } from "./accounts.store.ts"
import { describeDevice } from "./describe-device.ts"
import type { OrderHabits, Identity } from "./identity.ts"
import { findCarrier } from "./identity.store.ts"
import type { IssuedSession } from "./issue-credentials.ts"
import { mergeGuest } from "./merge-guest.ts"
import { startSession } from "./start-session.ts"
import type { RequestContext } from "./request-context.ts"

export interface SignedIn {
  issued: IssuedSession
  person: Person
  /** With what the guest had ordered. */
  habits: OrderHabits
  /** What of the guest's could not come along, in sentences. */
  leftOut: readonly string[]
}

/**
 * The one way into an account, whatever proved it. The session that asked ends and a customer's begins, with new tokens;
 * what the guest had joins the account in the same transaction. The person's row is locked by the caller.
 */
export async function signIn(
  identity: Identity,
  tx: Tx,
  context: RequestContext,
  from: Session,
  account: Person,
): Promise<SignedIn> {
  const { request, country } = context
  const isGuest = from.kind === "guest"
  // The first cart of an account is the one in the guest's hands.
  const cartId = account.cartId ?? (isGuest ? from.cartId : identity.random.uuid())
  const person = { ...account, cartId }
  await updatePerson(tx, person)
  const leftOut = isGuest
    ? await mergeGuest(identity, tx, { guest: from, customer: { userId: person.id, cartId }, country })
    : []
  const issued = await startSession(identity, tx, {
    kind: "customer",
    userId: person.id,
    cartId,
    country,
    clientType: toClientType(request.headers["client-type"]),
    // A script in a browser that pretends to be a mini-app would otherwise be handed the token in the open.
    carrier: await findCarrier(tx, from.id),
    device: describeDevice(request.headers["user-agent"], request.headers["client-type"]),
    replaces: [from.id],
  })
  return { issued, person, habits: await identity.readHabits(tx, person.id), leftOut }
}
