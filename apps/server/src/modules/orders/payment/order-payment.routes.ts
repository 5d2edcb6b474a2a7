import type { PaymentInput } from "@hearth/contract/calls/payments.shapes.ts"
import { createOriginResolver } from "../../../platform/http/create-origin-resolver.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { CartOffers } from "../../cart/public.ts"
import type { OrderDeps } from "../order-deps.ts"
import { listPaymentOptions } from "./list-payment-options.ts"
import {
  confirmCashCode,
  confirmOwnPayment,
  modeOf,
  type PaymentCall,
  payOwnOrder,
  processOwnPayment,
  readPaymentStatus,
  refreshPaymentStatus,
  requestCashCode,
} from "./own-payments.ts"

/** The routes for paying an order. */
export function orderPaymentRoutes(
  { route, http, settings }: Pick<Platform, "route" | "http" | "settings">,
  deps: OrderDeps,
  offers: Pick<CartOffers, "offersOf">,
): void {
  const originOf = createOriginResolver(http, settings.publicOrigin)
  const pay = (call: PaymentCall, id: string, payWith: PaymentInput) =>
    payOwnOrder(deps, call, originOf(call.request), id, payWith)

  route("GET /payment-service/ve2/options/default", (call) => listPaymentOptions(deps, offers, call, false))
  route("GET /payment-service/ve5/options/lastSuccessful", (call) => listPaymentOptions(deps, offers, call, true))
  route("POST /order-service/ve4/transaction/{transactionId}/submit", (call) =>
    pay(call, call.params.transactionId, call.body),
  )
  route("POST /order-service/ve4/submit", ({ body: { transactionId, ...payWith }, ...call }) =>
    pay(call, transactionId, payWith),
  )
  route("POST /order-service/ve4/confirm", (call) => confirmOwnPayment(deps, call, call.body.transactionId))
  route("POST /payment-service/ve1/orders/{transactionId}/otp", (call) =>
    requestCashCode(deps, call, call.params.transactionId, call.body),
  )
  route("POST /payment-service/ve1/orders/{transactionId}/otp/verify", (call) =>
    confirmCashCode(deps, call, call.params.transactionId, call.body.code),
  )
  route("POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/submit", (call) =>
    pay(call, call.params.transactionId, { ...call.body, mode: modeOf(call.params.provider) }),
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
  route("POST /payment-service/ve1/evoucher/redeem", ({ body: { transactionId, ...voucher }, ...call }) =>
    pay(call, transactionId, { mode: "EVOUCHER", useWallet: false, voucher }),
  )
  route("POST /payment-service/ve1/wallet-provider/{provider}/redeem", (call) =>
    pay(call, call.body.transactionId, { mode: "MOBIKWIK", useWallet: call.body.useWallet }),
  )
  route("POST /payment-service/ve1/micro-app/{vendor}/submit", ({ body: { transactionId, useWallet }, ...call }) =>
    pay(call, transactionId, { mode: call.params.vendor === "paytm" ? "PAYTM" : "GPAY", useWallet }),
  )
}
