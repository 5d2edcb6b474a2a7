import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const searchMenu = "Search the menu"
export const placeholder = "Try pizza, paneer or garlic bread"
export const clearSearch = "Clear search"
export const scriptsNeeded = "Search needs JavaScript, which is off in this browser."

export const filters = "Filters"
export const bestsellers = "Bestsellers"
export const newItems = "New"
export const spicy = "Spicy"
export const upTo = (price: Minor, country: CountryCode) => `Up to ${formatMoney(price, country)}`

export const recentSearches = "Recent searches"
export const clear = "Clear"
export const popular = "Popular right now"
export const browse = "Browse the menu"

export const couldNotLoad = "Couldn’t load the menu"
export const results = "Search results"
export const resultCount = (count: number) =>
  count === 0 ? "No results" : count === 1 ? "1 result" : `${count} results`

export const noMatchForFilters = "Nothing matches these filters"
export const noResultsFor = (query: string) => `No results for “${query}”`
export const resultsWithoutFilters = (count: number) =>
  count === 1 ? "There’s 1 result without filters." : `There are ${count} results without filters.`
export const checkSpelling = "Check the spelling, or try a shorter search like a topping, side or drink."
export const clearFilters = "Clear filters"
export const startOver = "Start over"
export const suggestions = "You may also like"
