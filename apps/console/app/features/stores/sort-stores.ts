import type { OwnStore } from "@hearth/contract/calls/console/store-ops.shapes.ts"

/** At most this many stores are listed; a search finds the others. */
const MAX_COUNT = 60

/**
 * Returns the stores that match the search. Those with waiting orders come first, then those with active orders, then
 * the store last used on this device, then the others; each group is sorted by name.
 */
export function sortStores(stores: readonly OwnStore[], search: string, lastStoreId: string | null): OwnStore[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = stores.filter(({ id, name, city }) => {
    const text = `${id} ${name} ${city}`.toLowerCase()
    return terms.every((word) => text.includes(word))
  })
  const rank = (store: OwnStore) => {
    if (store.waiting > 0) return 0
    if (store.live > 0) return 1
    return store.id === lastStoreId ? 2 : 3
  }
  return matches
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
    .slice(0, MAX_COUNT)
}
