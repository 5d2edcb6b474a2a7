import { z } from "zod"
import { defineCall } from "../../define-call.ts"
import { bytes } from "../../fields.ts"
import { orderId } from "../orders.shapes.ts"

export const invoicesCalls = [
  defineCall({
    route: "GET /order-service/ve3/orders/{orderId}/invoice",
    summary: "Returns the tax invoice of an order that was handed over, as a PDF file",
    group: "Past orders",
    access: "guest",
    feature: "order_details",
    params: z.object({ orderId }),
    query: z.object({ type: z.enum(["pdf"]).default("pdf") }),
    response: bytes("application/pdf"),
    contentType: "application/pdf",
    errors: ["NOT_FOUND", "INVOICE_NOT_YET", "INVOICE_NONE", "TOO_MANY_REQUESTS"],
  }),
] as const
