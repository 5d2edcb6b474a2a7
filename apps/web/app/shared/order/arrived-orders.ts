const KEY = "hearth:arrived"

/** Whether this tab has notified the store of the customer's arrival; a reload must not ask again. */
export function hasArrived(orderId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === orderId
  } catch {
    return false
  }
}

/** Stores one order only: nobody is at two stores at the same time. */
export function storeArrived(orderId: string): void {
  try {
    sessionStorage.setItem(KEY, orderId)
  } catch {
    // Without storage, it is known until the page is left.
  }
}
