import { countryCodes, currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { accounts, balancesOf, lockBalances, post } from "../ledger/public.ts"
import { walletAccounts } from "./wallet-accounts.ts"

/** IDN-13: what is left when an account goes is posted away; the books keep ids, and nothing else of anybody. */
export async function forgetWallet(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  for (const country of countryCodes) {
    const wanted = walletAccounts({ userId, country })
    // Whoever never had anything leaves no trace by going.
    if ([...(await balancesOf(tx, wanted)).values()].every((amount) => amount === 0)) continue
    const balances = await lockBalances(tx, wanted)
    const entries = [...balances].filter(([, amount]) => amount > 0).map(([account, amount]) => ({ account, amount }))
    if (entries.length === 0) continue
    const left = entries.reduce((sum, { amount }) => sum + amount, 0)
    await post(tx, {
      kind: "wallet forfeited",
      cause: `${userId}:${country}:${at.toISOString()}`,
      orderId: null,
      userId,
      country,
      currency: currencyOf(country),
      at,
      entries: [...entries, { account: accounts.forfeited(country), amount: -left }],
    })
  }
}
