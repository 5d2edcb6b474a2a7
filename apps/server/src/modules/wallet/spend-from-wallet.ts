import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { Tx } from "../../platform/database/database.ts"
import { accounts, type Entry, findPosting, lockBalances, postToLedger } from "../ledger/public.ts"
import { type WalletOwner, walletAccounts } from "./wallet-accounts.ts"
import { sumBalances } from "./wallet-balance.ts"

interface SpendInput extends WalletOwner {
  orderId: string
  /** There is one spending per cause. */
  cause: string
  amount: Minor
  at: Date
}

const SPENT_KIND = "wallet spent"

/**
 * Moves the wallet's part of an order's payment from the wallet to `held` until the order is placed. Returns false
 * without moving anything if the balance is too low. Repeating it for the same cause returns true and moves nothing
 * more.
 */
export async function spendFromWallet(tx: Tx, spending: SpendInput): Promise<boolean> {
  const { userId, country, orderId, cause, amount, at } = spending
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`no amount to spend: ${amount}`)
  const accountNames = walletAccounts(spending)
  const balances = await lockBalances(tx, accountNames)
  if (await findPosting(tx, SPENT_KIND, cause)) return true
  if (sumBalances(balances) < amount) return false
  let remaining = amount
  const entries: Entry[] = []
  for (const account of accountNames) {
    const part = Math.min(remaining, balances.get(account) ?? 0)
    if (part > 0) entries.push({ account, amount: part })
    remaining -= part
  }
  entries.push({ account: accounts.held(country), amount: -amount })
  const currency = currencyOf(country)
  return postToLedger(tx, { kind: SPENT_KIND, cause, orderId, userId, country, currency, at, entries })
}

/**
 * Returns the amount spent for this cause to the points that it came from, once. Returns false if nothing was spent or
 * it was returned before.
 */
export async function returnToWallet(tx: Tx, { cause, at }: { cause: string; at: Date }): Promise<boolean> {
  const spent = await findPosting(tx, SPENT_KIND, cause)
  if (!spent) return false
  const entries = spent.entries.map(({ account, amount }) => ({ account, amount: -amount }))
  return postToLedger(tx, { ...spent, kind: "wallet returned", at, entries })
}
