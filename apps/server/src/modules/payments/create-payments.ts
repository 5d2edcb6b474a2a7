import type { Tx } from "../../platform/database/database.ts"
import { keepPolling } from "../../platform/keep-polling.ts"
import type { Platform } from "../../platform/platform.ts"
import { answerOptions } from "./answer-options.ts"
import { askOpen, askPayment } from "./ask-payment.ts"
import { beginPayment } from "./begin-payment.ts"
import { cardOf } from "./card-of.ts"
import { carryOutPayment } from "./carry-out-payment.ts"
import { carryOutRefund } from "./carry-out-refund.ts"
import { checkModeHere } from "./check-mode.ts"
import { holdAttempts } from "./close-attempts.ts"
import { compensateOrder } from "./compensate-order.ts"
import { checkPendingNow } from "./check-pending-now.ts"
import { createProviderCircuits } from "./provider-circuits.ts"
import { createProviders } from "./create-providers.ts"
import { deleteLinkedWallets } from "./linked-wallets.store.ts"
import { isWithoutEffect } from "./is-without-effect.ts"
import { closeAtProvider, createPaymentSweep } from "./look-again.ts"
import { paymentToClose, refundToMake } from "./payments.events.ts"
import { paymentsOf } from "./payments-of.ts"
import type { PaymentShop } from "./payment-shop.ts"
import { paymentsRoutes, type PaymentsRoutesNeeds } from "./payments.routes.ts"
import { deleteLastSuccess, findOpenProviders, movePayments, writeSuccess } from "./payments.store.ts"
import type { OrdersOfPayments, Payments } from "./payments.ts"
import { refundOrder } from "./refund-payments.ts"
import { createSuccessRates } from "./success-rates.ts"

export function createPayments(platform: Platform, needs: PaymentsRoutesNeeds): Payments {
  const { db, clock, random, log, jobs, settings, switches, circuits } = platform
  let orders: OrdersOfPayments | undefined
  const shop: PaymentShop = {
    db,
    clock,
    random,
    log,
    jobs,
    settings,
    switches,
    providers: createProviders(settings.payments, clock),
    circuitsOf: createProviderCircuits(circuits, (provider) => checkPendingNow({ db, clock, log }, provider)),
    orders() {
      if (!orders) throw new Error("payments were asked before they knew of orders")
      return orders
    },
  }
  const rates = createSuccessRates(clock)
  paymentsRoutes(platform, shop, needs)
  jobs.subscribe(paymentToClose, "tell", ({ paymentId }) => closeAtProvider(shop, paymentId))
  jobs.subscribe(refundToMake, "make", ({ refundId }) => carryOutRefund(shop, refundId))
  // A job for each payment would be a row and a turn for thousands that are settled long before their time.
  const sweep = createPaymentSweep(shop)
  keepPolling(platform, {
    everyMs: 3_000,
    failure: "payments could not be looked at",
    turn: () => sweep.round().then(() => false),
    stop: sweep.stop,
  })

  return {
    options: (queryable, asked, lastFirst) => answerOptions(shop, rates, queryable, asked, lastFirst),
    checkHere: (mode, asked) => checkModeHere(shop, mode, asked),
    begin: (tx, order, wanted, visit, now) => beginPayment(shop, tx, order, wanted, visit, now),
    carryOut: (paymentId, wanted, visit) => carryOutPayment(shop, paymentId, wanted, visit),
    isWithoutEffect: (paymentId) => isWithoutEffect(shop, paymentId),
    ask: (paymentId) => askPayment(shop, paymentId),
    askOpen: (orderId) => askOpen(shop, orderId),
    openProviders: findOpenProviders,
    rememberCash: (tx, who, now) => writeSuccess(tx, { ...who, mode: "COD" }, now),
    paymentsOf,
    refund: (tx, { orderId, ...giving }) => refundOrder(shop, tx, orderId, giving),
    compensate: (tx, asked) => compensateOrder(shop, tx, asked),
    cardOf: (paymentId) => cardOf(shop, paymentId),
    holdAttempts: (tx, orderId) => holdAttempts(shop, tx, orderId),
    closeAttempts: async (tx, orderId, now) => (await holdAttempts(shop, tx, orderId)).close(now),
    forOrders: (given) => void (orders = given),
  }
}

/** IDN-12: what a guest paid is the account's. */
export async function joinPayments(
  tx: Tx,
  { guest, customer }: { guest: { userId: string }; customer: { userId: string } },
): Promise<readonly string[]> {
  await movePayments(tx, guest.userId, customer.userId)
  return []
}

/** IDN-13: what a provider gave us of somebody goes, and how they like to pay; what was paid stays, with ids only. */
export async function forgetPayments(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await deleteLinkedWallets(tx, userId)
  await deleteLastSuccess(tx, userId)
}
