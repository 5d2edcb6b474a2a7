import type { OwnStore } from "@hearth/contract/calls/store-ops.shapes.ts"

/** More stores than this are found by searching. */
const MAX_COUNT = 60

/**
 * Sorts stores with waiting orders first, then those with active orders, then the device's last store, then the rest by
 * name.
 */
export function sortStores(stores: readonly OwnStore[], search: string, last: string | null): OwnStore[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = stores.filter(({ id, name, city }) => {
    const text = `${id} ${name} ${city}`.toLowerCase()
    return terms.every((word) => text.includes(word))
  })
  const rank = (store: OwnStore) => {
    if (store.waiting > 0) return 0
    if (store.live > 0) return 1
    return store.id === last ? 2 : 3
  }
  return found
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
    .slice(0, MAX_COUNT)
}
