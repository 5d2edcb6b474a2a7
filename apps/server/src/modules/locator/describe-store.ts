import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import * as storeErrorTexts from "@hearth/texts/place/store-errors.ts"
import type { StoredCity, StoredStore, StoreSwitch } from "./stored-store.ts"

/**
 * Returns what customers read while the store is off. LOC-13: a message with 'offline' is replaced, because it doesn't
 * say what they can do instead.
 */
export function offlineMessage(customMessage: string | null): string {
  return customMessage === null || /offline/i.test(customMessage) ? storeErrorTexts.storeOff : customMessage
}

export function describeStore(store: StoredStore, city: StoredCity): StoreInfo {
  const { id, name, locality, address, pinCode, phone, latitude, longitude, schedule } = store
  const info = {
    id,
    advanceOrderStoreId: store.advanceOrderStoreId,
    name,
    locality,
    city: city.name,
    region: city.region,
    address,
    pinCode,
    phone,
    latitude,
    longitude,
    deliveryTypes: schedule.ways.map(({ type }) => type),
    tables: store.tables,
  }
  return { ...info, ...describeSwitch(schedule as StoreInfo["schedule"], store) }
}

/** Returns the fields that depend on the store's own switches. */
export function describeSwitch(
  schedule: Omit<StoreInfo["schedule"], "online">,
  { online, offlineMessage: customMessage, conditionsUnsuitable }: StoreSwitch,
): Pick<StoreInfo, "online" | "offline_msg" | "conditionsUnsuitable" | "schedule"> {
  return {
    online: online ? 1 : 0,
    offline_msg: online ? "" : offlineMessage(customMessage),
    conditionsUnsuitable,
    schedule: { ...schedule, online },
  }
}
