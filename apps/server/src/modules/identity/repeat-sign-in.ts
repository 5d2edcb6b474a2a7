import type { Tx } from "../../platform/database/database.ts"
import { findPerson } from "./accounts.store.ts"
import type { Challenge } from "./codes.store.ts"
import type { Identity } from "./identity.ts"
import { findUnusedSession } from "./identity.store.ts"
import { issueCredentials } from "./issue-credentials.ts"
import { REPEAT_SECONDS } from "./lifetimes.ts"
import type { SignedIn } from "./sign-in.ts"

/**
 * Two presses, two tabs, or an answer that was lost: the second is given the very session that the first began. It takes
 * the credentials that the code was asked with and the code itself, and a session whose tokens nobody has renewed yet.
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
