/** Part of the JavaScript that every visit loads first, so it has only the texts on the cards of products. */
export const from = "from"
export const soldOut = "Sold out"

export const seeAll = "See all"
export const seeAllOf = (category: string) => `See all: ${category}`
