import type { Tx } from "../../../platform/database/database.ts"
import { accounts, postToLedger } from "../../ledger/public.ts"
import type { StoredPayment } from "../payments.store.ts"
import type { Money } from "../providers/provider.ts"

/** Books a captured amount as `held` until the order uses it or it is refunded. */
export async function bookCapture(
  tx: Tx,
  { orderId, userId, country, provider }: StoredPayment,
  { amount, currency }: Money,
  cause: string,
  at: Date,
): Promise<void> {
  if (provider === null || amount === 0) return
  const entries = [
    { account: accounts.clearing(provider), amount },
    { account: accounts.held(country), amount: -amount },
  ]
  await postToLedger(tx, { kind: "capture", cause, orderId, userId, country, currency, at, entries })
}
