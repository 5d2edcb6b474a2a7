import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { type BestOffers, bestOffers } from "@hearth/domain/offers/best-offers.ts"
import { isChosen } from "@hearth/domain/offers/offers-on-bill.ts"
import { evaluateOffer } from "@hearth/domain/offers/evaluate-offer.ts"
import { type Addable, type NearestOffer, nearestOffer } from "@hearth/domain/offers/nearest-offer.ts"
import { addCodes } from "@hearth/domain/offers/add-codes.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { useDeferredValue, useMemo } from "react"
import { useBoot } from "./boot.tsx"
import { type CartView, rulesOf, soldOutAt } from "./cart-state.ts"
import { type CartContent, quoteOf, type Shelf, situationOf } from "./cart-view.ts"
import { clientContext } from "./client-context.ts"
import { useCouponCode } from "./coupon-code.ts"
import { useHeldRules } from "./offer-rules.ts"
import { serverNow } from "./server-clock.ts"
import { useSoldOut } from "./stock.ts"

/** What offers do for a cart, worked out here by the engine the server has. */
export interface OffersHere {
  /** OFR-8: the best legal set, whatever was chosen. */
  best: BestOffers
  /** What was chosen or won, and why some of it takes nothing off. */
  chosen: BestOffers
  /** What a little more in the cart would bring. */
  nearest: NearestOffer | null
  /** A code that was chosen and is not on: what it would do, or what keeps it away. */
  waiting: { code: string; message: string; applies: boolean } | null
}

/** Null while the menu or the rules are not there; a moment behind the taps, so that none waits for it. */
export function useOffersHere(cart: CartView): OffersHere | null {
  useHeldRules()
  const code = useCouponCode()
  const soldOut = useSoldOut()
  const { lines, promos, storeId, deliveryType, options, shelf } = cart
  const content = useMemo(
    () => ({ lines, promos, storeId, deliveryType, options }),
    [lines, promos, storeId, deliveryType, options],
  )
  // What was kept elsewhere is not shown in an app that has no offers.
  const isOpen = useBoot().features.includes("offers")
  const rules = isOpen ? rulesOf(storeId) : null
  const asked = useMemo(() => ({ content, shelf, rules, soldOut, code }), [content, shelf, rules, soldOut, code])
  const calm = useDeferredValue(asked)
  return useMemo(
    () => (calm.shelf && calm.rules ? offersHere(calm.content, calm.shelf, calm.rules, calm.code) : null),
    // What is sold out is looked up there.
    [calm],
  )
}

function offersHere(
  content: CartContent,
  shelf: Shelf,
  rules: OfferEngineRules,
  code: string | null,
): OffersHere | null {
  if (content.lines.length === 0) return null
  const soldOut = soldOutAt(content.storeId)
  const quote = quoteOf(content.lines, shelf, soldOut)
  const situation = situationOf(content, quote.lines, rules, clientContext().country, serverNow())
  const open = { ...situation, wanted: [] }
  // What another app has is on the bill where it was put on there; it is not to be had here.
  const offered = rules.offers.filter(({ id }) => !rules.elsewhere.includes(id))
  const best = bestOffers(offered, open)
  const chosen = bestOffers(
    rules.offers.filter((offer) => isChosen(offer, situation)),
    situation,
  )
  const nearest = nearestOffer(offered, open, addableOf(shelf, soldOut), Math.max(best.saving, chosen.saving))
  return { best, chosen, nearest, waiting: waitingOf(code, situation, rules) }
}

function waitingOf(code: string | null, situation: EvaluationContext, rules: OfferEngineRules): OffersHere["waiting"] {
  const { offers, elsewhere } = rules
  const offer = offers.find((each) => code !== null && each.code === code && !elsewhere.includes(each.id))
  if (!offer || code === null || situation.wanted.includes(code)) return null
  // As it will be when it is applied: a way to pay it is bound to is taken at the customer's word.
  const put = addCodes(offers, [code], situation)
  if (!put.ok) return { code, applies: false, message: put.message }
  const judged = evaluateOffer(offer, { ...situation, wanted: [code, ...situation.wanted] })
  return { code, applies: true, message: judged.applies ? judged.message : "" }
}

/** Everything of the menu that can be had, as it is listed, in each of its sizes. */
function addableOf(shelf: Shelf, soldOut: readonly string[]): readonly Addable[] {
  const lines = shelf.menu.products.flatMap(({ id: productId, sizes }) => {
    const each = sizes.length === 0 ? [undefined] : sizes.map(({ id }) => id)
    return each.map((size) => ({ id: `${productId} ${size}`, productId, size, quantity: 1 }))
  })
  return quoteOf(lines, shelf, soldOut).lines
}
