import { tabStorage } from "../../client/storage/tab-storage.ts"
import type { FoundOrder } from "./tracker.api.ts"

/** Stored for this tab only: a reload works, but a later user of the phone has no access. */
export function storeTrackingKey(found: FoundOrder): void {
  tabStorage.write("tracking", found)
}

export function findTrackingKey(orderHistoryId: string): string | undefined {
  const found = tabStorage.read<Partial<FoundOrder>>("tracking")
  return found?.orderHistoryId === orderHistoryId ? found.trackingKey : undefined
}
