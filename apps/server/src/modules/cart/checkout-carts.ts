import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Condition } from "@hearth/domain/offers/offer.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { changeLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import type { CartLine, Quote } from "@hearth/domain/pricing/cart-line.ts"
import { priceCart } from "@hearth/domain/pricing/price-cart.ts"
import { quoteLines } from "@hearth/domain/pricing/quote-lines.ts"
import * as pricedBillTexts from "@hearth/texts/cart/priced-bill.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { CartDeps } from "./cart-deps.ts"
import { lockCartAndSelect, type StoredCart, updateCart } from "./cart.store.ts"
import { createEmptyCart } from "./create-empty-cart.ts"
import { billOffers, chooseBillOffers, evaluateWithFacts, evaluateCart, noCustomerFacts } from "./evaluate-cart.ts"
import { type FoundCart, findCartOrEmpty } from "./find-cart-or-empty.ts"
import type { CartOwner } from "./cart-owner.ts"

/** A cart at checkout: its lines, its bill and the offers on that bill. */
export interface PricedCheckoutCart {
  cart: StoredCart
  bill: pricedBillTexts.BillWithTexts
  offerIds: readonly string[]
  /** Whether an offer on the bill depends on the payment method, so that another method would change the bill. */
  dependsOnPaymentMethod: boolean
}

/** What the orders module does with carts. */
export interface CheckoutCarts {
  /** Prices the cart as if it were ordered now, without locking it. Some offers depend on the payment method. */
  preview(db: Queryable, owner: CartOwner, payment: EvaluationContext["payment"]): Promise<PricedCheckoutCart>
  /** Locks the cart until the transaction ends. Returns undefined if there is no cart. */
  lock(tx: Tx, owner: Pick<CartOwner, "cartId" | "userId" | "country">): Promise<FoundCart | undefined>
  /** Prices a locked cart for the order that is being created. */
  priceLocked(
    tx: Tx,
    owner: CartOwner,
    locked: FoundCart | undefined,
    payment: EvaluationContext["payment"],
  ): Promise<PricedCheckoutCart>
  /** Removes the ordered lines from the cart and keeps lines that were added in the meantime. */
  removeOrdered(tx: Tx, order: OrderedCart, locked: FoundCart | undefined, now: Date): Promise<void>
  /** Removes the promo codes from a locked cart and returns the changed cart. */
  dropPromos(tx: Tx, locked: FoundCart, userId: string, now: Date): Promise<FoundCart>
  /** Quotes lines at a store: whether they are still available, and at which prices. */
  quote(country: CountryCode, storeId: string, lines: readonly CartLine[]): Quote
}

interface OrderedCart {
  userId: string
  country: CountryCode
  lines: readonly CartLine[]
  bill: Pick<pricedBillTexts.BillWithTexts, "discounts">
}

const paymentConditionKinds: ReadonlySet<Condition["kind"]> = new Set(["payment-method", "bank-bin"] as const)

export function createCheckoutCarts(deps: CartDeps): CheckoutCarts {
  async function price(
    db: Queryable,
    { cart, hasPrize }: FoundCart,
    userId: string,
    payment: EvaluationContext["payment"],
  ) {
    // As in `priceStoredCart`: the customer's facts are read only if an offer may depend on them.
    const needsNoCustomerFacts = cart.promos.length === 0 && !hasPrize
    const evaluated = needsNoCustomerFacts
      ? evaluateWithFacts(deps, cart, noCustomerFacts, deps.clock.now().getTime())
      : await evaluateCart(deps, db, cart, userId)
    const context = { ...evaluated.context, payment }
    const discounts = chooseBillOffers(deps, context)
    const { country, deliveryType, options } = cart
    const { carryBag, tip } = options
    const { quote } = evaluated
    const bill = pricedBillTexts.withTexts(
      priceCart({ country, at: context.at, deliveryType, quote, discounts, carryBag, tip }),
    )
    const appliedOffers = billOffers(deps, country).filter(({ id }) => discounts.some(({ offerId }) => offerId === id))
    const dependsOnPaymentMethod = appliedOffers.some(({ conditions }) =>
      conditions.some(({ kind }) => paymentConditionKinds.has(kind)),
    )
    return { cart, bill, offerIds: discounts.map(({ offerId }) => offerId), dependsOnPaymentMethod }
  }

  return {
    preview: async (db, owner, payment) => price(db, await findCartOrEmpty(deps, db, owner), owner.userId, payment),
    async lock(tx, { cartId, userId, country }) {
      const hasPrizeSql = deps.offers.hasPrizeSql(country, userId, deps.clock.now().getTime())
      const locked = await lockCartAndSelect(tx, cartId, country, hasPrizeSql)
      return locked && { cart: locked.stored, hasPrize: locked.extra }
    },
    priceLocked: (tx, owner, locked, payment) =>
      price(tx, locked ?? { cart: createEmptyCart(owner), hasPrize: false }, owner.userId, payment),
    async removeOrdered(tx, { userId, country, lines, bill }, locked, now) {
      if (!locked) return
      const { cart } = locked
      // Subtracts the ordered quantities, so that items that another tab added in the meantime are kept.
      const changes = lines.map(({ id, quantity }) => ({ line: id, add: -quantity }))
      const result = changeLines(cart, changes)
      if (!result.ok) throw new AppError(result.code)
      const { id: cartId, deliveryType, storeId } = cart
      const emptyCart = createEmptyCart(
        { cartId, userId, country, clientType: "web app-chrome" },
        { deliveryType, storeId },
      )
      // The order has redeemed the free pizza: another pizza that was added in the meantime costs no points.
      const redeemed = new Set(bill.discounts.filter(({ points }) => points !== undefined).map(({ code }) => code))
      const promos = cart.promos.filter((code) => !redeemed.has(code))
      const keptSettings = result.cart.lines.length > 0 ? { options: cart.options, promos } : {}
      await updateCart(tx, { ...emptyCart, ...keptSettings, ...result.cart, version: cart.version + 1 }, userId, now)
    },
    async dropPromos(tx, { cart, hasPrize }, userId, now) {
      if (cart.promos.length === 0) return { cart, hasPrize }
      const withoutPromos = { ...cart, promos: [], version: cart.version + 1 }
      await updateCart(tx, withoutPromos, userId, now)
      return { cart: withoutPromos, hasPrize }
    },
    quote: (country, storeId, lines) => quoteLines(lines, deps.menuOf(country, storeId)),
  }
}
