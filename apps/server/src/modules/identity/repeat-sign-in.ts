import type { Tx } from "../../platform/database/database.ts"
import { findPerson } from "./accounts.store.ts"
import type { Challenge } from "./codes.store.ts"
import type { Identity } from "./identity.ts"
import { findUnusedSession } from "./identity.store.ts"
import { issueCredentials } from "./issue-credentials.ts"
import { REPEAT_SECONDS } from "./lifetimes.ts"
import type { SignedIn } from "./sign-in.ts"

/**
 * Returns the session that the code already opened, for a double click, two tabs or a lost response. The request must
 * come with the old session's credentials and the right code, and the opened session must not have been refreshed yet.
 */
export async function repeatSignIn(identity: Identity, tx: Tx, challenge: Challenge): Promise<SignedIn | undefined> {
  const now = identity.clock.now()
  const { openedSession, takenAt } = challenge
  if (!openedSession || !takenAt || now.getTime() - takenAt.getTime() > REPEAT_SECONDS * 1000) return undefined
  const session = await findUnusedSession(tx, openedSession, now)
  const person = session && (await findPerson(tx, session.userId))
  if (!person) return undefined
  const habits = await identity.readHabits(tx, person.id)
  return { issued: await issueCredentials(identity, session, 0), person, habits, leftOut: [] }
}
