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

/** Something that one session may do once within ten minutes. Only the token's keyed hash is kept. */
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

/** What was written on it; undefined where it is another's, used, or too old. */
export function consumeOneTimeToken(
  identity: Identity,
  db: Queryable | Tx,
  kind: OneTimeTokenKind,
  sessionId: string,
  token: string,
): Promise<unknown> {
  return deleteOneTimeToken(db, { hash: mac(identity, kind, token), kind, sessionId, now: identity.clock.now() })
}

/** What is written on it, without using it. */
export function readOneTimeToken(
  identity: Identity,
  db: Queryable,
  kind: OneTimeTokenKind,
  sessionId: string,
  token: string,
): Promise<unknown> {
  return findOneTimeToken(db, { hash: mac(identity, kind, token), kind, sessionId, now: identity.clock.now() })
}
