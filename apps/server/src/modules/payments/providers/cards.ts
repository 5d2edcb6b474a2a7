import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { PaymentSettings } from "../../../settings.ts"
import { type ProviderResponse, callProvider, isSuccess, startFailure } from "./call-provider.ts"
import type { StartResult, Provider, ProviderEvent, ProviderRefundStatus, ProviderStatus } from "./provider.ts"
import { asAmount, type Fields, asFields, asList, asUuid, parseFields, asText } from "./untrusted-fields.ts"
import { hmacHex, isFresh, isSameText } from "./signatures.ts"

type Settings = NonNullable<PaymentSettings["cards"]>

/** Stripe's minimum is half an hour. The order waits for less, and the page is closed then. */
const PAGE_LIFETIME_SECONDS = 35 * 60

/** Cards on the provider's page, as Stripe's hosted Checkout: card numbers never reach our server (PAY-5, SEC-9). */
export function createCards({ url, key, webhookSecret }: Settings): Provider {
  const call = (
    method: string,
    path: string,
    form?: Record<string, string>,
    idempotencyKey?: string,
  ): Promise<ProviderResponse> =>
    callProvider(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/x-www-form-urlencoded",
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    })

  return {
    name: "cards",
    async start({ id, orderNumber, amount, currency, email, createdAt, returnUrl }): Promise<StartResult> {
      const response = await call(
        "POST",
        "/v1/checkout/sessions",
        {
          mode: "payment",
          client_reference_id: id,
          success_url: returnUrl,
          cancel_url: returnUrl,
          "line_items[0][price_data][currency]": currency.toLowerCase(),
          "line_items[0][price_data][unit_amount]": String(amount),
          "line_items[0][price_data][product_data][name]": paymentErrorTexts.orderDescription(orderNumber),
          "line_items[0][quantity]": "1",
          "payment_method_types[0]": "card",
          expires_at: String(Math.floor(createdAt.getTime() / 1000) + PAGE_LIFETIME_SECONDS),
          ...(email !== "" && { customer_email: email }),
        },
        id,
      )
      if (!isSuccess(response)) return startFailure(response)
      const [ref, page] = [asText(response.body.id), asText(response.body.url)]
      if (ref === undefined || page === undefined) return { kind: "lost" }
      return { kind: "next", ref, next: { kind: "page", url: page } }
    },

    async fetchStatus({ ref }): Promise<ProviderStatus> {
      if (ref === null) return { state: "none" }
      const response = await call("GET", `/v1/checkout/sessions/${encodeURIComponent(ref)}`)
      if (response.kind !== "answered") return { state: "unknown" }
      if (response.status === 404) return { state: "none" }
      return isSuccess(response) ? toProviderStatus(response.body) : { state: "unknown" }
    },

    isReachable: async () => (await call("GET", "/v1/checkout/sessions/none")).kind === "answered",

    async refund({ chargeRef }, { id, amount }): Promise<ProviderRefundStatus> {
      const form = { payment_intent: chargeRef ?? "", amount: String(amount), "metadata[refund]": id }
      const response = await call("POST", "/v1/refunds", form, id)
      return isSuccess(response) ? toRefundStatus(response.body) : { state: "unknown" }
    },

    async fetchRefundStatus({ chargeRef }, { id, ref }): Promise<ProviderRefundStatus> {
      if (ref !== null) {
        const response = await call("GET", `/v1/refunds/${encodeURIComponent(ref)}`)
        return isSuccess(response) ? toRefundStatus(response.body) : { state: "unknown" }
      }
      const response = await call("GET", `/v1/refunds?payment_intent=${encodeURIComponent(chargeRef ?? "")}`)
      if (!isSuccess(response)) return { state: "unknown" }
      const ownRefund = asList(response.body.data).find(({ metadata }) => asFields(metadata).refund === id)
      return ownRefund ? toRefundStatus(ownRefund) : { state: "none" }
    },

    /** Reads `iin`, which Stripe provides only to merchants who requested it. */
    async fetchCardDigits({ chargeRef }) {
      if (chargeRef === null) return null
      const response = await call("GET", `/v1/payment_intents/${encodeURIComponent(chargeRef)}?expand[]=latest_charge`)
      if (!isSuccess(response)) return undefined
      const { card } = asFields(asFields(response.body.latest_charge).payment_method_details)
      const digits = asText(asFields(card).iin)
      return digits !== undefined && /^\d{6,8}$/.test(digits) ? digits : null
    },

    async close({ ref }) {
      if (ref !== null) await call("POST", `/v1/checkout/sessions/${encodeURIComponent(ref)}/expire`)
    },

    readCallback({ headers, body, now }): ProviderEvent | null | undefined {
      const parts = String(headers["stripe-signature"] ?? "")
        .split(",")
        .map((part) => part.split("=", 2))
      const valuesOf = (name: string) => parts.flatMap(([key, value = ""]) => (key === name ? value : []))
      const seconds = valuesOf("t")[0] ?? ""
      if (!isFresh(Number(seconds), now)) return undefined
      const signature = hmacHex(webhookSecret, `${seconds}.${body}`)
      // While a secret is being changed, there is one signature for each secret.
      if (!valuesOf("v1").some((received) => isSameText(received, signature))) return undefined
      return toProviderEvent(parseFields(body))
    },
  }
}

function toProviderStatus(session: Fields): ProviderStatus {
  const { status, payment_status, amount_total, currency } = session
  if (payment_status === "paid") {
    const [ref, chargeRef, amount] = [asText(session.id), intentIdOf(session), asAmount(amount_total)]
    const code = asText(currency)?.toUpperCase()
    if (ref === undefined || chargeRef === undefined || amount === undefined || code === undefined)
      return { state: "unknown" }
    return { state: "captured", ref, chargeRef, amount, currency: code }
  }
  if (status === "expired" || status === "complete") return { state: "failed" }
  return status === "open" ? { state: "open" } : { state: "unknown" }
}

/** Stripe sends either the intent's id or the whole intent. */
function intentIdOf({ payment_intent }: Fields): string | undefined {
  return asText(payment_intent) ?? asText(asFields(payment_intent).id)
}

function toRefundStatus({ id, status }: Fields): ProviderRefundStatus {
  const ref = asText(id) ?? null
  if (status === "succeeded") return { state: "done", ref }
  if (status === "failed" || status === "canceled") return { state: "failed" }
  return status === "pending" ? { state: "pending", ref } : { state: "unknown" }
}

const handledEvents = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
])

function toProviderEvent({ id, type, data }: Fields): ProviderEvent | null {
  const [eventId, kind] = [asText(id), asText(type)]
  if (eventId === undefined || kind === undefined || !handledEvents.has(kind)) return null
  const session = asFields(asFields(data).object)
  const payment = { id: asUuid(session.client_reference_id), ref: asText(session.id) }
  const providerStatus =
    kind === "checkout.session.async_payment_failed" ? ({ state: "failed" } as const) : toProviderStatus(session)
  return { eventId, kind, payment, status: providerStatus }
}
