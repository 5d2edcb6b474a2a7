import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import { compensationFor, type CompensationMethod, compensationMethod } from "@hearth/domain/guarantee/compensation.ts"
import { startGuaranteeClock } from "@hearth/domain/guarantee/delivery-guarantee.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StoredOrder } from "../orders/public.ts"
import { filterCustomerIds } from "../identity/public.ts"

/** What the customer gets, and how, if the order is handed over after `dueAt`. */
export interface OwedCompensation {
  dueAt: number
  amount: number
  how: CompensationMethod
}

export type GuaranteedOrder = Pick<
  StoredOrder,
  "id" | "userId" | "country" | "mode" | "payable" | "promise" | "placedAt" | "slot"
>

/**
 * TRK-3: returns what is owed for these orders if they are late, without orders that have no guarantee. Board, tracker
 * and handover all use this, so that the customer and the rider see the same amount. Runs one statement for all orders.
 */
export async function listOwedCompensation(
  { switches }: Pick<Platform, "switches">,
  db: Queryable,
  orders: readonly GuaranteedOrder[],
): Promise<Map<string, OwedCompensation>> {
  const guaranteedOrders = orders.filter(({ promise, placedAt }) => !("why" in promise) && placedAt !== null)
  const isWalletOn = ({ country }: GuaranteedOrder) => isFeatureOn("wallet", country, switches.featuresOff())
  const customersWithWallet = await filterCustomerIds(
    db,
    guaranteedOrders.filter(isWalletOn).map(({ userId }) => userId),
  )
  const compensationsByOrderId = new Map<string, OwedCompensation>()
  for (const order of guaranteedOrders) {
    const { dueAt, amount } = compensationIfLate(order)
    if (dueAt === null || amount === 0) continue
    const hasWallet = isWalletOn(order) && customersWithWallet.has(order.userId)
    compensationsByOrderId.set(order.id, {
      dueAt,
      amount,
      how: compensationMethod({ hasWallet, isCash: order.mode === "COD" }),
    })
  }
  return compensationsByOrderId
}

function compensationIfLate({ promise, placedAt, slot, payable }: GuaranteedOrder): {
  dueAt: number | null
  amount: number
} {
  const clock = startGuaranteeClock(promise, placedAt?.getTime() ?? 0, slot?.getTime() ?? null)
  return { dueAt: clock.dueAt, amount: compensationFor(clock, payable, Number.POSITIVE_INFINITY) }
}
