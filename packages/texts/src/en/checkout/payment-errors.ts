export const paymentFailed = "Payment Failed. Please try again."

/** SEC-9: a card number belongs on the bank's page only. */
export const cardNumberNotAllowed = "For your safety, don’t enter a card number here. Only use it on your bank’s page."
export const voucherLooksLikeCard = "This looks like a card number. Enter your voucher number instead."

export const methodUnavailable = "Unavailable right now. Choose another method."
export const signInToPay = "Sign in to use this method."
export const walletEmpty = "Your wallet is empty."
export const walletTooLow = "Your wallet balance is too low for this order."
export const walletUnavailable = "You can’t use your wallet here. Pay another way."
export const walletCoversOrder = "Your wallet covers this order. Pay with your wallet only."
export const requestCashCode = "Request your code to pay in cash."
export const mobikwikTooLow = "Your MobiKwik balance is too low for this order."

export const voucherLocked = "This voucher is locked for a while after too many wrong PINs."
export const voucherExpired = "This voucher has expired."
export const voucherOtherCountry = "This voucher is for another country."
export const voucherTooLow = "This voucher’s balance is too low for this order."
export const voucherPinSent = "If this voucher exists, its owner will get a new PIN shortly."

export const wrongAmountPaid = "The amount charged didn’t match your order. We’re refunding it."
export const paidTooLate = "Your payment arrived too late for this order. We’re refunding it."

/** What the payment provider shows. */
export const orderDescription = (orderNumber: string) => `Hearth order ${orderNumber}`
