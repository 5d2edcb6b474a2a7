import type { Platform } from "../../platform/platform.ts"
import { type InvoiceDeps, renderInvoice } from "./render-invoice.ts"

export function invoicesRoutes({ route }: Pick<Platform, "route">, deps: InvoiceDeps): void {
  route("GET /order-service/ve3/orders/{orderId}/invoice", async (call) => {
    const file = await renderInvoice(deps, call, call.params.orderId)
    call.reply
      .header("content-disposition", `attachment; filename="hearth-invoice-${call.params.orderId}.pdf"`)
      .header("cache-control", "private, no-store")
    return file
  })
}
