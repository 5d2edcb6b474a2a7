import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"

/** Where a wallet's points come from, in the sequence in which they are shown. */
export const programs = ["PIZZA_PALS", "PROMO", "REFUND"] as const
export type Program = (typeof programs)[number]

const WALLET = "wallet:"
const POINTS = "points:"

/** The unit of points. They aren't money, so a posting never mixes them with a currency. */
export const POINTS_UNIT = "POINTS"

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
  /** FBK-3: money that we gave back because of complaints. */
  remedies: (country: CountryCode) => `remedies:${country}`,
  /** Balances of wallets whose owners deleted their accounts. */
  forfeited: (country: CountryCode) => `forfeited:${country}`,
  /** A customer's money with us. Separate by country, because each country has its own currency. */
  wallet: (userId: string, country: CountryCode, program: Program) => `${WALLET}${userId}:${country}:${program}`,
  /** LOY-1: a customer's points of the loyalty programme, in points. Can become negative. */
  points: (userId: string, country: CountryCode) => `${POINTS}${userId}:${country}`,
  /** LOY-1: points that orders earned, or that head office gave or took. */
  pointsEarned: (country: CountryCode) => `points-earned:${country}`,
  /** LOY-1: points that paid for free pizzas. */
  pointsRedeemed: (country: CountryCode) => `points-redeemed:${country}`,
  /** LOY-1: points of customers who left the programme or deleted their accounts. */
  pointsForfeited: (country: CountryCode) => `points-forfeited:${country}`,
} as const

/** Checks whether an account has a stored balance: wallets, which can't become negative, and points, which can. */
export function hasBalance(account: string): boolean {
  return account.startsWith(WALLET) || isPointsAccount(account)
}

export function isPointsAccount(account: string): boolean {
  return account.startsWith(POINTS)
}

export function programOf(account: string): Program {
  const program = programs.find((each) => account.endsWith(`:${each}`))
  if (!program) throw new RangeError(`not a wallet: ${account}`)
  return program
}
