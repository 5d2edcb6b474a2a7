import type { Platform } from "../../platform/platform.ts"
import type { Kitchen } from "../kitchen/public.ts"
import { createPress } from "./drawing/create-press.ts"
import { issueInvoice } from "./issue-invoice.ts"
import { type InvoiceShop, showInvoice } from "./show-invoice.ts"

interface Needs extends Pick<InvoiceShop, "orders" | "findStore" | "menuOf"> {
  kitchen: Pick<Kitchen, "onHandedOver">
}

export function invoicesRoutes({ route, http, db, clock, log }: Platform, { kitchen, ...needs }: Needs): void {
  const press = createPress()
  http.addHook("onClose", () => press.stop())
  const shop: InvoiceShop = { db, clock, log, press, ...needs }
  kitchen.onHandedOver((tx, order, at) => issueInvoice(shop, tx, order, at))

  route("GET /order-service/ve3/orders/{orderId}/invoice", async (call) => {
    const file = await showInvoice(shop, call, call.params.orderId)
    call.reply
      .header("content-disposition", `attachment; filename="hearth-invoice-${call.params.orderId}.pdf"`)
      .header("cache-control", "private, no-store")
    return file
  })
}
