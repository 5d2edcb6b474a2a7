import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Condition } from "@hearth/domain/offers/offer.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { changeLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import type { Bill } from "@hearth/domain/pricing/bill.ts"
import type { CartLine, Quote } from "@hearth/domain/pricing/cart-line.ts"
import { priceCart } from "@hearth/domain/pricing/price-cart.ts"
import { quoteLines } from "@hearth/domain/pricing/quote-lines.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { CartDeps } from "./cart-deps.ts"
import { lockCartWith, type StoredCart, updateCart } from "./cart.store.ts"
import { emptyCart } from "./empty-cart.ts"
import { billOffers, chooseBillOffers, evaluateWithFacts, evaluateCart, noCustomerFacts } from "./evaluate-cart.ts"
import { type FoundCart, findOrEmptyCart } from "./find-or-empty-cart.ts"
import type { CartOwner } from "./cart-owner.ts"

/** A cart at the moment of ordering: what is in it, what it costs, and the offers that its bill was made with. */
export interface CheckedOutCart {
  cart: StoredCart
  bill: Bill
  offerIds: readonly string[]
  /** Something on the bill goes by how it is paid: another way would be another bill. */
  isBoundToPayment: boolean
}

/** What orders do with carts. */
export interface CheckoutCarts {
  /** Priced as it would be bought now; how it is paid decides about some offers. Nothing is held. */
  preview(db: Queryable, owner: CartOwner, payment: EvaluationContext["payment"]): Promise<CheckedOutCart>
  /** Nobody changes the cart until the transaction ends. Undefined where there is none. */
  lock(tx: Tx, owner: Pick<CartOwner, "cartId" | "userId" | "country">): Promise<FoundCart | undefined>
  /** A cart that is held, priced as it is bought. */
  checkOut(
    tx: Tx,
    owner: CartOwner,
    locked: FoundCart | undefined,
    payment: EvaluationContext["payment"],
  ): Promise<CheckedOutCart>
  /** What was ordered goes out of the cart; what came in since stays. */
  removeOrdered(tx: Tx, order: OrderedCart, locked: FoundCart | undefined, now: Date): Promise<void>
  /** Takes the codes off a cart that is held; answers it as it is then. */
  dropPromos(tx: Tx, locked: FoundCart, userId: string, now: Date): Promise<FoundCart>
  /** Whether these things can still be had there, and at which prices. */
  quote(country: CountryCode, storeId: string, lines: readonly CartLine[]): Quote
}

interface OrderedCart {
  userId: string
  country: CountryCode
  lines: readonly CartLine[]
}

const paymentConditionKinds: ReadonlySet<Condition["kind"]> = new Set(["payment-method", "bank-bin"] as const)

export function createCheckoutCarts(deps: CartDeps): CheckoutCarts {
  async function price(
    db: Queryable,
    { cart, hasPrize }: FoundCart,
    userId: string,
    payment: EvaluationContext["payment"],
  ) {
    // As for the cart's own answer: what counts for or against a customer is asked for only where an offer goes by it.
    const isPlain = cart.promos.length === 0 && !hasPrize
    const evaluated = isPlain
      ? evaluateWithFacts(deps, cart, noCustomerFacts, deps.clock.now().getTime())
      : await evaluateCart(deps, db, cart, userId)
    const situation = { ...evaluated.situation, payment }
    const discounts = chooseBillOffers(deps, situation)
    const { country, deliveryType, options } = cart
    const { carryBag, tip } = options
    const bill = priceCart({
      country,
      at: situation.at,
      deliveryType,
      quote: evaluated.quote,
      discounts,
      carryBag,
      tip,
    })
    const applied = billOffers(deps, country).filter(({ id }) => discounts.some(({ offerId }) => offerId === id))
    const isBoundToPayment = applied.some(({ conditions }) =>
      conditions.some(({ kind }) => paymentConditionKinds.has(kind)),
    )
    return { cart, bill, offerIds: discounts.map(({ offerId }) => offerId), isBoundToPayment }
  }

  return {
    preview: async (db, owner, payment) => price(db, await findOrEmptyCart(deps, db, owner), owner.userId, payment),
    async lock(tx, { cartId, userId, country }) {
      const prize = deps.offers.hasPrize(country, userId, deps.clock.now().getTime())
      const locked = await lockCartWith(tx, cartId, country, prize)
      return locked && { cart: locked.stored, hasPrize: locked.also }
    },
    checkOut: (tx, owner, locked, payment) =>
      price(tx, locked ?? { cart: emptyCart(owner), hasPrize: false }, owner.userId, payment),
    async removeOrdered(tx, { userId, country, lines }, locked, now) {
      if (!locked) return
      const { cart } = locked
      // By steps, like any change: what another tab added since is still there.
      const steps = lines.map(({ id, quantity }) => ({ line: id, add: -quantity }))
      const remaining = changeLines(cart, steps)
      if (!remaining.ok) throw new AppError(remaining.code)
      const { id: cartId, deliveryType, storeId } = cart
      const fresh = emptyCart({ cartId, userId, country, clientType: "web app-chrome" }, { deliveryType, storeId })
      const rest = remaining.cart.lines.length > 0 ? { options: cart.options, promos: cart.promos } : {}
      await updateCart(tx, { ...fresh, ...rest, ...remaining.cart, version: cart.version + 1 }, userId, now)
    },
    async dropPromos(tx, { cart, hasPrize }, userId, now) {
      if (cart.promos.length === 0) return { cart, hasPrize }
      const bare = { ...cart, promos: [], version: cart.version + 1 }
      await updateCart(tx, bare, userId, now)
      return { cart: bare, hasPrize }
    },
    quote: (country, storeId, lines) => quoteLines(lines, deps.menuOf(country, storeId)),
  }
}
