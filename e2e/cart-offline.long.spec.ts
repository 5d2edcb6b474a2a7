import type { BrowserContext, Page } from "@playwright/test"
import {
  addFromSheet,
  CART_CALLS,
  readCart,
  fetchServerCart,
  isCartCall,
  cartLine,
  money,
  addOneButton,
  openCart,
  forwardRoute,
  payable,
} from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

async function openCartInNewTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await openCart(tab)
  return tab
}

test("[CAR-7b] [CAR-7e] two tabs never lose each other's changes", async ({ page, context }) => {
  await addFromSheet(page, "in-cola")
  await openCart(page)
  const other = await openCartInNewTab(context)
  for (let turn = 0; turn < 6; turn++) {
    await Promise.all([addOneButton(page, "Chilled Cola").click(), addOneButton(other, "Chilled Cola").click()])
  }
  for (const tab of [page, other]) {
    await expect(tab.getByRole("group", { name: "Chilled Cola" }).getByRole("status")).toHaveText("13")
  }
  await expect.poll(async () => (await fetchServerCart(page)).lines).toMatchObject([{ quantity: 13 }])
  await page.getByRole("button", { name: "Remove one Chilled Cola" }).first().click()
  for (const tab of [page, other])
    await expect(tab.getByRole("group", { name: "Chilled Cola" }).getByRole("status")).toHaveText("12")
  await expect(payable(other)).toHaveText((await payable(page).textContent()) ?? "")
})

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/] })

  test("[CAR-7d] taps update the bill offline and are sent when the connection is back", async ({ page, context }) => {
    await addFromSheet(page, "in-cola")
    await openCart(page)
    await fetchServerCart(page)
    await context.setOffline(true)
    await addOneButton(page, "Chilled Cola").click()
    await addOneButton(page, "Chilled Cola").click()
    await page.getByRole("button", { name: /^Add Pull-Apart/ }).click()
    await expect(page.getByRole("status").filter({ hasText: "4 items · Saving…" })).toBeVisible()
    const offline = await payable(page).textContent()
    await context.setOffline(false)
    await expect(page.getByRole("status").filter({ hasText: /^4 items$/ })).toBeVisible()
    const cart = await fetchServerCart(page)
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(offline).toBe(money(cart.bill.payable))
  })

  test("[CAR-7a] [CAR-7d] an unconfirmed change survives a reload and is applied once, even if it is sent twice", async ({
    page,
  }) => {
    await addFromSheet(page, "in-cola")
    await openCart(page)
    await fetchServerCart(page)
    const keys: (string | null)[] = []
    await page.route(CART_CALLS, async (route) => {
      if (route.request().method() !== "PUT") return route.continue()
      const key = await route.request().headerValue("idempotency-key")
      // The request arrives, but its response is lost.
      await forwardRoute(route)
      await route.abort()
      keys.push(key)
    })
    await addOneButton(page, "Chilled Cola").click()
    await expect.poll(() => keys.length).toBe(1)
    await page.unrouteAll({ behavior: "wait" })
    const resent = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/items"))
    await page.reload()
    await waitForHydration(page)
    expect(await (await resent).headerValue("idempotency-key")).toBe(keys[0])
    await expect(page.getByRole("group", { name: "Chilled Cola" }).getByRole("status")).toHaveText("2")
    await expect(page.getByRole("status").filter({ hasText: /^2 items$/ })).toBeVisible()
    expect((await fetchServerCart(page)).lines).toMatchObject([{ quantity: 2 }])
  })

  test("[CAR-7d] a cart that can't be loaded shows an error and loads on the next try", async ({ page }) => {
    await addFromSheet(page, "in-cola")
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("hearth:cart")) localStorage.removeItem(key)
    })
    await page.route(CART_CALLS, (route) => route.abort())
    await page.goto(pageUrl("IN", "/cart"))
    await waitForHydration(page)
    await expect(page.getByRole("heading", { name: "Couldn’t load your cart" })).toBeVisible()
    await page.unrouteAll({ behavior: "wait" })
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(cartLine(page, "Chilled Cola")).toBeVisible()
  })
})

test("[CAR-7a] the cart survives a reload and the loss of the guest session", async ({ page, context }) => {
  await addFromSheet(page, "in-cola")
  await openCart(page)
  await page.reload()
  await waitForHydration(page)
  await expect(cartLine(page, "Chilled Cola")).toBeVisible()
  await context.clearCookies()
  await page.evaluate(() => localStorage.removeItem("hearth:user"))
  const saved = page.waitForResponse((response) => isCartCall(response) && response.request().method() === "POST")
  await page.reload()
  expect((await readCart(await saved)).lines).toMatchObject([{ productId: "in-cola", quantity: 1 }])
  await expect(cartLine(page, "Chilled Cola")).toBeVisible()
})
