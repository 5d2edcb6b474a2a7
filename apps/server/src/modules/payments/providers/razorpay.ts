import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { PaymentSettings } from "../../../settings.ts"
import { type ProviderResponse, callProvider, isSuccess, startFailure } from "./call-provider.ts"
import type {
  StartRequest,
  StartResult,
  Provider,
  ProviderEvent,
  ProviderRefundStatus,
  ProviderStatus,
} from "./provider.ts"
import { asAmount, type Fields, asFields, asList, asUuid, parseFields, asText } from "./untrusted-fields.ts"
import { hmacHex, isSameText } from "./signatures.ts"

type Settings = NonNullable<PaymentSettings["upi"]>

/** Razorpay's placeholder for the required e-mail field. */
const NO_EMAIL = "void@razorpay.com"
const COLLECT_MINUTES = 5
const QR_SECONDS = 20 * 60

interface RazorpayVariant {
  name: Extract<PaymentProvider, "upi" | "gpay">
  /** A page that simulates the app during development. */
  appPage: string | undefined
}

const encode = encodeURIComponent

/** UPI by link, QR code and collect request through Razorpay. Google Pay works the same with links of its own. */
export function createRazorpay(
  { url, key, secret, webhookSecret }: Settings,
  { name, appPage }: RazorpayVariant,
): Provider {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`
  const call = (
    method: string,
    path: string,
    body?: object,
    extraHeaders: Record<string, string> = {},
  ): Promise<ProviderResponse> =>
    callProvider(`${url}${path}`, {
      method,
      headers: { authorization, "content-type": "application/json", ...extraHeaders },
      ...(body && { body: JSON.stringify(body) }),
    })

  /** Returns a page for the same link, for a device without such an app. */
  const appPageUrl = (link: string) => (appPage === undefined ? null : `${appPage}?${link.split("?")[1] ?? ""}`)

  async function startQr({ id, orderNumber, amount, createdAt }: StartRequest): Promise<StartResult> {
    const response = await call("POST", "/v1/payments/qr_codes", {
      type: "upi_qr",
      name: "Hearth",
      usage: "single_use",
      fixed_amount: true,
      payment_amount: amount,
      description: paymentErrorTexts.orderDescription(orderNumber),
      close_by: Math.floor(createdAt.getTime() / 1000) + QR_SECONDS,
      notes: { receipt: id },
    })
    if (!isSuccess(response)) return startFailure(response)
    const [ref, payload] = [asText(response.body.id), asText(response.body.image_content)]
    if (ref === undefined || payload === undefined) return { kind: "lost" }
    return { kind: "next", ref, next: { kind: "qr", payload, web: appPageUrl(payload) } }
  }

  /**
   * Creates an order and a payment for it. If the response to the order is lost, the order is abandoned: nobody can pay
   * an order without a payment.
   */
  async function startByOrder(request: StartRequest): Promise<StartResult> {
    const { id, amount, currency, email, mobile, flow, vpa } = request
    const order = await call("POST", "/v1/orders", { amount, currency, receipt: id, notes: {} })
    if (order.kind === "lost") return { kind: "not-reached" }
    if (!isSuccess(order)) return startFailure(order)
    const ref = asText(order.body.id)
    if (ref === undefined) return { kind: "refused", code: "PAYMENT_UNAVAILABLE" }
    const isCollect = flow === "collect" && vpa !== undefined
    const response = await call("POST", "/v1/payments/create/upi", {
      amount,
      currency,
      order_id: ref,
      method: "upi",
      email: email === "" ? NO_EMAIL : email,
      contact: mobile,
      notes: { receipt: id },
      upi: isCollect ? { flow: "collect", vpa, expiry_time: COLLECT_MINUTES } : { flow: "intent" },
    })
    if (!isSuccess(response)) return startFailure(response)
    if (isCollect) return { kind: "next", ref, next: { kind: "collect", vpa } }
    const link = asText(response.body.link)
    if (link === undefined) return { kind: "lost" }
    const payload = `upi://pay?${link.split("?")[1] ?? ""}`
    return { kind: "next", ref, next: { kind: "app", link, web: appPageUrl(link), payload } }
  }

  /**
   * Finds the id of Razorpay's order by our reference, in case the response with the id was lost. Returns null if there
   * is no such order, and undefined if Razorpay doesn't respond.
   */
  async function findOrder(id: string): Promise<string | null | undefined> {
    const response = await call("GET", `/v1/orders?receipt=${encode(id)}`)
    if (!isSuccess(response)) return undefined
    const orders = asList(response.body.items)
    // If there are several, the one with a payment attempt counts.
    const attemptedOrder = orders.find(({ status }) => status !== "created") ?? orders[0]
    return asText(attemptedOrder?.id) ?? null
  }

  return {
    name,
    start: (request) => (request.flow === "qr" ? startQr(request) : startByOrder(request)),

    async fetchStatus({ id, ref: knownRef }): Promise<ProviderStatus> {
      const ref = knownRef ?? (await findOrder(id))
      if (ref === undefined) return { state: "unknown" }
      if (ref === null) return { state: "none" }
      const isQr = ref.startsWith("qr_")
      const response = await call(
        "GET",
        isQr ? `/v1/payments/qr_codes/${encode(ref)}/payments` : `/v1/orders/${encode(ref)}/payments`,
      )
      if (!isSuccess(response)) return { state: "unknown" }
      const statuses = asList(response.body.items).map((payment) => toProviderStatus(payment, ref))
      const captured = statuses.find(({ state }) => state === "captured")
      if (captured) return captured
      if (isQr) {
        const qrCode = await call("GET", `/v1/payments/qr_codes/${encode(ref)}`)
        return isSuccess(qrCode) && qrCode.body.status === "closed" ? { state: "failed" } : { state: "open" }
      }
      const hasFailed = statuses.length > 0 && statuses.every(({ state }) => state === "failed")
      return hasFailed ? (statuses[0] ?? { state: "failed" }) : { state: "open" }
    },

    isReachable: async () => (await call("GET", "/v1/orders?receipt=none")).kind === "answered",

    async refund({ chargeRef }, { id, amount }): Promise<ProviderRefundStatus> {
      const requestBody = { amount, speed: "normal", receipt: id, notes: {} }
      const response = await call("POST", `/v1/payments/${encode(chargeRef ?? "")}/refund`, requestBody, {
        "x-refund-idempotency": id,
      })
      return isSuccess(response) ? toRefundStatus(response.body) : { state: "unknown" }
    },

    async fetchRefundStatus({ chargeRef }, { id }): Promise<ProviderRefundStatus> {
      const response = await call("GET", `/v1/payments/${encode(chargeRef ?? "")}/refunds`)
      if (!isSuccess(response)) return { state: "unknown" }
      const ownRefund = asList(response.body.items).find(({ receipt }) => receipt === id)
      return ownRefund ? toRefundStatus(ownRefund) : { state: "none" }
    },

    async close({ ref }) {
      if (ref?.startsWith("qr_")) await call("POST", `/v1/payments/qr_codes/${encode(ref)}/close`)
    },

    readCallback({ headers, body }): ProviderEvent | null | undefined {
      if (!isSameText(headers["x-razorpay-signature"], hmacHex(webhookSecret, body))) return undefined
      const eventId = asText(headers["x-razorpay-event-id"])
      return eventId === undefined ? null : toProviderEvent(eventId, parseFields(body))
    },
  }
}

/** `ref`: the order or QR code that was paid. */
function toProviderStatus(payment: Fields, ref: string): ProviderStatus {
  const { status } = payment
  if (status === "captured" || status === "refunded") {
    const [chargeRef, amount, currency] = [asText(payment.id), asAmount(payment.amount), asText(payment.currency)]
    if (chargeRef === undefined || amount === undefined || currency === undefined) return { state: "unknown" }
    return { state: "captured", ref, chargeRef, amount, currency: currency.toUpperCase() }
  }
  return status === "failed" ? { state: "failed" } : { state: "open" }
}

function toRefundStatus({ id, status }: Fields): ProviderRefundStatus {
  const ref = asText(id) ?? null
  if (status === "processed") return { state: "done", ref }
  if (status === "failed") return { state: "failed" }
  return status === "pending" ? { state: "pending", ref } : { state: "unknown" }
}

function toProviderEvent(eventId: string, { event, payload }: Fields): ProviderEvent | null {
  const kind = asText(event)
  const entities = asFields(payload)
  const payment = asFields(asFields(entities.payment).entity)
  const order = asText(payment.order_id)
  const paymentRef = { id: asUuid(asFields(payment.notes).receipt), ref: order, chargeRef: asText(payment.id) }
  if (kind === "payment.captured" || kind === "payment.failed") {
    const ref = order ?? asText(payment.id) ?? ""
    return { eventId, kind, payment: paymentRef, status: toProviderStatus(payment, ref) }
  }
  if (kind !== "refund.processed") return null
  const refund = asFields(asFields(entities.refund).entity)
  const id = asUuid(refund.receipt)
  return id === undefined
    ? null
    : { eventId, kind, payment: paymentRef, refund: { id, ref: asText(refund.id) ?? null } }
}
