import { countryCodes, currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { accounts, balancesOf, lockBalances, postToLedger } from "../ledger/public.ts"
import { walletAccounts } from "./wallet-accounts.ts"

/**
 * IDN-13: forfeits the remaining balance when an account is deleted. The ledger contains ids and no other personal
 * data.
 */
export async function eraseWallet(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  for (const country of countryCodes) {
    const accountNames = walletAccounts({ userId, country })
    // A customer who never had a balance gets no posting.
    if ([...(await balancesOf(tx, accountNames)).values()].every((amount) => amount === 0)) continue
    const balances = await lockBalances(tx, accountNames)
    const entries = [...balances].filter(([, amount]) => amount > 0).map(([account, amount]) => ({ account, amount }))
    if (entries.length === 0) continue
    const forfeited = entries.reduce((sum, { amount }) => sum + amount, 0)
    await postToLedger(tx, {
      kind: "wallet forfeited",
      cause: `${userId}:${country}:${at.toISOString()}`,
      orderId: null,
      userId,
      country,
      currency: currencyOf(country),
      at,
      entries: [...entries, { account: accounts.forfeited(country), amount: -forfeited }],
    })
  }
}
