import type { FoundOrder } from "./tracker.api.ts"

const NAME = "hearth:tracking"

/** For this tab: a reload goes on, and nobody who borrows the phone later does. */
export function storeTrackingKey(found: FoundOrder): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(found))
  } catch {
    // Then it is known until the page is left.
    cached = found
  }
}

let cached: FoundOrder | undefined

export function findTrackingKey(orderHistoryId: string): string | undefined {
  const found = readStoredKey()
  return found?.orderHistoryId === orderHistoryId ? found.trackingKey : undefined
}

function readStoredKey(): Partial<FoundOrder> | null | undefined {
  try {
    return cached ?? (JSON.parse(sessionStorage.getItem(NAME) ?? "null") as Partial<FoundOrder> | null)
  } catch {
    return cached
  }
}
