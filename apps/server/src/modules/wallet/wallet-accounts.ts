import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as walletMovementTexts from "@hearth/texts/checkout/wallet-movements.ts"
import { accounts, type Program, programs } from "../ledger/public.ts"

export interface WalletOwner {
  userId: string
  country: CountryCode
}

/** Points that were given are spent first, points that the customer earned last. */
const SPENDING_SEQUENCE: readonly Program[] = ["PROMO", "REFUND", "PIZZA_PALS"]

/** Returns a customer's accounts in the sequence in which they are spent. */
export function walletAccounts({ userId, country }: WalletOwner, program?: Program): string[] {
  return SPENDING_SEQUENCE.filter((each) => program === undefined || each === program).map((each) =>
    accounts.wallet(userId, country, each),
  )
}

const titles: Readonly<Record<Program, string>> = {
  PIZZA_PALS: walletMovementTexts.pizzaPalsPoints,
  PROMO: walletMovementTexts.promoPoints,
  REFUND: walletMovementTexts.refundPoints,
}

/** Returns one entry per kind of points, always in the same sequence, with 0 for empty ones. */
export function pointsBreakdown({ userId, country }: WalletOwner, balances: ReadonlyMap<string, number>) {
  return programs.map((program) => ({
    title: titles[program],
    amount: balances.get(accounts.wallet(userId, country, program)) ?? 0,
  }))
}
