import { type NewOrderState, newOrderStateOf } from "@hearth/domain/cases/new-order.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { findOrders, findTrackedOrders } from "../../orders/public.ts"
import type { StoredRemedy } from "./remedies.store.ts"

/** What a case shows of a remedy's new order. Other remedies have no items and no state. */
export interface NewOrderView {
  items: { lineId: string; name: string; quantity: number }[]
  /** Null until the remedy is given. */
  newOrderState: NewOrderState | null
}

export type NewOrderViews = (remedy: Pick<StoredRemedy, "orderId" | "lineIds" | "newOrderId">) => NewOrderView

/** Reads the items and states of all new orders among the remedies. Without any, nothing is read. */
export async function readNewOrders(
  db: Queryable,
  remedies: readonly Pick<StoredRemedy, "orderId" | "lineIds" | "newOrderId">[],
): Promise<NewOrderViews> {
  const stateOf = await readNewOrderStates(db, remedies)
  const originals = await findOrders(
    db,
    remedies.flatMap(({ orderId, lineIds }) => (lineIds.length === 0 ? [] : orderId)),
  )
  return ({ orderId, lineIds, newOrderId }) => ({
    items: (originals.find(({ id }) => id === orderId)?.bill.validItems ?? []).flatMap(({ id, name, quantity }) =>
      lineIds.includes(id) ? [{ lineId: id, name, quantity }] : [],
    ),
    newOrderState: stateOf(newOrderId),
  })
}

/** Reads the states of all new orders among the remedies. */
export async function readNewOrderStates(
  db: Queryable,
  remedies: readonly Pick<StoredRemedy, "newOrderId">[],
): Promise<(newOrderId: string | null) => NewOrderState | null> {
  const newOrders = await findTrackedOrders(
    db,
    remedies.flatMap(({ newOrderId }) => newOrderId ?? []),
  )
  const states = new Map(newOrders.map(({ id, status }) => [id, newOrderStateOf(status)]))
  return (newOrderId) => (newOrderId === null ? null : (states.get(newOrderId) ?? null))
}
