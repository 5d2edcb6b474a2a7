/*
 * The place and delivery type in the header and at the top of the menu and the cart. Part of the JavaScript that every
 * visit loads first.
 */

export const bakedFreshAt = "Baked fresh at"
export const deliverTo = "Deliver to"
export const deliverNear = "Deliver near"
export const pickUpFrom = "Pick up from"
export const curbsideAt = "Curbside at"
export const dineInAt = "Dine in at"
export const tableAt = (table: number) => `Table ${table} at`

/** `label` is one of those above: `Deliver to Koramangala`. */
export const atPlace = (label: string, place: string) => `${label} ${place}`
export const changePlaceLabel = (label: string, place: string) => `${label} ${place}. Change location or order type`

export const locationAndTime = "Location and time"
export const whereToDeliver = "Where should we deliver?"
export const orPickUp = "Or pick up near you."
export const chooseLocation = "Choose location"
export const changeLocation = "Change location"

export const bakedAt = (store: string) => `Baked at ${store}`
export const orderAhead = (availability: string) => `${availability} · order ahead`
export const notTakingOrders = "Not taking orders right now"
export const change = "Change"
