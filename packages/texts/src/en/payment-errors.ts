export const paymentFailed = "Payment Failed. Please try again."

/** SEC-9: a card number belongs on the bank's page only. */
export const cardNumberNotAllowed = "For your safety, don’t enter a card number here. Only use it on your bank’s page."
export const voucherLooksLikeCard = "This looks like a card number. Enter your voucher number instead."
