import { type LineCondition, stop } from "./check-conditions.ts"
import type { Stop } from "./judgement.ts"
import { isPicked, type Unit } from "./lay-out-units.ts"
import type { Condition, Pick } from "./offer.ts"
import { sayList } from "./say-when.ts"

const inTurn = ["categories", "products", "sizes"] as const

/**
 * The units that fit all conditions on things, and what is missing where there are too few: told by the first condition
 * that leaves too few, so that nobody with a small pizza is asked to add a pizza.
 */
export function pickCovered(
  conditions: readonly Condition[],
  units: readonly Unit[],
): { covered: number[]; pick: Pick; words: string; stop: Stop | null } {
  let covered = [...units.keys()]
  const pick: Pick = {}
  const ofLines = inTurn.flatMap((kind) => conditions.filter((each): each is LineCondition => each.kind === kind))
  // The last that has words is the narrowest.
  const words = ofLines.findLast((each) => each.kind !== "sizes")?.words ?? "dishes"
  const needed = Math.max(1, ...ofLines.map((each) => (each.kind === "sizes" ? 1 : (each.count ?? 1))))
  for (const condition of ofLines) {
    const own = asPick(condition)
    Object.assign(pick, own)
    covered = covered.filter((at) => {
      const unit = units[at]
      return unit !== undefined && isPicked(unit, own)
    })
    if (covered.length < needed)
      return { covered, pick, words, stop: sayMissing(condition, pick, needed - covered.length) }
  }
  return { covered, pick, words, stop: null }
}

function asPick(condition: LineCondition): Pick {
  switch (condition.kind) {
    case "categories":
      return { categories: condition.categories }
    case "products":
      return { products: condition.products }
    case "sizes":
      return { sizes: condition.sizes }
  }
}

function sayMissing(condition: LineCondition, pick: Pick, count: number): Stop {
  const missing = missingItems(pick, count)
  switch (condition.kind) {
    case "categories":
      return stop("CATEGORIES", askFor(count, condition.words, condition.count), missing)
    case "products":
      return stop("PRODUCTS", askFor(count, condition.words, condition.count), missing)
    case "sizes": {
      const sizes = sayList(condition.sizes, "or")
      return stop("SIZES", `Choose ${count === 1 ? "one" : `${count} more`} in ${sizes} to use this.`, missing)
    }
  }
}

/** `Add one of our pizzas to use this.`, `Add 2 more of our pizzas to use this.` */
export function askFor(count: number, words: string, ofCount = 1): string {
  return ofCount === 1 ? `Add one of our ${words} to use this.` : `Add ${count} more of our ${words} to use this.`
}

export function missingItems({ categories = [], products = [], sizes = [] }: Pick, count: number): Stop["missing"] {
  return { kind: "items", count, categories, products, sizes }
}
