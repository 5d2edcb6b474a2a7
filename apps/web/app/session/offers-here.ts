import type { OfferRules } from "@hearth/contract/calls/offers.calls.ts"
import { type BestOffers, bestOffers } from "@hearth/domain/offers/best-offers.ts"
import { isChosen } from "@hearth/domain/offers/choose-offers.ts"
import { judgeOffer } from "@hearth/domain/offers/judge-offer.ts"
import { type Addable, type NearestOffer, nearestOffer } from "@hearth/domain/offers/nearest-offer.ts"
import type { Situation } from "@hearth/domain/offers/situation.ts"
import { useDeferredValue, useMemo } from "react"
import { type CartView, soldOutAt } from "./cart-state.ts"
import { type CartContent, quoteOf, type Shelf, situationOf } from "./cart-view.ts"
import { clientContext } from "./client-context.ts"
import { useCouponCode } from "./coupon-code.ts"
import { type HeldRules, useHeldRules } from "./offer-rules.ts"
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
  const held = useHeldRules()
  const code = useCouponCode()
  const soldOut = useSoldOut()
  const { lines, promos, storeId, deliveryType, options, shelf } = cart
  const content = useMemo(
    () => ({ lines, promos, storeId, deliveryType, options }),
    [lines, promos, storeId, deliveryType, options],
  )
  const asked = useMemo(() => ({ content, shelf, held, soldOut, code }), [content, shelf, held, soldOut, code])
  const calm = useDeferredValue(asked)
  return useMemo(
    () => (calm.shelf && calm.held ? offersHere(calm.content, calm.shelf, calm.held, calm.code) : null),
    // What is sold out is looked up there.
    [calm],
  )
}

function offersHere(
  content: CartContent,
  shelf: Shelf,
  { storeId, rules }: HeldRules,
  code: string | null,
): OffersHere | null {
  if (storeId !== content.storeId || content.lines.length === 0) return null
  const soldOut = soldOutAt(storeId)
  const quote = quoteOf(content.lines, shelf, soldOut)
  const situation = situationOf(content, quote.lines, rules, clientContext().country, serverNow())
  const open = { ...situation, wanted: [] }
  const best = bestOffers(rules.offers, open)
  const chosen = bestOffers(
    rules.offers.filter((offer) => isChosen(offer, situation)),
    situation,
  )
  const nearest = nearestOffer(rules.offers, open, addableOf(shelf, soldOut), Math.max(best.saving, chosen.saving))
  return { best, chosen, nearest, waiting: waitingOf(code, situation, rules) }
}

function waitingOf(code: string | null, situation: Situation, { offers }: OfferRules): OffersHere["waiting"] {
  const offer = offers.find((each) => code !== null && each.code === code)
  if (!offer || code === null || situation.wanted.includes(code)) return null
  // Chosen: a way to pay it is bound to is taken at the customer's word, as it will be when it is applied.
  const judged = judgeOffer(offer, { ...situation, wanted: [code, ...situation.wanted] })
  return { code, applies: judged.applies, message: judged.applies ? judged.message : judged.stops[0].message }
}

/** Everything of the menu that can be had, as it is listed, in each of its sizes. */
function addableOf(shelf: Shelf, soldOut: readonly string[]): readonly Addable[] {
  const lines = shelf.menu.products.flatMap(({ id: productId, sizes }) => {
    const each = sizes.length === 0 ? [undefined] : sizes.map(({ id }) => id)
    return each.map((size) => ({ id: `${productId} ${size}`, productId, size, quantity: 1 }))
  })
  return quoteOf(lines, shelf, soldOut).lines
}
