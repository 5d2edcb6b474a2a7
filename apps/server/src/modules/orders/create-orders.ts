import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { CancelReason } from "@hearth/domain/orders/cancel-reasons.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import type { CartOffers } from "../cart/public.ts"
import { loadTransaction } from "./load-transaction.ts"
import { eraseKeysAbout, eraseKeysOf } from "../../platform/idempotency/run-once.ts"
import { cancelByStore } from "./cancel-order.ts"
import { verifyCardOffer } from "./payment/verify-card-offer.ts"
import { assertAccountCanBeDeleted } from "./assert-account-can-be-deleted.ts"
import type { OrderDeps } from "./order-deps.ts"
import { placeReplacement, type ReplacementInput } from "./place-replacement.ts"
import { cardOfferToVerify } from "./orders.events.ts"
import { ordersRoutes } from "./orders.routes.ts"
import { anonymiseOrders } from "./erase-orders.store.ts"
import { transferOrders, type StoredOrder } from "./orders.store.ts"
import { listGuestOrders } from "./list-guest-orders.ts"
import { lockOrderById } from "./load-own-order.ts"
import { orderPaymentRoutes } from "./payment/order-payment.routes.ts"
import { failExpiredOrders, startAdvanceOrders } from "./order-jobs.ts"
import type { AccountEraser, DeletionCheck } from "../account/public.ts"
import type { GuestMerger } from "../sign-in/public.ts"

type CreateOrdersDeps = Omit<OrderDeps, "db" | "clock" | "random" | "log" | "jobs"> & {
  offers: Pick<CartOffers, "offersOf">
}

/** The functions that other modules call, besides the queries in `public.ts`. */
export interface Orders {
  /** Returns an order as its customer sees it. */
  loadTransaction(db: Queryable, order: StoredOrder): Promise<Transaction>
  /** Locks the order and its cart until the transaction ends. */
  lock(tx: Tx, id: string): Promise<StoredOrder>
  /** TRK-4: cancels an order for its store. The caller has locked the order. */
  cancelByStore(tx: Tx, order: StoredOrder, input: { reason: CancelReason; member: string }): Promise<void>
  /** FBK-3: places an order with lines of an earlier one, free of charge. The caller has locked that one. */
  placeReplacement(tx: Tx, input: ReplacementInput): Promise<Pick<StoredOrder, "id" | "number">>
  /** IDN-13: an account with an open order can't be deleted yet. */
  assertAccountCanBeDeleted: DeletionCheck
}

export function createOrders(platform: Platform, { offers, ...otherDeps }: CreateOrdersDeps): Orders {
  const { db, clock, random, log, jobs } = platform
  const deps: OrderDeps = { db, clock, random, log, jobs, ...otherDeps }
  ordersRoutes(platform, deps)
  orderPaymentRoutes(platform, deps, offers)
  // "look" is part of the stored queue's name; renaming it would leave waiting jobs behind.
  jobs.subscribe(cardOfferToVerify, "look", (input) => verifyCardOffer(deps, offers, input))
  jobs.every("orders.fail-expired", "* * * * *", () => failExpiredOrders(deps))
  jobs.every("orders.start-advance", "* * * * *", () => startAdvanceOrders(deps))
  return {
    loadTransaction: (db, order) => loadTransaction(deps, db, order),
    lock: async (tx, id) => (await lockOrderById(deps, tx, id)).order,
    cancelByStore: (tx, order, input) => cancelByStore(deps, tx, order, input),
    placeReplacement: (tx, input) => placeReplacement(deps, tx, input),
    assertAccountCanBeDeleted: (tx, account) => assertAccountCanBeDeleted(deps, tx, account),
  }
}

/** IDN-12: moves a guest's orders to the account. */
export const mergeGuestOrders: GuestMerger = async (tx, { guest, customer, country }) => {
  await transferOrders(tx, guest, customer, country)
  return []
}

/** IDN-13: removes personal data from the orders of a deleted account and from guests' orders with its number. */
export const eraseOrders: AccountEraser = async (tx, account) => {
  const guestOrderIds = (await listGuestOrders(tx, account)).map(({ id }) => id)
  const anonymised = await anonymiseOrders(tx, { userId: account.userId, guestOrderIds })
  // Erases the answers about these orders that idempotency keys store, for the staff and for the guests who ordered.
  await eraseKeysAbout(
    tx,
    anonymised.map(({ id }) => id),
  )
  for (const ownerId of new Set(anonymised.map(({ userId }) => userId))) await eraseKeysOf(tx, ownerId)
}
