import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { readStored } from "./place.ts"
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

test.describe("changes in the meantime", () => {
  test("[CAT-7d] [CAR-2a] a price increase is shown until the customer confirms it", async ({ page }) => {
    await addFromSheet(page, "in-cola")
    await openCart(page)
    await fetchServerCart(page)
    await page.route(CART_CALLS, async (route) => {
      const response = await forwardRoute(route)
      const body = (await response.json()) as { data: Cart }
      const [cola] = body.data.bill.validItems
      if (cola) cola.product.price += 10_00
      await route.fulfill({ response, json: body })
    })
    // CAR-2: the total of this bill differs from the sum of its lines. The page shows the server's total and reports
    // the difference.
    const reported = page.waitForRequest((request) => request.postData()?.includes("a bill differs") ?? false)
    await page.reload()
    await waitForHydration(page)
    const { data } = (await reported).postDataJSON() as { data: { properties: Record<string, string> } }
    expect(data.properties.ours).not.toBe(data.properties.theirs)
    for (const bill of [data.properties.ours, data.properties.theirs]) expect(bill).toMatch(/"payable":\d+/)
    const changeNotice = page.getByRole("region", { name: "Your cart has changed" })
    await expect(changeNotice).toContainText(/Chilled Cola is now ₹\d+\. It was ₹\d+\./)
    await page.reload()
    await waitForHydration(page)
    await changeNotice.getByRole("button", { name: "OK" }).click()
    await expect(changeNotice).toHaveCount(0)
    const nextCartResponse = page.waitForResponse(
      (response) => isCartCall(response) && response.request().method() === "GET",
    )
    await page.reload()
    await waitForHydration(page)
    await nextCartResponse
    await expect(payable(page)).toBeVisible()
    await expect(changeNotice).toHaveCount(0)
    await page.unrouteAll({ behavior: "wait" })
  })

  test("[CAT-7c] [LOC-10b] [LOC-10c] choosing another store moves the cart there and shows the new bill", async ({
    page,
  }) => {
    await addFromSheet(page, "in-cola")
    await openCart(page)
    const moved = page.waitForResponse((response) => response.url().endsWith("/options"))
    await page.getByRole("button", { name: "Add delivery address" }).click()
    await page.getByRole("combobox").fill("andheri west")
    await page.getByRole("option", { name: /^Andheri West/ }).click()
    const { storeId, deliveryType, bill } = await readCart(await moved)
    expect([storeId, deliveryType]).not.toEqual(["6585R", "DELIVERY"])
    await expect(page).toHaveURL(/\/cart$/)
    await expect(payable(page)).toHaveText(money(bill.payable))
    await expect.poll(() => readStored(page, "place")).toMatchObject({ store: { id: storeId } })
    await expect(page.getByRole("link", { name: "Go to checkout" })).toHaveAttribute("href", "/payment")
  })

  test("[CAT-7a] [CAT-7b] a line that is sold out says why and blocks the order until it is removed", async ({
    page,
  }) => {
    await addFromSheet(page, "in-cola")
    await addFromSheet(page, "in-garlic-bread")
    const message = "Chilled Cola is sold out at this store."
    await page.route(CART_CALLS, async (route) => {
      if (route.request().method() !== "GET") return route.continue()
      const response = await forwardRoute(route)
      const body = (await response.json()) as { data: Cart }
      const { bill } = body.data
      const cola = bill.validItems.find(({ productId }) => productId === "in-cola")
      if (cola) {
        bill.validItems = bill.validItems.filter((each) => each !== cola)
        bill.invalidItems = [
          { id: cola.id, productId: "in-cola", quantity: 1, code: "SOLD_OUT", what: "in-cola", message },
        ]
        bill.orderable = false
      }
      return route.fulfill({ response, json: body })
    })
    await openCart(page)
    await expect(page.getByRole("region", { name: "Your cart has changed" })).toContainText(message)
    await expect(cartLine(page, "Chilled Cola")).toContainText(message)
    await expect(page.getByText("1 item is unavailable. Change or remove it to order.")).toBeVisible()
    await page.unrouteAll({ behavior: "wait" })
    await cartLine(page, "Chilled Cola").getByRole("button", { name: "Remove Chilled Cola" }).click()
    await expect(cartLine(page, "Chilled Cola")).toHaveCount(0)
    await expect(page.getByText("1 item is unavailable. Change or remove it to order.")).toHaveCount(0)
  })
})

test.describe("promo codes", () => {
  test.use({ expectedErrors: [/status of 4(04|22)/] })

  test("[CAR-1c] [OFR-4a] [OFR-4b] [OFR-4d] [OFR-7g] an unknown or unsuitable code is refused with the reason; a suitable one gets the server's discount", async ({
    page,
  }) => {
    await addFromSheet(page, "in-cola")
    await openCart(page)
    const code = page.getByRole("textbox", { name: "Offer code" })
    const apply = page.getByRole("button", { name: "Apply", exact: true })
    await apply.click()
    await expect(page.getByText("This field cannot be left empty")).toBeVisible()
    await code.fill("no such code")
    await apply.click()
    await expect(page.getByText("This code isn’t valid. Check it and try again.")).toBeVisible()
    await code.fill("save50")
    const refused = page.waitForResponse((response) => response.url().includes("/promo/save50"))
    await code.press("Enter")
    const { errors } = (await (await refused).json()) as { errors: { code: string; displayMsg: string }[] }
    expect(errors[0]?.code).toBe("PROMO_REFUSED")
    await expect(page.getByRole("alert")).toHaveText(errors[0]?.displayMsg ?? "")
    await page.goto(pageUrl("IN", "/menu?product=in-margherita"))
    await waitForHydration(page)
    await page.getByRole("dialog").locator("label").filter({ hasText: "Large" }).click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Add to cart/ })
      .click()
    await openCart(page)
    await code.fill(" save50 ")
    // A client that gets 401 renews its session and calls again.
    const applied = page.waitForResponse((response) => response.url().includes("/promo/") && response.ok())
    await apply.click()
    const { bill, promos } = await readCart(await applied)
    expect(promos).toEqual(["SAVE50"])
    await expect(page.getByText("SAVE50 applied", { exact: true })).toBeVisible()
    await expect(page.getByText("You save ₹50 with this coupon")).toBeVisible()
    await expect(payable(page)).toHaveText(money(bill.payable))
    await expect.poll(() => readStored(page, "couponCode")).toBe("SAVE50")
    // CAR-2: with a code applied, a tap updates the bill before the server responds, and the server returns the same
    // bill.
    const pending = Promise.withResolvers<void>()
    await page.route(CART_CALLS, async (route) => {
      await pending.promise
      await route.continue()
    })
    const saved = page.waitForResponse((response) => isCartCall(response) && response.request().method() === "PUT")
    await addOneButton(page, "Chilled Cola").click()
    await expect(payable(page)).not.toHaveText(money(bill.payable))
    const shownTotal = await payable(page).textContent()
    await expect(page.getByTestId("to-pay")).toHaveText(shownTotal ?? "")
    pending.resolve()
    expect(money((await readCart(await saved)).bill.payable)).toBe(shownTotal)
    await page.unrouteAll({ behavior: "wait" })
    await page.getByRole("button", { name: "Remove SAVE50" }).click()
    await expect(page.getByRole("button", { name: "Remove SAVE50" })).toHaveCount(0)
    expect((await fetchServerCart(page)).promos).toEqual([])
  })
})

test.describe("when the drawing of a pizza can't be loaded", () => {
  test.use({ expectedErrors: [/Failed to (load|fetch)|net::/] })

  test("[SHL-7a] the pizza's line keeps the menu's picture", async ({ page }) => {
    let tries = 0
    await page.route("**/assets/drawn-pizza-*.js", (route) => {
      tries++
      return route.abort()
    })
    await page.goto(pageUrl("IN", "/customise?product=in-margherita&size=medium&add=onion:2"))
    await waitForHydration(page)
    await page.getByRole("button", { name: "Add to cart" }).click()
    await expect(page).toHaveURL(/\/menu/)
    await openCart(page)
    const picture = cartLine(page, "Margherita").locator("picture img")
    // The last retry has failed, so nothing replaces the picture any more.
    await expect.poll(() => tries).toBe(6)
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})
