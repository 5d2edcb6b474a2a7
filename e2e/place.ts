import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { BrowserContext, Page } from "@playwright/test"
import { expect, pageUrl, waitForHydration } from "./test-base.ts"

export async function openPlaceSheet(page: Page, country: CountryCode = "IN"): Promise<void> {
  await page.goto(pageUrl(country))
  await waitForHydration(page)
  await page.getByRole("button", { name: /Change location or order type/ }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
}

export async function grantGeolocation(
  context: BrowserContext,
  point: { latitude: number; longitude: number },
): Promise<void> {
  await context.grantPermissions(["geolocation"])
  await context.setGeolocation(point)
}

/** The header's button for place and delivery type. */
export const headerButton = (page: Page, name: RegExp) => page.getByRole("banner").getByRole("button", { name })
/** Reads a stored value and decrypts it if it is stored encrypted (SES-7). */
export const readStored = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(async (key) => {
    const isDraft = key.endsWith("Draft")
    const storage = isDraft ? sessionStorage : localStorage
    const value = JSON.parse(storage.getItem(`hearth:${key}`) ?? "null") as unknown
    const isEncrypted = isDraft || ["place", "locations", "searches", "menuSearches", "vehicle"].includes(key)
    if (!isEncrypted || typeof value !== "string") return value
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, which has no access to outer functions
    const awaitRequest = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => request.addEventListener("success", () => resolve(request.result)))
    const database = await awaitRequest(indexedDB.open("hearth"))
    const secret = await awaitRequest(
      database.transaction("keys").objectStore("keys").get("storage") as IDBRequest<CryptoKey>,
    )
    database.close()
    const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0))
    const decrypted = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytes.subarray(0, 12) },
      secret,
      bytes.subarray(12),
    )
    return JSON.parse(new TextDecoder().decode(decrypted)) as unknown
  }, name)
