import type { Tx } from "../../platform/database/database.ts"
import { startPolling } from "../../platform/start-polling.ts"
import type { Platform } from "../../platform/platform.ts"
import { buildPaymentOptions } from "./build-payment-options.ts"
import { refreshOpenPayments, refreshPayment } from "./checks/refresh-payment.ts"
import { startPayment } from "./paying/start-payment.ts"
import { findCardDigits } from "./find-card-digits.ts"
import { executePayment } from "./paying/execute-payment.ts"
import { executeRefund } from "./refunds/execute-refund.ts"
import { assertModeAvailable } from "./payment-modes.ts"
import { lockOrderPayments } from "./paying/close-payments.ts"
import { compensateOrder, readOrderRefunds, refundRemedy } from "./refunds/compensate-order.ts"
import { checkPendingNow } from "./checks/check-pending-now.ts"
import { createProviderCircuits } from "./providers/provider-circuits.ts"
import { createProviders } from "./providers/create-providers.ts"
import { deleteLinkedWallets } from "./linked-wallets/linked-wallets.store.ts"
import { canRetryPayment } from "./paying/can-retry-payment.ts"
import { closeAtProvider, createPaymentSweep } from "./checks/payment-sweep.ts"
import { paymentToClose, refundToExecute } from "./payments.events.ts"
import { readOrderPayments } from "./read-order-payments.ts"
import type { PaymentDeps } from "./payment-deps.ts"
import type { OwnLinkedWalletDeps } from "./linked-wallets/own-linked-wallet.ts"
import { paymentsRoutes } from "./payments.routes.ts"
import { deleteLastSuccess, findOpenProviders, transferPayments, writeSuccess } from "./payments.store.ts"
import type { PaymentOrders, Payments } from "./payments.ts"
import { refundOrder } from "./refunds/refund-order.ts"
import { createSuccessRates } from "./success-rates.ts"

interface CreatePaymentsDeps extends Pick<OwnLinkedWalletDeps, "findOwnPhone"> {
  orders: PaymentOrders
}

export function createPayments(platform: Platform, { orders, findOwnPhone }: CreatePaymentsDeps): Payments {
  const { db, clock, random, log, jobs, settings, switches, circuits } = platform
  const deps: PaymentDeps = {
    db,
    clock,
    random,
    log,
    jobs,
    settings,
    switches,
    providers: createProviders(settings.payments, clock),
    circuitsOfProvider: createProviderCircuits(circuits, (provider) => checkPendingNow({ db, clock, log }, provider)),
    orders,
  }
  const rates = createSuccessRates(clock)
  paymentsRoutes(platform, { ...deps, findOwnPhone })
  // "tell" and "make" are parts of the stored queues' names; renaming them would leave waiting jobs behind.
  jobs.subscribe(paymentToClose, "tell", ({ paymentId }) => closeAtProvider(deps, paymentId))
  jobs.subscribe(refundToExecute, "make", ({ refundId }) => executeRefund(deps, refundId))
  // Polls instead of scheduling a job for each payment: thousands are settled long before their check is due.
  const sweep = createPaymentSweep(deps)
  startPolling(platform, {
    everyMs: 3_000,
    failureMessage: "payments could not be checked",
    poll: () => sweep.round().then(() => false),
    stop: sweep.stop,
  })

  return {
    options: (queryable, input, lastUsedFirst) => buildPaymentOptions(deps, rates, queryable, input, lastUsedFirst),
    assertModeAvailable: (mode, input) => assertModeAvailable(deps, mode, input),
    start: (tx, order, payWith, context, now) => startPayment(deps, tx, order, payWith, context, now),
    execute: (paymentId, payWith, context) => executePayment(deps, paymentId, payWith, context),
    canRetry: (paymentId) => canRetryPayment(deps, paymentId),
    refresh: (paymentId) => refreshPayment(deps, paymentId),
    refreshOpen: (orderId) => refreshOpenPayments(deps, orderId),
    openProviders: findOpenProviders,
    recordCashSuccess: (tx, customer, now) => writeSuccess(tx, { ...customer, mode: "COD" }, now),
    readOrderPayments,
    refund: (tx, { orderId, ...options }) => refundOrder(deps, tx, orderId, options),
    compensate: (tx, input) => compensateOrder(deps, tx, input),
    refundRemedy: (tx, input) => refundRemedy(deps, tx, input),
    readOrderRefunds,
    findCardDigits: (paymentId) => findCardDigits(deps, paymentId),
    lockOrderPayments: (tx, orderId) => lockOrderPayments(deps, tx, orderId),
    closeOpenPayments: async (tx, orderId, now) => (await lockOrderPayments(deps, tx, orderId)).close(now),
  }
}

/** IDN-12: assigns a guest's payments to the account. */
export async function mergeGuestPayments(
  tx: Tx,
  { guest, customer }: { guest: { userId: string }; customer: { userId: string } },
): Promise<readonly string[]> {
  await transferPayments(tx, guest.userId, customer.userId)
  return []
}

/** IDN-13: deletes linked wallets and the last payment method; payments stay, with ids only. */
export async function erasePayments(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await deleteLinkedWallets(tx, userId)
  await deleteLastSuccess(tx, userId)
}
