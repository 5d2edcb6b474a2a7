import type { UserAttributes } from "@hearth/contract/calls/auth.calls.ts"
import { nationalDigits } from "@hearth/domain/identity/phone.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Person } from "./identity.store.ts"

/** How often a customer orders (IDN-10). */
export interface OrderFrequency {
  /** The number of orders, without cancelled ones. */
  frequency: number
  isVip: boolean
}

export type ReadOrderFrequency = (db: Queryable, userId: string) => Promise<OrderFrequency>

/** Describes a customer to their own browser. */
export function attributesOf(person: Person, cartId: string, { frequency, isVip }: OrderFrequency): UserAttributes {
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
