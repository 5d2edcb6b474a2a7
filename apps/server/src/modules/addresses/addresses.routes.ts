import type { Platform } from "../../platform/platform.ts"
import type { AddressDeps } from "./address-deps.ts"
import { addAddress, changeAddress, listOwnAddresses, removeAddress } from "./own-addresses.ts"

export function addressesRoutes(
  { route, db, clock, random }: Pick<Platform, "route" | "db" | "clock" | "random">,
  otherDeps: Pick<AddressDeps, "storeAt" | "findOwnPhone">,
): void {
  const deps: AddressDeps = { db, clock, random, ...otherDeps }
  route("GET /customer-service/ve2/user/{userId}/addresses", async (call) => ({
    addresses: await listOwnAddresses(deps, call, call.params.userId),
  }))
  route("POST /customer-service/ve2/user/{mobNo}/addresses", async (call) => ({
    address: await addAddress(deps, call.tx, call, call.params.mobNo, call.body),
  }))
  route("PUT /customer-service/ve2/user/addresses/{addressId}", async (call) => ({
    address: await changeAddress(deps, call.tx, call, call.params.addressId, call.body),
  }))
  route("DELETE /customer-service/ve2/user/addresses/{addressId}", async (call) => ({
    address_id: await removeAddress(call.tx, call, call.params.addressId),
  }))
}
