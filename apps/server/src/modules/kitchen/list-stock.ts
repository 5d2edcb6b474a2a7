import type { StockItem } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { readSoldOut } from "../catalog/public.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"

/**
 * Lists the products of a store's menu, and until when the store has marked each as sold out. A box that is
 * unavailable because of its contents is not marked: the store could not restock it.
 */
export async function listStock(
  { db, clock, menuOf }: KitchenDeps,
  country: CountryCode,
  storeId: string,
): Promise<StockItem[]> {
  const { products, categories } = menuOf(country, storeId)
  const soldOutRows = await readSoldOut(db, clock.now(), storeId)
  const soldOutUntilById = new Map(soldOutRows.map((row) => [row.product_id, row.until.toISOString()]))
  const categoryOf = new Map<string, string>()
  // Reversed, so that a product in several categories gets the first of them.
  for (const { name, productIds } of categories.toReversed()) for (const id of productIds) categoryOf.set(id, name)
  return products.map(({ id, name }) => ({
    productId: id,
    name,
    category: categoryOf.get(id) ?? "",
    soldOutUntil: soldOutUntilById.get(id) ?? null,
  }))
}
