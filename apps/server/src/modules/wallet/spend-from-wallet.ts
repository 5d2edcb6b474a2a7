import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { Tx } from "../../platform/database/database.ts"
import { accounts, type Entry, findPosting, lockBalances, postToLedger } from "../ledger/public.ts"
import { type WalletOwner, walletAccounts } from "./wallet-accounts.ts"
import { sumBalances } from "./wallet-balance.ts"

interface SpendInput extends WalletOwner {
  orderId: string
  /** Of one cause there is one spending. */
  cause: string
  amount: Minor
  at: Date
}

const SPENT_KIND = "wallet spent"

/**
 * Takes an order's part from the wallet; it is held until the order is placed. False where the wallet holds less, and
 * then nothing is taken. Asked again for the same cause it is true and takes nothing more.
 */
export async function spendFromWallet(tx: Tx, spending: SpendInput): Promise<boolean> {
  const { userId, country, orderId, cause, amount, at } = spending
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`no amount to spend: ${amount}`)
  const accountNames = walletAccounts(spending)
  const balances = await lockBalances(tx, accountNames)
  if (await findPosting(tx, SPENT_KIND, cause)) return true
  if (sumBalances(balances) < amount) return false
  let left = amount
  const entries: Entry[] = []
  for (const account of accountNames) {
    const part = Math.min(left, balances.get(account) ?? 0)
    if (part > 0) entries.push({ account, amount: part })
    left -= part
  }
  entries.push({ account: accounts.held(country), amount: -amount })
  const currency = currencyOf(country)
  return postToLedger(tx, { kind: SPENT_KIND, cause, orderId, userId, country, currency, at, entries })
}

/** Gives back what was taken for this cause, once, to the points it came from. False where nothing was, or it was before. */
export async function returnToWallet(tx: Tx, { cause, at }: { cause: string; at: Date }): Promise<boolean> {
  const spent = await findPosting(tx, SPENT_KIND, cause)
  if (!spent) return false
  const entries = spent.entries.map(({ account, amount }) => ({ account, amount: -amount }))
  return postToLedger(tx, { ...spent, kind: "wallet returned", at, entries })
}
