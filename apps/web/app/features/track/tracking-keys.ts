import type { Found } from "./tracker.api.ts"

const NAME = "hearth:tracking"

/** For this tab: a reload goes on, and nobody who borrows the phone later does. */
export function keepTrackingKey(found: Found): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(found))
  } catch {
    // Then it is known until the page is left.
    held = found
  }
}

let held: Found | undefined

export function trackingKeyOf(orderHistoryId: string): string | undefined {
  const found = readKept()
  return found?.orderHistoryId === orderHistoryId ? found.trackingKey : undefined
}

function readKept(): Partial<Found> | null | undefined {
  try {
    return held ?? (JSON.parse(sessionStorage.getItem(NAME) ?? "null") as Partial<Found> | null)
  } catch {
    return held
  }
}
