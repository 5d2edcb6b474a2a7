import { foodType } from "@hearth/domain/menu/food-type.ts"
import { ingredient } from "@hearth/domain/menu/ingredients.ts"
import { type PriceBySize, sizeIds } from "@hearth/domain/menu/pizza-options.ts"
import type { CatalogMenu, CatalogProduct } from "./catalog-menu.ts"
import type { MenuAdjustment } from "./menu-adjustment.ts"
import { adjustBox } from "./adjust-box.ts"

/** One rupee or taka, in minor units. Adjusted prices are multiples of it. */
const WHOLE_UNIT = 100

/** Returns the country's menu with a store's adjustment applied. */
export function applyAdjustment(
  menu: CatalogMenu,
  { vegetarian, without, pricePerMille }: MenuAdjustment,
): CatalogMenu {
  const adjustPrice = (amount: number) =>
    pricePerMille === 1000 ? amount : Math.round((amount * pricePerMille) / 1000 / WHOLE_UNIT) * WHOLE_UNIT
  const removedIds = new Set(without)
  const availableProducts = menu.products.filter(
    // The food type of a box depends on everything that can be chosen for it, which `adjustBox` checks below. Here only
    // the box's own recipe counts.
    ({ id, recipe }) => !removedIds.has(id) && !(vegetarian && foodType(recipe) === "NON_VEG"),
  )
  const singlesById = new Map(
    availableProducts.filter((each) => !isBox(each)).map((each) => [each.id, withPrices(each, adjustPrice)]),
  )
  const products = availableProducts.flatMap((each) =>
    isBox(each) ? (adjustBox(each, singlesById, adjustPrice) ?? []) : (singlesById.get(each.id) ?? []),
  )
  const productsById = new Map(products.map((each) => [each.id, each]))
  const onlyAvailable = (ids: readonly string[]) => ids.filter((id) => productsById.has(id))

  return {
    ...menu,
    products,
    categories: menu.categories.flatMap((category) => {
      const productIds = onlyAvailable(category.productIds)
      const [first] = productIds
      if (first === undefined) return []
      return [{ ...category, productIds, pictureOf: productsById.has(category.pictureOf) ? category.pictureOf : first }]
    }),
    deals: menu.deals.flatMap((deal) => {
      if (deal.box === null) return [deal]
      const box = productsById.get(deal.box)
      return box ? [{ ...deal, price: box.price }] : []
    }),
    kitchen: {
      ...menu.kitchen,
      crusts: menu.kitchen.crusts.map((each) => ({ ...each, price: mapPrices(each.price, adjustPrice) })),
      cheeses: menu.kitchen.cheeses.map((each) => ({ ...each, price: mapPrices(each.price, adjustPrice) })),
      toppings: menu.kitchen.toppings
        .filter(({ id }) => !(vegetarian && ingredient(id).nonVeg))
        .map(({ id, name, price: prices }) => ({ id, name, price: mapPrices(prices, adjustPrice) })),
    },
    home: {
      ...menu.home,
      sections: menu.home.sections
        .map((section) => ({ ...section, products: onlyAvailable(section.products) }))
        .filter((section) => section.products.length > 0),
    },
  }
}

function isBox({ includes, choices }: CatalogProduct): boolean {
  return includes.length + choices.length > 0
}

function withPrices(product: CatalogProduct, adjustPrice: (amount: number) => number): CatalogProduct {
  return {
    ...product,
    price: adjustPrice(product.price),
    originalPrice: adjustPrice(product.originalPrice),
    sizes: product.sizes.map((size) => ({
      ...size,
      price: adjustPrice(size.price),
      originalPrice: adjustPrice(size.originalPrice),
    })),
  }
}

function mapPrices(prices: PriceBySize, adjustPrice: (amount: number) => number): PriceBySize {
  const entries = sizeIds.flatMap((size) => {
    const amount = prices[size]
    return amount === undefined ? [] : [[size, adjustPrice(amount)] as const]
  })
  return Object.fromEntries(entries)
}
