import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { billFingerprint } from "@hearth/domain/pricing/bill-fingerprint.ts"
import type { CartDeps } from "./cart-deps.ts"
import { computeBill, dependsOnOffers, soldOutProductIds, type StoreMenu } from "./cart-view.ts"
import type { OfferRulesStore } from "./offers/offer-rules.ts"

/** The server rejects longer properties. */
const MAX_PROPERTY_LENGTH = 4096

/**
 * Compares the server's bill with ours. The server's bill wins; if ours differs for the same input, one of the two
 * engines is wrong, so the difference is reported, once per version of the cart.
 */
export function createBillVerifier(
  { clock, place, reportError }: Pick<CartDeps, "clock" | "place" | "reportError">,
  offerRules: Pick<OfferRulesStore, "current" | "request">,
) {
  let reportedVersion = ""
  let suspected = { version: "", at: 0 }

  /**
   * An order, a prize or a used coupon elsewhere can change the rules between two responses. So when bills differ, the
   * rules and then the cart are fetched again, and only a difference that remains is a defect.
   */
  function isConfirmed(version: string, pricedAt: number): boolean {
    if (suspected.version !== version) {
      suspected = { version, at: clock.now() }
      offerRules.request("rules and cart")
      return false
    }
    const rulesFetchedAt = offerRules.current()?.askedAt ?? 0
    return rulesFetchedAt >= suspected.at && pricedAt >= rulesFetchedAt
  }

  return function verifyBill(cart: Cart, storeMenu: StoreMenu | null, rules: OfferEngineRules | null): void {
    const version = `${cart.cartId} ${cart.version}`
    if (reportedVersion === version || storeMenu?.storeId !== cart.storeId || storeMenu.menu.menuId !== cart.menuId)
      return
    if (!rules && dependsOnOffers(cart)) return
    const pricedAt = Date.parse(cart.pricedAt)
    const context = { country: place.country(), soldOut: soldOutProductIds(cart.bill), at: pricedAt, rules }
    const [serverBill, localBill] = [cart.bill, computeBill(cart, storeMenu, context)].map(billFingerprint)
    if (localBill === serverBill) return
    if (rules && !isConfirmed(version, pricedAt)) return
    reportedVersion = version
    reportError("a bill differs from the server's", `version ${cart.version} of ${cart.storeId}`, {
      menu: cart.menuId,
      promos: cart.promos.join(" "),
      pricedAt: cart.pricedAt,
      ours: localBill?.slice(0, MAX_PROPERTY_LENGTH) ?? "",
      theirs: serverBill?.slice(0, MAX_PROPERTY_LENGTH) ?? "",
    })
  }
}
