import type { Account } from "@hearth/contract/calls/account.calls.ts"
import type { UserAttributes } from "@hearth/contract/calls/auth.calls.ts"
import { nationalDigits } from "@hearth/domain/identity/phone.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { listSocial, type Person } from "./accounts.store.ts"

/** IDN-10. Nobody has ordered yet, so nobody has done so often. */
export function attributesOf(person: Person, cartId: string): UserAttributes {
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
    frequency: 0,
    isVip: false,
  }
}

export async function answerAccount(
  db: Queryable,
  person: Person,
  cartId: string,
): Promise<{ status: "success"; data: Account }> {
  return {
    status: "success",
    data: {
      attributes: attributesOf(person, cartId),
      hasPassword: person.passwordHash !== null,
      social: await listSocial(db, person.id),
    },
  }
}
