import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { findPerson, type Person } from "./identity.store.ts"

/** Returns the account of a session. Throws if it was deleted. */
export async function loadOwnPerson(db: Queryable, session: Session): Promise<Person> {
  const person = await findPerson(db, session.userId)
  if (!person) throw new AppError("SESSION_ENDED")
  return person
}

/**
 * Returns the phone number of a session's account, or undefined for guests. Other modules compare it with the number in
 * a request's path.
 */
export async function findOwnPhone(db: Queryable, session: Session): Promise<Phone | undefined> {
  return findPhone(db, session.userId)
}

/** Returns the phone number of an account, or undefined for guests and deleted accounts. */
export async function findPhone(db: Queryable, userId: string): Promise<Phone | undefined> {
  return (await findPerson(db, userId))?.phone ?? undefined
}
