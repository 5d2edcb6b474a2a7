import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Currency } from "@hearth/domain/countries/country.ts"
import { compareReorder, type ReorderDifference } from "@hearth/domain/orders/compare-reorder.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as reorderTexts from "@hearth/texts/cart/reorder.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { writable } from "../../platform/http/writable.ts"
import type { CartOwner } from "../cart/public.ts"
import { loadOwnOrderByNumber } from "../orders/public.ts"
import type { HistoryCaller, HistoryDeps } from "./history-deps.ts"

interface ReorderInput {
  storeId?: string | undefined
  deliveryType?: DeliveryType | undefined
  keep: boolean
}

/** ORD-8: puts the ordered products in the cart, as the store makes them now, without the old order's promo codes. */
export async function reorder(
  { carts, findStore, random }: HistoryDeps,
  tx: Tx,
  caller: HistoryCaller & { owner: CartOwner },
  number: string,
  input: ReorderInput,
): Promise<{ currency: Currency; cart: Cart; changes: ReorderChange[] }> {
  const order = await loadOwnOrderByNumber(tx, caller, number)
  const { storeId = order.storeId, deliveryType = order.deliveryType, keep } = input
  const store = findStore(caller.country, storeId)
  if (!store?.deliveryTypes.includes(deliveryType)) throw new AppError("STORE_NOT_FOUND")
  let changes: ReorderChange[] = []
  const cart = await carts.refillCart(tx, caller.owner, {
    storeId,
    deliveryType,
    keepExisting: keep,
    linesFor(menu) {
      const compared = compareReorder(order, menu)
      changes = compared.changes.map((change) => toReorderChange(change, order.country))
      return compared.lines.map((line) => Object.assign({}, line, { id: random.uuid() }))
    },
  })
  return { currency: cart.currency, cart, changes }
}

function toReorderChange(change: ReorderDifference<Product>, country: CountryCode): ReorderChange {
  const texts = { name: change.name ?? reorderTexts.unknownItem, message: reorderTexts.difference(change, country) }
  if (change.kind === "gone") return writable({ kind: change.kind, ...texts, instead: change.instead })
  if (change.kind === "otherwise") return { kind: change.kind, ...texts }
  return { kind: change.kind, ...texts, was: change.was, now: change.now }
}
