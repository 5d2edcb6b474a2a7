export const whoDelivers = "Who delivers this order?"
export const carrier = "Who delivers this order"

export const newRider = "New rider"
export const riderIsSaved = "Saved for future orders"
export const courierCompany = "Courier company"
export const customerSeesCourier = "The customer sees the courier’s name"
export const storeStaff = "Store staff"
export const someoneFromStore = "Someone from the store delivers it"

export const riderName = "Rider’s name"
export const riderPhone = "Rider’s phone"
export const courierName = "Courier’s name"
export const reference = "Reference (optional)"
export const enterNameAndPhone = "Enter a name and a phone number with 7 to 17 digits."
export const enterCourierName = "Enter the courier’s name."

export const saveWithoutDispatching = "Save, dispatch later"
