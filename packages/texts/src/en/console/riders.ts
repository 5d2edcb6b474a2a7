export const riders = "Riders"
export const storeRiders = "Store riders"
export const noRidersYet = "No riders yet"
export const addYourRiders = "Add the riders who deliver for this store."
export const askManager = "Ask a manager to add riders."
export const phoneAndStatus = (phone: string, status: string) => `${phone} · ${status}`
export const atStore = "At the store"
export const outWith = (orderIds: readonly string[]) => `Out with ${orderIds.join(", ")}`

export const removeRider = (name: string) => `Remove ${name}`
export const removeQuestion = (name: string) => `Remove ${name}?`
export const removeEffect = "You can’t assign orders to them anymore. Their past deliveries stay on record."

export const addRider = "Add rider"
export const name = "Name"
export const phone = "Phone"
export const phoneFormat = "Enter 7 to 17 digits"
export const riderAdded = (rider: string) => `You can now assign orders to ${rider}.`
