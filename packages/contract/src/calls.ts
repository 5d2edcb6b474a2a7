import { addressesCalls } from "./calls/addresses.calls.ts"
import { alertsCalls } from "./calls/alerts.calls.ts"
import { authCalls } from "./calls/auth.calls.ts"
import { cartCalls } from "./calls/cart.calls.ts"
import { casesCalls } from "./calls/cases.calls.ts"
import { catalogCalls } from "./calls/catalog.calls.ts"
import { chatbotCalls } from "./calls/chatbot.calls.ts"
import { configCalls } from "./calls/config.calls.ts"
import { consoleCasesCalls } from "./calls/console/cases.calls.ts"
import { ratingsCalls } from "./calls/console/ratings.calls.ts"
import { alertsConsoleCalls } from "./calls/console/alerts-console.calls.ts"
import { headOfficeCalls } from "./calls/console/head-office.calls.ts"
import { feedbackCalls } from "./calls/feedback.calls.ts"
import { historyCalls } from "./calls/past-orders/history.calls.ts"
import { invoicesCalls } from "./calls/past-orders/invoices.calls.ts"
import { locatorCalls } from "./calls/locator.calls.ts"
import { loyaltyCalls } from "./calls/loyalty.calls.ts"
import { offersCalls } from "./calls/offers.calls.ts"
import { operationsCalls } from "./calls/operations.calls.ts"
import { ordersCalls } from "./calls/orders.calls.ts"
import { paymentsCalls } from "./calls/payments.calls.ts"
import { storeOpsCalls } from "./calls/console/store-ops.calls.ts"
import { orderTrackingCalls } from "./calls/order-tracking.calls.ts"
import { analyticsCalls } from "./calls/analytics.calls.ts"
import { walletCalls } from "./calls/wallet.calls.ts"

/**
 * Every call of the API, once. The server's routes, the client's types and the OpenAPI document are derived from this
 * list.
 */
export const calls = [
  ...configCalls,
  ...authCalls,
  ...catalogCalls,
  ...cartCalls,
  ...offersCalls,
  ...ordersCalls,
  ...historyCalls,
  ...invoicesCalls,
  ...orderTrackingCalls,
  ...paymentsCalls,
  ...walletCalls,
  ...loyaltyCalls,
  ...feedbackCalls,
  ...casesCalls,
  ...chatbotCalls,
  ...locatorCalls,
  ...addressesCalls,
  ...alertsCalls,
  ...analyticsCalls,
  ...storeOpsCalls,
  ...headOfficeCalls,
  ...consoleCasesCalls,
  ...ratingsCalls,
  ...alertsConsoleCalls,
  ...operationsCalls,
] as const

export type Call = (typeof calls)[number]
/** The calls by their route, e.g. `Contract['GET /config']`. */
export type Contract = { [Each in Call as Each["route"]]: Each }
