import type { LineCondition } from "./check-conditions.ts"
import type { Missing, OfferBlocker } from "./offer-evaluation.ts"
import { matchesSelector, type Unit } from "./split-into-units.ts"
import type { Condition, ItemSelector } from "./offer.ts"

const conditionOrder = ["categories", "products", "sizes"] as const

interface CoveredUnits {
  /** Indexes of the units that match all conditions on items. */
  coveredIndexes: number[]
  /** All conditions on items together. */
  selector: ItemSelector
  /** The offer's own term for the items, as in 'garlic breads'; null if any product counts. */
  itemWords: string | null
  /** What is missing, if too few units match. */
  blocker: OfferBlocker | null
}

/**
 * Selects the units that match all conditions on items, and reports what is missing if there are too few. The first
 * condition that leaves too few decides the message, so that a customer with a small pizza is not told to add a pizza.
 */
export function selectCoveredUnits(conditions: readonly Condition[], units: readonly Unit[]): CoveredUnits {
  let coveredIndexes = [...units.keys()]
  const selector: ItemSelector = {}
  const lineConditions = conditionOrder.flatMap((kind) =>
    conditions.filter((each): each is LineCondition => each.kind === kind),
  )
  // Products are narrower than categories and come after them; sizes have no term of their own.
  const itemWords = lineConditions.findLast((each) => each.kind !== "sizes")?.words ?? null
  const neededCount = Math.max(1, ...lineConditions.map((each) => (each.kind === "sizes" ? 1 : (each.count ?? 1))))
  for (const condition of lineConditions) {
    const conditionSelector = toSelector(condition)
    // An offer has at most one condition of each kind, so this replaces no earlier list.
    Object.assign(selector, conditionSelector)
    coveredIndexes = coveredIndexes.filter((index) => {
      const unit = units[index]
      return unit !== undefined && matchesSelector(unit, conditionSelector)
    })
    if (coveredIndexes.length < neededCount) {
      const blocker = missingBlocker(condition, selector, neededCount, coveredIndexes.length)
      return { coveredIndexes, selector, itemWords, blocker }
    }
  }
  return { coveredIndexes, selector, itemWords, blocker: null }
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
