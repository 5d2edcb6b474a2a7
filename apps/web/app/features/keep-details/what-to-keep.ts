import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { UserAttributes } from "@hearth/contract/calls/auth.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"

/** What the customer said no to: it is not asked again. */
export interface Declined {
  name?: boolean
  doors?: readonly string[]
}

export type OrderAddress = NonNullable<Transaction["place"]["address"]>

export interface Keepable {
  name: { firstName: string; lastName: string } | null
  address: OrderAddress | null
}

interface Known {
  attributes: Pick<UserAttributes, "firstName" | "mobile">
  saved: readonly Pick<SavedAddress, "houseNo" | "address">[]
  declined: Declined
}

type Ordered = Pick<Transaction, "contact" | "place" | "country">

/** What of an order the profile doesn't have yet. A name given with somebody else's number is somebody else's. */
export function whatToKeep({ contact, place, country }: Ordered, { attributes, saved, declined }: Known): Keepable {
  const { firstName, lastName, mobile } = contact
  const isOwn = canonicalPhone(mobile, country) === canonicalPhone(attributes.mobile, country)
  const hasName = attributes.firstName.trim() !== "" || firstName.trim() === ""
  const { address } = place
  const door = address && doorOf(address)
  const isKnown = door === null || saved.some((each) => doorOf(each) === door) || declined.doors?.includes(door)
  return {
    name: hasName || !isOwn || declined.name ? null : { firstName, lastName },
    address: isKnown ? null : address,
  }
}

/** The same door, however it was typed. */
export function doorOf({ houseNo, address }: Pick<OrderAddress, "houseNo" | "address">): string {
  return `${houseNo}, ${address}`
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, " ")
    .trim()
}

/** The first kind of address that is not taken. */
export function typeFor(saved: readonly Pick<SavedAddress, "type">[]): SavedAddress["type"] {
  return (["home", "office"] as const).find((type) => saved.every((each) => each.type !== type)) ?? "other"
}
