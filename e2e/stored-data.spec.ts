import type { Page } from "@playwright/test"
import { signIn } from "./account.ts"
import { header, openSheet, stored } from "./chosen-place.ts"
import { expect, shop, takenOver, test } from "./shop.ts"

/** Everything a script of the page could read, as one text. */
const storageText = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join("\n"))

test("[SES-7] [SEC-4] place, searches and a typed address are in the storage, none of it in the clear, and are there after a reload", async ({
  page,
}) => {
  await signIn(page)
  await openSheet(page)
  await page.getByRole("combobox").fill("koramangla")
  await page.getByRole("option").first().click()
  await expect(header(page, /Delivery to Koramangala/)).toBeVisible()
  await expect.poll(() => stored(page, "searches")).toMatchObject([{ main: "Koramangala" }])
  await page.goto(
    shop("IN", "/postorder-ui/myAddresses?add=true&latitude=12.93521&longitude=77.62447&label=Koramangala"),
  )
  await takenOver(page)
  await page.getByLabel("House, flat or floor").fill("Villa Bougainvillea 77")
  await page.getByLabel("First name").fill("Parvathavardhini")
  await page.getByLabel("Mobile number").fill("98450 11223")
  const hasDraft = () => page.evaluate(() => sessionStorage.getItem("hearth:addressDraft") !== null)
  await expect.poll(hasDraft).toBe(true)
  expect(await storageText(page)).not.toMatch(/Koramangala|koramangla|77\.62|12\.93|Bougainvillea|Parvatha|98450/)

  await page.reload()
  await takenOver(page)
  await expect(page.getByLabel("House, flat or floor")).toHaveValue("Villa Bougainvillea 77")
  await expect(page.getByLabel("First name")).toHaveValue("Parvathavardhini")
  await expect(header(page, /Delivery to Koramangala/)).toBeVisible()
})
