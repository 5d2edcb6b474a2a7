import { keepCalls } from "./cart-queue.ts"
import { dropCart, noteNothingToAsk, showCart } from "./cart-state.ts"
import { startCart } from "./keep-cart.ts"
import { askForCart, inTurn, sendQueued } from "./talk-cart.ts"

/* A cart when the person changes. Comes with signing in and out, not with the cart. */

/** IDN-12: before somebody signs in, the server knows what they put in, so that it goes with them. */
export async function tellCart(): Promise<void> {
  startCart()
  await inTurn(sendQueued)
}

/** After that: theirs, as the server has put it together. What differs from the guest's is no news. */
export async function takeOverCart(): Promise<void> {
  await inTurn(() => {
    keepCalls([])
    dropCart(null)
    showCart()
  })
  await askForCart()
}

/** Nobody's any more. */
export async function forgetCart(): Promise<void> {
  await inTurn(() => {
    keepCalls([])
    dropCart(null)
    noteNothingToAsk()
    showCart()
  })
}
