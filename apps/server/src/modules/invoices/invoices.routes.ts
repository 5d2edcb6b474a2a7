import type { Platform } from "../../platform/platform.ts"
import type { Kitchen } from "../kitchen/public.ts"
import { createPdfRenderer } from "./drawing/create-pdf-renderer.ts"
import { issueInvoice } from "./issue-invoice.ts"
import { type InvoiceDeps, renderInvoice } from "./render-invoice.ts"

interface InvoicesRoutesDeps extends Pick<InvoiceDeps, "orders" | "findStore" | "menuOf"> {
  kitchen: Pick<Kitchen, "onHandedOver">
}

export function invoicesRoutes(
  { route, http, db, clock, log }: Platform,
  { kitchen, ...otherDeps }: InvoicesRoutesDeps,
): void {
  const pdfRenderer = createPdfRenderer()
  http.addHook("onClose", () => pdfRenderer.stop())
  const deps: InvoiceDeps = { db, clock, log, pdfRenderer, ...otherDeps }
  kitchen.onHandedOver((tx, order, at) => issueInvoice(deps, tx, order, at))

  route("GET /order-service/ve3/orders/{orderId}/invoice", async (call) => {
    const file = await renderInvoice(deps, call, call.params.orderId)
    call.reply
      .header("content-disposition", `attachment; filename="hearth-invoice-${call.params.orderId}.pdf"`)
      .header("cache-control", "private, no-store")
    return file
  })
}
