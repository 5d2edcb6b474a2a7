import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FeatureOff } from "@hearth/domain/countries/features.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { type Preserialized, preserialize } from "../../platform/http/preserialize.ts"
import { buildMenuData, type MenuData } from "./build-menu-data.ts"
import type { CatalogMenu } from "./catalog-menu.ts"
import type { FindPicture } from "./read-pictures.ts"

export interface StoreAnswers {
  menu: Preserialized
  home: Preserialized
  deals: Preserialized
}

/** The finished answers of every store, each made when first asked for and kept until the menus change. */
export interface Shelf {
  /** A store that is not there, or belongs to another country, is refused. */
  answersOf(country: CountryCode, storeId: string): StoreAnswers | Promise<StoreAnswers>
}

export function createShelf(menus: readonly CatalogMenu[], pictureOf: FindPicture, off: readonly FeatureOff[]): Shelf {
  const stores = new Map<string, MenuData>()
  for (const menu of menus) {
    const data = buildMenuData(menu, pictureOf, off)
    for (const storeId of menu.stores) stores.set(keyOf(menu.country, storeId), data)
  }
  const finished = new Map<string, StoreAnswers | Promise<StoreAnswers>>()

  return {
    answersOf(country, storeId) {
      const key = keyOf(country, storeId)
      const known = finished.get(key)
      if (known) return known
      const data = stores.get(key)
      if (!data) throw new AppError("STORE_NOT_FOUND")
      const made = finish(data, storeId)
      finished.set(key, made)
      made.then(
        (answers) => finished.set(key, answers),
        () => finished.delete(key),
      )
      return made
    },
  }
}

function keyOf(country: CountryCode, storeId: string): string {
  return `${country} ${storeId}`
}

async function finish(data: MenuData, storeId: string): Promise<StoreAnswers> {
  const [menu, home, deals] = await Promise.all([
    preserialize("GET /v1/{storeId}/menu/data", { status: "success", data: { storeId, ...data.menu } }),
    preserialize("GET /v3/homePage/data", { status: "success", data: { storeId, ...data.home } }),
    preserialize("GET /catalog-service/ve1/stores/{storeId}/deals", { status: "success", data: { deals: data.deals } }),
  ])
  return { menu, home, deals }
}
