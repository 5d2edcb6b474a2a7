export const order = "Order"
export const typeAndStage = (deliveryType: string, stage: string) => `${deliveryType} · ${stage}`

export const kitchenNote = "Kitchen note"
export const deliveryNote = "Delivery note"
export const dropOff = "Drop-off"
export const leaveAtDoor = "Leave at the door, no contact"
export const customer = "Customer"
export const address = "Address"
export const vehicle = "Vehicle"
export const table = "Table"

export const placed = "Placed"
export const scheduledFor = "Scheduled for"
export const promisedBy = "Promised by"
export const currentEta = "Current ETA"
export const refundAfter = "Refund after"

export const total = "Total"
export const free = "Free · Collect no money"
export const paidWithPoints = "Paid with points"
export const paid = (amount: string) => `${amount} · Paid`
export const inCash = (amount: string) => `${amount} · Cash`
export const cashToCollect = "Cash to collect"
export const compensation = "Compensation"
export const toWallet = (amount: string) => `${amount} to the customer’s wallet`
export const toPaymentMethod = (amount: string) => `${amount} to the original payment method`
export const offCash = (amount: string) => `${amount} off the cash to collect`

export const rider = "Rider"
export const notAssigned = "Not assigned"
export const customerMessage = "Customer message"
export const campaign = "Campaign"

export const assignRider = "Assign rider"
export const changeRider = "Change rider"
export const printTicket = "Print ticket"
export const cancelOrder = "Cancel order"

/** LOY-2: marks pizzas of a line that were paid with points. */
export const freeWithPoints = (free: number, quantity: number) =>
  quantity > free ? `${free} of ${quantity} free with points` : "Free with points"
