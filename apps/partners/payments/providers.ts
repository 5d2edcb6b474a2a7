export const providers = ["cards", "upi", "gpay", "paytm", "bkash", "lankaqr", "evoucher", "mobikwik"] as const
export type Provider = (typeof providers)[number]

/** The merchant's name on pages and in payment links. */
export const merchant = "Hearth Pizza"
