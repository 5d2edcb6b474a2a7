import type { Menu } from "@hearth/contract/calls/catalog.calls.ts"
import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { countries } from "@hearth/domain/countries/countries.ts"

type Readable<Value> = Value extends object ? { readonly [Key in keyof Value]: Readable<Value[Key]> } : Value

/** What an offer still requires, from the local offer engine or from the API. */
export type OfferMissing = Readable<NonNullable<OfferEntry["missing"]>>

/**
 * Returns the link to what is missing: a product's sheet, or the menu page that lists most of it. Null if adding
 * products doesn't help.
 */
export function missingOfferHref(
  missing: OfferMissing,
  { country, pages }: Pick<PageContext, "country" | "pages">,
  menu: Pick<Menu, "categories" | "products"> | null,
): string | null {
  const all = countries[country].defaultMenu
  if (missing.kind === "amount") return all
  if (missing.kind !== "items") return null
  const { products, categories } = missing
  if (products[0] !== undefined) return `${all}?product=${products[0]}`
  const fits = new Set(menu?.products.filter(({ productType }) => categories.includes(productType)).map(({ id }) => id))
  const listed = (menu?.categories ?? [])
    .map(({ slug, productIds }) => {
      const found = categories.includes(slug) ? productIds.length : productIds.filter((id) => fits.has(id)).length
      return { path: pages.find(({ category }) => category === slug)?.path, share: found / productIds.length, found }
    })
    .filter(({ path, found }) => path !== undefined && found > 0)
    .sort((one, other) => other.share - one.share || other.found - one.found)
  return listed[0]?.path ?? all
}
