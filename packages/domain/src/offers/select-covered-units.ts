import type { LineCondition } from "./check-conditions.ts"
import type { Missing, OfferBlocker } from "./offer-evaluation.ts"
import { matchesSelector, type Unit } from "./split-into-units.ts"
import type { Condition, ItemSelector } from "./offer.ts"

const conditionOrder = ["categories", "products", "sizes"] as const

/**
 * Selects the units that match all conditions on items, and reports what is missing if there are too few. The first
 * condition that leaves too few decides the message, so that a customer with a small pizza is not told to add a pizza.
 */
export function selectCoveredUnits(
  conditions: readonly Condition[],
  units: readonly Unit[],
): { covered: number[]; selector: ItemSelector; words: string | null; blocker: OfferBlocker | null } {
  let covered = [...units.keys()]
  const selector: ItemSelector = {}
  const lineConditions = conditionOrder.flatMap((kind) =>
    conditions.filter((each): each is LineCondition => each.kind === kind),
  )
  // The last condition with words is the narrowest.
  const words = lineConditions.findLast((each) => each.kind !== "sizes")?.words ?? null
  const neededCount = Math.max(1, ...lineConditions.map((each) => (each.kind === "sizes" ? 1 : (each.count ?? 1))))
  for (const condition of lineConditions) {
    const conditionSelector = toSelector(condition)
    Object.assign(selector, conditionSelector)
    covered = covered.filter((index) => {
      const unit = units[index]
      return unit !== undefined && matchesSelector(unit, conditionSelector)
    })
    if (covered.length < neededCount)
      return { covered, selector, words, blocker: missingBlocker(condition, selector, neededCount, covered.length) }
  }
  return { covered, selector, words, blocker: null }
}

function toSelector(condition: LineCondition): ItemSelector {
  switch (condition.kind) {
    case "categories":
      return { categories: condition.categories }
    case "products":
      return { products: condition.products }
    case "sizes":
      return { sizes: condition.sizes }
  }
}

function missingBlocker(
  condition: LineCondition,
  selector: ItemSelector,
  neededCount: number,
  coveredCount: number,
): OfferBlocker {
  const missing = missingItems(selector, neededCount - coveredCount)
  switch (condition.kind) {
    case "categories":
      return { code: "CATEGORIES", words: condition.words, neededCount, missing }
    case "products":
      return { code: "PRODUCTS", words: condition.words, neededCount, missing }
    case "sizes":
      return { code: "SIZES", sizes: condition.sizes, missing }
  }
}

export function missingItems(
  { categories = [], products = [], sizes = [] }: ItemSelector,
  count: number,
): Extract<Missing, { kind: "items" }> {
  return { kind: "items", count, categories, products, sizes }
}
