import type { Platform } from "../../platform/platform.ts"
import type { Locator } from "./create-locator.ts"
import { readStoreState } from "./read-store-state.ts"
import { requireStaffStore } from "./require-staff-store.ts"
import { setConditions } from "./set-conditions.ts"
import { setOnline } from "./set-online.ts"

/** The switches that a store's staff set. Access to the store has been checked before. */
export function storeSwitchRoutes({ route }: Pick<Platform, "route">, locator: Pick<Locator, "findStore">): void {
  route("PUT /store-ops/ve1/stores/{storeId}/online", async (call) => {
    const { id } = requireStaffStore(locator, call)
    await setOnline(call.tx, id, call.body.online, call.body.message)
    return { store: await readStoreState(call.tx, id) }
  })
  route("PUT /store-ops/ve1/stores/{storeId}/conditions", async (call) => {
    const { id } = requireStaffStore(locator, call)
    await setConditions(call.tx, id, call.body.unsuitable)
    return { store: await readStoreState(call.tx, id) }
  })
}
