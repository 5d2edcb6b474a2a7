import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { expect, test } from "vitest"
import type { PromoResult } from "../../cart/cart.ts"
import { hasRedeemed } from "../../shared/loyalty/free-pizza.ts"
import { redeemPizza, type RedeemingCart } from "./redeem-pizza.ts"

const pizza = { productId: "in-margherita", size: "medium" }
const applied: PromoResult = {
  ok: true,
  data: { promoCode: "FREEPIZZA", confettiMessage: "Applied", confettiSubMessage: "" },
}
const refused: PromoResult = { ok: false, kind: "refused", code: "PROMO_REFUSED", message: "Not now" }
const lost: PromoResult = { ok: false, kind: "failed", code: "NO_RESPONSE", message: "Try again" }

const cartWith = (...codes: (string | null)[]) => ({ bill: { discounts: codes.map((code) => ({ code })) } })

/** A cart that merges equal lines as the real one does, and answers a code with `result`. */
function createCart(result: PromoResult, initialLines: readonly CartLine[] = [], { isFull = false } = {}) {
  let lines = [...initialLines]
  const calls: string[] = []
  const changeQuantity = (id: string, add: number) => {
    calls.push(`change ${add}`)
    lines = lines
      .map((line) => (line.id === id ? { ...line, quantity: line.quantity + add } : line))
      .filter(({ quantity }) => quantity > 0)
  }
  const cart: RedeemingCart = {
    addLine({ productId, size }) {
      if (isFull) return false
      const equalLine = lines.find((line) => line.productId === productId && line.size === size && !line.pizza)
      if (equalLine) lines = lines.map((line) => (line === equalLine ? { ...line, quantity: line.quantity + 1 } : line))
      else lines.push({ id: "added", productId, size, quantity: 1 })
      calls.push("add")
      return true
    },
    changeQuantity,
    applyPromo(code) {
      calls.push(`apply ${code}`)
      return Promise.resolve(result)
    },
    lines: () => lines,
  }
  return { cart, calls, lines: () => lines }
}

test("[LOY-2d] a free pizza is added in its size, and then its code is applied", async () => {
  const { cart, calls, lines } = createCart(applied)
  expect(await redeemPizza(cart, pizza)).toBe(applied)
  expect(calls).toEqual(["add", "apply FREEPIZZA"])
  expect(lines()).toMatchObject([{ ...pizza, quantity: 1 }])
})

test.each([
  ["refused", refused],
  ["not answered", lost],
])("[LOY-2d] if the code is %s, the pizza is removed, and trying again adds one", async (_, result) => {
  const { cart, lines } = createCart(result)
  expect(await redeemPizza(cart, pizza)).toBe(result)
  expect(lines()).toEqual([])
  await redeemPizza({ ...cart, applyPromo: () => Promise.resolve(applied) }, pizza)
  expect(lines()).toMatchObject([{ ...pizza, quantity: 1 }])
})

test("[LOY-2d] a refused code leaves what the customer had in the cart", async () => {
  const ownLines: CartLine[] = [
    { id: "own", ...pizza, quantity: 2 },
    { id: "large", productId: pizza.productId, size: "large", quantity: 1 },
  ]
  const { cart, lines } = createCart(refused, ownLines)
  await redeemPizza(cart, pizza)
  expect(lines()).toEqual(ownLines)
})

test("[LOY-2d] no code is applied if the cart is full", async () => {
  const { cart, calls } = createCart(applied, [], { isFull: true })
  expect(await redeemPizza(cart, pizza)).toBeUndefined()
  expect(calls).toEqual([])
})

test("[LOY-2d] a pizza counts as redeemed only while points pay for it", () => {
  expect(hasRedeemed(cartWith("FREEPIZZA"))).toBe(true)
  expect(hasRedeemed(cartWith(null, "WELCOME"))).toBe(false)
  expect(hasRedeemed({ bill: null })).toBe(false)
})
