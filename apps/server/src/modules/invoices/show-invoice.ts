import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { Clock } from "../../platform/clock.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { type Orders, ownOrderByNumber, type StoredOrder } from "../orders/public.ts"
import type { Press } from "./drawing/create-press.ts"
import { findInvoice, type StoredInvoice } from "./invoices.store.ts"
import { type InvoiceDesk, issueInvoice } from "./issue-invoice.ts"
import { describeInvoice } from "./paper/describe-invoice.ts"

export interface InvoiceShop extends InvoiceDesk {
  db: Platform["db"]
  clock: Clock
  orders: Orders
  press: Press
}

/** ORD-6: the customer's own, made anew each time from what was frozen. */
export async function showInvoice(
  shop: InvoiceShop,
  asker: { session: Session; country: CountryCode },
  number: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { db, orders, press } = shop
  const order = await ownOrderByNumber(db, asker, number)
  if (!isHandedOver(order.status)) throw new AppError(isLost(order.status) ? "INVOICE_NONE" : "INVOICE_NOT_YET")
  const [invoice, transaction] = await Promise.all([findInvoice(db, order.id), orders.describe(db, order)])
  const paper = describeInvoice(order, invoice ?? (await catchUp(shop, order)), transaction)
  return press.print(paper, asker.session.userId)
}

/** Handed over when its store had no registration: made out today. */
async function catchUp(shop: InvoiceShop, { id }: StoredOrder): Promise<StoredInvoice> {
  const { db, clock, orders } = shop
  const invoice = await inTransaction(db, async (tx) => {
    const order = await orders.hold(tx, id)
    await issueInvoice(shop, tx, order, clock.now())
    return findInvoice(tx, id)
  })
  if (!invoice) throw new AppError("INVOICE_NOT_YET")
  return invoice
}

function isHandedOver(status: OrderStatus): boolean {
  return status === "DELIVERED" || status === "PICKED UP"
}

function isLost(status: OrderStatus): boolean {
  return status === "CANCELLED" || status === "FAILED"
}
