import { card, openConsole, openTicket, order, storeIn } from "./console.ts"
import { expect, test } from "./noon-shop.ts"
import { shop } from "./shop.ts"

// What rings and waits at a store is everybody's: one journey after the other.
test.describe.configure({ mode: "default" })

test("[SHL-4] Back closes what is open over the board and stays there, and then leads to the screen before", async ({
  page,
  browser,
  noon,
}) => {
  const { orderId } = await order(page, "IN")
  const store = await noon.open(browser)
  await openConsole(store, noon, "IN", "riders")
  await store.getByRole("link", { name: "Orders" }).click()
  const sheet = await openTicket(store, orderId)
  await expect(sheet).toBeVisible()
  await store.goBack()
  await expect(store.locator("dialog[open]")).toHaveCount(0)
  await expect(card(store, orderId)).toBeVisible()
  await expect(store).toHaveURL(shop("IN", `/console/${storeIn("IN")}/board`))
  await store.goBack()
  await expect(store.getByRole("heading", { name: "Riders", exact: true })).toBeVisible()
  await store.context().close()
})
