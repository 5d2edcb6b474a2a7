import { setPendingCalls } from "./cart-queue.ts"
import { resetCart, markLoaded, publishCart } from "./cart-state.ts"
import { startCart } from "./cart-commands.ts"
import { fetchCart, runInOrder, sendPendingCalls } from "./cart-sync.ts"

/* Moves the cart between guest and account. Loaded with sign-in and sign-out, not with the cart. */

/** IDN-12: sends pending changes before sign-in, so that the server merges them into the account. */
export async function flushCart(): Promise<void> {
  startCart()
  await runInOrder(sendPendingCalls)
}

/** Fetches the merged cart after sign-in. Differences from the guest's bill are not reported. */
export async function switchToCustomerCart(): Promise<void> {
  await runInOrder(() => {
    setPendingCalls([])
    resetCart(null)
    publishCart()
  })
  await fetchCart()
}

/** Empties the cart after sign-out. */
export async function clearCart(): Promise<void> {
  await runInOrder(() => {
    setPendingCalls([])
    resetCart(null)
    markLoaded()
    publishCart()
  })
}
