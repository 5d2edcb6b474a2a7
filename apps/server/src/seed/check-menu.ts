import { findPage } from "@hearth/domain/navigation/find-page.ts"
import { countryPages } from "@hearth/domain/countries/topics/pages.ts"
import { checkMenuBoxes } from "./check-menu-boxes.ts"
import { checkMenuDifferences } from "./check-menu-differences.ts"
import { checkMenuKitchen } from "./check-menu-kitchen.ts"
import { type SeedMenu, menuSchema } from "./menu-schema.ts"
import { priceProduct } from "./price-product.ts"

/**
 * Returns everything that is wrong with a menu, in sentences. Checks the schema first, and relations only if the menu
 * matches it.
 */
export function checkMenu(menu: SeedMenu): string[] {
  const parsed = menuSchema.safeParse(menu)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)
  return [
    ...duplicateIds(menu),
    ...wrongCountryPrefix(menu),
    ...unknownIds(menu),
    ...menu.products.flatMap((product) => mispriced(menu, product.id)),
    ...checkMenuBoxes(menu),
    ...checkMenuKitchen(menu),
    ...checkMenuDifferences(menu),
    ...pagesWithoutCategory(menu),
    ...deadLinks(menu),
  ]
}

function duplicateIds(menu: SeedMenu): string[] {
  const ids = [...menu.products, ...menu.deals, menu.home.hero].map(({ id }) => id)
  const names = menu.products.map(({ name }) => name)
  const slugs = menu.categories.map(({ slug }) => slug)
  const inCategories = menu.categories.flatMap(({ slug, products }) =>
    duplicatesIn(products).map((id) => `${id} in ${slug}`),
  )
  const inSearchWords = menu.products.flatMap(({ id, searchWords = [] }) =>
    duplicatesIn(searchWords.map((word) => word.toLowerCase())).map((word) => `the search word ${word} of ${id}`),
  )
  return [...duplicatesIn(ids), ...duplicatesIn(names), ...duplicatesIn(slugs), ...inCategories, ...inSearchWords].map(
    (each) => `${each} is listed twice`,
  )
}

function duplicatesIn(list: readonly string[]): string[] {
  return list.filter((each, index) => list.indexOf(each) !== index)
}

/** Pictures and carts use only the id, so it must contain the country. */
function wrongCountryPrefix(menu: SeedMenu): string[] {
  const prefix = `${menu.country.toLowerCase()}-`
  const ids = [...menu.products, ...menu.deals, menu.home.hero].map(({ id }) => id)
  return ids.filter((id) => !id.startsWith(prefix)).map((id) => `${id} does not begin with ${prefix}`)
}

function unknownIds(menu: SeedMenu): string[] {
  const productIds = new Set(menu.products.map(({ id }) => id))
  const listedIds = new Set(menu.categories.flatMap(({ products }) => products))
  const namedIds = [
    ...listedIds,
    ...menu.categories.map(({ pictureOf }) => pictureOf),
    ...menu.home.sections.flatMap(({ products }) => products),
    ...menu.deals.flatMap(({ box }) => box ?? []),
  ]
  return [
    ...namedIds.filter((id) => !productIds.has(id)).map((id) => `${id} is named but is not a product`),
    ...[...productIds].filter((id) => !listedIds.has(id)).map((id) => `${id} is in no category`),
    ...menu.categories
      .filter(({ pictureOf, products }) => !products.includes(pictureOf))
      .map(({ slug }) => `${slug} shows a picture of something it does not list`),
  ]
}

function mispriced(menu: SeedMenu, id: string): string[] {
  const product = menu.products.find((each) => each.id === id)
  if (!product) return []
  if ((product.sizes === undefined) === (product.price === undefined)) return [`${id} needs sizes or a price, not both`]
  const problems: string[] = []
  try {
    const { price, originalPrice, sizes } = priceProduct(menu, product)
    if (
      product.type !== "COMBO" &&
      [{ price, originalPrice }, ...sizes].some((each) => each.price > each.originalPrice)
    )
      problems.push(`${id} costs more than its original price`)
    const ascending = sizes.every(({ price }, index) => price > (sizes[index - 1]?.price ?? 0))
    if (!ascending) problems.push(`${id}: a larger size must cost more`)
  } catch (error) {
    problems.push(`${id}: ${(error as Error).message}`)
  }
  return problems
}

/** Each category must have a page and each page a category. */
function pagesWithoutCategory(menu: SeedMenu): string[] {
  const pages = new Set(countryPages[menu.country].menu.flatMap(({ category }) => category ?? []))
  const slugs = new Set(menu.categories.map(({ slug }) => slug))
  return [
    ...[...pages].filter((slug) => !slugs.has(slug)).map((slug) => `the page of ${slug} would be empty`),
    ...[...slugs].filter((slug) => !pages.has(slug)).map((slug) => `${slug} has no page`),
  ]
}

function deadLinks(menu: SeedMenu): string[] {
  const links = [menu.home.hero.href, ...menu.home.sections.map(({ href }) => href)]
  return links
    .filter((pathname) => findPage(menu.country, { pathname, search: "" }).kind !== "page")
    .map((href) => `${href} leads nowhere`)
}
