import type { CartLine, CartMenu, CartProduct, QuotedLine, RefusedLine } from "../pricing/cart-line.ts"
import { quoteLines } from "../pricing/quote-lines.ts"

export type AdaptLineResult =
  /** `omitted`: what was left out, in words; empty if nothing was. */
  | { ok: true; line: CartLine; quoted: QuotedLine; omitted: readonly string[] }
  | { ok: false; code: RefusedLine["code"]; message: string }

/**
 * Adapts a line to what the store can make. Each step omits one part that it can't, so the number of steps is limited
 * by the number of parts.
 */
export function adaptLine(original: CartLine, menu: CartMenu): AdaptLineResult {
  const omitted: string[] = []
  let line = original
  for (;;) {
    const { lines, refused } = quoteLines([line], menu)
    const [quoted] = lines
    if (quoted) return { ok: true, line, quoted, omitted }
    const [refusal] = refused
    if (!refusal) throw new Error("a line is quoted or refused")
    const reduced = dropRefused(line, refusal, menu)
    if (!reduced) return { ok: false, code: refusal.code, message: refusal.message }
    line = reduced.line
    if (reduced.omitted !== undefined) omitted.push(reduced.omitted)
  }
}

interface ReducedLine {
  line: CartLine
  /** Undefined if the customer would not notice. */
  omitted?: string
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
  const { pizza, ...plain } = line
  if (!pizza) return undefined
  const { otherHalf, ...whole } = pizza
  const own = recipe?.kind === "pizza" ? recipe : undefined
  const { crusts, cheeses, toppings } = menu.kitchen
  if (code === "CRUST_NOT_MADE" && own && pizza.crust !== own.crust)
    return { line: { ...line, pizza: { ...pizza, crust: own.crust } }, omitted: `${nameIn(crusts, what)} crust` }
  if (code === "CHEESE_NOT_MADE" && own && pizza.cheese !== own.cheese)
    return { line: { ...line, pizza: { ...pizza, cheese: own.cheese } }, omitted: nameIn(cheeses, what, " cheese") }
  if (code === "TOPPING_NOT_MADE" || code === "TOO_MANY_TOPPINGS") {
    // Too many toppings in total: the last ones are removed first.
    const dropped = pizza.extras.findLast(({ topping }) => topping === what) ?? pizza.extras.at(-1)
    if (!dropped) return undefined
    const extras = pizza.extras.filter((each) => each !== dropped)
    return { line: { ...line, pizza: { ...pizza, extras } }, omitted: `extra ${nameIn(toppings, dropped.topping)}` }
  }
  if (code === "NOTHING_TO_LEAVE_OUT" && pizza.without.includes(what))
    return { line: { ...line, pizza: { ...pizza, without: pizza.without.filter((each) => each !== what) } } }
  const isOtherHalf = otherHalf !== undefined && (what === otherHalf || code === "HALVES_DONT_MATCH")
  if (isOtherHalf && what !== id) return { line: { ...line, pizza: whole }, omitted: "the other half" }
  // The pizza can't be customised any more, or another crust or half prevents the rest.
  if (code === "CANT_BE_CHANGED" || code === "CRUST_NOT_MADE" || code === "CHEESE_NOT_MADE")
    return { line: plain, omitted: "your own choices" }
  return undefined
}

/** Replaces a refused pick by the box's default. */
function dropFromBox(line: CartLine, code: RefusedLine["code"], what: string, menu: CartMenu): ReducedLine | undefined {
  const { picks, ...plain } = line
  if (!picks) return undefined
  const isRefused = (choice: string, piece: string) =>
    code === "NO_SUCH_CHOICE"
      ? choice === what
      : (code === "NO_SUCH_PIECE" || code === "SOLD_OUT") && (piece === what || piece.split("@")[0] === what)
  const dropped = Object.entries(picks).find(([choice, piece]) => isRefused(choice, piece))
  if (!dropped) return undefined
  const left = Object.entries(picks).filter(([choice]) => choice !== dropped[0])
  const [id] = dropped[1].split("@")
  const omitted = menu.products.find((each) => each.id === id)?.name ?? "one of the things chosen"
  return { line: left.length > 0 ? { ...plain, picks: Object.fromEntries(left) } : plain, omitted }
}

/** An option that the kitchen no longer has can only be named by its id and kind. */
function nameIn(options: readonly { id: string; name: string }[], id: string, kind = ""): string {
  return (options.find((each) => each.id === id)?.name ?? `${id.replaceAll("-", " ")}${kind}`).toLowerCase()
}
