import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { Tx } from "../../platform/database/database.ts"
import { accounts, postToLedger, type Program } from "../ledger/public.ts"
import type { CreditKind } from "./movement-titles.ts"
import type { WalletOwner } from "./wallet-accounts.ts"

interface Credit extends WalletOwner {
  program: Program
  amount: Minor
  kind: CreditKind
  /** There is one credit per kind and cause. */
  cause: string
  orderId: string | null
  at: Date
  /** The account that is debited. */
  from: string
}

/** Credits a customer's wallet, once. Returns false if the credit already exists. */
export async function creditWallet(tx: Tx, credit: Credit): Promise<boolean> {
  const { userId, country, program, amount, kind, cause, orderId, at, from } = credit
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`no amount to credit: ${amount}`)
  // In the ledger debits are positive and credits negative.
  const entries = [
    { account: from, amount },
    { account: accounts.wallet(userId, country, program), amount: -amount },
  ]
  return postToLedger(tx, { kind, cause, orderId, userId, country, currency: currencyOf(country), at, entries })
}
