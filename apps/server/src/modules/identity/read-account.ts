import type { Account } from "@hearth/contract/calls/account.calls.ts"
import type { UserAttributes } from "@hearth/contract/calls/auth.calls.ts"
import { nationalDigits } from "@hearth/domain/identity/phone.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { listSocialSources, type Person } from "./accounts.store.ts"
import type { OrderHabits, Identity } from "./identity.ts"

export function attributesOf(person: Person, cartId: string, { frequency, isVip }: OrderHabits): UserAttributes {
  const { id, country, phone, email, emailVerified, firstName, lastName } = person
  return {
    cartId,
    userId: id,
    sub: id,
    cognitoLoggedin: true,
    mobile: phone === null ? "" : nationalDigits(phone, country),
    phoneNumberVerified: phone !== null,
    email,
    emailVerified,
    firstName,
    lastName,
    frequency,
    isVip,
  }
}

export async function readAccount(
  { readHabits }: Pick<Identity, "readHabits">,
  db: Queryable,
  person: Person,
  cartId: string,
): Promise<{ status: "success"; data: Account }> {
  return {
    status: "success",
    data: {
      attributes: attributesOf(person, cartId, await readHabits(db, person.id)),
      hasPassword: person.passwordHash !== null,
      social: await listSocialSources(db, person.id),
    },
  }
}
