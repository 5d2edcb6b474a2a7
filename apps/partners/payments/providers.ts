export const providers = ["cards", "upi", "gpay", "paytm", "bkash", "lankaqr", "evoucher", "mobikwik"] as const
export type Provider = (typeof providers)[number]

/** Whose money it becomes, as pages and payment links say. */
export const merchant = "Hearth Pizza"
