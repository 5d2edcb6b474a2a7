import { asBuyer, payInCash } from "../../../testing/as-buyer.ts"
import type { TestBrowser } from "../../../testing/as-guest.ts"
import { margherita } from "../../../testing/as-shopper.ts"
import { asStaff } from "../../../testing/as-staff.ts"
import { atStore } from "../../../testing/at-store.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"

/** Places an order that is handed over and earns 100 points. Returns its number. */
export async function deliverOrder(app: TestApp, partners: Partners, browser: TestBrowser): Promise<string> {
  const buyer = await asBuyer(app, [margherita(1)], browser)
  const { transactionId, orderId } = await buyer.mustOrder()
  await payInCash(buyer, partners, transactionId)
  await atStore(await asStaff(app), "6585R").advanceTo(transactionId, "HANDED OVER")
  return orderId
}
