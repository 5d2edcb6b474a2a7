import type { FoundOrder } from "./tracker.api.ts"

const NAME = "hearth:tracking"

/** Stored for this tab only: a reload works, but a later user of the phone has no access. */
export function storeTrackingKey(found: FoundOrder): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(found))
  } catch {
    // Without storage it is cached until the page is left.
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
