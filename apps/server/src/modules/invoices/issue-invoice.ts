import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import { registrationOf } from "../../seed/registrations/seed-registrations.ts"
import type { MenuOf } from "../catalog/public.ts"
import { buildTicketLines } from "../kitchen/public.ts"
import type { StoredOrder } from "../orders/public.ts"
import { insertInvoice } from "./invoices.store.ts"
import { seriesAt } from "./invoice-series.ts"
import { toSeller } from "./invoice-seller.ts"

export interface IssueInvoiceDeps {
  log: Platform["log"]
  findStore(country: CountryCode, id: string): StoreInfo | undefined
  menuOf: MenuOf
}

/**
 * ORD-6: issues the invoice with its number at the handover. The caller has locked the order. An order that replaces
 * another has none: nothing is sold with it, and the other order's invoice covers its items.
 */
export async function issueInvoice(
  { log, findStore, menuOf }: IssueInvoiceDeps,
  tx: Tx,
  order: StoredOrder,
  issuedAt: Date,
): Promise<void> {
  const { id: orderId, country, storeId } = order
  if (order.replacesOrderId !== null) return
  const store = findStore(country, storeId)
  const registration = store && registrationOf(country, store.region)
  if (!store || !registration) {
    // Store staff can't fix this, so the handover continues and the invoice is issued once the store has a
    // registration.
    log.error({ orderId, storeId }, "no invoice: the store has no tax registration")
    return
  }
  const seller = toSeller(registration, store)
  const lineDetails = buildTicketLines(order, menuOf(country, storeId)).map(({ notes }) => notes)
  await insertInvoice(tx, { orderId, issuedAt, seller, lineDetails }, seriesAt(registration, issuedAt))
}
