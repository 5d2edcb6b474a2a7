const KEY = "hearth:arrived"

/** Whether the store was told from this tab that its customer is there; a reload must not ask them again. */
export function hasArrived(orderId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === orderId
  } catch {
    return false
  }
}

/** One at a time: nobody stands at two counters. */
export function storeArrived(orderId: string): void {
  try {
    sessionStorage.setItem(KEY, orderId)
  } catch {
    // Then it is known until the page is left.
  }
}
