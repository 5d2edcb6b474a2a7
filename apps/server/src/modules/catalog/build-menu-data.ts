import type { Deal, KitchenData, Menu, Product, Widget } from "@hearth/contract/calls/catalog.calls.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { type DisabledFeature, isFeatureOn } from "@hearth/domain/countries/features.ts"
import { ingredient } from "@hearth/domain/menu/ingredients.ts"
import { findPage } from "@hearth/domain/navigation/find-page.ts"
import { categoryPath } from "@hearth/domain/navigation/public-pages.ts"
import { guaranteeFor } from "@hearth/domain/guarantee/delivery-guarantee.ts"
import type { CatalogDeal, CatalogMenu, CatalogProduct } from "./catalog-menu.ts"
import { listWidgets } from "./list-widgets.ts"
import type { FindPicture } from "./read-pictures.ts"

/** The data without the fields that the responses add to it. */
type WithoutMenuInfo<Data> = Omit<Data, "menuId" | "currency">

export interface MenuData {
  menu: WithoutMenuInfo<Menu>
  leftMenu: { id: string; name: string; href: string; count: number }[]
  kitchen: WithoutMenuInfo<KitchenData>
  widgets: Widget[]
  deals: Deal[]
}

/** Builds the response data of a menu. Leaves out the categories, sections and deals of features that are off. */
export function buildMenuData(
  catalog: CatalogMenu,
  pictureOf: FindPicture,
  disabledFeatures: readonly DisabledFeature[],
): MenuData {
  const { country, home } = catalog
  const categories = catalog.categories.flatMap((category) => {
    const href = categoryPath(country, category.slug)
    return href !== undefined && findPage(country, { pathname: href, search: "" }, disabledFeatures).kind === "page"
      ? [{ ...category, href }]
      : []
  })
  const isReachable = (pathname: string) => {
    const match = findPage(country, { pathname, search: "" }, disabledFeatures)
    if (match.kind !== "page") return false
    const { page } = match
    // The page of a category that this menu doesn't have would be empty.
    return page.kind !== "category" || categories.some(({ slug }) => slug === page.category)
  }
  const listedIds = new Set(categories.flatMap(({ productIds }) => productIds))
  const nameOf = nameOfPieces(catalog.products)
  const products = catalog.products
    .filter(({ id }) => listedIds.has(id))
    .map((each) => productOf(each, pictureOf, nameOf))
  const productsById = new Map(products.map((product) => [product.id, product]))
  const deals = isFeatureOn("deals_and_offer", country, disabledFeatures)
    ? catalog.deals.filter(({ box }) => box === null || productsById.has(box)).map((each) => dealOf(each, pictureOf))
    : []

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
    leftMenu: categories.map(({ slug, name, href, productIds }) => ({
      id: slug,
      name,
      href,
      count: productIds.length,
    })),
    kitchen: kitchenOf(catalog.kitchen),
    widgets: listWidgets({
      banner: {
        ...home.hero,
        href: isReachable(home.hero.href) ? home.hero.href : countries[country].defaultMenu,
        picture: pictureOf(home.hero.id, home.hero.title),
      },
      country,
      liability: liabilityIn(country),
      categories: categories.map(({ slug, name, href, pictureOf: product }) => ({
        slug,
        name,
        href,
        picture: pictureOf(product, name),
      })),
      sections: home.sections
        .filter(({ href }) => isReachable(href))
        .map(({ id, title, href, products }) => ({
          id,
          title,
          href,
          products: products.flatMap((product) => productsById.get(product) ?? []),
        })),
      deals,
    }),
    deals,
  }
}

function liabilityIn(country: CountryCode): number | undefined {
  const guarantee = guaranteeFor({ country, deliveryType: "DELIVERY", pizzas: 1, conditionsUnsuitable: false })
  return "liability" in guarantee ? guarantee.liability : undefined
}

function kitchenOf({ crusts, cheeses, toppings, limits }: CatalogMenu["kitchen"]): WithoutMenuInfo<KitchenData> {
  return {
    crusts: [...crusts],
    cheeses: [...cheeses],
    toppings: toppings.map((each) => ({ ...each, foodType: ingredient(each.id).nonVeg ? "NON_VEG" : "VEG" })),
    limits,
  }
}

type NameOf = (piece: string) => string

/** Returns a function that names a piece: `in-margherita@medium` is 'Margherita, Medium'. */
function nameOfPieces(products: readonly CatalogProduct[]): NameOf {
  const productsById = new Map(products.map((product) => [product.id, product]))
  return (piece) => {
    const [id = "", sizeId] = piece.split("@")
    const product = productsById.get(id)
    const size = product?.sizes.find((each) => each.id === sizeId)
    return [product?.name ?? id, ...(size ? [size.name] : [])].join(", ")
  }
}

/**
 * Sends the recipe only for pizzas, which need it for their live picture. For other products and for boxes, only the
 * data that was derived from the recipe is sent. A box may have a pizza's recipe, because its picture shows a pizza.
 */
function productOf(
  { recipe, includes, choices, ...product }: CatalogProduct,
  pictureOf: FindPicture,
  nameOf: NameOf,
): Product {
  const isBox = includes.length + choices.length > 0
  return {
    ...product,
    badges: [...product.badges],
    sizes: [...product.sizes],
    allergens: [...product.allergens],
    searchWords: [...product.searchWords],
    recipe: recipe.kind === "pizza" && !isBox ? { ...recipe, toppings: [...recipe.toppings] } : null,
    pieces: includes.map((piece) => ({ piece, name: nameOf(piece) })),
    choices: choices.map(({ id, title, options }) => ({
      id,
      title,
      options: options.map(({ piece, more }) => ({ piece, name: nameOf(piece), more })),
    })),
    picture: pictureOf(product.id, product.name),
  }
}

function dealOf({ recipe: _recipe, ...deal }: CatalogDeal, pictureOf: FindPicture): Deal {
  return { ...deal, terms: [...deal.terms], picture: pictureOf(deal.id, deal.title) }
}
