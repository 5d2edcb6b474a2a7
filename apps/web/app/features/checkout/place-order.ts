import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { SentCode, Told } from "../../session/one-time-codes.ts"
import { readOrder } from "../../session/orders.api.ts"
import { sendCashCode } from "./cash-code.api.ts"
import { createOrder, type OrderBody, type PayBody, payOrder } from "./checkout.api.ts"
import { dropOrderInHand, keepOrderInHand, keyOf, orderInHand } from "../../session/order-in-hand.ts"

export type Outcome =
  /** Begun, or paid already: the order says what comes next. */
  | { kind: "order"; order: Transaction }
  /** A code is on its way; undefined where one was sent a moment ago, which is as good. */
  | { kind: "code"; transactionId: string; sent: SentCode | undefined }
  | { kind: "refused"; code: string; message: string }

/**
 * ORD-11: makes the order and begins to pay it. Pressed twice, or again after a lost answer or a reload, it is the same
 * order and the same payment. Where the order of before is over by now, another is made.
 */
export async function placeAndPay(body: OrderBody, wanted: PayBody): Promise<Outcome> {
  const first = await attempt(body, wanted)
  if (first.kind !== "refused" || !isOver(first.code)) return first
  const { transactionId } = orderInHand()
  const now = transactionId === null ? undefined : await readOrder(transactionId)
  if (now?.ok && now.answer.confirmation === "confirmed") return { kind: "order", order: now.answer }
  dropOrderInHand()
  return attempt(body, wanted)
}

/** Settled, run out, or of somebody this visitor is no longer. */
function isOver(code: string): boolean {
  return code === "ORDER_OVER" || code === "NOT_FOUND"
}

async function attempt(body: OrderBody, wanted: PayBody): Promise<Outcome> {
  const begun = await beginOrder(body)
  if (!begun.ok) return { kind: "refused", code: begun.code, message: begun.message }
  const transactionId = begun.answer
  if (wanted.mode === "COD") {
    const sent = await sendCashCode(transactionId)
    if (sent.ok) return { kind: "code", transactionId, sent: sent.answer }
    return sent.code === "OTP_TOO_SOON"
      ? { kind: "code", transactionId, sent: undefined }
      : { kind: "refused", code: sent.code, message: sent.message }
  }
  const paid = await payOnce(transactionId, wanted)
  return paid.ok ? { kind: "order", order: paid.answer } : { kind: "refused", code: paid.code, message: paid.message }
}

/** The way to pay may change without making another order of the same things. */
async function beginOrder(body: OrderBody): Promise<Told<string>> {
  const { payment: _payment, ...content } = body
  const mark = await keyOf(content)
  const held = orderInHand()
  if (held.transactionId !== null && held.mark === mark) return { ok: true, answer: held.transactionId }
  const created = await createOrder(body, await keyOf(body))
  if (!created.ok) return created
  keepOrderInHand(mark, created.answer.transactionId)
  return { ok: true, answer: created.answer.transactionId }
}

let unanswered: { mark: string; key: string } | undefined

/** A payment whose answer was lost is asked for again by the same key; after an answer, the next is another payment. */
async function payOnce(transactionId: string, wanted: PayBody): Promise<Told<Transaction>> {
  const mark = JSON.stringify([transactionId, wanted])
  if (unanswered?.mark !== mark) unanswered = { mark, key: crypto.randomUUID() }
  const paid = await payOrder(transactionId, wanted, unanswered.key)
  if (paid.ok || paid.code !== "UNREACHED") unanswered = undefined
  return paid
}
