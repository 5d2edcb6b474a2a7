export const loading = "Product details"
export const unavailable = "Not available"

export const customise = "Customise"
export const chooseContents = "Choose what’s inside"

export const energy = "Energy"
export const serves = "Serves"
export const allergens = "Allergens"

export const inTheBox = "In the box"
export const chooseOneOf = (count: number) => `Choose 1 of ${count}`
