const KEY = "hearth:arrived"

/** Whether this tab has notified the store of the customer's arrival; a reload must not ask again. */
export function hasArrived(orderId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === orderId
  } catch {
    return false
  }
}

/** Stores only one order, because a customer is at one store at a time. */
export function persistArrived(orderId: string): void {
  try {
    sessionStorage.setItem(KEY, orderId)
  } catch {
    // Without storage, the arrival is known only until the page is left.
  }
}
