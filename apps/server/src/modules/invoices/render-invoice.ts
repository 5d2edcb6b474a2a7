import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isHandedOver, type OrderStatus } from "@hearth/domain/orders/order-status.ts"
import * as replacementTexts from "@hearth/texts/orders/replacement.ts"
import type { Clock } from "../../platform/clock.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { type Orders, loadOwnOrderByNumber, type StoredOrder } from "../orders/public.ts"
import type { PdfRenderer } from "./drawing/create-pdf-renderer.ts"
import { findInvoice, type StoredInvoice } from "./invoices.store.ts"
import { type IssueInvoiceDeps, issueInvoice } from "./issue-invoice.ts"
import { buildInvoiceContent } from "./content/build-invoice-content.ts"

export interface InvoiceDeps extends IssueInvoiceDeps {
  db: Platform["db"]
  clock: Clock
  orders: Orders
  pdfRenderer: PdfRenderer
}

/** ORD-6: renders the customer's invoice. Each request draws it again from the frozen data. */
export async function renderInvoice(
  deps: InvoiceDeps,
  caller: { session: Session; country: CountryCode },
  number: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { db, orders, pdfRenderer } = deps
  const order = await loadOwnOrderByNumber(db, caller, number)
  if (order.replacesOrderNumber !== null)
    throw new AppError("INVOICE_NONE", { displayMsg: replacementTexts.noInvoice(order.replacesOrderNumber) })
  if (!isHandedOver(order.status))
    throw new AppError(isCancelledOrFailed(order.status) ? "INVOICE_NONE" : "INVOICE_NOT_YET")
  const [invoice, transaction] = await Promise.all([findInvoice(db, order.id), orders.loadTransaction(db, order)])
  const content = buildInvoiceContent(order, invoice ?? (await issueMissingInvoice(deps, order)), transaction)
  return pdfRenderer.render(content, caller.session.userId)
}

/** Issues the invoice of an order whose store had no registration at the handover, with today's date. */
async function issueMissingInvoice(deps: InvoiceDeps, { id }: StoredOrder): Promise<StoredInvoice> {
  const { db, clock, orders } = deps
  const invoice = await inTransaction(db, async (tx) => {
    const order = await orders.lock(tx, id)
    await issueInvoice(deps, tx, order, clock.now())
    return findInvoice(tx, id)
  })
  if (!invoice) throw new AppError("INVOICE_NOT_YET")
  return invoice
}

function isCancelledOrFailed(status: OrderStatus): boolean {
  return status === "CANCELLED" || status === "FAILED"
}
