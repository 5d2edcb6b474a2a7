import type { Menu } from "@hearth/contract/calls/catalog.calls.ts"
import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { countries } from "@hearth/domain/countries/countries.ts"

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value

/** What an offer still requires, from the local offer engine or from the API. */
export type MissingRequirement = DeepReadonly<NonNullable<OfferEntry["missing"]>>

/**
 * Returns the link to what is missing: a product's sheet, or the menu page with the largest share of matching products.
 * Returns null if adding products doesn't help.
 */
export function missingRequirementHref(
  missing: MissingRequirement,
  { country, pages }: Pick<PageContext, "country" | "pages">,
  menu: Pick<Menu, "categories" | "products"> | null,
): string | null {
  const menuPath = countries[country].defaultMenu
  if (missing.kind === "amount") return menuPath
  if (missing.kind !== "items") return null
  const { products, categories } = missing
  if (products[0] !== undefined) return `${menuPath}?product=${products[0]}`
  const matchingIds = new Set(
    menu?.products.filter(({ productType }) => categories.includes(productType)).map(({ id }) => id),
  )
  const matchingPages = (menu?.categories ?? [])
    .map(({ slug, productIds }) => {
      const matchCount = categories.includes(slug)
        ? productIds.length
        : productIds.filter((id) => matchingIds.has(id)).length
      return {
        path: pages.find(({ category }) => category === slug)?.path,
        share: matchCount / productIds.length,
        matchCount,
      }
    })
    .filter(({ path, matchCount }) => path !== undefined && matchCount > 0)
    .sort((one, other) => other.share - one.share || other.matchCount - one.matchCount)
  return matchingPages[0]?.path ?? menuPath
}
