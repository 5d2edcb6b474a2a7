import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { Identity } from "./identity.ts"
import { mac } from "./mac.ts"
import { findTicket, insertTicket, takeTicket, type TicketKind } from "./tickets.store.ts"

export const TICKET_SECONDS = 600

/** Something that one session may do once within ten minutes. Only the token's keyed hash is kept. */
export async function giveTicket(
  identity: Identity,
  db: Queryable,
  kind: TicketKind,
  sessionId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<string> {
  const token = identity.random.token(32)
  const expiresAt = new Date(identity.clock.now().getTime() + TICKET_SECONDS * 1000)
  await insertTicket(db, { hash: mac(identity, kind, token), kind, sessionId, data, expiresAt })
  return token
}

/** What was written on it; undefined where it is another's, used, or too old. */
export function useTicket(
  identity: Identity,
  db: Queryable | Tx,
  kind: TicketKind,
  sessionId: string,
  token: string,
): Promise<unknown> {
  return takeTicket(db, { hash: mac(identity, kind, token), kind, sessionId, now: identity.clock.now() })
}

/** What is written on it, without using it. */
export function seeTicket(
  identity: Identity,
  db: Queryable,
  kind: TicketKind,
  sessionId: string,
  token: string,
): Promise<unknown> {
  return findTicket(db, { hash: mac(identity, kind, token), kind, sessionId, now: identity.clock.now() })
}
