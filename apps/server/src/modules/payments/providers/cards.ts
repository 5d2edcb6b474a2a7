import type { PaymentSettings } from "../../../settings.ts"
import { type Answered, callProvider, isDone, notBegun } from "../call-provider.ts"
import type { Begun, Provider, ProviderEvent, RefundStanding, Standing } from "../provider.ts"
import { amountIn, type Fields, fieldsIn, listIn, ourIdIn, parseFields, textIn } from "../read-body.ts"
import { hmacHex, isFresh, isSameText } from "../signatures.ts"

type Settings = NonNullable<PaymentSettings["cards"]>

/** Stripe's shortest is half an hour; the order itself is held for less, and then the page is closed. */
const PAGE_SECONDS = 35 * 60

/** Cards on the provider's own page, as Stripe's hosted Checkout: a card number never comes near us (PAY-5, SEC-9). */
export function createCards({ url, key, webhookSecret }: Settings): Provider {
  const call = (method: string, path: string, form?: Record<string, string>, once?: string): Promise<Answered> =>
    callProvider(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/x-www-form-urlencoded",
        ...(once !== undefined && { "idempotency-key": once }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    })

  return {
    name: "cards",
    async begin({ id, orderNumber, amount, currency, email, createdAt, returnUrl }): Promise<Begun> {
      const answered = await call(
        "POST",
        "/v1/checkout/sessions",
        {
          mode: "payment",
          client_reference_id: id,
          success_url: returnUrl,
          cancel_url: returnUrl,
          "line_items[0][price_data][currency]": currency.toLowerCase(),
          "line_items[0][price_data][unit_amount]": String(amount),
          "line_items[0][price_data][product_data][name]": `Hearth order ${orderNumber}`,
          "line_items[0][quantity]": "1",
          "payment_method_types[0]": "card",
          expires_at: String(Math.floor(createdAt.getTime() / 1000) + PAGE_SECONDS),
          ...(email !== "" && { customer_email: email }),
        },
        id,
      )
      if (!isDone(answered)) return notBegun(answered)
      const [ref, page] = [textIn(answered.body.id), textIn(answered.body.url)]
      if (ref === undefined || page === undefined) return { kind: "lost" }
      return { kind: "next", ref, next: { kind: "page", url: page } }
    },

    async ask({ ref }): Promise<Standing> {
      if (ref === null) return { state: "none" }
      const answered = await call("GET", `/v1/checkout/sessions/${encodeURIComponent(ref)}`)
      if (answered.kind !== "answered") return { state: "silent" }
      if (answered.status === 404) return { state: "none" }
      return isDone(answered) ? standingOf(answered.body) : { state: "silent" }
    },

    isReachable: async () => (await call("GET", "/v1/checkout/sessions/none")).kind === "answered",

    async refund({ chargeRef }, { id, amount }): Promise<RefundStanding> {
      const form = { payment_intent: chargeRef ?? "", amount: String(amount), "metadata[refund]": id }
      const answered = await call("POST", "/v1/refunds", form, id)
      return isDone(answered) ? refundStandingOf(answered.body) : { state: "silent" }
    },

    async askRefund({ chargeRef }, { id, ref }): Promise<RefundStanding> {
      if (ref !== null) {
        const answered = await call("GET", `/v1/refunds/${encodeURIComponent(ref)}`)
        return isDone(answered) ? refundStandingOf(answered.body) : { state: "silent" }
      }
      const answered = await call("GET", `/v1/refunds?payment_intent=${encodeURIComponent(chargeRef ?? "")}`)
      if (!isDone(answered)) return { state: "silent" }
      const own = listIn(answered.body.data).find(({ metadata }) => fieldsIn(metadata).refund === id)
      return own ? refundStandingOf(own) : { state: "none" }
    },

    /** `iin`, which Stripe tells merchants who asked for it. */
    async cardOf({ chargeRef }) {
      if (chargeRef === null) return null
      const answered = await call("GET", `/v1/payment_intents/${encodeURIComponent(chargeRef)}?expand[]=latest_charge`)
      if (!isDone(answered)) return undefined
      const { card } = fieldsIn(fieldsIn(answered.body.latest_charge).payment_method_details)
      const digits = textIn(fieldsIn(card).iin)
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
      // While a secret is being changed there is one of each.
      if (!valuesOf("v1").some((given) => isSameText(given, signature))) return undefined
      return eventOf(parseFields(body))
    },
  }
}

function standingOf(session: Fields): Standing {
  const { status, payment_status, amount_total, currency } = session
  if (payment_status === "paid") {
    const [ref, chargeRef, amount] = [textIn(session.id), intentOf(session), amountIn(amount_total)]
    const code = textIn(currency)?.toUpperCase()
    if (ref === undefined || chargeRef === undefined || amount === undefined || code === undefined)
      return { state: "silent" }
    return { state: "captured", ref, chargeRef, amount, currency: code }
  }
  if (status === "expired" || status === "complete") return { state: "failed" }
  return status === "open" ? { state: "open" } : { state: "silent" }
}

/** Its id, or the whole of it. */
function intentOf({ payment_intent }: Fields): string | undefined {
  return textIn(payment_intent) ?? textIn(fieldsIn(payment_intent).id)
}

function refundStandingOf({ id, status }: Fields): RefundStanding {
  const ref = textIn(id) ?? null
  if (status === "succeeded") return { state: "done", ref }
  if (status === "failed" || status === "canceled") return { state: "failed" }
  return status === "pending" ? { state: "pending", ref } : { state: "silent" }
}

const concerning = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
])

function eventOf({ id, type, data }: Fields): ProviderEvent | null {
  const [eventId, kind] = [textIn(id), textIn(type)]
  if (eventId === undefined || kind === undefined || !concerning.has(kind)) return null
  const session = fieldsIn(fieldsIn(data).object)
  const payment = { id: ourIdIn(session.client_reference_id), ref: textIn(session.id) }
  const standing =
    kind === "checkout.session.async_payment_failed" ? ({ state: "failed" } as const) : standingOf(session)
  return { eventId, kind, payment, standing }
}
