import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { BrowserContext, Page } from "@playwright/test"
import { expect, shop, takenOver } from "./shop.ts"

export async function openSheet(page: Page, country: CountryCode = "IN"): Promise<void> {
  await page.goto(shop(country))
  await takenOver(page)
  await page.getByRole("button", { name: /Change where and how/ }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
}

export async function standAt(context: BrowserContext, point: { latitude: number; longitude: number }): Promise<void> {
  await context.grantPermissions(["geolocation"])
  await context.setGeolocation(point)
}

/** Where and how, in the header. */
export const header = (page: Page, words: RegExp) => page.getByRole("banner").getByRole("button", { name: words })
/** What the browser keeps. */
export const stored = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(`hearth:${key}`) ?? "null") as unknown, name)
