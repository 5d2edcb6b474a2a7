import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { Profile } from "@hearth/domain/identity/check-profile.ts"
import { answered } from "../../session/answered.ts"
import { api, apiAsVisitor, visitorId } from "../../session/api.ts"
import { readEncrypted, writeEncrypted } from "../../session/encrypted-storage.ts"
import { keepAttributes } from "../../session/keep-attributes.ts"
import { told, type Told } from "../../session/one-time-codes.ts"
import { isAccount } from "../../session/whole-answers.ts"
import { type Declined, doorOf, type Keepable, type OrderAddress } from "./what-to-keep.ts"

export interface KnownDetails {
  saved: SavedAddress[]
  declined: Declined
}

export async function knownDetails(withAddresses: boolean, signal: AbortSignal): Promise<KnownDetails> {
  const declined = (await readEncrypted<Declined>("declinedDetails")) ?? {}
  if (!withAddresses) return { saved: [], declined }
  const params = { userId: await visitorId() }
  const call = apiAsVisitor("GET /customer-service/ve2/user/{userId}/addresses", { params, signal })
  return { saved: (await answered(call)).data.addresses, declined }
}

export async function decline({ name, address }: Keepable, before: Declined): Promise<void> {
  await writeEncrypted("declinedDetails", {
    name: before.name === true || name !== null,
    doors: [...(before.doors ?? []), ...(address ? [doorOf(address)] : [])],
  })
}

export async function saveName(profile: Profile, idempotencyKey: string): Promise<Told<unknown>> {
  const saved = await told(
    api("POST /loginhandler/updateuser", { body: profile, idempotencyKey }),
    undefined,
    isAccount,
  )
  if (saved.ok) await keepAttributes(saved.answer.data)
  return saved
}

export interface NewAddress {
  address: OrderAddress
  contact: Transaction["contact"]
  type: SavedAddress["type"]
  /** The customer's own number: the path names them, whoever is called at the door. */
  ownMobile: string
}

const digits = (mobile: string) => mobile.replaceAll(/[^+0-9]/g, "")

export function saveAddress({ address, contact, type, ownMobile }: NewAddress, key: string): Promise<Told<unknown>> {
  const { firstName: fName, lastName: lName, email, mobile } = contact
  const body = { ...address, type, label: "", fName, lName, email, mobNo: digits(mobile) }
  return told(
    api("POST /customer-service/ve2/user/{mobNo}/addresses", {
      params: { mobNo: digits(ownMobile) },
      body,
      idempotencyKey: key,
    }),
  )
}
