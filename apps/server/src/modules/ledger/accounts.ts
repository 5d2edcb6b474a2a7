import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"

/** What a wallet's points come from; also the order in which they are shown. */
export const programs = ["PIZZA_PALS", "PROMO", "REFUND"] as const
export type Program = (typeof programs)[number]

const WALLET = "wallet:"

/** Every account by its name. */
export const accounts = {
  /** What a provider has taken for us and not yet paid out. */
  clearing: (provider: PaymentProvider) => `clearing:${provider}`,
  /** In tills and riders' bags. */
  cash: (country: CountryCode) => `cash:${country}`,
  /** Paid for orders that are not placed yet, or not any more. */
  held: (country: CountryCode) => `held:${country}`,
  sales: (country: CountryCode) => `sales:${country}`,
  tax: (country: CountryCode) => `tax:${country}`,
  tips: (country: CountryCode) => `tips:${country}`,
  rounding: (country: CountryCode) => `rounding:${country}`,
  /** On its way back to customers by their providers. */
  refundable: (country: CountryCode) => `refundable:${country}`,
  /** Points we gave away. */
  promo: (country: CountryCode) => `promo:${country}`,
  compensation: (country: CountryCode) => `compensation:${country}`,
  /** What wallets held whose owners are gone. */
  forfeited: (country: CountryCode) => `forfeited:${country}`,
  /** What a customer has with us. By country, because its currency is that country's. */
  wallet: (userId: string, country: CountryCode, program: Program) => `${WALLET}${userId}:${country}:${program}`,
} as const

/** These never go below nothing, and their balance is kept. */
export function hasBalance(account: string): boolean {
  return account.startsWith(WALLET)
}

export function programOf(account: string): Program {
  const program = programs.find((each) => account.endsWith(`:${each}`))
  if (!program) throw new RangeError(`no wallet: ${account}`)
  return program
}
