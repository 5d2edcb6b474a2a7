import { isOn } from "@hearth/domain/countries/features.ts"
import { compensationFor, startClock } from "@hearth/domain/orders/delivery-promise.ts"
import type { Tx } from "../../platform/database/database.ts"
import { isCustomer } from "../identity/public.ts"
import { accounts, post } from "../ledger/public.ts"
import type { StoredOrder } from "../orders/public.ts"
import { creditWallet } from "../wallet/public.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { insertCompensation, type StoredCompensation } from "./kitchen.store.ts"

/**
 * TRK-3: an order handed over after its time is paid back up to the liability, without asking and once. The order is
 * locked by the caller.
 */
export async function compensateLate(shop: KitchenShop, tx: Tx, order: StoredOrder, at: Date): Promise<void> {
  const { id, promise, placedAt, slot, payable, currency } = order
  if (placedAt === null) throw new Error(`handed over before it was placed: ${id}`)
  const clock = startClock(promise, placedAt.getTime(), slot?.getTime() ?? null)
  const amount = compensationFor(clock, payable, at.getTime())
  if (amount === 0) return
  const how = await give(shop, tx, order, amount, at)
  await insertCompensation(tx, id, { amount, how, currency, at })
}

/** Into the wallet where there is one; else off the cash at the door, or back to where the money came from. */
async function give(
  { settings, payments }: KitchenShop,
  tx: Tx,
  { id: orderId, userId, country, currency, mode }: StoredOrder,
  amount: number,
  at: Date,
): Promise<StoredCompensation["how"]> {
  const credit = async () => {
    const from = accounts.compensation(country)
    const kind = { program: "REFUND", kind: "compensation", cause: orderId } as const
    await creditWallet(tx, { userId, country, ...kind, amount, orderId, at, from })
    return "wallet" as const
  }
  if (isOn("wallet", country, settings.featuresOff) && (await isCustomer(tx, userId))) return credit()
  if (mode === "COD") {
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
