/** Part of the first route: only what cards of products show. */
export const from = "from"
export const soldOut = "Sold out"

export const seeAll = "See all"
export const seeAllOf = (shelf: string) => `See all: ${shelf}`
