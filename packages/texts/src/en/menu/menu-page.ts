export const categories = "Menu categories"

export const nothingVeg = "No veg items here"
export const tryOtherCategories = "Try another category, or turn off Veg only."
export const showAll = "Show all"

export const nothingHere = "Nothing here right now"
export const checkBackSoon = "Check back soon, or try another category."
