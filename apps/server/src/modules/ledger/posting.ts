import type { CountryCode } from "@hearth/domain/countries/countries.ts"

/** Debits are positive, credits negative. */
export interface Entry {
  account: string
  amount: number
}

/** One movement of money or points; its entries sum to zero. */
export interface Posting {
  kind: string
  /** Names what caused the posting, such as an order's id. There is only one posting per kind and cause. */
  cause: string
  orderId: string | null
  userId: string | null
  country: CountryCode
  currency: string
  at: Date
  entries: readonly Entry[]
}
