import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"

/** Where a wallet's points come from, in the sequence in which they are shown. */
export const programs = ["PIZZA_PALS", "PROMO", "REFUND"] as const
export type Program = (typeof programs)[number]

const WALLET = "wallet:"

/** The names of all accounts. */
export const accounts = {
  /** Money that a provider has captured for us and not yet paid out. */
  clearing: (provider: PaymentProvider) => `clearing:${provider}`,
  /** Money of orders paid in cash: to be collected, in tills or with riders. */
  cash: (country: CountryCode) => `cash:${country}`,
  /** Payments without a placed order: the order isn't placed yet or was cancelled, or the payment came too late. */
  held: (country: CountryCode) => `held:${country}`,
  sales: (country: CountryCode) => `sales:${country}`,
  tax: (country: CountryCode) => `tax:${country}`,
  tips: (country: CountryCode) => `tips:${country}`,
  rounding: (country: CountryCode) => `rounding:${country}`,
  /** Refunds on their way back to customers through their providers. */
  refundable: (country: CountryCode) => `refundable:${country}`,
  /** Points that we gave away. */
  promo: (country: CountryCode) => `promo:${country}`,
  compensation: (country: CountryCode) => `compensation:${country}`,
  /** Balances of wallets whose owners deleted their accounts. */
  forfeited: (country: CountryCode) => `forfeited:${country}`,
  /** A customer's points. Separate by country, because each country has its own currency. */
  wallet: (userId: string, country: CountryCode, program: Program) => `${WALLET}${userId}:${country}:${program}`,
} as const

/** Checks whether an account has a stored balance. These accounts can't become negative. */
export function hasBalance(account: string): boolean {
  return account.startsWith(WALLET)
}

export function programOf(account: string): Program {
  const program = programs.find((each) => account.endsWith(`:${each}`))
  if (!program) throw new RangeError(`not a wallet: ${account}`)
  return program
}
