export interface Voucher {
  number: string
  pin: string
  balance: number
  currency: string
  /** For example 2030-12-31. */
  expiresOn: string
  wrongPins: number
  /** Milliseconds since 1970. */
  lockedUntil: number
}

export type NewVoucher = Omit<Voucher, "wrongPins" | "lockedUntil">
