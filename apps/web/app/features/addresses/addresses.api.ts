import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { AddressDetails } from "@hearth/domain/addresses/check-address.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { Result } from "@hearth/browser/result.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { serverErrorFallback, toResult } from "../../client/api/to-result.ts"
import { currentSession } from "../../client/session/session.store.ts"

export type AddressInput = AddressDetails & Point & { type: SavedAddress["type"] }

/** Changes the address with this id, or creates an address if `addressId` is undefined. */
export function saveAddress(
  input: AddressInput,
  addressId: string | undefined,
  idempotencyKey: string,
): Promise<Result<SavedAddress>> {
  const mobNo = input.mobNo.replaceAll(/[^+0-9]/g, "")
  const body = { ...input, mobNo }
  const call =
    addressId === undefined
      ? apiAsVisitor("POST /customer-service/ve2/user/{mobNo}/addresses", {
          // SEC-5: the path contains the customer's own number; the contact of the address may be another person.
          params: { mobNo: currentSession()?.mobile || mobNo },
          body,
          idempotencyKey,
        })
      : apiAsVisitor("PUT /customer-service/ve2/user/addresses/{addressId}", {
          params: { addressId },
          body,
          idempotencyKey,
        })
  return toResult(call, ({ data }) => data.address, serverErrorFallback)
}

/** Treats an address that no longer exists as deleted. */
export function deleteAddress(addressId: string): Promise<Result<undefined>> {
  const call = async () => {
    const reply = await apiAsVisitor("DELETE /customer-service/ve2/user/addresses/{addressId}", {
      params: { addressId },
      idempotencyKey: `delete-${addressId}`,
    })
    return reply.status === 404 ? { ok: true as const, body: undefined } : reply
  }
  return toResult(call(), () => undefined, serverErrorFallback)
}
