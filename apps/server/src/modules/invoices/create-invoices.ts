import type { Platform } from "../../platform/platform.ts"
import type { HandOverListener } from "../kitchen/public.ts"
import { createPdfRenderer } from "./drawing/create-pdf-renderer.ts"
import { invoicesRoutes } from "./invoices.routes.ts"
import { issueInvoice } from "./issue-invoice.ts"
import type { InvoiceDeps } from "./render-invoice.ts"

/** Connects the routes and returns the function that issues an invoice when an order is handed over. */
export function createInvoices(
  platform: Pick<Platform, "route" | "http" | "db" | "clock" | "log">,
  otherDeps: Pick<InvoiceDeps, "orders" | "findStore" | "menuOf">,
): HandOverListener {
  const { http, db, clock, log } = platform
  const pdfRenderer = createPdfRenderer()
  http.addHook("onClose", () => pdfRenderer.stop())
  const deps: InvoiceDeps = { db, clock, log, pdfRenderer, ...otherDeps }
  invoicesRoutes(platform, deps)
  return (tx, order, handedOverAt) => issueInvoice(deps, tx, order, handedOverAt)
}
