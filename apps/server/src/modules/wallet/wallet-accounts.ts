import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { accounts, type Program, programs } from "../ledger/public.ts"

export interface WalletOwner {
  userId: string
  country: CountryCode
}

/** What runs out or was a gift goes first, what the customer earned by eating goes last. */
const SPENDING_ORDER: readonly Program[] = ["PROMO", "REFUND", "PIZZA_PALS"]

/** A customer's accounts, in the order they are spent from. */
export function walletAccounts({ userId, country }: WalletOwner, program?: Program): string[] {
  return SPENDING_ORDER.filter((each) => program === undefined || each === program).map((each) =>
    accounts.wallet(userId, country, each),
  )
}

/** PAY-9. */
const titles: Readonly<Record<Program, string>> = {
  PIZZA_PALS: "Pizza Pals Points",
  PROMO: "Promo Points",
  REFUND: "Refund Points",
}

/** One entry for each, in their fixed order; nothing of a kind is 0. */
export function pointsBreakdown({ userId, country }: WalletOwner, balances: ReadonlyMap<string, number>) {
  return programs.map((program) => ({
    title: titles[program],
    amount: balances.get(accounts.wallet(userId, country, program)) ?? 0,
  }))
}
