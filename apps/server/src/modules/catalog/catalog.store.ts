import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { JSONColumnType, Selectable } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { CatalogCategory, CatalogDeal, CatalogHome, CatalogMenu, CatalogProduct } from "./catalog-menu.ts"

type ProductRow = {
  id: string
  country: CountryCode
  position: number
  name: string
  description: string
  product_type: CatalogProduct["productType"]
  food_type: CatalogProduct["foodType"]
  price: number
  original_price: number
  sizes: JSONColumnType<CatalogProduct["sizes"]>
  badges: JSONColumnType<CatalogProduct["badges"]>
  allergens: JSONColumnType<CatalogProduct["allergens"]>
  energy_kcal: number | null
  serves: string
  includes: JSONColumnType<CatalogProduct["includes"]>
  choices: JSONColumnType<CatalogProduct["choices"]>
  fixed: boolean
  search_words: JSONColumnType<CatalogProduct["searchWords"]>
  recipe: JSONColumnType<CatalogProduct["recipe"]>
}

type CategoryRow = {
  country: CountryCode
  slug: string
  position: number
  name: string
  blurb: string
  picture_of: string
  product_ids: JSONColumnType<CatalogCategory["productIds"]>
}

type DealRow = {
  id: string
  country: CountryCode
  position: number
  title: string
  summary: string
  terms: JSONColumnType<CatalogDeal["terms"]>
  code: string | null
  price: number | null
  box: string | null
  first_order_only: boolean
  recipe: JSONColumnType<CatalogDeal["recipe"]>
}

type MenuRow = {
  country: CountryCode
  version: string
  home: JSONColumnType<CatalogHome>
  kitchen: JSONColumnType<CatalogMenu["kitchen"]>
  differences: JSONColumnType<CatalogMenu["differences"]>
  loaded_at: Date
}

/** Lists and recipes are stored as JSON, because no query selects by their contents. */
type CatalogTables = {
  "catalog.menu": MenuRow
  "catalog.store_menu": { store_id: string; country: CountryCode }
  "catalog.product": ProductRow
  "catalog.category": CategoryRow
  "catalog.deal": DealRow
}

/** Reads the version of the country's menu without locking it. */
export async function readMenuVersion(db: Queryable, country: CountryCode): Promise<string | undefined> {
  const row = await db
    .$extendTables<CatalogTables>()
    .selectFrom("catalog.menu")
    .select("version")
    .where("country", "=", country)
    .executeTakeFirst()
  return row?.version
}

/** Locks the country's menu until the transaction ends and returns its version, or '' when there is no menu yet. */
export async function lockMenuVersion(tx: Tx, country: CountryCode, now: Date): Promise<string> {
  const tables = tx.$extendTables<CatalogTables>()
  const emptyJson = JSON.stringify({})
  await tables
    .insertInto("catalog.menu")
    .values({ country, version: "", home: emptyJson, kitchen: emptyJson, differences: "[]", loaded_at: now })
    .onConflict((conflict) => conflict.column("country").doNothing())
    .execute()
  const { version } = await tables
    .selectFrom("catalog.menu")
    .select("version")
    .where("country", "=", country)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

/** Replaces the country's menu. The caller has locked it. */
export async function replaceMenu(tx: Tx, menu: CatalogMenu, version: string, now: Date): Promise<void> {
  const tables = tx.$extendTables<CatalogTables>()
  const { country } = menu
  for (const table of ["catalog.category", "catalog.deal", "catalog.product", "catalog.store_menu"] as const) {
    await tables.deleteFrom(table).where("country", "=", country).execute()
  }
  await tables
    .updateTable("catalog.menu")
    .set({
      version,
      home: JSON.stringify(menu.home),
      kitchen: JSON.stringify(menu.kitchen),
      differences: JSON.stringify(menu.differences),
      loaded_at: now,
    })
    .where("country", "=", country)
    .execute()
  await tables
    .insertInto("catalog.store_menu")
    .values(menu.stores.map((store_id) => ({ store_id, country })))
    .execute()
  await tables
    .insertInto("catalog.product")
    .values(menu.products.map((product, position) => productRow(country, product, position)))
    .execute()
  await tables
    .insertInto("catalog.category")
    .values(menu.categories.map((category, position) => categoryRow(country, category, position)))
    .execute()
  await tables
    .insertInto("catalog.deal")
    .values(menu.deals.map((deal, position) => dealRow(country, deal, position)))
    .execute()
}

function productRow(country: CountryCode, product: CatalogProduct, position: number) {
  return {
    id: product.id,
    country,
    position,
    name: product.name,
    description: product.description,
    product_type: product.productType,
    food_type: product.foodType,
    price: product.price,
    original_price: product.originalPrice,
    sizes: JSON.stringify(product.sizes),
    badges: JSON.stringify(product.badges),
    allergens: JSON.stringify(product.allergens),
    energy_kcal: product.energyKcal,
    serves: product.serves,
    includes: JSON.stringify(product.includes),
    choices: JSON.stringify(product.choices),
    fixed: product.fixed,
    search_words: JSON.stringify(product.searchWords),
    recipe: JSON.stringify(product.recipe),
  }
}

function categoryRow(country: CountryCode, category: CatalogCategory, position: number) {
  const { slug, name, blurb, pictureOf, productIds } = category
  return { country, slug, position, name, blurb, picture_of: pictureOf, product_ids: JSON.stringify(productIds) }
}

function dealRow(country: CountryCode, deal: CatalogDeal, position: number) {
  const { id, title, summary, terms, code, price, box, firstOrderOnly, recipe } = deal
  const json = { terms: JSON.stringify(terms), recipe: JSON.stringify(recipe) }
  return { id, country, position, title, summary, code, price, box, first_order_only: firstOrderOnly, ...json }
}

/**
 * Reads all menus. The share lock waits for a replacement in progress and blocks the next one, so that no half-replaced
 * menu is read.
 */
export async function readMenus(tx: Tx): Promise<CatalogMenu[]> {
  const tables = tx.$extendTables<CatalogTables>()
  const menus = await tables.selectFrom("catalog.menu").selectAll().where("version", "<>", "").forShare().execute()
  const stores = await tables.selectFrom("catalog.store_menu").selectAll().orderBy("store_id").execute()
  const products = await tables.selectFrom("catalog.product").selectAll().orderBy("position").execute()
  const categories = await tables.selectFrom("catalog.category").selectAll().orderBy("position").execute()
  const deals = await tables.selectFrom("catalog.deal").selectAll().orderBy("position").execute()
  return menus.map(({ country, home, kitchen, differences }) => ({
    country,
    home,
    kitchen,
    differences,
    stores: stores.filter((row) => row.country === country).map((row) => row.store_id),
    products: products.filter((row) => row.country === country).map(toProduct),
    categories: categories.filter((row) => row.country === country).map(toCategory),
    deals: deals.filter((row) => row.country === country).map(toDeal),
  }))
}

function toProduct(row: Selectable<ProductRow>): CatalogProduct {
  const {
    country: _country,
    position: _position,
    product_type,
    food_type,
    original_price,
    energy_kcal,
    ...otherColumns
  } = row
  const { search_words, ...unchangedColumns } = otherColumns
  return {
    ...unchangedColumns,
    searchWords: search_words,
    productType: product_type,
    foodType: food_type,
    originalPrice: original_price,
    energyKcal: energy_kcal,
  }
}

function toCategory({ slug, name, blurb, picture_of, product_ids }: Selectable<CategoryRow>): CatalogCategory {
  return { slug, name, blurb, pictureOf: picture_of, productIds: product_ids }
}

function toDeal(row: Selectable<DealRow>): CatalogDeal {
  const { id, title, summary, terms, code, price, box, first_order_only, recipe } = row
  return { id, title, summary, terms, code, price, box, firstOrderOnly: first_order_only, recipe }
}
