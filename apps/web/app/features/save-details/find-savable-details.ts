import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { UserAttributes } from "@hearth/contract/calls/auth.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"

/** Details that the customer declined to save, which are not offered again. */
export interface DeclinedDetails {
  name?: boolean
  /** Keys of declined addresses. The browser's storage still uses the old name. */
  doors?: readonly string[]
}

export type OrderAddress = NonNullable<Transaction["place"]["address"]>

export interface SavableDetails {
  name: { firstName: string; lastName: string } | null
  address: OrderAddress | null
}

interface ProfileData {
  attributes: Pick<UserAttributes, "firstName" | "mobile">
  saved: readonly Pick<SavedAddress, "houseNo" | "address">[]
  declined: DeclinedDetails
}

type OrderedDetails = Pick<Transaction, "contact" | "place" | "country">

/**
 * Returns the details of an order that the profile doesn't have. A name given with another person's number is not the
 * customer's.
 */
export function findSavableDetails(
  { contact, place, country }: OrderedDetails,
  { attributes, saved, declined }: ProfileData,
): SavableDetails {
  const { firstName, lastName, mobile } = contact
  const isOwnNumber = canonicalPhone(mobile, country) === canonicalPhone(attributes.mobile, country)
  const isNameSavedOrMissing = attributes.firstName.trim() !== "" || firstName.trim() === ""
  const { address } = place
  const key = address && addressKey(address)
  const isAddressSavedOrDeclined =
    key === null || saved.some((each) => addressKey(each) === key) || declined.doors?.includes(key)
  return {
    name: isNameSavedOrMissing || !isOwnNumber || declined.name ? null : { firstName, lastName },
    address: isAddressSavedOrDeclined ? null : address,
  }
}

/** Identifies an address regardless of case, spaces, commas and full stops. */
export function addressKey({ houseNo, address }: Pick<OrderAddress, "houseNo" | "address">): string {
  return `${houseNo}, ${address}`
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, " ")
    .trim()
}

/** The first of `home` and `office` that is not in use, otherwise `other`. */
export function firstFreeType(saved: readonly Pick<SavedAddress, "type">[]): SavedAddress["type"] {
  return (["home", "office"] as const).find((type) => saved.every((each) => each.type !== type)) ?? "other"
}
