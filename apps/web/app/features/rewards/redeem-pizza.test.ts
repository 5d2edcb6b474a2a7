import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { expect, test } from "vitest"
import type { PromoResult } from "../../cart/cart.ts"
import { hasRedeemed } from "../../shared/loyalty/free-pizza.ts"
import { describeRedemption } from "./describe-redemption.ts"
import { redeemPizza, type RedeemingCart, undoRedeeming } from "./redeem-pizza.ts"

const pizza = { productId: "in-margherita", size: "medium" }
const celebration = { promoCode: "FREEPIZZA", confettiMessage: "Applied", confettiSubMessage: "" }
const applied: PromoResult = { ok: true, data: celebration }
const refused: PromoResult = { ok: false, kind: "refused", code: "PROMO_REFUSED", message: "Not now" }
const lost: PromoResult = { ok: false, kind: "failed", code: "NO_RESPONSE", message: "Try again" }
const feast: CartLine = { id: "feast", productId: "in-feast", size: "medium", quantity: 1 }

const prices: Readonly<Record<string, number>> = { "in-margherita": 249_00, "in-feast": 549_00 }
const names: Readonly<Record<string, string>> = { "in-margherita": "Margherita", "in-feast": "Feast" }

const cartWith = (...codes: (string | null)[]) => ({ bill: { discounts: codes.map((code) => ({ code })) } })

interface FakeCart {
  lines?: readonly CartLine[]
  promos?: readonly string[]
  /** What the server has when the cart is fetched, if another device has changed it. */
  changedElsewhere?: { lines: readonly CartLine[]; promos: readonly string[] }
  isFull?: boolean
}

/**
 * A cart that merges equal lines as the real one does, and answers a code with `result`. Points pay for the dearest
 * medium pizza, and no other code can be combined with them.
 */
function createCart(result: PromoResult, options: FakeCart = {}) {
  let lines = [...(options.lines ?? [])]
  let promos = [...(options.promos ?? [])]
  const calls: string[] = []
  const bill = () => {
    const [free] = promos.includes("FREEPIZZA")
      ? lines
          .filter(({ size }) => size === "medium")
          .toSorted((one, other) => (prices[other.productId] ?? 0) - (prices[one.productId] ?? 0))
      : []
    return {
      discounts: free ? [{ offerId: "free", code: "FREEPIZZA", points: 600 }] : [],
      validItems: lines.map(({ id, productId }) => ({
        id,
        productId,
        name: names[productId],
        product: { price: prices[productId] },
        discounts: id === free?.id ? [{ offerId: "free" }] : [],
      })),
    }
  }
  const cart: RedeemingCart = {
    fetch() {
      if (options.changedElsewhere) ({ lines, promos } = structuredClone(options.changedElsewhere) as never)
      return Promise.resolve()
    },
    current: () => ({ lines, promos, bill: bill() as never }),
    addLine({ productId, size }) {
      if (options.isFull) return false
      const equalLine = lines.find((line) => line.productId === productId && line.size === size && !line.pizza)
      if (equalLine) lines = lines.map((line) => (line === equalLine ? { ...line, quantity: line.quantity + 1 } : line))
      else lines.push({ id: "added", productId, size, quantity: 1 })
      calls.push("add")
      return true
    },
    changeQuantity(id, add) {
      calls.push(`change ${add}`)
      lines = lines
        .map((line) => (line.id === id ? { ...line, quantity: line.quantity + add } : line))
        .filter(({ quantity }) => quantity > 0)
    },
    applyPromo(code) {
      calls.push(`apply ${code}`)
      if (result.ok) promos = [code]
      return Promise.resolve(result)
    },
    applyPromoSet(codes) {
      promos = [...codes]
      return Promise.resolve(applied)
    },
    removePromo(code) {
      promos = promos.filter((each) => each !== code)
      return Promise.resolve(applied)
    },
  }
  return { cart, calls, lines: () => lines, promos: () => promos }
}

test("[LOY-2d] a free pizza is added in its size, and then its code is applied", async () => {
  const { cart, calls, lines } = createCart(applied)
  const redemption = await redeemPizza(cart, pizza)
  expect(redemption).toEqual({ kind: "redeemed", celebration, otherIsFree: undefined, removedCodes: [] })
  expect(calls).toEqual(["add", "apply FREEPIZZA"])
  expect(lines()).toMatchObject([{ ...pizza, quantity: 1 }])
})

test.each([
  ["refused", refused],
  ["not answered", lost],
])("[LOY-2d] if the code is %s, the pizza is removed, and trying again adds one", async (_, result) => {
  const { cart, lines } = createCart(result)
  expect(await redeemPizza(cart, pizza)).toEqual({ kind: "refused", message: result.ok ? "" : result.message })
  expect(lines()).toEqual([])
  await redeemPizza({ ...cart, applyPromo: () => Promise.resolve(applied) }, pizza)
  expect(lines()).toMatchObject([{ ...pizza, quantity: 1 }])
})

test("[LOY-2d] a refused code leaves what the customer had in the cart", async () => {
  const ownLines: CartLine[] = [
    { id: "own", ...pizza, quantity: 2 },
    { id: "large", productId: pizza.productId, size: "large", quantity: 1 },
  ]
  const { cart, lines } = createCart(refused, { lines: ownLines })
  await redeemPizza(cart, pizza)
  expect(lines()).toEqual(ownLines)
})

test("[LOY-2d] no code is applied if the cart is full", async () => {
  const { cart, calls } = createCart(applied, { isFull: true })
  expect(await redeemPizza(cart, pizza)).toEqual({ kind: "full" })
  expect(calls).toEqual([])
})

test("[LOY-2d] if another tab or device has added the free pizza meanwhile, no second one is added", async () => {
  const { cart, calls, lines } = createCart(applied, {
    changedElsewhere: { lines: [feast], promos: ["FREEPIZZA"] },
  })
  expect(await redeemPizza(cart, pizza)).toEqual({ kind: "in cart" })
  expect([calls, lines()]).toEqual([[], [feast]])
})

test("[LOY-2d] if points pay for a dearer pizza of the cart, the customer is told so, with the price of the chosen one", async () => {
  const { cart } = createCart(applied, { lines: [feast] })
  const redemption = await redeemPizza(cart, pizza)
  expect(redemption).toMatchObject({
    otherIsFree: { freeName: "Feast", chosenName: "Margherita", chosenPrice: 249_00 },
    removedCodes: [],
  })
  expect(redemption.kind === "redeemed" && describeRedemption(redemption, "IN")).toBe(
    "Your points pay for Feast, so that you save most. You pay ₹249 for Margherita.",
  )
})

test("[LOY-2d] a chosen pizza that is in the cart already, also with extras, isn't called another one", async () => {
  const own: CartLine = { id: "own", ...pizza, quantity: 1 }
  const withExtras: CartLine = {
    ...own,
    pizza: { crust: "hand-tossed", cheese: "mozzarella", extras: [{ topping: "corn", count: 1 }], without: [] },
  }
  for (const line of [own, withExtras]) {
    const { cart } = createCart(applied, { lines: [line] })
    expect(await redeemPizza(cart, pizza)).toMatchObject({ otherIsFree: undefined })
  }
})

test("[LOY-2d] a coupon that can't be combined with the free pizza is named", async () => {
  const { cart } = createCart(applied, { promos: ["SAVE50"] })
  const redemption = await redeemPizza(cart, pizza)
  expect(redemption).toMatchObject({ otherIsFree: undefined, removedCodes: ["SAVE50"] })
  expect(redemption.kind === "redeemed" && describeRedemption(redemption, "IN")).toBe(
    "SAVE50 was removed: it can’t be combined with your free pizza.",
  )
  expect(describeRedemption({ otherIsFree: undefined, removedCodes: ["SAVE50", "SIDES25"] }, "IN")).toBe(
    "SAVE50 and SIDES25 were removed: they can’t be combined with your free pizza.",
  )
  expect(describeRedemption({ otherIsFree: undefined, removedCodes: [] }, "IN")).toBeUndefined()
})

test("[LOY-2d] undo restores the cart and the coupon", async () => {
  const { cart, lines, promos } = createCart(applied, { lines: [feast], promos: ["SAVE50"] })
  const redemption = await redeemPizza(cart, pizza)
  if (redemption.kind !== "redeemed") throw new Error("not redeemed")
  expect(await undoRedeeming(cart, pizza, redemption)).toBeUndefined()
  expect([lines(), promos()]).toEqual([[feast], ["SAVE50"]])
})

test("[LOY-2d] an undo that the server doesn't answer changes nothing and says so", async () => {
  const { cart, lines } = createCart(applied, { lines: [feast] })
  await redeemPizza(cart, pizza)
  const unreachable = { ...cart, removePromo: () => Promise.resolve(lost) }
  expect(await undoRedeeming(unreachable, pizza, { removedCodes: [] })).toBe("Try again")
  expect(lines()).toHaveLength(2)
})

test("[LOY-2d] a pizza counts as redeemed only while points pay for it", () => {
  expect(hasRedeemed(cartWith("FREEPIZZA"))).toBe(true)
  expect(hasRedeemed(cartWith(null, "WELCOME"))).toBe(false)
  expect(hasRedeemed({ bill: null })).toBe(false)
})
