import type { SearchFilters } from "@hearth/domain/menu/search-menu.ts"

/** The search in the URL: `?q=paneer&veg=true&maxPrice=20000&badge=new`. */
export interface SearchState extends SearchFilters {
  q: string
}

/** The limit of the server's search. */
export const MAX_QUERY_LENGTH = 80
const badges = new Set(["bestseller", "new", "spicy"])
const PRICE = /^[1-9][0-9]{0,8}$/

export const emptySearch: SearchState = { q: "" }

/** Parses the search from a URL and ignores unknown filters. */
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

/** Returns the query of a search with its question mark, without empty parameters. */
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

/** Checks whether text is typed or a filter is set. */
export function isActiveSearch(state: SearchState): boolean {
  return state.q.trim() !== "" || hasFilters(state)
}
