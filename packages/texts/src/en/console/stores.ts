export const pageTitle = "Choose a store · Hearth console"
export const chooseStore = "Choose a store"
export const hello = (name: string) => `Hi ${name}. Stores with open orders come first.`
export const stores = "Stores"
export const noStoresYet = "No stores yet"
export const askManager = "Ask your manager to add you to one."
export const search = "Search by name, city or number"
export const noStoresFound = "No stores found"

export const activeOrders = (count: number) => `${count} active`
export const newOrders = (count: number) => `${count} new`
export const offline = "Offline"

export const noAccess = "You don’t have access to this store"
