import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { Profile } from "@hearth/domain/identity/check-profile.ts"
import { api } from "../../client/api/api.ts"
import { readEncrypted, writeEncrypted } from "../../client/storage/encrypted-storage.ts"
import { updateSessionAttributes } from "../../client/session/update-session-attributes.ts"
import type { Result } from "@hearth/browser/result.ts"
import { serverErrorFallback, toResult } from "../../client/api/to-result.ts"
import { isAccount } from "../../client/api/reply-guards.ts"
import { fetchSavedAddresses } from "../../shared/address/saved-addresses.api.ts"
import { type DeclinedDetails, addressKey, type SavableDetails, type OrderAddress } from "./find-savable-details.ts"

export interface KnownDetails {
  saved: SavedAddress[]
  declined: DeclinedDetails
}

export async function fetchKnownDetails(withAddresses: boolean, signal: AbortSignal): Promise<Result<KnownDetails>> {
  const declined = (await readEncrypted<DeclinedDetails>("declinedDetails")) ?? {}
  if (!withAddresses) return { ok: true, data: { saved: [], declined } }
  const saved = await fetchSavedAddresses(signal)
  return saved.ok ? { ok: true, data: { saved: saved.data, declined } } : saved
}

export async function persistDeclined({ name, address }: SavableDetails, previous: DeclinedDetails): Promise<void> {
  await writeEncrypted("declinedDetails", {
    name: previous.name === true || name !== null,
    doors: [...(previous.doors ?? []), ...(address ? [addressKey(address)] : [])],
  })
}

export async function saveName(profile: Profile, idempotencyKey: string): Promise<Result<unknown>> {
  const call = api("POST /loginhandler/updateuser", { body: profile, idempotencyKey })
  const result = await toResult(call, ({ data }) => data, { isValid: isAccount })
  if (result.ok) await updateSessionAttributes(result.data)
  return result
}

export interface NewAddress {
  address: OrderAddress
  contact: Transaction["contact"]
  type: SavedAddress["type"]
  /** The customer's own number, which is part of the path; the contact of the address may be another person. */
  ownMobile: string
}

const stripSeparators = (mobile: string) => mobile.replaceAll(/[^+0-9]/g, "")

export function saveOrderAddress(
  { address, contact, type, ownMobile }: NewAddress,
  key: string,
): Promise<Result<unknown>> {
  const { firstName: fName, lastName: lName, email, mobile } = contact
  const body = { ...address, type, label: "", fName, lName, email, mobNo: stripSeparators(mobile) }
  return toResult(
    api("POST /customer-service/ve2/user/{mobNo}/addresses", {
      params: { mobNo: stripSeparators(ownMobile) },
      body,
      idempotencyKey: key,
    }),
    () => undefined,
    serverErrorFallback,
  )
}
