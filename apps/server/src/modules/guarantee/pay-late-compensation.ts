import type { Tx } from "../../platform/database/database.ts"
import { accounts, postToLedger } from "../ledger/public.ts"
import type { StoredOrder } from "../orders/public.ts"
import { creditWallet } from "../wallet/public.ts"
import { listOwedCompensation, type OwedCompensation } from "./list-owed-compensation.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Payments } from "../payments/public.ts"
import { insertCompensation, type StoredCompensation } from "./guarantee.store.ts"

export interface GuaranteeDeps extends Pick<Platform, "switches"> {
  payments: Pick<Payments, "compensate">
}

/**
 * TRK-3: compensates an order that is handed over after its due time, up to the liability, automatically and once. The
 * caller has locked the order.
 */
export async function payLateCompensation(
  deps: GuaranteeDeps,
  tx: Tx,
  order: StoredOrder,
  handedOverAt: Date,
): Promise<void> {
  const { id, placedAt, currency } = order
  if (placedAt === null) throw new Error(`handed over before it was placed: ${id}`)
  const owed = (await listOwedCompensation(deps, tx, [order])).get(id)
  if (!owed || handedOverAt.getTime() <= owed.dueAt) return
  const how = await payCompensation(deps, tx, order, owed, handedOverAt)
  await insertCompensation(tx, id, { amount: owed.amount, how, currency, at: handedOverAt })
}

async function payCompensation(
  { payments }: GuaranteeDeps,
  tx: Tx,
  { id: orderId, userId, country, currency }: StoredOrder,
  { amount, how }: OwedCompensation,
  at: Date,
): Promise<StoredCompensation["how"]> {
  const creditToWallet = async () => {
    const from = accounts.compensation(country)
    const kind = { program: "REFUND", kind: "compensation", cause: orderId } as const
    await creditWallet(tx, { userId, country, ...kind, amount, orderId, at, from })
    return "wallet" as const
  }
  if (how === "wallet") return creditToWallet()
  if (how === "cash") {
    const entries = [
      { account: accounts.compensation(country), amount },
      { account: accounts.cash(country), amount: -amount },
    ]
    await postToLedger(tx, { kind: "compensation", cause: orderId, orderId, userId, country, currency, at, entries })
    return "cash"
  }
  if (await payments.compensate(tx, { orderId, amount, now: at })) return "source"
  // No provider received that much because the order was paid from a wallet, so the wallet is credited, even if the
  // wallet feature is off.
  return creditToWallet()
}
