import type { LineConfiguration } from "@hearth/domain/pricing/same-configuration.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { loadPatiently } from "../shell/load-patiently.ts"

/** Prices, rules and the talk with the server come with it: fetched when a cart is likely to be needed. */
export const loadCart = () => loadPatiently(() => import("./keep-cart.ts"))

const VIBRATION_MS = 200
const NOT_LOADED = "That didn’t reach your cart. Please check your connection and try again."

/** SHL-9: in the cart at once, felt and said; `seeCart` goes there. False where it could not be put in, which is said. */
export async function addToCart(wanted: LineConfiguration, seeCart: () => void, quantity = 1): Promise<boolean> {
  const cart = await loadOrSay()
  if (!cart?.putInCart(wanted, quantity)) return false
  // Not every device can, and iPhones have no such word at all.
  navigator.vibrate?.(VIBRATION_MS)
  showToast({ message: "Added", tone: "success", action: { label: "See cart", onPress: seeCart } })
  return true
}

/** CAT-3: a line made another way; its number stays. */
export async function updateInCart(line: string, wanted: LineConfiguration): Promise<boolean> {
  return (await loadOrSay())?.remakeLine(line, wanted) ?? false
}

async function loadOrSay() {
  try {
    return await loadCart()
  } catch {
    showToast({ message: NOT_LOADED, tone: "error" })
    return undefined
  }
}
