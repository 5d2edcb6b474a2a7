export const loading = "Loading your order"
export const orderNumber = "Order number"

export const thankYou = "Thank you!"
export const thankYouNamed = (firstName: string) => `Thank you, ${firstName}!`
export const yourOrders = "Your orders"
export const backToHome = "Back to home"

export const cancelled = "Your order is cancelled"

export const notPlaced = "Your order wasn’t placed"
export const paymentFailed = "The payment didn’t go through."
export const tryLater = (reason: string) =>
  `${reason} Try again after 15 minutes, or change the payment method now. Your cart is saved.`
export const refundInitiated =
  "If you were charged, your refund is already initiated. It usually takes 4-10 business days to reach your account."
export const callUs = "Call us"

type Responder = "bank" | "voucherIssuer"
const responders: Readonly<Record<Responder, string>> = { bank: "your bank", voucherIssuer: "the voucher’s issuer" }

export const notPaidYet = "Your order isn’t paid yet"
export const heldForMinutes = "We’ll hold it for a few minutes. Your cart is saved."
export const waitingFor = (responder: Responder) => `We’re waiting for ${responders[responder]}`
export const youCanLeave = (responder: Responder) =>
  `You can leave this page. We’ll place your order as soon as ${responders[responder]} confirms the payment.`
export const continuePayment = "Continue payment"
export const payNow = "Pay now"
export const changePaymentMethod = "Change payment method"

export const yourOrder = "Your order"
export const deliverTo = "Deliver to"
export const pickUpFrom = "Pick up from"
export const curbsideAt = "Curbside at"
export const dineInAt = "Dine in at"
