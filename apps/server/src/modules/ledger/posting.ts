import type { CountryCode } from "@hearth/domain/countries/countries.ts"

/** Debits are positive, credits negative. */
export interface Entry {
  account: string
  amount: number
}

/** One movement of money or points; its entries sum to zero. */
export interface Posting {
  kind: string
  /** The reason for the posting. There is only one posting per kind and cause, even if it is requested repeatedly. */
  cause: string
  orderId: string | null
  userId: string | null
  country: CountryCode
  currency: string
  at: Date
  entries: readonly Entry[]
}
