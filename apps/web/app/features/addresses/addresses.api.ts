import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { AddressDetails } from "@hearth/domain/addresses/check-address.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { apiAsVisitor, visitorId } from "../../client/api/api.ts"
import { toDisplayMessage } from "../../client/api/unwrap-reply.ts"
import { currentSession } from "../../client/session/session.store.ts"
import { RefusedError } from "@hearth/browser/use-query.ts"

export type AddressInput = AddressDetails & Point & { type: SavedAddress["type"] }

export async function listAddresses(signal?: AbortSignal): Promise<SavedAddress[]> {
  const params = { userId: await visitorId() }
  const reply = await apiAsVisitor("GET /customer-service/ve2/user/{userId}/addresses", { params, signal })
  if (reply.ok) return reply.body.data.addresses
  throw new RefusedError(toDisplayMessage(reply.body.errors?.[0]?.displayMsg))
}

/** Changes the address with `addressId`, or creates one if there is none. */
export async function saveAddress(input: AddressInput, addressId: string | undefined, idempotencyKey: string) {
  const mobNo = input.mobNo.replaceAll(/[^+0-9]/g, "")
  const body = { ...input, mobNo }
  const reply =
    addressId === undefined
      ? await apiAsVisitor("POST /customer-service/ve2/user/{mobNo}/addresses", {
          // SEC-5: the path contains the customer's own number; the contact of the address may be another person.
          params: { mobNo: currentSession()?.mobile || mobNo },
          body,
          idempotencyKey,
        })
      : await apiAsVisitor("PUT /customer-service/ve2/user/addresses/{addressId}", {
          params: { addressId },
          body,
          idempotencyKey,
        })
  if (reply.ok) return reply.body.data.address
  throw new RefusedError(toDisplayMessage(reply.body.errors?.[0]?.displayMsg))
}

/** Treats an address that no longer exists as deleted. */
export async function deleteAddress(addressId: string): Promise<void> {
  const reply = await apiAsVisitor("DELETE /customer-service/ve2/user/addresses/{addressId}", {
    params: { addressId },
    idempotencyKey: `delete-${addressId}`,
  })
  if (!reply.ok && reply.status !== 404) throw new RefusedError(toDisplayMessage(reply.body.errors?.[0]?.displayMsg))
}
