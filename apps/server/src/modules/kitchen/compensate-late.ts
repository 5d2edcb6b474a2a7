import type { Tx } from "../../platform/database/database.ts"
import { accounts, post } from "../ledger/public.ts"
import type { StoredOrder } from "../orders/public.ts"
import { creditWallet } from "../wallet/public.ts"
import { foreseeCompensation, type Owed } from "./foresee-compensation.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { insertCompensation, type StoredCompensation } from "./kitchen.store.ts"

/**
 * TRK-3: an order handed over after its time is paid back up to the liability, without asking and once. The order is
 * locked by the caller.
 */
export async function compensateLate(shop: KitchenShop, tx: Tx, order: StoredOrder, at: Date): Promise<void> {
  const { id, placedAt, currency } = order
  if (placedAt === null) throw new Error(`handed over before it was placed: ${id}`)
  const owed = (await foreseeCompensation(shop, tx, [order])).get(id)
  if (!owed || at.getTime() <= owed.dueAt) return
  const how = await give(shop, tx, order, owed, at)
  await insertCompensation(tx, id, { amount: owed.amount, how, currency, at })
}

async function give(
  { payments }: KitchenShop,
  tx: Tx,
  { id: orderId, userId, country, currency }: StoredOrder,
  { amount, how }: Owed,
  at: Date,
): Promise<StoredCompensation["how"]> {
  const credit = async () => {
    const from = accounts.compensation(country)
    const kind = { program: "REFUND", kind: "compensation", cause: orderId } as const
    await creditWallet(tx, { userId, country, ...kind, amount, orderId, at, from })
    return "wallet" as const
  }
  if (how === "wallet") return credit()
  if (how === "cash") {
    const entries = [
      { account: accounts.compensation(country), amount },
      { account: accounts.cash(country), amount: -amount },
    ]
    await post(tx, { kind: "compensation", cause: orderId, orderId, userId, country, currency, at, entries })
    return "cash"
  }
  if (await payments.compensate(tx, { orderId, amount, now: at })) return "source"
  // No provider has taken that much: it was paid from a wallet, and that is where it returns, open or not.
  return credit()
}
