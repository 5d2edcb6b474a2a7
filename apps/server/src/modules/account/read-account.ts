import type { Account } from "@hearth/contract/calls/account.calls.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { AccountDeps } from "./account-deps.ts"
import { attributesOf, listSocialSources, loadOwnPerson, type Person } from "../identity/public.ts"

export async function readOwnAccount(deps: Pick<AccountDeps, "db" | "readOrderFrequency">, session: Session) {
  return readAccount(deps, deps.db, await loadOwnPerson(deps.db, session), session.cartId)
}

export async function readAccount(
  { readOrderFrequency }: Pick<AccountDeps, "readOrderFrequency">,
  db: Queryable,
  person: Person,
  cartId: string,
): Promise<Account> {
  return {
    attributes: attributesOf(person, cartId, await readOrderFrequency(db, person.id)),
    hasPassword: person.passwordHash !== null,
    social: await listSocialSources(db, person.id),
  }
}
