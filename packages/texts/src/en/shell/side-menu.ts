export const chat = "Chat with us"
export const yourCart = "Your cart"
export const yourOrders = "Your orders"
export const coupons = "Coupons"
export const storesNearYou = "Stores near you"
export const yourAddresses = "Your addresses"
export const wallet = "Wallet"
export const yourCases = "Your cases"

export const hello = (name: string) => `Hello, ${name}`
export const yourAccount = "Your account"
export const profileAndDevices = "Profile and devices"
export const signInBenefits = "Use your saved addresses and offers"

export const promoCodes = "Promo codes"
export const callUs = <Node>(phone: Node) => ["Contact us: ", phone]
