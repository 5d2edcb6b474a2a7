/** Titles of the wallet's transactions. */
export const spent = "Paid for an order"
export const returned = "Returned from an order"
export const forfeited = "Account deleted"
export const refund = "Order refund"
export const gift = "A gift from us"
export const compensation = "With our apologies"
export const remedy = "For your complaint"
export const other = "Wallet"

export const pizzaPalsPoints = "Pizza Pals Points"
export const promoPoints = "Promo Points"
export const refundPoints = "Refund Points"
