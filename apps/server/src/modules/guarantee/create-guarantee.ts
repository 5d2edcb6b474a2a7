import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StoredOrder } from "../orders/public.ts"
import { listOwedCompensation, type GuaranteedOrder, type OwedCompensation } from "./list-owed-compensation.ts"
import { payLateCompensation, type GuaranteeDeps } from "./pay-late-compensation.ts"

/** The functions by which other modules use the delivery guarantee. */
export interface Guarantee {
  /**
   * TRK-3: what is owed for these orders if they are late, and how it is paid. Orders without a guarantee are left out.
   */
  compensationsFor(db: Queryable, orders: readonly GuaranteedOrder[]): Promise<ReadonlyMap<string, OwedCompensation>>
  /** Runs in the transaction that hands the order over. The order is locked. */
  compensateLate(tx: Tx, order: StoredOrder, handedOverAt: Date): Promise<void>
}

export function createGuarantee(
  { switches }: Pick<Platform, "switches">,
  { payments }: Pick<GuaranteeDeps, "payments">,
): Guarantee {
  const deps: GuaranteeDeps = { switches, payments }
  return {
    compensationsFor: (db, orders) => listOwedCompensation(deps, db, orders),
    compensateLate: (tx, order, handedOverAt) => payLateCompensation(deps, tx, order, handedOverAt),
  }
}
