import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import type { PaymentSettings } from "../../../settings.ts"
import { type Answered, callProvider, isDone, notBegun } from "../call-provider.ts"
import type { BeginRequest, Begun, Provider, ProviderEvent, RefundStanding, Standing } from "../provider.ts"
import { amountIn, type Fields, fieldsIn, listIn, ourIdIn, parseFields, textIn } from "../read-body.ts"
import { hmacHex, isSameText } from "../signatures.ts"

type Settings = NonNullable<PaymentSettings["upi"]>

/** Who has no address leaves this in the field that must be filled. */
const NO_EMAIL = "void@razorpay.com"
const COLLECT_MINUTES = 5
const QR_SECONDS = 20 * 60

interface Named {
  name: Extract<PaymentProvider, "upi" | "gpay">
  /** A page that stands for the app, while developing. */
  appPage: string | undefined
}

const at = encodeURIComponent

/** UPI by link, by picture and by request, as Razorpay has it. Google Pay is the same with links of its own. */
export function createRazorpay({ url, key, secret, webhookSecret }: Settings, { name, appPage }: Named): Provider {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`
  const call = (method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Answered> =>
    callProvider(`${url}${path}`, {
      method,
      headers: { authorization, "content-type": "application/json", ...more },
      ...(body && { body: JSON.stringify(body) }),
    })

  /** The same link on a page, for a machine that has no such app. */
  const onPage = (link: string) => (appPage === undefined ? null : `${appPage}?${link.split("?")[1] ?? ""}`)

  async function beginQr({ id, orderNumber, amount, createdAt }: BeginRequest): Promise<Begun> {
    const answered = await call("POST", "/v1/payments/qr_codes", {
      type: "upi_qr",
      name: "Hearth",
      usage: "single_use",
      fixed_amount: true,
      payment_amount: amount,
      description: `Hearth order ${orderNumber}`,
      close_by: Math.floor(createdAt.getTime() / 1000) + QR_SECONDS,
      notes: { receipt: id },
    })
    if (!isDone(answered)) return notBegun(answered)
    const [ref, payload] = [textIn(answered.body.id), textIn(answered.body.image_content)]
    if (ref === undefined || payload === undefined) return { kind: "lost" }
    return { kind: "next", ref, next: { kind: "qr", payload, web: onPage(payload) } }
  }

  /** An order whose answer was lost is left alone: nothing can be paid to it. */
  async function beginByOrder(request: BeginRequest): Promise<Begun> {
    const { id, amount, currency, email, mobile, way, vpa } = request
    const order = await call("POST", "/v1/orders", { amount, currency, receipt: id, notes: {} })
    // Nothing can be paid to an order by itself.
    if (order.kind === "lost") return { kind: "not-reached" }
    if (!isDone(order)) return notBegun(order)
    const ref = textIn(order.body.id)
    if (ref === undefined) return { kind: "refused", code: "PAYMENT_UNAVAILABLE" }
    const isCollect = way === "collect" && vpa !== undefined
    const answered = await call("POST", "/v1/payments/create/upi", {
      amount,
      currency,
      order_id: ref,
      method: "upi",
      email: email === "" ? NO_EMAIL : email,
      contact: mobile,
      notes: { receipt: id },
      upi: isCollect ? { flow: "collect", vpa, expiry_time: COLLECT_MINUTES } : { flow: "intent" },
    })
    if (!isDone(answered)) return notBegun(answered)
    if (isCollect) return { kind: "next", ref, next: { kind: "collect", vpa } }
    const link = textIn(answered.body.link)
    if (link === undefined) return { kind: "lost" }
    const payload = `upi://pay?${link.split("?")[1] ?? ""}`
    return { kind: "next", ref, next: { kind: "app", link, web: onPage(link), payload } }
  }

  /** By our own reference, where the answer that named it was lost. */
  async function findOrder(id: string): Promise<string | null | undefined> {
    const answered = await call("GET", `/v1/orders?receipt=${at(id)}`)
    if (!isDone(answered)) return undefined
    const orders = listIn(answered.body.items)
    // Of several the one that somebody tried to pay counts.
    const tried = orders.find(({ status }) => status !== "created") ?? orders[0]
    return textIn(tried?.id) ?? null
  }

  return {
    name,
    begin: (request) => (request.way === "qr" ? beginQr(request) : beginByOrder(request)),

    async ask({ id, ref: known }): Promise<Standing> {
      const ref = known ?? (await findOrder(id))
      if (ref === undefined) return { state: "silent" }
      if (ref === null) return { state: "none" }
      const isQr = ref.startsWith("qr_")
      const answered = await call(
        "GET",
        isQr ? `/v1/payments/qr_codes/${at(ref)}/payments` : `/v1/orders/${at(ref)}/payments`,
      )
      if (!isDone(answered)) return { state: "silent" }
      const standings = listIn(answered.body.items).map((payment) => standingOf(payment, ref))
      const captured = standings.find(({ state }) => state === "captured")
      if (captured) return captured
      if (isQr) {
        const code = await call("GET", `/v1/payments/qr_codes/${at(ref)}`)
        return isDone(code) && code.body.status === "closed" ? { state: "failed" } : { state: "open" }
      }
      const isOver = standings.length > 0 && standings.every(({ state }) => state === "failed")
      return isOver ? (standings[0] ?? { state: "failed" }) : { state: "open" }
    },

    isReachable: async () => (await call("GET", "/v1/orders?receipt=none")).kind === "answered",

    async refund({ chargeRef }, { id, amount }): Promise<RefundStanding> {
      const wish = { amount, speed: "normal", receipt: id, notes: {} }
      const answered = await call("POST", `/v1/payments/${at(chargeRef ?? "")}/refund`, wish, {
        "x-refund-idempotency": id,
      })
      return isDone(answered) ? refundStandingOf(answered.body) : { state: "silent" }
    },

    async askRefund({ chargeRef }, { id }): Promise<RefundStanding> {
      const answered = await call("GET", `/v1/payments/${at(chargeRef ?? "")}/refunds`)
      if (!isDone(answered)) return { state: "silent" }
      const own = listIn(answered.body.items).find(({ receipt }) => receipt === id)
      return own ? refundStandingOf(own) : { state: "none" }
    },

    async close({ ref }) {
      if (ref?.startsWith("qr_")) await call("POST", `/v1/payments/qr_codes/${at(ref)}/close`)
    },

    readCallback({ headers, body }): ProviderEvent | null | undefined {
      if (!isSameText(headers["x-razorpay-signature"], hmacHex(webhookSecret, body))) return undefined
      const eventId = textIn(headers["x-razorpay-event-id"])
      return eventId === undefined ? null : eventOf(eventId, parseFields(body))
    },
  }
}

/** `ref`: the order or the code that it was paid to. */
function standingOf(payment: Fields, ref: string): Standing {
  const { status } = payment
  if (status === "captured" || status === "refunded") {
    const [chargeRef, amount, currency] = [textIn(payment.id), amountIn(payment.amount), textIn(payment.currency)]
    if (chargeRef === undefined || amount === undefined || currency === undefined) return { state: "silent" }
    return { state: "captured", ref, chargeRef, amount, currency: currency.toUpperCase() }
  }
  return status === "failed" ? { state: "failed" } : { state: "open" }
}

function refundStandingOf({ id, status }: Fields): RefundStanding {
  const ref = textIn(id) ?? null
  if (status === "processed") return { state: "done", ref }
  if (status === "failed") return { state: "failed" }
  return status === "pending" ? { state: "pending", ref } : { state: "silent" }
}

function eventOf(eventId: string, { event, payload }: Fields): ProviderEvent | null {
  const kind = textIn(event)
  const parts = fieldsIn(payload)
  const payment = fieldsIn(fieldsIn(parts.payment).entity)
  const order = textIn(payment.order_id)
  const known = { id: ourIdIn(fieldsIn(payment.notes).receipt), ref: order, chargeRef: textIn(payment.id) }
  if (kind === "payment.captured" || kind === "payment.failed") {
    const ref = order ?? textIn(payment.id) ?? ""
    return { eventId, kind, payment: known, standing: standingOf(payment, ref) }
  }
  if (kind !== "refund.processed") return null
  const refund = fieldsIn(fieldsIn(parts.refund).entity)
  const id = ourIdIn(refund.receipt)
  return id === undefined ? null : { eventId, kind, payment: known, refund: { id, ref: textIn(refund.id) ?? null } }
}
