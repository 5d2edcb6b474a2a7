import type { CartLine, CartMenu, CartProduct, QuotedLine, RefusedLine } from "../pricing/cart-line.ts"
import { quoteLines } from "../pricing/quote-lines.ts"

export type MadeOtherwise =
  /** `lost`: what it is made without, in words; empty where it is as it was. */
  | { ok: true; line: CartLine; quoted: QuotedLine; lost: readonly string[] }
  | { ok: false; code: RefusedLine["code"]; message: string }

/** A line as the store can make it: each step leaves one thing out that it can't, so there are no more than there are parts. */
export function makeOtherwise(asked: CartLine, menu: CartMenu): MadeOtherwise {
  const lost: string[] = []
  let line = asked
  for (;;) {
    const { lines, refused } = quoteLines([line], menu)
    const [quoted] = lines
    if (quoted) return { ok: true, line, quoted, lost }
    const [refusal] = refused
    if (!refusal) throw new Error("a line is quoted or refused")
    const less = leaveOut(line, refusal, menu)
    if (!less) return { ok: false, code: refusal.code, message: refusal.message }
    line = less.line
    if (less.lost !== undefined) lost.push(less.lost)
  }
}

interface Less {
  line: CartLine
  /** Nothing where nobody would notice. */
  lost?: string
}

/** The same without what was refused; undefined where that is the thing itself. */
function leaveOut(line: CartLine, { code, what }: RefusedLine, menu: CartMenu): Less | undefined {
  const product = menu.products.find(({ id }) => id === line.productId)
  if (!product) return undefined
  return leaveOutOfPizza(line, code, what, product, menu) ?? leaveOutOfBox(line, code, what, menu)
}

function leaveOutOfPizza(
  line: CartLine,
  code: RefusedLine["code"],
  what: string,
  { id, recipe }: CartProduct,
  menu: CartMenu,
): Less | undefined {
  const { pizza, ...plain } = line
  if (!pizza) return undefined
  const { otherHalf, ...whole } = pizza
  const own = recipe?.kind === "pizza" ? recipe : undefined
  const { crusts, cheeses, toppings } = menu.kitchen
  if (code === "CRUST_NOT_MADE" && own && pizza.crust !== own.crust)
    return { line: { ...line, pizza: { ...pizza, crust: own.crust } }, lost: `${nameIn(crusts, what)} crust` }
  if (code === "CHEESE_NOT_MADE" && own && pizza.cheese !== own.cheese)
    return { line: { ...line, pizza: { ...pizza, cheese: own.cheese } }, lost: nameIn(cheeses, what, " cheese") }
  if (code === "TOPPING_NOT_MADE" || code === "TOO_MANY_TOPPINGS") {
    // All together too many: the last go first.
    const dropped = pizza.extras.findLast(({ topping }) => topping === what) ?? pizza.extras.at(-1)
    if (!dropped) return undefined
    const extras = pizza.extras.filter((each) => each !== dropped)
    return { line: { ...line, pizza: { ...pizza, extras } }, lost: `extra ${nameIn(toppings, dropped.topping)}` }
  }
  if (code === "NOTHING_TO_LEAVE_OUT" && pizza.without.includes(what))
    return { line: { ...line, pizza: { ...pizza, without: pizza.without.filter((each) => each !== what) } } }
  const isOtherHalf = otherHalf !== undefined && (what === otherHalf || code === "HALVES_DONT_MATCH")
  if (isOtherHalf && what !== id) return { line: { ...line, pizza: whole }, lost: "the other half" }
  // A pizza that is sold as it is now, or another crust or half that stands in the way of the rest.
  if (code === "CANT_BE_CHANGED" || code === "CRUST_NOT_MADE" || code === "CHEESE_NOT_MADE")
    return { line: plain, lost: "your own choices" }
  return undefined
}

/** What was picked becomes what the box holds otherwise. */
function leaveOutOfBox(line: CartLine, code: RefusedLine["code"], what: string, menu: CartMenu): Less | undefined {
  const { picks, ...plain } = line
  if (!picks) return undefined
  const isWhat = (choice: string, piece: string) =>
    code === "NO_SUCH_CHOICE"
      ? choice === what
      : (code === "NO_SUCH_PIECE" || code === "SOLD_OUT") && (piece === what || piece.split("@")[0] === what)
  const dropped = Object.entries(picks).find(([choice, piece]) => isWhat(choice, piece))
  if (!dropped) return undefined
  const left = Object.entries(picks).filter(([choice]) => choice !== dropped[0])
  const [id] = dropped[1].split("@")
  const lost = menu.products.find((each) => each.id === id)?.name ?? "one of the things chosen"
  return { line: left.length > 0 ? { ...plain, picks: Object.fromEntries(left) } : plain, lost }
}

/** What is not in the kitchen any more has only its id left to be called by, and what it was. */
function nameIn(options: readonly { id: string; name: string }[], id: string, kind = ""): string {
  return (options.find((each) => each.id === id)?.name ?? `${id.replaceAll("-", " ")}${kind}`).toLowerCase()
}
