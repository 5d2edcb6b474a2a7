import { tabStorage } from "../../client/storage/tab-storage.ts"
import type { FoundOrder } from "./tracker.api.ts"

/** Stores the key for this tab only: a reload works, but a later user of the device has no access. */
export function storeTrackingKey(foundOrder: FoundOrder): void {
  tabStorage.write("tracking", foundOrder)
}

export function findTrackingKey(orderHistoryId: string): string | undefined {
  const foundOrder = tabStorage.read<Partial<FoundOrder>>("tracking")
  return foundOrder?.orderHistoryId === orderHistoryId ? foundOrder.trackingKey : undefined
}
