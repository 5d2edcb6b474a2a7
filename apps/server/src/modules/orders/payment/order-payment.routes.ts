import { createOriginResolver } from "../../../platform/http/create-origin-resolver.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { CartOffers } from "../../cart/public.ts"
import type { OrderDeps } from "../order-deps.ts"
import { listPaymentOptions } from "./list-payment-options.ts"
import {
  confirmCashCode,
  confirmOwnPayment,
  processOwnPayment,
  readPaymentStatus,
  refreshPaymentStatus,
  requestCashCode,
} from "./own-payments.ts"
import {
  type PayDeps,
  payInMiniApp,
  payOwnOrder,
  payWithLinkedWallet,
  payWithProvider,
  payWithVoucher,
} from "./pay-own-order.ts"

/** The routes for paying an order. */
export function orderPaymentRoutes(
  { route, http, settings }: Pick<Platform, "route" | "http" | "settings">,
  deps: OrderDeps,
  offers: Pick<CartOffers, "offersOf">,
): void {
  const payDeps: PayDeps = { ...deps, originOf: createOriginResolver(http, settings.publicOrigin) }

  route("GET /payment-service/ve2/options/default", (call) =>
    listPaymentOptions(deps, offers, call, { lastUsedFirst: false }),
  )
  route("GET /payment-service/ve5/options/lastSuccessful", (call) =>
    listPaymentOptions(deps, offers, call, { lastUsedFirst: true }),
  )
  route("POST /order-service/ve4/transaction/{transactionId}/submit", (call) =>
    payOwnOrder(payDeps, call, call.params.transactionId, call.body),
  )
  route("POST /order-service/ve4/submit", ({ body: { transactionId, ...payWith }, ...call }) =>
    payOwnOrder(payDeps, call, transactionId, payWith),
  )
  route("POST /order-service/ve4/confirm", (call) => confirmOwnPayment(deps, call, call.body.transactionId))
  route("POST /payment-service/ve1/orders/{transactionId}/otp", (call) =>
    requestCashCode(deps, call, call.params.transactionId, call.body),
  )
  route("POST /payment-service/ve1/orders/{transactionId}/otp/verify", (call) =>
    confirmCashCode(deps, call, call.params.transactionId, call.body.code),
  )
  route("POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/submit", (call) =>
    payWithProvider(payDeps, call, call.params, call.body),
  )
  route("POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/process", (call) =>
    processOwnPayment(deps, call, call.params.transactionId, call.params.provider),
  )
  route("GET /payment-service/ve1/orders/{transactionId}/provider/{provider}/charge-status", (call) =>
    refreshPaymentStatus(deps, call, call.params.transactionId, call.params.provider),
  )
  route("GET /payment-service/ve1/orders/{transactionId}/provider/{provider}/status", (call) =>
    readPaymentStatus(deps, call, call.params.transactionId, call.params.provider),
  )
  route("POST /payment-service/ve1/evoucher/redeem", (call) => payWithVoucher(payDeps, call, call.body))
  route("POST /payment-service/ve1/wallet-provider/{provider}/redeem", (call) =>
    payWithLinkedWallet(payDeps, call, call.body),
  )
  route("POST /payment-service/ve1/micro-app/{vendor}/submit", (call) =>
    payInMiniApp(payDeps, call, call.params.vendor, call.body),
  )
}
