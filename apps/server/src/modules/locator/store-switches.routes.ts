import type { Platform } from "../../platform/platform.ts"
import type { Locator } from "./create-locator.ts"
import { requireStaffStore } from "./require-staff-store.ts"
import { setConditions } from "./set-conditions.ts"
import { setOnline } from "./set-online.ts"

/** The switches that a store's staff set. The platform has checked that the member has access to the store. */
export function storeSwitchRoutes({ route }: Pick<Platform, "route">, locator: Pick<Locator, "findStore">): void {
  route("PUT /store-ops/ve1/stores/{storeId}/online", async (call) => ({
    store: await setOnline(call.tx, requireStaffStore(locator, call).id, call.body.online, call.body.message),
  }))
  route("PUT /store-ops/ve1/stores/{storeId}/conditions", async (call) => ({
    store: await setConditions(call.tx, requireStaffStore(locator, call).id, call.body.unsuitable),
  }))
}
