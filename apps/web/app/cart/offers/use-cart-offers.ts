import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import { type BestOffers, bestOffers } from "@hearth/domain/offers/best-offers.ts"
import { isChosen } from "@hearth/domain/offers/offers-on-bill.ts"
import { evaluateOffer } from "@hearth/domain/offers/evaluate-offer.ts"
import { type Addable, type NearestOffer, nearestOffer } from "@hearth/domain/offers/nearest-offer.ts"
import { addCodes, type AddCodesRefusal } from "@hearth/domain/offers/add-codes.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { useDeferredValue, useMemo } from "react"
import { clientContext } from "../../client/api/client-context.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverNow } from "../../client/server-clock.ts"
import { useSoldOut } from "../../place/stock.store.ts"
import { type CartView, offerRulesFor, soldOutProducts, useCouponCode, useOfferRules } from "../cart.ts"
import { type CartContent, quoteCart, type StoreMenu, toEvaluationContext } from "../cart-view.ts"

/** The effect of offers on a cart, evaluated in the browser by the same engine as on the server. */
export interface CartOffers {
  /** OFR-8: the best allowed set of offers, regardless of what the customer chose. */
  best: BestOffers
  /** The offers that were chosen or won, and why some of them reduce nothing. */
  chosen: BestOffers
  /** The offer that a small addition to the cart would unlock. */
  nearest: NearestOffer | null
  /** A chosen code that is not applied: what it would save, or why it can't be applied. */
  waiting:
    | { code: string; applies: true; saving: Minor }
    | { code: string; applies: false; refusal: AddCodesRefusal }
    | null
}

/** Null until the menu and the rules are loaded. Evaluated with a deferred value, so that taps don't wait for it. */
export function useCartOffers(cart: CartView): CartOffers | null {
  useOfferRules()
  const code = useCouponCode()
  const soldOut = useSoldOut()
  const { lines, promos, storeId, deliveryType, options, storeMenu } = cart
  const content = useMemo(
    () => ({ lines, promos, storeId, deliveryType, options }),
    [lines, promos, storeId, deliveryType, options],
  )
  // Offers that were applied in another app are not shown in an app without offers.
  const hasOffers = usePageContext().features.includes("offers")
  const rules = hasOffers ? offerRulesFor(storeId) : null
  const input = useMemo(
    () => ({ content, storeMenu, rules, soldOut, code }),
    [content, storeMenu, rules, soldOut, code],
  )
  const deferredInput = useDeferredValue(input)
  return useMemo(
    () =>
      deferredInput.storeMenu && deferredInput.rules
        ? computeCartOffers(deferredInput.content, deferredInput.storeMenu, deferredInput.rules, deferredInput.code)
        : null,
    // `computeCartOffers` reads the sold-out products itself; `deferredInput` changes with them.
    [deferredInput],
  )
}

function computeCartOffers(
  content: CartContent,
  storeMenu: StoreMenu,
  rules: OfferEngineRules,
  code: string | null,
): CartOffers | null {
  if (content.lines.length === 0) return null
  const soldOut = soldOutProducts(content.storeId)
  const quote = quoteCart(content.lines, storeMenu, soldOut)
  const context = toEvaluationContext(content, quote.lines, rules, clientContext().country, serverNow())
  const unrestricted = { ...context, wanted: [] }
  // An offer of another app counts on the bill if it was applied there, but it can't be applied here.
  const offered = rules.offers.filter(({ id }) => !rules.elsewhere.includes(id))
  const best = bestOffers(offered, unrestricted)
  const chosen = bestOffers(
    rules.offers.filter((offer) => isChosen(offer, context)),
    context,
  )
  const nearest = nearestOffer(
    // What is missing for a code that is applied already is shown with that code.
    offered.filter((offer) => offer.code === null || !content.promos.includes(offer.code)),
    unrestricted,
    listAddable(storeMenu, soldOut),
    Math.max(best.saving, chosen.saving),
  )
  return { best, chosen, nearest, waiting: findWaitingCode(code, context, rules) }
}

function findWaitingCode(
  code: string | null,
  context: EvaluationContext,
  rules: OfferEngineRules,
): CartOffers["waiting"] {
  const { offers, elsewhere } = rules
  const offer = offers.find((each) => code !== null && each.code === code && !elsewhere.includes(each.id))
  // A code for points that left the cart with its pizza doesn't wait for the next pizza.
  if (!offer || code === null || offer.points !== null || context.wanted.includes(code)) return null
  // Evaluated as it would be once applied: an offer bound to a payment method assumes that the customer will use it.
  const addResult = addCodes(offers, [code], context)
  if (!addResult.ok) return { code, applies: false, refusal: addResult.refusal }
  const evaluation = evaluateOffer(offer, { ...context, wanted: [code, ...context.wanted] })
  return { code, applies: true, saving: evaluation.applies ? evaluation.saving : 0 }
}

/** Every available product of the menu, in menu order and in each of its sizes. */
function listAddable(storeMenu: StoreMenu, soldOut: readonly string[]): readonly Addable[] {
  const lines = storeMenu.menu.products.flatMap(({ id: productId, sizes }) => {
    const sizeIds = sizes.length === 0 ? [undefined] : sizes.map(({ id }) => id)
    return sizeIds.map((size) => ({ id: `${productId} ${size}`, productId, size, quantity: 1 }))
  })
  return quoteCart(lines, storeMenu, soldOut).lines
}
