import { setPendingCalls } from "./cart-queue.ts"
import { resetCart, markLoaded, publishCart } from "./cart-state.ts"
import { startCart } from "./cart-commands.ts"
import { fetchCart, runInOrder, sendPendingCalls } from "./cart-sync.ts"

/* A cart when the person changes. Comes with signing in and out, not with the cart. */

/** IDN-12: before somebody signs in, the server knows what they put in, so that it goes with them. */
export async function flushCart(): Promise<void> {
  startCart()
  await runInOrder(sendPendingCalls)
}

/** After that: theirs, as the server has put it together. What differs from the guest's is no news. */
export async function switchToCustomerCart(): Promise<void> {
  await runInOrder(() => {
    setPendingCalls([])
    resetCart(null)
    publishCart()
  })
  await fetchCart()
}

/** Nobody's any more. */
export async function clearCart(): Promise<void> {
  await runInOrder(() => {
    setPendingCalls([])
    resetCart(null)
    markLoaded()
    publishCart()
  })
}
