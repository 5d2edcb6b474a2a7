import { expect, test } from "vitest"
import type { Preserialized } from "../../platform/http/preserialize.ts"
import { indiaMenu } from "../../seed/menus/india.ts"
import { settableClock } from "../../testing/settable-clock.ts"
import type { CatalogMenu } from "./catalog-menu.ts"
import { createMenuCache } from "./create-menu-cache.ts"
import { deriveMenu } from "./derive-menu.ts"

const noPicture = (_id: string, alt: string) => ({ base: "/pictures/none", widths: [], alt, colour: "#FFFFFF" })
const india = deriveMenu(indiaMenu)

function menuCacheOf(menu: Partial<CatalogMenu>, clock = settableClock()) {
  return createMenuCache([{ ...india, ...menu }], { pictureOf: noPicture, disabledFeatures: [], clock })
}

const menuId = (menu: Partial<CatalogMenu>) => menuCacheOf(menu).responsesFor("IN", "A", []).menuId

test("[CAT-1a] 2300 stores with five different menus share five responses", async () => {
  const stores = Array.from({ length: 2300 }, (_, index) => `S${index}`)
  // Two of the differences have the same effect.
  const group = (remainder: number) => stores.filter((_, index) => index % 6 === remainder)
  const menuCache = menuCacheOf({
    stores,
    differences: [
      { id: "veg", stores: group(1), vegetarian: true },
      { id: "mall", stores: group(2), pricePerMille: 1100 },
      { id: "no-cola", stores: group(3), without: ["in-cola"] },
      { id: "no-cola-either", stores: group(4), without: ["in-cola"] },
      { id: "veg-mall", stores: group(5), vegetarian: true, pricePerMille: 1100 },
    ],
  })
  const responses = new Set<Preserialized>()
  for (const storeId of stores) responses.add(await menuCache.responsesFor("IN", storeId, []).respond("menu"))
  expect(responses.size).toBe(5)
  const again = await Promise.all(stores.map((storeId) => menuCache.responsesFor("IN", storeId, []).respond("menu")))
  expect(again.filter((each) => !responses.has(each))).toEqual([])
})

test("the menu changes at the store's local midnight, and unchanged responses are not built again", async () => {
  const clock = settableClock("2026-11-14T18:29:59Z")
  const festival = { id: "veg", stores: ["A"], from: "2026-11-15", until: "2026-11-15", vegetarian: true as const }
  const menuCache = menuCacheOf({ stores: ["A", "B"], differences: [festival] }, clock)
  const hasMeat = (storeId: string) =>
    menuCache.responsesFor("IN", storeId, []).products.some(({ foodType }) => foodType === "NON_VEG")
  const usual = await menuCache.responsesFor("IN", "B", []).respond("menu")
  expect([hasMeat("A"), hasMeat("B")]).toEqual([true, true])
  clock.advance(1)
  expect([hasMeat("A"), hasMeat("B")]).toEqual([false, true])
  expect(await menuCache.responsesFor("IN", "B", []).respond("menu")).toBe(usual)
  clock.set("2026-11-15T18:29:59Z")
  expect(hasMeat("A")).toBe(false)
  clock.advance(1)
  expect(hasMeat("A")).toBe(true)
  expect(await menuCache.responsesFor("IN", "A", []).respond("menu")).toBe(usual)
})

test("[CAT-1a] the menu id changes with the menu and not with the list of stores", () => {
  const mall = [{ id: "mall", stores: ["A"], pricePerMille: 1100 }]
  expect(menuId({ stores: ["A"] })).toBe(menuId({ stores: ["A", "B"] }))
  expect(menuId({ stores: ["A"] })).not.toBe(menuId({ stores: ["A"], differences: mall }))
})

test("[CAT-8b] mini-apps that block the same features share responses, separate from the browser's", () => {
  const menuCache = menuCacheOf({ stores: ["A"] })
  const usual = menuCache.responsesFor("IN", "A", [])
  const blocked = menuCache.responsesFor("IN", "A", ["deals_and_offer"])
  expect(blocked).not.toBe(usual)
  expect(menuCache.responsesFor("IN", "A", ["deals_and_offer"])).toBe(blocked)
  expect(menuCache.responsesFor("IN", "A", [])).toBe(usual)
  expect(() => blocked.widget("deals")).toThrow("NOT_FOUND")
  expect(() => menuCache.responsesFor("LK", "A", [])).toThrow("STORE_NOT_FOUND")
})
