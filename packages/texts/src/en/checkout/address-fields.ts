/** Texts of addresses that several features show. */
export const home = "Home"
export const office = "Office"
export const other = "Other"
export const savedAddress = "Saved address"

export const houseNo = "House, flat or floor"
export const streetAndArea = "Street and area"
export const landmark = "Landmark (optional)"
export const firstName = "First name"
export const lastName = "Last name (optional)"

export const addAddress = "Add address"
export const contactDetails = "Contact details"
export const notDeliveredTo = "We don’t deliver to this location yet."
