import { configureBox } from "../menu/configure-box.ts"
import { defaultChoices, configurePizza, type MenuPizza } from "../menu/configure-pizza.ts"
import { sizeIds } from "../menu/pizza-options.ts"
import { cartLimits } from "./cart-limits.ts"
import type { CartLine, CartMenu, CartProduct, LineRefusal, Quote, QuotedLine, RefusedLine } from "./cart-line.ts"

/** The fields of a line that depend on its configuration. */
type LineDetails = Pick<QuotedLine, "size" | "foodType" | "price" | "originalPrice" | "extrasPrice" | "pizzas">
type QuoteLineResult = { ok: true; details: LineDetails } | { ok: false; code: LineRefusal; what: string }

/** Returns each line with its price from the menu, or the reason why it is unavailable. */
export function quoteLines(lines: readonly CartLine[], menu: CartMenu): Quote {
  const quoted: QuotedLine[] = []
  const refused: RefusedLine[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    // Discounts refer to lines by id: with a duplicate id a discount would be deducted twice.
    if (seen.has(line.id)) throw new RangeError(`duplicate line id: ${line.id}`)
    seen.add(line.id)
    const product = menu.products.find(({ id }) => id === line.productId)
    const result = product ? quoteLine(line, product, menu) : refuse("GONE", line.productId)
    const { id, productId, quantity } = line
    if (product && result.ok) {
      const categories = menu.categories.filter((each) => each.productIds.includes(productId)).map(({ slug }) => slug)
      const { productType } = product
      const name = nameOf(line, product, menu)
      quoted.push({ id, productId, name, productType, categories, quantity, ...result.details })
    } else if (!result.ok) {
      const { code, what } = result
      const refusedProduct = menu.products.find((each) => each.id === what) ?? product
      refused.push({ id, productId, quantity, code, what, name: refusedProduct?.name ?? null })
    }
  }
  return { lines: quoted, refused }
}

/** A pizza of two halves has the names of both, on the bill and wherever the order is shown later. */
function nameOf({ pizza }: CartLine, product: CartProduct, menu: CartMenu): string {
  const otherHalf = menu.products.find(({ id }) => id === pizza?.otherHalf)
  return otherHalf ? `½ ${product.name} + ½ ${otherHalf.name}` : product.name
}

function quoteLine(line: CartLine, product: CartProduct, menu: CartMenu): QuoteLineResult {
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) return refuse("BAD_QUANTITY", String(line.quantity))
  if (line.quantity > cartLimits.quantity) return refuse("TOO_MANY_OF_ONE", String(cartLimits.quantity))
  if (menu.soldOut.includes(product.id)) return refuse("SOLD_OUT", product.id)
  if (product.pieces.length + product.choices.length > 0) return quoteBox(line, product, menu)
  const unknownPick = Object.keys(line.picks ?? {})[0]
  if (unknownPick !== undefined) return refuse("NO_SUCH_CHOICE", unknownPick)
  const pizza = toMenuPizza(product)
  return pizza ? quotePizza(line, pizza, menu) : quotePlain(line, product)
}

function quotePizza(line: CartLine, pizza: MenuPizza, menu: CartMenu): QuoteLineResult {
  const size = sizeIds.find((id) => id === line.size)
  if (size === undefined) return refuse("SIZE_NOT_MADE", line.size ?? "")
  const { otherHalf: otherId, ...changes } = line.pizza ?? {}
  const otherProduct = menu.products.find(({ id }) => id === otherId)
  const otherHalf = otherProduct && toMenuPizza(otherProduct)
  if (otherId !== undefined && !otherProduct) return refuse("GONE", otherId)
  if (otherId !== undefined && !otherHalf) return refuse("HALVES_DONT_MATCH", otherId)
  if (otherId !== undefined && menu.soldOut.includes(otherId)) return refuse("SOLD_OUT", otherId)
  const standardChoices = defaultChoices(pizza, size)
  const configured = configurePizza(pizza, { ...standardChoices, ...changes }, menu.kitchen, otherHalf)
  if (!configured.ok) return configured
  const { price, originalPrice, foodType } = configured.item
  const standard = line.pizza && configurePizza(pizza, standardChoices, menu.kitchen, otherHalf)
  // Negative if a pizza of two halves gets a cheaper crust or cheese than the first half's recipe has.
  const extrasPrice = standard?.ok ? price - standard.item.price : 0
  const details = { size, foodType, price, originalPrice, pizzas: 1 }
  return { ok: true, details: extrasPrice > 0 ? { ...details, extrasPrice } : details }
}

function quoteBox(line: CartLine, product: CartProduct, menu: CartMenu): QuoteLineResult {
  if (line.size !== undefined) return refuse("SIZE_NOT_MADE", line.size)
  if (line.pizza) return refuse("CANT_BE_CHANGED", product.id)
  const box = configureBox({ ...product, pieces: product.pieces.map(({ piece }) => piece) }, line.picks ?? {})
  if (!box.ok) return box
  const contents: CartProduct[] = []
  for (const piece of box.pieces) {
    const [id, size] = piece.split("@")
    const content = menu.products.find((each) => each.id === id)
    if (!content || (size !== undefined && !content.sizes.some((each) => each.id === size)))
      return refuse("NO_SUCH_PIECE", piece)
    if (menu.soldOut.includes(content.id)) return refuse("SOLD_OUT", content.id)
    contents.push(content)
  }
  const foodType = contents.some((content) => content.foodType === "NON_VEG") ? "NON_VEG" : "VEG"
  const pizzas = contents.filter(isPizza).length
  return { ok: true, details: { size: null, foodType, price: box.price, originalPrice: box.originalPrice, pizzas } }
}

/** Sides, drinks, desserts, and pizzas that are sold unchanged at one price. */
function quotePlain(line: CartLine, product: CartProduct): QuoteLineResult {
  if (line.pizza) return refuse("CANT_BE_CHANGED", product.id)
  const { foodType, sizes } = product
  const priced = sizes.length === 0 && line.size === undefined ? product : sizes.find(({ id }) => id === line.size)
  if (!priced) return refuse("SIZE_NOT_MADE", line.size ?? "")
  const { price, originalPrice } = priced
  return {
    ok: true,
    details: { size: line.size ?? null, foodType, price, originalPrice, pizzas: isPizza(product) ? 1 : 0 },
  }
}

function isPizza({ recipe, pieces, choices }: CartProduct): boolean {
  return recipe?.kind === "pizza" && pieces.length + choices.length === 0
}

/** Returns the product as a pizza that can be configured; undefined unless it is a pizza that is made in sizes. */
function toMenuPizza(product: CartProduct): MenuPizza | undefined {
  const { id, recipe, sizes, fixed } = product
  return recipe?.kind === "pizza" && sizes.length > 0 && isPizza(product) ? { id, recipe, sizes, fixed } : undefined
}

function refuse(code: LineRefusal, what: string): QuoteLineResult {
  return { ok: false, code, what }
}
