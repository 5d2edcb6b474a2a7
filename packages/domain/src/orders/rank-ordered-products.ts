const DAY_MS = 24 * 3600 * 1000

/** A placed order with its items. */
export interface PastOrderItems {
  /** Milliseconds since 1970. */
  at: number
  items: readonly { productId: string; size: string | null }[]
}

export interface RankedProduct {
  productId: string
  /** Number of orders that contain the product. */
  times: number
  /** When the product was last ordered, in milliseconds since 1970. */
  last: number
  /** The most frequent size, among equals the latest. */
  size: string | null
}

/** ORD-9: the most often ordered product comes first, among equals the most recent, then the one with the first id. */
export function rankOrderedProducts(orders: readonly PastOrderItems[]): RankedProduct[] {
  const byProduct = new Map<string, { times: number; last: number; sizes: Map<string | null, UseCount> }>()
  for (const { at, items } of orders) {
    for (const productId of new Set(items.map((each) => each.productId))) {
      const usage = byProduct.get(productId) ?? { times: 0, last: at, sizes: new Map() }
      usage.times++
      usage.last = Math.max(usage.last, at)
      byProduct.set(productId, usage)
      const sizes = new Set(items.filter((each) => each.productId === productId).map(({ size }) => size))
      for (const size of sizes) {
        const use = usage.sizes.get(size) ?? { times: 0, last: at }
        usage.sizes.set(size, { times: use.times + 1, last: Math.max(use.last, at) })
      }
    }
  }
  return [...byProduct]
    .map(([productId, { times, last, sizes }]) => ({ productId, times, last, size: mostCommonSize(sizes) }))
    .sort((one, other) => byUse(one, other) || (one.productId < other.productId ? -1 : 1))
}

interface UseCount {
  times: number
  last: number
}

const byUse = (one: UseCount, other: UseCount) => other.times - one.times || other.last - one.last

function mostCommonSize(sizes: ReadonlyMap<string | null, UseCount>): string | null {
  const [first] = [...sizes].sort(
    ([name, one], [otherName, other]) => byUse(one, other) || ((name ?? "") < (otherName ?? "") ? -1 : 1),
  )
  return first?.[0] ?? null
}

/** Why a product is recommended. `coversAllOrders`: whether all of the customer’s orders were counted. */
export type OrderedReason =
  | { code: "SEVERAL_TIMES"; times: number; coversAllOrders: boolean }
  | { code: "PAST_WEEK" | "PAST_MONTH" | "BEFORE" }

export function orderedReason(
  { times, last }: Pick<RankedProduct, "times" | "last">,
  now: number,
  coversAllOrders: boolean,
): OrderedReason {
  if (times > 1) return { code: "SEVERAL_TIMES", times, coversAllOrders }
  if (now - last <= 7 * DAY_MS) return { code: "PAST_WEEK" }
  if (now - last <= 30 * DAY_MS) return { code: "PAST_MONTH" }
  return { code: "BEFORE" }
}
