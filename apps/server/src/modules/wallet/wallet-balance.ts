import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { balancesOf } from "../ledger/public.ts"
import { type WalletOwner, walletAccounts } from "./wallet-accounts.ts"

/** Returns the sum of all kinds of points. */
export async function walletBalance(db: Queryable, owner: WalletOwner): Promise<Minor> {
  return sumBalances(await balancesOf(db, walletAccounts(owner)))
}

export function sumBalances(balances: ReadonlyMap<string, number>): Minor {
  return [...balances.values()].reduce((sum, amount) => sum + amount, 0)
}
