import type { SearchFilters } from "@hearth/domain/menu/search-menu.ts"

/** What is searched for, as the address names it: `?q=paneer&veg=true&maxPrice=20000&badge=new`. */
export interface SearchState extends SearchFilters {
  q: string
}

/** As much as the server's own search takes. */
export const MAX_QUERY_LENGTH = 80
const badges = new Set(["bestseller", "new", "spicy"])
const PRICE = /^[1-9][0-9]{0,8}$/

export const emptySearch: SearchState = { q: "" }

/** Whatever an address holds: what is no filter of ours is none. */
export function parseSearch(params: URLSearchParams): SearchState {
  const maxPrice = params.get("maxPrice") ?? ""
  const badge = params.get("badge") ?? ""
  return {
    q: (params.get("q") ?? "").slice(0, MAX_QUERY_LENGTH),
    ...(params.get("veg") === "true" ? { veg: true } : {}),
    ...(PRICE.test(maxPrice) ? { maxPrice: Number(maxPrice) } : {}),
    ...(badges.has(badge) ? { badge } : {}),
  }
}

/** The address of a search: with its question mark, and without anything that is not sought. */
export function searchHref({ q, veg, maxPrice, badge }: SearchState, product?: string): string {
  const params = new URLSearchParams()
  if (q.trim() !== "") params.set("q", q)
  if (veg) params.set("veg", "true")
  if (maxPrice !== undefined) params.set("maxPrice", String(maxPrice))
  if (badge !== undefined) params.set("badge", badge)
  if (product !== undefined) params.set("product", product)
  return `?${params}`
}

export function hasFilters({ veg, maxPrice, badge }: SearchState): boolean {
  return veg === true || maxPrice !== undefined || badge !== undefined
}

/** Nothing typed and no filter set: there is nothing to answer. */
export function isActiveSearch(state: SearchState): boolean {
  return state.q.trim() !== "" || hasFilters(state)
}
