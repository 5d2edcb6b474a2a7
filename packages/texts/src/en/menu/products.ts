/** What several screens say about a product. */
export const vegOnly = "Veg only"
export const size = "Size"
export const slices = (count: number) => (count === 1 ? "1 slice" : `${count} slices`)
export const addProduct = (name: string) => `Add ${name}`
export const addToCart = "Add to cart"

export const energyOfSlices = (kcal: number) => `${kcal} kcal per serving (2 medium slices)`
export const energyOfPortion = (kcal: number) => `${kcal} kcal per serving`
export const noAllergens = "No declared allergens"

export const couldNotLoad = "Couldn’t load this item"
export const notOnMenu = "Not on this store’s menu"
export const tryAnotherStore = "Try another store, or choose something else."
