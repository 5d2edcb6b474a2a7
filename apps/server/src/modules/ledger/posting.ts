import type { CountryCode } from "@hearth/domain/countries/countries.ts"

/** Debit above 0, credit below. */
export interface Entry {
  account: string
  amount: number
}

/** One movement of money or points; its entries sum to nothing. */
export interface Posting {
  kind: string
  /** What it follows from: of one kind and cause there is one posting, however often it is asked for. */
  cause: string
  orderId: string | null
  userId: string | null
  country: CountryCode
  currency: string
  at: Date
  entries: readonly Entry[]
}
