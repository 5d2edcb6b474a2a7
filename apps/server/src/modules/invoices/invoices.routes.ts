import type { Platform } from "../../platform/platform.ts"
import type { HandOverListener } from "../kitchen/public.ts"
import { createPdfRenderer } from "./drawing/create-pdf-renderer.ts"
import { issueInvoice } from "./issue-invoice.ts"
import { type InvoiceDeps, renderInvoice } from "./render-invoice.ts"

type InvoicesRoutesDeps = Pick<InvoiceDeps, "orders" | "findStore" | "menuOf">

/** Registers the routes and returns the function that issues an invoice when an order is handed over. */
export function invoicesRoutes(platform: Platform, otherDeps: InvoicesRoutesDeps): HandOverListener {
  const { route, http, db, clock, log } = platform
  const pdfRenderer = createPdfRenderer()
  http.addHook("onClose", () => pdfRenderer.stop())
  const deps: InvoiceDeps = { db, clock, log, pdfRenderer, ...otherDeps }

  route("GET /order-service/ve3/orders/{orderId}/invoice", async (call) => {
    const file = await renderInvoice(deps, call, call.params.orderId)
    call.reply
      .header("content-disposition", `attachment; filename="hearth-invoice-${call.params.orderId}.pdf"`)
      .header("cache-control", "private, no-store")
    return file
  })
  return (tx, order, handedOverAt) => issueInvoice(deps, tx, order, handedOverAt)
}
