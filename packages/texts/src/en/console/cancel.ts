export const question = "Cancel this order?"
export const reason = "Reason"
export const cannotMake = "Kitchen can’t make it"
export const soldOut = "Item sold out"
export const noRider = "No rider available"
export const notReachable = "Can’t find or reach the customer"
export const customerAsked = "Customer asked to cancel"
export const notTaken = "Refused or not collected"

export const withRefund = (amount: string) =>
  `${amount} will be refunded to the original payment method. The customer sees the reason right away. You can’t undo this.`
export const withoutRefund = "There’s nothing to refund. The customer sees the reason right away. You can’t undo this."

export const keepOrder = "Keep order"
export const chooseReason = "Choose a reason"
export const cancelOrder = "Cancel order"
export const cancelled = "Order cancelled."
export const cancelledWithRefund = (amount: string) => `Order cancelled. ${amount} will be refunded.`
