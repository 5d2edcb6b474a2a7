import type { Deal, Home, Menu, Product } from "@hearth/contract/calls/catalog.calls.ts"
import { type FeatureOff, isOn } from "@hearth/domain/countries/features.ts"
import { findPage } from "@hearth/domain/navigation/find-page.ts"
import { categoryPath } from "@hearth/domain/navigation/menu-pages.ts"
import type { CatalogDeal, CatalogMenu, CatalogProduct } from "./catalog-menu.ts"
import type { FindPicture } from "./read-pictures.ts"

export interface MenuData {
  menu: Omit<Menu, "storeId">
  home: Omit<Home, "storeId">
  deals: Deal[]
}

/** What the calls answer of a country's menu. A switched-off feature takes its categories and sections along. */
export function buildMenuData(catalog: CatalogMenu, pictureOf: FindPicture, off: readonly FeatureOff[]): MenuData {
  const { country, home } = catalog
  const leads = (href: string) => findPage(country, { pathname: href, search: "" }, off).kind === "page"

  const categories = catalog.categories.flatMap((category) => {
    const href = categoryPath(country, category.slug)
    return href !== undefined && leads(href) ? [{ ...category, href }] : []
  })
  const listed = new Set(categories.flatMap(({ productIds }) => productIds))
  const products = catalog.products.filter(({ id }) => listed.has(id)).map((each) => productOf(each, pictureOf))
  const byId = new Map(products.map((product) => [product.id, product]))
  const deals = catalog.deals.map((each) => dealOf(each, pictureOf))

  return {
    menu: {
      categories: categories.map(({ slug, name, blurb, productIds }) => ({
        id: slug,
        slug,
        name,
        blurb,
        productIds: [...productIds],
      })),
      products,
    },
    home: {
      hero: { ...home.hero, picture: pictureOf(home.hero.id, home.hero.title) },
      categories: categories.map(({ slug, name, href, pictureOf: product }) => ({
        slug,
        name,
        href,
        picture: pictureOf(product, name),
      })),
      sections: home.sections
        .filter(({ href }) => leads(href))
        .map(({ id, title, href, products }) => ({
          id,
          title,
          href,
          products: products.flatMap((product) => byId.get(product) ?? []),
        })),
      deals: isOn("deals_and_offer", country, off) ? deals : [],
    },
    deals,
  }
}

/** The recipe stays here: what a customer reads of it is derived. */
function productOf(
  { recipe: _recipe, includes: _includes, ...product }: CatalogProduct,
  pictureOf: FindPicture,
): Product {
  return {
    ...product,
    badges: [...product.badges],
    sizes: [...product.sizes],
    allergens: [...product.allergens],
    picture: pictureOf(product.id, product.name),
  }
}

function dealOf({ recipe: _recipe, ...deal }: CatalogDeal, pictureOf: FindPicture): Deal {
  return { ...deal, terms: [...deal.terms], picture: pictureOf(deal.id, deal.title) }
}
