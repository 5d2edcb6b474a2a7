import { toClientType } from "@hearth/contract/client-types.ts"
import type { Tx } from "../../platform/database/database.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { type OrderFrequency, type Person, updatePerson } from "../identity/public.ts"
import {
  formatDeviceName,
  findCarrier,
  type IssuedSession,
  type RequestContext,
  startSession,
} from "../sessions/public.ts"
import { mergeGuest } from "./merge-guest.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

export interface SignedIn {
  issued: IssuedSession
  person: Person
  /** Includes the orders that were merged from the guest. */
  orderFrequency: OrderFrequency
  /** Messages for the customer about guest data that could not be merged. */
  leftOut: readonly string[]
}

/**
 * Signs in to an account; every sign-in method ends here. Ends the session that sent the request, starts a customer's
 * session with new tokens and merges the guest in the same transaction. The caller must have locked the person's row.
 */
export async function signIn(
  deps: SignInDeps,
  tx: Tx,
  context: RequestContext,
  previousSession: Session,
  account: Person,
): Promise<SignedIn> {
  const { request, country } = context
  const isGuest = previousSession.kind === "guest"
  // A new account gets the guest's cart.
  const cartId = account.cartId ?? (isGuest ? previousSession.cartId : deps.random.uuid())
  const person = { ...account, cartId }
  await updatePerson(tx, person)
  const leftOut = isGuest
    ? await mergeGuest(deps, tx, { guest: previousSession, customer: { userId: person.id, cartId }, country })
    : []
  const issued = await startSession(deps.sessions, tx, {
    kind: "customer",
    userId: person.id,
    cartId,
    country,
    clientType: toClientType(request.headers["client-type"]),
    // Keeps the previous session's carrier: otherwise a script in a browser that claims to be a mini-app could read the
    // token.
    carrier: await findCarrier(tx, previousSession.id),
    device: formatDeviceName(request.headers["user-agent"], request.headers["client-type"]),
    replaces: [previousSession.id],
  })
  return { issued, person, orderFrequency: await deps.readOrderFrequency(tx, person.id), leftOut }
}
