import type { PastOrder } from "@hearth/contract/calls/history.shapes.ts"
import type { CallOutput } from "@hearth/contract/client.ts"
import { api, apiAsVisitor } from "../../client/api/api.ts"
import { CallFailure } from "@hearth/browser/call-failure.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../client/api/to-result.ts"

export type { PastOrder }
export type OrderPage = CallOutput<"GET /order-service/ve3/orders">

export const orderFilters = ["all", "favourite", "failed"] as const
export type OrderFilter = (typeof orderFilters)[number]

export interface PageRequest {
  pageNo: number
  filter: OrderFilter
  /** The cursor at which the previous page ended. */
  after: string | undefined
}

/** ORD-5: one page of the customer's orders. */
export function fetchPastOrders(query: PageRequest, signal: AbortSignal): Promise<Result<OrderPage>> {
  return toResult(api("GET /order-service/ve3/orders", { query, signal }), (page) => page)
}

/** ORD-7: returns the favourite's id, or null after removal. Repeating the call changes nothing. */
export function setFavourite(orderId: string, userId: string, isFavourite: boolean): Promise<Result<string | null>> {
  const params = { orderId }
  return isFavourite
    ? toResult(
        api("POST /order-service/ve1/favourites/easy/{orderId}", { params, body: { userId } }),
        ({ data }) => data.favOrderId,
      )
    : toResult(api("DELETE /order-service/ve1/favourites/easy/{orderId}", { params }), () => null)
}

export type InvoiceResult =
  | { kind: "file"; bytes: Uint8Array<ArrayBuffer> }
  /** There is no invoice, with the reason. */
  | { kind: "refused"; message: string }
  | { kind: "failed" }

/** ORD-6: the invoice as a PDF, or the reason why there is none. */
export async function fetchInvoice(orderId: string): Promise<InvoiceResult> {
  try {
    const request = { params: { orderId }, query: { type: "pdf" } } as const
    const reply = await apiAsVisitor("GET /order-service/ve3/orders/{orderId}/invoice", request)
    // A proxy may respond with status 200 and an HTML page.
    if (reply.ok) return reply.body instanceof Uint8Array ? { kind: "file", bytes: reply.body } : { kind: "failed" }
    const message = reply.status === 400 ? reply.body?.errors?.[0]?.displayMsg : undefined
    return message ? { kind: "refused", message } : { kind: "failed" }
  } catch (error) {
    if (error instanceof CallFailure) return { kind: "failed" }
    throw error
  }
}
