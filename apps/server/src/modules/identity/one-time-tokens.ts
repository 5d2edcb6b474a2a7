import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { Identity } from "./identity.ts"
import { mac } from "./mac.ts"
import {
  findOneTimeToken,
  insertOneTimeToken,
  deleteOneTimeToken,
  type OneTimeTokenKind,
} from "./one-time-tokens.store.ts"

export const ONE_TIME_TOKEN_SECONDS = 600

/** Issues a token that allows its session one action within ten minutes. Only its keyed hash is stored. */
export async function issueOneTimeToken(
  identity: Identity,
  db: Queryable,
  kind: OneTimeTokenKind,
  sessionId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<string> {
  const token = identity.random.token(32)
  const expiresAt = new Date(identity.clock.now().getTime() + ONE_TIME_TOKEN_SECONDS * 1000)
  await insertOneTimeToken(db, { hash: mac(identity, kind, token), kind, sessionId, data, expiresAt })
  return token
}

/** Returns the token's data and deletes it; undefined if it belongs to another session, was used or has expired. */
export function consumeOneTimeToken(
  identity: Identity,
  db: Queryable | Tx,
  kind: OneTimeTokenKind,
  sessionId: string,
  token: string,
): Promise<unknown> {
  return deleteOneTimeToken(db, { hash: mac(identity, kind, token), kind, sessionId, now: identity.clock.now() })
}

/** Returns the token's data without using it up. */
export function readOneTimeToken(
  identity: Identity,
  db: Queryable,
  kind: OneTimeTokenKind,
  sessionId: string,
  token: string,
): Promise<unknown> {
  return findOneTimeToken(db, { hash: mac(identity, kind, token), kind, sessionId, now: identity.clock.now() })
}
