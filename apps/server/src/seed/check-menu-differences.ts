import type { SeedDifference, SeedMenu } from "./menu-schema.ts"

/** Returns what is wrong with stores' differences from their country's menu. */
export function checkMenuDifferences({ differences, stores, products }: SeedMenu): string[] {
  const ids = differences.map(({ id }) => id)
  const duplicateIds = ids.filter((id, index) => ids.indexOf(id) !== index)
  return [
    ...duplicateIds.map((id) => `the difference ${id} is listed twice`),
    ...differences.flatMap((difference) => {
      const { id, from, until, vegetarian, without = [], pricePerMille } = difference
      const problems: string[] = []
      if (from !== undefined && until !== undefined && from > until) problems.push(`${id} ends before it begins`)
      if (!vegetarian && without.length === 0 && pricePerMille === undefined) problems.push(`${id} changes nothing`)
      for (const code of unique(difference.stores))
        if (!stores.includes(code)) problems.push(`${id} names ${code}, which is not a store`)
      for (const product of unique(without))
        if (!products.some((each) => each.id === product))
          problems.push(`${id} leaves out ${product}, which is not a product`)
      if (unique(difference.stores).length + unique(without).length < difference.stores.length + without.length)
        problems.push(`${id} names something twice`)
      return problems
    }),
    ...pricedTwice(differences),
  ]
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)]
}

/** Finds two prices for one store on one day, which would be ambiguous. */
function pricedTwice(differences: readonly SeedDifference[]): string[] {
  const priced = differences.filter(({ pricePerMille }) => pricePerMille !== undefined)
  return priced.flatMap((one, index) =>
    priced
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .flatMap((other) =>
        other.stores
          .filter((code) => one.stores.includes(code))
          .map((code) => `${code} has prices of ${one.id} and of ${other.id}`),
      ),
  )
}

function overlap(one: SeedDifference, other: SeedDifference): boolean {
  return (one.from ?? "") <= (other.until ?? "9999") && (other.from ?? "") <= (one.until ?? "9999")
}
