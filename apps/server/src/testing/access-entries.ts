import type { CallDefinition, Route } from "@hearth/contract/define-call.ts"
import type { TestBrowser } from "./as-guest.ts"

/*
 * What the access test needs to know about each call: inputs that allowed callers succeed with, and the expected
 * answer. One entry per call; the rest is generated from the contract.
 */

/** A visitor and the ids of their data. A guest has no address and no other session. */
export interface Owner {
  browser: TestBrowser
  mobile: string
  addressId: string
  otherSessionId: string
  /** An order without a payment. */
  transactionId: string
  orderId: string
}

export interface AccessEntry {
  /** Values for params, instead of those in `examples`. */
  params?: Readonly<Record<string, string>>
  query?: (owner: Owner) => Record<string, string>
  body?: (owner: Owner) => object
  /** The expected answers to allowed callers: 200 by default, else a status or one of the call's error codes. */
  answers?: readonly (number | string)[]
  /** Paths at which a stranger may use another's id, with the reason: `body.mobNo`. */
  publicPaths?: Readonly<Record<string, string>>
  /** The call ends a session or deletes something, so it is sent by an owner who is used for nothing else. */
  isDestructive?: true
}

/** Names of ids that anyone may use. */
export const publicNames: ReadonlySet<string> = new Set([
  "alertId",
  "cardInitialDigits",
  "city",
  "code",
  "couponCode",
  "dealId",
  "productId",
  "provider",
  "stationId",
  "storeId",
  "vendor",
  "visitorId",
  "widgetId",
])

/** Names of ids that belong to an owner. A name that belongs to an owner only at one path is listed with that path. */
export const ownedNames: Readonly<Record<string, (owner: Owner) => string>> = {
  addressId: ({ addressId }) => addressId,
  cartId: ({ browser }) => browser.cartId,
  // Random ids, which no case and no photo has: the tests of cases check a stranger with real ones.
  caseId: () => crypto.randomUUID(),
  photoId: () => crypto.randomUUID(),
  eventId: ({ transactionId }) => transactionId,
  // A random id, which no feedback has: feedback.db.test checks a stranger with a real one.
  feedbackId: () => crypto.randomUUID(),
  mobNo: ({ mobile }) => mobile,
  orderId: ({ orderId }) => orderId,
  orderHistoryId: ({ transactionId }) => transactionId,
  "params.mobile": ({ mobile }) => mobile,
  sessionId: ({ otherSessionId }) => otherSessionId,
  transactionId: ({ transactionId }) => transactionId,
  userId: ({ browser }) => browser.userId,
}

/** Values for params in all entries, for example of an existing store. */
export const examples: Readonly<Record<string, string>> = {
  cardInitialDigits: "411111",
  city: "Bengaluru",
  code: "NOSUCHCODE",
  couponCode: "NOSUCHCODE",
  provider: "cards",
  storeId: "6585R",
  vendor: "paytm",
}

let customerCount = 0
/** Returns a new mobile number that no other test uses. */
export const newNumber = () => `93${String(10_000_000 + ++customerCount * 10_007)}`

const address = {
  type: "home",
  label: "",
  houseNo: "12",
  address: "4th Cross",
  landmark: "",
  fName: "Asha",
  lName: "",
  email: "",
  latitude: 28.6315,
  longitude: 77.2167,
}
const code = "123456"
const line = () => ({ id: crypto.randomUUID(), productId: "in-cola", quantity: 1 })

/** A checkout with an outdated cart version: refused before anything is ordered. */
const checkout = ({ browser, mobile }: Owner) => ({
  cartId: browser.cartId,
  cartVersion: 9_999,
  contact: { firstName: "Asha", mobile },
  place: { address: { houseNo: "12", address: "4th Cross", latitude: 28.6315, longitude: 77.2167 } },
})
const addressOfOrder = {
  "body.place.addressId": "another customer's address is reported as no longer saved; see the tests of orders",
}
const voucher = { number: "6000000000000001", pin: "1234" }
const mobikwik = { provider: "mobikwik" }
const ownTransaction = ({ transactionId }: Owner) => ({ transactionId })
/** The expected error codes of calls that need a payment provider: none is configured in this test. */
const noProvider = ["PAYMENT_MODE_OFF", "PAYMENT_UNAVAILABLE"]

export const entries: Readonly<Partial<Record<Route, AccessEntry>>> = {
  "POST /sso-aggregation/ve1/logout": { isDestructive: true },
  "POST /loginhandler/refreshtoken": { body: ({ browser }) => ({ userId: browser.userId }) },
  "POST /loginhandler/refreshtokenanonymous": { body: ({ browser }) => ({ userId: browser.userId }) },
  "POST /loginhandler/searchuser": { body: () => ({ mobile: newNumber() }) },
  "POST /loginhandler/v3/getotp": { body: () => ({ mobile: newNumber(), termsAccepted: true }) },
  "POST /loginhandler/resendotp": { body: () => ({ mobile: newNumber() }), answers: ["OTP_EXPIRED"] },
  "POST /loginhandler/validatecode": { body: () => ({ mobile: newNumber(), code }), answers: ["OTP_WRONG"] },
  "POST /loginhandler/login": { body: () => ({ login: "9876500009", password: "x" }), answers: ["FEATURE_OFF"] },
  "POST /loginhandler/sociallogin": { body: () => ({ step: "start", source: "google" }) },
  "POST /loginhandler/socialvalidatecode": {
    body: () => ({ mobile: newNumber(), code, email: "", source: "google", firstName: "", lastName: "", token: "x" }),
    answers: ["OTP_WRONG"],
  },
  "POST /loginhandler/forgotpassword": { body: () => ({ mobile: newNumber() }), answers: ["FEATURE_OFF"] },
  "POST /loginhandler/v2/forgotpassword": { body: () => ({ mobile: newNumber(), code }), answers: ["FEATURE_OFF"] },
  "POST /loginhandler/v3/forgotpassword": {
    body: () => ({ mobile: newNumber(), token: "x", password: "olives and onions" }),
    answers: ["FEATURE_OFF"],
  },
  "POST /sso-aggregation/ve2/finger-print": {
    body: () => ({
      signals: {
        visitorId: "a1b2",
        userAgent: "Mozilla/5.0",
        webdriver: false,
        headless: [],
        plugins: 0,
        languages: ["en-IN"],
        evalLength: 33,
        globals: [],
      },
    }),
  },
  "GET /loginhandler/user": {},
  "POST /loginhandler/updateuser": {
    body: () => ({ firstName: "Asha", lastName: "Rao", email: `asha.${newNumber()}@example.in` }),
  },
  "POST /loginhandler/emailcode": {},
  "POST /loginhandler/verifyemail": { body: () => ({ code }), answers: ["OTP_WRONG"] },
  "POST /loginhandler/changenumber": { body: () => ({ mobile: newNumber(), code }), answers: ["OTP_WRONG"] },
  "GET /loginhandler/sessions": {},
  "DELETE /loginhandler/sessions/{sessionId}": { isDestructive: true },
  "POST /sso-aggregation/ve1/logouteverywhere": { isDestructive: true },
  "POST /loginhandler/deleteaccount": { body: () => ({ code }), answers: ["OTP_WRONG"] },

  "GET /customer-service/ve1/user/favourites/products": {},
  "POST /customer-service/ve1/user/favourites/products": { body: () => ({ productId: "in-cola" }) },
  "DELETE /customer-service/ve1/user/favourites/products": { query: () => ({ productId: "in-cola" }) },

  "GET /agg/cart-service/ve1/cart/{cartId}": {},
  "POST /agg/cart-service/ve1/cart/{cartId}/items": {
    body: () => ({ storeId: "6585R", deliveryType: "DELIVERY", lines: [line()] }),
  },
  "PUT /agg/cart-service/ve1/cart/{cartId}/items": {
    body: () => ({ changes: [{ line: crypto.randomUUID(), add: 1 }] }),
  },
  "PUT /agg/cart-service/ve1/cart/{cartId}/options": { body: () => ({ tip: 20_00 }) },
  "POST /agg/cart-service/ve1/cart/{cartId}/promo/{code}": { answers: ["PROMO_UNKNOWN"] },
  "DELETE /agg/cart-service/ve1/cart/{cartId}/promo/{code}": {},
  "GET /agg/cart-service/ve1/cart/{cartId}/offers": {},
  "GET /cart/offers": {},
  "GET /agg/cart-service/ve1/cart/{cartId}/offers/combined": {},
  "GET /agg/cart-service/ve1/cart/{cartId}/promo/{code}/validate": {},
  "GET /agg/ve1/leftnav/store/{storeId}/offers": {},
  "GET /agg/cart-service/ve1/cart/offers/gamify": {},
  "POST /agg/cart-service/ve1/cart/offers/gamify": {},
  "GET /promo-service/ve1/promo/{code}/tnc": { answers: ["PROMO_UNKNOWN"] },
  "GET /promo-service/ve1/promo/milestone/{couponCode}/status": { answers: ["PROMO_UNKNOWN"] },
  "GET /cart-service/ve2/cart/{cartId}/upsell_items": {},
  "GET /cart-service/ve2/cart/{cartId}/bin/{cardInitialDigits}": {},

  "GET /customer-service/ve2/user/{userId}/addresses": {},
  "POST /customer-service/ve2/user/{mobNo}/addresses": {
    body: ({ mobile: mobNo }) => ({ ...address, mobNo }),
    publicPaths: { "body.mobNo": "the delivery contact may be someone else" },
  },
  "PUT /customer-service/ve2/user/addresses/{addressId}": {
    body: ({ mobile: mobNo }) => ({ ...address, mobNo }),
    publicPaths: { "body.mobNo": "the delivery contact may be someone else" },
  },
  "DELETE /customer-service/ve2/user/addresses/{addressId}": { isDestructive: true },

  "POST /order-service/ve4/validations": { body: checkout, answers: ["CART_CHANGED"], publicPaths: addressOfOrder },
  "POST /order-service/ve4/transaction": {
    body: (owner) => ({ ...checkout(owner), expectedTotal: 1 }),
    answers: ["CART_CHANGED"],
    publicPaths: addressOfOrder,
  },
  "GET /order-service/ve4/transaction/{transactionId}": {},
  "POST /order-service/ve4/transaction/{transactionId}/submit": { body: () => ({ mode: "CARD" }), answers: noProvider },
  "POST /order-service/ve4/submit": {
    body: (owner) => ({ ...ownTransaction(owner), mode: "CARD" }),
    answers: noProvider,
  },
  "DELETE /order-service/ve4/transaction/{transactionId}/promo": {},
  "POST /order-service/ve4/confirm": { body: ownTransaction },
  "GET /order-service/ve4/checkDuplicateOrder": {},
  "POST /order-service/ve4/orders": { body: ({ orderId }) => ({ orderId }), answers: ["CONFLICT"] },
  "POST /order-service/ve3/orders/{orderId}/cancel": { answers: ["TOO_LATE_TO_CANCEL"] },

  "GET /order-service/ve3/orders": {},
  "GET /order-service/ve3/orders/{orderId}": {},
  "GET /order-service/ve3/orders/{orderId}/map": { answers: ["TRACKING_NOT_YET"] },
  "GET /tracker-service/ve2/orders": {
    publicPaths: { "query.orderId": "another customer's order returns an empty list; see the tracker's own tests" },
  },
  "POST /tracker-service/ve2/orders/find": {
    body: ({ orderId }) => ({ orderId, mobile: newNumber() }),
    answers: ["NOT_FOUND"],
    publicPaths: {
      "body.orderId": "anyone who knows the order's id and mobile may track it: TRK-2; see the tracker's own tests",
    },
  },
  "GET /tracker-service/ve2/orders/{orderHistoryId}": { answers: ["TRACKING_NOT_YET"] },
  "GET /tracker-service/ve2/orders/{orderHistoryId}/stream": { answers: ["TRACKING_NOT_YET"] },
  "GET /order-service/ve3/orders/{orderId}/invoice": { answers: ["INVOICE_NOT_YET"] },
  "GET /order-service/ve1/favourites/easy": {},
  // The owner's order is not paid yet.
  "POST /order-service/ve1/favourites/easy/{orderId}": {
    body: ({ browser }) => ({ userId: browser.userId }),
    answers: ["CONFLICT"],
  },
  "DELETE /order-service/ve1/favourites/easy/{orderId}": {},
  "POST /order-service/ve1/orders/onePassReOrder/order/{orderId}": {},
  "GET /order-service/ve1/orders/recommendations": {},

  "GET /payment-service/ve2/options/default": { query: ownTransaction },
  "GET /payment-service/ve5/options/lastSuccessful": { query: ownTransaction },
  "POST /payment-service/ve1/orders/{transactionId}/otp": {},
  "POST /payment-service/ve1/orders/{transactionId}/otp/verify": { body: () => ({ code }), answers: ["OTP_WRONG"] },
  "POST /payment-service/ve1/evoucher/balance": { body: () => voucher, answers: noProvider },
  "POST /payment-service/ve1/evoucher/redeem": {
    body: (owner) => ({ ...voucher, ...ownTransaction(owner) }),
    answers: noProvider,
  },
  "POST /payment-service/ve1/evoucher/resetpin": { body: () => ({ number: voucher.number }), answers: noProvider },
  "GET /payment-service/ve1/wallet-provider/{provider}/balance": { params: mobikwik, answers: noProvider },
  "POST /payment-service/ve1/wallet-provider/{provider}/link": { params: mobikwik, answers: noProvider },
  "POST /payment-service/ve1/wallet-provider/{provider}/verify": {
    params: mobikwik,
    body: () => ({ code }),
    answers: noProvider,
  },
  "POST /payment-service/ve1/wallet-provider/{provider}/redeem": {
    params: mobikwik,
    body: ownTransaction,
    answers: noProvider,
  },
  "POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/submit": { answers: noProvider },
  "POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/process": { answers: ["NOT_FOUND"] },
  "GET /payment-service/ve1/orders/{transactionId}/provider/{provider}/charge-status": {},
  "GET /payment-service/ve1/orders/{transactionId}/provider/{provider}/status": {},
  "POST /payment-service/ve1/micro-app/{vendor}/submit": { body: ownTransaction, answers: noProvider },

  "GET /wallet-service/ve1/balance": {},
  "GET /wallet-service/ve1/available_balance/{mobile}/{transactionId}": {},
  "GET /wallet-service/ve1/passbook/{mobile}": {},
  "GET /wallet-service/ve1/summary": {},
  "GET /wallet-service/ve1/transactions": {},

  "POST /customer-service/ve1/loyalty/register": { body: () => ({ enroll: true, termsAccepted: true }) },
  "GET /customer-service/ve1/loyalty/user": {},
  "POST /customer-service/ve1/loyalty/user/opt-out": {},
  "GET /customer-service/ve1/loyalty/user/history": {},
  "GET /customer-service/ve1/loyalty/next-order": {},
  "GET /customer-service/ve1/loyalty/orders/{orderId}": {},
  "GET /feedback-service/ve1/template": {},
  "POST /feedback-service/ve1/feedback": {
    body: ({ mobile }) => ({ text: "The pizza at the party was wonderful.", mobile, termsAccepted: true }),
    publicPaths: { "body.mobile": "a guest types any number, which gives access to nothing" },
  },
  "POST /feedback-service/ve1/feedback/{feedbackId}/additional": {
    body: () => ({ problems: [], text: "The pizza at the party was cold and soggy." }),
    answers: ["NOT_FOUND"],
  },
  // The owner's order isn't handed over.
  "POST /order-service/ve3/orders/{orderId}/feedback": {
    body: () => ({ overallRating: 5, termsAccepted: true }),
    answers: ["FEEDBACK_NOT_YET"],
  },
  // The owner's order isn't handed over.
  "GET /ucr-api/v1/issue-categories": { query: ({ orderId }) => ({ orderId }), answers: ["COMPLAINT_NOT_YET"] },
  "POST /ucr-api/v1/feedbacks": {
    body: ({ orderId }) => ({
      orderId,
      category: "LATE",
      text: "The pizza arrived an hour too late.",
      termsAccepted: "true",
    }),
    answers: ["COMPLAINT_NOT_YET"],
  },
  "GET /ucr-api/v1/feedbacks": {
    publicPaths: { "query.orderId": "filters the visitor's own cases, so another's order has none" },
  },
  "GET /ucr-api/v1/feedbacks/stream": {},
  "GET /ucr-api/v1/feedbacks/{caseId}": { answers: ["NOT_FOUND"] },
  "POST /ucr-api/v1/feedbacks/{caseId}/read": { body: () => ({ version: 1 }), answers: ["NOT_FOUND"] },
  "POST /ucr-api/v1/feedbacks/{caseId}/messages": { body: () => ({ text: "Hello?" }), answers: ["NOT_FOUND"] },
  "GET /ucr-api/v1/feedbacks/{caseId}/photos/{photoId}": { answers: ["NOT_FOUND"] },
  "GET /ucr-api/v1/tsgStatus/{eventId}": {},

  "POST /chat-service/ve1/answers": { body: () => ({ question: { topic: "order-status" } }) },
  "POST /tracking/activity": {},
  "GET /alerts": {},
  "POST /alerts/{alertId}/seen": { answers: ["NOT_FOUND"] },
}

/** The paths of all fields in a schema: `body.lines.productId`. */
function fieldPathsIn(schema: unknown, path: string): string[] {
  if (typeof schema !== "object" || schema === null || !("def" in schema)) return []
  const def = schema.def as Record<"shape" | "innerType" | "element" | "options" | "in", unknown>
  const inner = [def.innerType, def.element, def.in, ...(Array.isArray(def.options) ? def.options : [])]
  const fields = Object.entries((def.shape ?? {}) as Record<string, unknown>)
  const ownPaths = fields.flatMap(([name, field]) => [`${path}.${name}`].concat(fieldPathsIn(field, `${path}.${name}`)))
  return [...new Set([...ownPaths, ...inner.flatMap((each) => fieldPathsIn(each, path))])]
}

/** The paths of all inputs of a call. */
export function fieldPathsOf({ params, query, body }: CallDefinition): string[] {
  return [...fieldPathsIn(params, "params"), ...fieldPathsIn(query, "query"), ...fieldPathsIn(body, "body")]
}

export const lastSegmentOf = (path: string) => path.split(".").at(-1) ?? ""
export const ownedIdReaderAt = (path: string) => ownedNames[path] ?? ownedNames[lastSegmentOf(path)]

/** The paths at which a call names an owner's id. */
export function ownedPathsOf(call: CallDefinition): string[] {
  const publicPaths = entries[call.route]?.publicPaths ?? {}
  return fieldPathsOf(call).filter((path) => ownedIdReaderAt(path) && !(path in publicPaths))
}
