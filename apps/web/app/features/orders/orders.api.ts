import type { OrderDetails, PastOrder } from "@hearth/contract/calls/history.shapes.ts"
import type { CallOutput } from "@hearth/contract/client.ts"
import { answered } from "../../session/answered.ts"
import { api, apiAsVisitor } from "../../session/api.ts"
import { CallFailure } from "../../session/failure-kind.ts"
import { told, type Told } from "../../session/one-time-codes.ts"

export type { OrderDetails, PastOrder }
export type OrderPage = CallOutput<"GET /order-service/ve3/orders">

export const filters = ["all", "favourite", "failed"] as const
export type Filter = (typeof filters)[number]

export interface AskedPage {
  pageNo: number
  filter: Filter
  /** Where the page before ended. */
  after: string | undefined
}

/** ORD-5. */
export function pastOrders(query: AskedPage, signal: AbortSignal): Promise<OrderPage> {
  return answered(api("GET /order-service/ve3/orders", { query, signal }))
}

/** ORD-6. */
export async function readDetails(orderId: string, signal?: AbortSignal): Promise<Told<OrderDetails>> {
  const params = { orderId }
  const reply = await told(apiAsVisitor("GET /order-service/ve3/orders/{orderId}", { params, signal }))
  return reply.ok ? { ok: true, answer: reply.answer.orderDetails } : reply
}

/** ORD-7: its id as a favourite; null where it is none any more. Said twice it is the same. */
export async function setFavourite(orderId: string, userId: string, isOne: boolean): Promise<Told<string | null>> {
  const params = { orderId }
  if (!isOne) {
    const reply = await told(api("DELETE /order-service/ve1/favourites/easy/{orderId}", { params }))
    return reply.ok ? { ok: true, answer: null } : reply
  }
  const reply = await told(api("POST /order-service/ve1/favourites/easy/{orderId}", { params, body: { userId } }))
  return reply.ok ? { ok: true, answer: reply.answer.data.favOrderId } : reply
}

export type InvoiceAnswer =
  | { kind: "file"; bytes: Uint8Array<ArrayBuffer> }
  /** There is none, and why. */
  | { kind: "refused"; message: string }
  | { kind: "trouble" }

/** ORD-6. */
export async function readInvoice(orderId: string): Promise<InvoiceAnswer> {
  try {
    const asked = { params: { orderId }, query: { type: "pdf" } } as const
    const reply = await apiAsVisitor("GET /order-service/ve3/orders/{orderId}/invoice", asked)
    // A proxy can say 200 as well, and send a page.
    if (reply.ok) return reply.body instanceof Uint8Array ? { kind: "file", bytes: reply.body } : { kind: "trouble" }
    const message = reply.status === 400 ? reply.body?.errors?.[0]?.displayMsg : undefined
    return message ? { kind: "refused", message } : { kind: "trouble" }
  } catch (error) {
    if (error instanceof CallFailure) return { kind: "trouble" }
    throw error
  }
}
