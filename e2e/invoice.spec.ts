import type { OrderDetails } from "@hearth/contract/calls/history.shapes.ts"
import type { Page } from "@playwright/test"
import { readFile } from "node:fs/promises"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { placeOrderSignedIn } from "./signed-in-checkout.ts"
import { forwardRoute } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const INVOICE_CALL = "**/api/order-service/ve3/orders/*/invoice?type=pdf"
const invoiceButton = (page: Page) => page.getByRole("button", { name: "Download invoice" })

/** Opens the details of a placed order; with `status`, as if the order had that status. */
async function openDetails(page: Page, status?: OrderDetails["orderStatus"]): Promise<string> {
  const { orderId } = await placeOrderSignedIn(page)
  if (status) {
    await page.route(`**/api/order-service/ve3/orders/${orderId}`, async (route) => {
      const response = await forwardRoute(route)
      const body = (await response.json()) as { orderDetails: OrderDetails }
      const orderDetails = { ...body.orderDetails, orderStatus: status, isLive: false, cancellableUntil: null }
      await route.fulfill({ response, json: { ...body, orderDetails } })
    })
  }
  await page.goto(pageUrl("IN", `/postorder-ui/orderdetails?orderId=${orderId}`))
  await waitForHydration(page)
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderId}` })).toBeVisible()
  return orderId
}

test("an order that is not handed over yet offers no invoice", { tag: "@long" }, async ({ page }) => {
  await openDetails(page)
  await expect(page.getByRole("button", { name: "Order again" })).toBeVisible()
  await expect(invoiceButton(page)).toHaveCount(0)
})

test.describe("with failing responses", () => {
  // 409: the page takes the order for delivered and asks for its feedback, which the server refuses until it is.
  test.use({ expectedErrors: [/status of (400|404|409|500)|ERR_FAILED/] })

  test(
    "[ORD-6c] [ORD-6d] [ORD-6e] the invoice is downloaded; a refusal shows its reason, and any other failure shows the Oops popup",
    { tag: "@long" },
    async ({ page }) => {
      const orderId = await openDetails(page, "DELIVERED")

      // The kitchen has not handed the order over: the server returns the reason, and the page shows it.
      await invoiceButton(page).click()
      await expect(page.getByText("Your invoice will be available once you have your order.")).toBeVisible()

      // Slow response: the button is busy, and after a while a message says so.
      const pending = Promise.withResolvers<void>()
      await page.route(INVOICE_CALL, async (route) => {
        await pending.promise
        await route.fulfill({ contentType: "application/pdf", body: Buffer.from("%PDF-1.7 hearth %%EOF") })
      })
      await invoiceButton(page).click()
      await expect(invoiceButton(page)).toHaveAttribute("aria-busy", "true")
      await expect(page.getByText("Your connection is slow. Still downloading…")).toBeVisible()
      expect(await findAccessibilityViolations(page, "an invoice that is downloading")).toEqual([])
      const downloading = page.waitForEvent("download")
      pending.resolve()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(`hearth-invoice-${orderId}.pdf`)
      expect(await readFile(await download.path(), "latin1")).toBe("%PDF-1.7 hearth %%EOF")
      await expect(page.getByText("Invoice Downloaded", { exact: true })).toBeVisible()
      await expect(invoiceButton(page)).not.toHaveAttribute("aria-busy")
      await page.unroute(INVOICE_CALL)

      const failures = [
        {
          status: 500,
          json: { status: "failed", errors: [{ code: "INTERNAL", displayMsg: "x", header: "x", btnMsg: "x" }] },
        },
        { status: 400, json: {} },
        { status: 200, contentType: "text/html", body: "<p>Sign in to this network</p>" },
      ]
      for (const failure of [...failures, undefined]) {
        await page.route(INVOICE_CALL, (route) => (failure ? route.fulfill(failure) : route.abort()))
        await invoiceButton(page).click()
        const popup = page.getByRole("alertdialog", { name: "Oops" })
        await expect(popup.getByText("Something Went Wrong. Please Try Again.")).toBeVisible()
        await popup.getByRole("button", { name: "OK", exact: true }).click()
        await expect(popup).toBeHidden()
        await page.unroute(INVOICE_CALL)
      }
      expect(await findAccessibilityViolations(page, "an order that was delivered")).toEqual([])
    },
  )
})
