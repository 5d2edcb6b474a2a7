import { countries, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { stagesOf } from "@hearth/domain/orders/order-stage.ts"
import { type APIRequestContext, request } from "@playwright/test"
import { readFile } from "node:fs/promises"
import { fillCartAndCheckout, payWith, payWithCard, expectConfirmation } from "./checkout.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/** Hands the order over through the API calls of the store's console. */
async function handOver(country: CountryCode, orderId: string): Promise<void> {
  const { host, origin } = new URL(pageUrl(country))
  const context = await request.newContext({
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    extraHTTPHeaders: { host, origin, "sec-fetch-site": "same-origin" },
  })
  try {
    const [login = "", password = ""] = (process.env.E2E_FIRST_MANAGER ?? "").split(":")
    await send(context, "POST", "/sign-in", { login, password })
    const store = `/stores/${countries[country].defaultStore.id}`
    const board = () => send<{ board: { tickets: Ticket[] } }>(context, "GET", `${store}/orders`)
    const find = async () => (await board()).board.tickets.find((ticket) => ticket.orderId === orderId)
    await expect.poll(async () => (await find())?.stage).toBe("PLACED")
    let ticket = await find()
    const { rider } = await send<{ rider: { riderId: string } }>(context, "POST", `${store}/riders`, {
      name: "Ravi",
      phone: "9876543210",
    })
    for (const to of stagesOf("DELIVERY").slice(1)) {
      if (!ticket) throw new Error("the board has no ticket of this order")
      const path = `${store}/orders/${ticket.transactionId}`
      if (to === "ON THE WAY") {
        const body = { riderId: rider.riderId, version: ticket.version }
        ;({ ticket } = await send<{ ticket: Ticket }>(context, "PUT", `${path}/rider`, body))
      }
      ;({ ticket } = await send<{ ticket: Ticket }>(context, "POST", `${path}/advance`, {
        to,
        version: ticket.version,
      }))
    }
  } finally {
    await context.dispose()
  }
}

interface Ticket {
  orderId: string
  transactionId: string
  stage: string
  version: number
}

async function send<Data>(context: APIRequestContext, method: string, path: string, data?: object): Promise<Data> {
  const response = await context.fetch(`/api/store-ops/ve1${path}`, { method, ...(data && { data }) })
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
  return ((await response.json()) as { data: Data }).data
}

for (const country of ["IN", "LK", "BD"] as const) {
  test(`[ORD-6b] [ORD-6d] in ${country} the invoice of an order that was handed over can be downloaded`, async ({
    page,
  }) => {
    await fillCartAndCheckout(page, country)
    await payWith(page, /^Credit/)
    await payWithCard(page)
    const orderId = await expectConfirmation(page)
    await handOver(country, orderId)
    await page.goto(pageUrl(country, `/postorder-ui/orderdetails?orderId=${orderId}`))
    await waitForHydration(page)
    await expect(page.getByTestId("order-status")).toHaveText("Delivered")
    const downloading = page.waitForEvent("download")
    await page.getByRole("button", { name: "Download invoice" }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`hearth-invoice-${orderId}.pdf`)
    const file = await readFile(await download.path(), "latin1")
    expect([file.slice(0, 5), file.trimEnd().slice(-5)]).toEqual(["%PDF-", "%%EOF"])
    expect(file).toContain("/Title")
    await expect(page.getByText("Invoice Downloaded", { exact: true })).toBeVisible()
  })
}
