import type { LineConfiguration } from "@hearth/domain/pricing/same-configuration.ts"
import * as addTexts from "@hearth/texts/cart/add-to-cart.ts"
import * as summaryTexts from "@hearth/texts/cart/cart-summary.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { importWithRetry } from "../client/loading/import-with-retry.ts"

/** Loads pricing, cart rules and sync with the server; imported only when a cart is likely to be needed. */
export const loadCart = () => importWithRetry(() => import("./cart.ts"))

const VIBRATION_MS = 200

/**
 * SHL-9: adds a product to the cart, vibrates and shows a toast whose button calls `openCart`. Returns false, with a
 * message shown, if the product couldn't be added.
 */
export async function addToCart(
  configuration: LineConfiguration,
  openCart: () => void,
  quantity = 1,
): Promise<boolean> {
  const cart = await loadOrNotify()
  if (!cart?.addLine(configuration, quantity)) return false
  // Not every device vibrates, and iPhones lack `navigator.vibrate`.
  navigator.vibrate?.(VIBRATION_MS)
  showToast({ message: addTexts.added, tone: "success", action: { label: summaryTexts.viewCart, onPress: openCart } })
  return true
}

/** CAT-3: changes a line's configuration; its quantity stays. */
export async function updateCartLine(lineId: string, configuration: LineConfiguration): Promise<boolean> {
  return (await loadOrNotify())?.updateLine(lineId, configuration) ?? false
}

async function loadOrNotify() {
  try {
    return await loadCart()
  } catch {
    showToast({ message: addTexts.couldNotUpdate, tone: "error" })
    return undefined
  }
}
