import type { Tx } from "../../platform/database/database.ts"
import type { SignedIn } from "./sign-in.ts"
import { findPerson } from "../identity/public.ts"
import type { Challenge } from "../one-time-codes/public.ts"
import { findUnusedSession, issueCredentials, REPEAT_SECONDS } from "../sessions/public.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

/**
 * Returns the session that the code already opened, for a double click, two tabs or a lost response. The request must
 * come with the old session's credentials and the right code, and the opened session must not have been refreshed yet.
 */
export async function repeatSignIn(deps: SignInDeps, tx: Tx, challenge: Challenge): Promise<SignedIn | undefined> {
  const now = deps.clock.now()
  const { openedSession, usedAt } = challenge
  if (!openedSession || !usedAt || now.getTime() - usedAt.getTime() > REPEAT_SECONDS * 1000) return undefined
  const session = await findUnusedSession(tx, openedSession, now)
  const person = session && (await findPerson(tx, session.userId))
  if (!person) return undefined
  const orderFrequency = await deps.readOrderFrequency(tx, person.id)
  return { issued: await issueCredentials(deps.sessions, session, 0), person, orderFrequency, leftOut: [] }
}
