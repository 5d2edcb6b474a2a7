import type { Queryable, Tx } from "../../platform/database/database.ts"
import {
  findOneTimeToken,
  insertOneTimeToken,
  deleteOneTimeToken,
  type OneTimeTokenKind,
} from "./one-time-tokens.store.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"

export const ONE_TIME_TOKEN_SECONDS = 600

/** Issues a token that allows its session one action within ten minutes. Only its keyed hash is stored. */
export async function issueOneTimeToken(
  deps: OneTimeCodes,
  db: Queryable,
  kind: OneTimeTokenKind,
  sessionId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<string> {
  const token = deps.random.token(32)
  const expiresAt = new Date(deps.clock.now().getTime() + ONE_TIME_TOKEN_SECONDS * 1000)
  await insertOneTimeToken(db, { hash: deps.mac(kind, token), kind, sessionId, data, expiresAt })
  return token
}

/** Returns the token's data and deletes it; undefined if it belongs to another session, was used or has expired. */
export function consumeOneTimeToken(
  deps: OneTimeCodes,
  db: Queryable | Tx,
  kind: OneTimeTokenKind,
  sessionId: string,
  token: string,
): Promise<unknown> {
  return deleteOneTimeToken(db, { hash: deps.mac(kind, token), kind, sessionId, now: deps.clock.now() })
}

/** Returns the token's data without using it up. */
export function readOneTimeToken(
  deps: OneTimeCodes,
  db: Queryable,
  kind: OneTimeTokenKind,
  sessionId: string,
  token: string,
): Promise<unknown> {
  return findOneTimeToken(db, { hash: deps.mac(kind, token), kind, sessionId, now: deps.clock.now() })
}
