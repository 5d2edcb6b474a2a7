export const storeNumber = "Store"
export const storeHint = "Name or number; empty for all stores"
export const unknownStore = "No store has this name or number."
