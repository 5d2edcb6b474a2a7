import { configureBox } from "../menu/configure-box.ts"
import { asOnMenu, configurePizza, type MenuPizza } from "../menu/configure-pizza.ts"
import { sizeIds } from "../menu/kitchen.ts"
import { cartLimits } from "./cart-limits.ts"
import type { CartLine, CartMenu, CartProduct, LineRefusal, Quote, QuotedLine, RefusedLine } from "./cart-line.ts"
import { sayRefusal } from "./say-refusal.ts"

/** What of a line follows from its configuration. */
type Made = Pick<QuotedLine, "size" | "foodType" | "price" | "originalPrice" | "pizzas">
type Outcome = { ok: true; made: Made } | { ok: false; code: LineRefusal; what: string }

/** Each line with its price from the menu, or the reason why it can't be had. */
export function quoteLines(lines: readonly CartLine[], menu: CartMenu): Quote {
  const quoted: QuotedLine[] = []
  const refused: RefusedLine[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    // A discount finds its line by the id: with two of one id it would be taken off twice.
    if (seen.has(line.id)) throw new RangeError(`two lines of one id: ${line.id}`)
    seen.add(line.id)
    const product = menu.products.find(({ id }) => id === line.productId)
    const outcome = product ? quote(line, product, menu) : no("GONE", line.productId)
    const { id, productId, quantity } = line
    if (product && outcome.ok) {
      const categories = menu.categories.filter((each) => each.productIds.includes(productId)).map(({ slug }) => slug)
      const { name, productType } = product
      quoted.push({ id, productId, name, productType, categories, quantity, ...outcome.made })
    } else if (!outcome.ok) {
      const { code, what } = outcome
      refused.push({
        id,
        productId,
        quantity,
        code,
        what,
        message: sayRefusal(code, nameFor(code, what, product, menu)),
      })
    }
  }
  return { lines: quoted, refused }
}

/** Of the thing that is the matter: a sold-out piece, not the box around it. */
function nameFor(
  code: LineRefusal,
  what: string,
  product: CartProduct | undefined,
  menu: CartMenu,
): string | undefined {
  if (code === "GONE" && product) return `Half of ${product.name}`
  return (menu.products.find(({ id }) => id === what) ?? product)?.name
}

function quote(line: CartLine, product: CartProduct, menu: CartMenu): Outcome {
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) return no("BAD_QUANTITY", String(line.quantity))
  if (line.quantity > cartLimits.quantity) return no("TOO_MANY_OF_ONE", String(cartLimits.quantity))
  if (menu.soldOut.includes(product.id)) return no("SOLD_OUT", product.id)
  if (product.pieces.length + product.choices.length > 0) return quoteBox(line, product, menu)
  const unasked = Object.keys(line.picks ?? {})[0]
  if (unasked !== undefined) return no("NO_SUCH_CHOICE", unasked)
  const pizza = asPizza(product)
  return pizza ? quotePizza(line, pizza, menu) : quotePlain(line, product)
}

function quotePizza(line: CartLine, pizza: MenuPizza, menu: CartMenu): Outcome {
  const size = sizeIds.find((id) => id === line.size)
  if (size === undefined) return no("SIZE_NOT_MADE", line.size ?? "")
  const { otherHalf: otherId, ...changes } = line.pizza ?? {}
  const other = menu.products.find(({ id }) => id === otherId)
  const otherHalf = other && asPizza(other)
  if (otherId !== undefined && !other) return no("GONE", otherId)
  if (otherId !== undefined && !otherHalf) return no("HALVES_DONT_MATCH", otherId)
  if (otherId !== undefined && menu.soldOut.includes(otherId)) return no("SOLD_OUT", otherId)
  const configured = configurePizza(pizza, { ...asOnMenu(pizza, size), ...changes }, menu.kitchen, otherHalf)
  if (!configured.ok) return configured
  const { price, originalPrice, foodType } = configured.item
  return { ok: true, made: { size, foodType, price, originalPrice, pizzas: 1 } }
}

function quoteBox(line: CartLine, product: CartProduct, menu: CartMenu): Outcome {
  if (line.size !== undefined) return no("SIZE_NOT_MADE", line.size)
  if (line.pizza) return no("CANT_BE_CHANGED", product.id)
  const box = configureBox({ ...product, pieces: product.pieces.map(({ piece }) => piece) }, line.picks ?? {})
  if (!box.ok) return box
  const held: CartProduct[] = []
  for (const piece of box.pieces) {
    const [id, size] = piece.split("@")
    const one = menu.products.find((each) => each.id === id)
    if (!one || (size !== undefined && !one.sizes.some((each) => each.id === size))) return no("NO_SUCH_PIECE", piece)
    if (menu.soldOut.includes(one.id)) return no("SOLD_OUT", one.id)
    held.push(one)
  }
  const foodType = held.some((one) => one.foodType === "NON_VEG") ? "NON_VEG" : "VEG"
  const pizzas = held.filter(isPizza).length
  return { ok: true, made: { size: null, foodType, price: box.price, originalPrice: box.originalPrice, pizzas } }
}

/** Sides, drinks, desserts, and the pizzas that are sold at one price as they are. */
function quotePlain(line: CartLine, product: CartProduct): Outcome {
  if (line.pizza) return no("CANT_BE_CHANGED", product.id)
  const { foodType, sizes } = product
  const priced = sizes.length === 0 && line.size === undefined ? product : sizes.find(({ id }) => id === line.size)
  if (!priced) return no("SIZE_NOT_MADE", line.size ?? "")
  const { price, originalPrice } = priced
  return {
    ok: true,
    made: { size: line.size ?? null, foodType, price, originalPrice, pizzas: isPizza(product) ? 1 : 0 },
  }
}

function isPizza({ recipe, pieces, choices }: CartProduct): boolean {
  return recipe?.kind === "pizza" && pieces.length + choices.length === 0
}

/** A pizza that can be configured: one made in sizes. */
function asPizza(product: CartProduct): MenuPizza | undefined {
  const { id, recipe, sizes, fixed } = product
  return recipe?.kind === "pizza" && sizes.length > 0 && isPizza(product) ? { id, recipe, sizes, fixed } : undefined
}

function no(code: LineRefusal, what: string): Outcome {
  return { ok: false, code, what }
}
