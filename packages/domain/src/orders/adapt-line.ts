import type { CartLine, CartMenu, CartProduct, QuotedLine, RefusedLine } from "../pricing/cart-line.ts"
import { quoteLines } from "../pricing/quote-lines.ts"

/** A part of a line that was left out. `name` is null if the menu no longer lists the part. */
export type OmittedPart =
  | { part: "CRUST" | "CHEESE" | "TOPPING" | "PICK"; id: string; name: string | null }
  | { part: "OTHER_HALF" | "CUSTOMISATION" }

export type AdaptLineResult =
  | { ok: true; line: CartLine; quoted: QuotedLine; omitted: readonly OmittedPart[] }
  | { ok: false; refusal: RefusedLine }

/**
 * Adapts a line to what the store can make. Each iteration omits one part that the store can't make, so the number of
 * parts limits the number of iterations.
 */
export function adaptLine(original: CartLine, menu: CartMenu): AdaptLineResult {
  const omitted: OmittedPart[] = []
  let line = original
  for (;;) {
    const { lines, refused } = quoteLines([line], menu)
    const [quoted] = lines
    if (quoted) return { ok: true, line, quoted, omitted }
    const [refusal] = refused
    if (!refusal) throw new Error("quoteLines neither quoted nor refused the line")
    const reduced = dropRefused(line, refusal, menu)
    if (!reduced) return { ok: false, refusal }
    line = reduced.line
    if (reduced.omitted !== undefined) omitted.push(reduced.omitted)
  }
}

interface ReducedLine {
  line: CartLine
  /** Undefined if the customer would not notice the difference. */
  omitted?: OmittedPart
}

/** Removes the refused part from the line; undefined if the product itself was refused. */
function dropRefused(line: CartLine, { code, what }: RefusedLine, menu: CartMenu): ReducedLine | undefined {
  const product = menu.products.find(({ id }) => id === line.productId)
  if (!product) return undefined
  return dropFromPizza(line, code, what, product, menu) ?? dropFromBox(line, code, what, menu)
}

function dropFromPizza(
  line: CartLine,
  code: RefusedLine["code"],
  what: string,
  { id, recipe }: CartProduct,
  menu: CartMenu,
): ReducedLine | undefined {
  const { pizza, ...lineWithoutPizza } = line
  if (!pizza) return undefined
  const { otherHalf, ...wholePizza } = pizza
  const ownRecipe = recipe?.kind === "pizza" ? recipe : undefined
  const { crusts, cheeses, toppings } = menu.kitchen
  if (code === "CRUST_NOT_MADE" && ownRecipe && pizza.crust !== ownRecipe.crust)
    return {
      line: { ...line, pizza: { ...pizza, crust: ownRecipe.crust } },
      omitted: { part: "CRUST", ...withNameFrom(crusts, what) },
    }
  if (code === "CHEESE_NOT_MADE" && ownRecipe && pizza.cheese !== ownRecipe.cheese)
    return {
      line: { ...line, pizza: { ...pizza, cheese: ownRecipe.cheese } },
      omitted: { part: "CHEESE", ...withNameFrom(cheeses, what) },
    }
  if (code === "TOPPING_NOT_MADE" || code === "TOO_MANY_TOPPINGS") {
    // Too many toppings in total: the last ones are removed first.
    const dropped = pizza.extras.findLast(({ topping }) => topping === what) ?? pizza.extras.at(-1)
    if (!dropped) return undefined
    const extras = pizza.extras.filter((each) => each !== dropped)
    const omitted = { part: "TOPPING", ...withNameFrom(toppings, dropped.topping) } as const
    return { line: { ...line, pizza: { ...pizza, extras } }, omitted }
  }
  if (code === "NOTHING_TO_LEAVE_OUT" && pizza.without.includes(what))
    return { line: { ...line, pizza: { ...pizza, without: pizza.without.filter((each) => each !== what) } } }
  const isOtherHalfRefused = otherHalf !== undefined && (what === otherHalf || code === "HALVES_DONT_MATCH")
  // If the line's own product was refused, a whole pizza of it would be refused too.
  if (isOtherHalfRefused && what !== id)
    return { line: { ...line, pizza: wholePizza }, omitted: { part: "OTHER_HALF" } }
  // The pizza can't be customised any more, or the store doesn't make the recipe's crust or cheese for customised
  // pizzas: the line becomes the standard pizza.
  if (code === "CANT_BE_CHANGED" || code === "CRUST_NOT_MADE" || code === "CHEESE_NOT_MADE")
    return { line: lineWithoutPizza, omitted: { part: "CUSTOMISATION" } }
  return undefined
}

/** Replaces a refused pick by the box's default. */
function dropFromBox(line: CartLine, code: RefusedLine["code"], what: string, menu: CartMenu): ReducedLine | undefined {
  const { picks, ...lineWithoutPicks } = line
  if (!picks) return undefined
  const isRefused = (choice: string, piece: string) =>
    code === "NO_SUCH_CHOICE"
      ? choice === what
      : (code === "NO_SUCH_PIECE" || code === "SOLD_OUT") && (piece === what || piece.split("@")[0] === what)
  const dropped = Object.entries(picks).find(([choice, piece]) => isRefused(choice, piece))
  if (!dropped) return undefined
  const remainingPicks = Object.entries(picks).filter(([choice]) => choice !== dropped[0])
  const [id = ""] = dropped[1].split("@")
  const omitted = { part: "PICK", ...withNameFrom(menu.products, id) } as const
  return {
    line:
      remainingPicks.length > 0 ? { ...lineWithoutPicks, picks: Object.fromEntries(remainingPicks) } : lineWithoutPicks,
    omitted,
  }
}

function withNameFrom(list: readonly { id: string; name: string }[], id: string) {
  return { id, name: list.find((each) => each.id === id)?.name ?? null }
}
