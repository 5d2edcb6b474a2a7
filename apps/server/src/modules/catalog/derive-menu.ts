import { deriveRecipeFacts } from "../../seed/derive-recipe-facts.ts"
import type { SeedMenu } from "../../seed/menu-schema.ts"
import { priceProduct } from "../../seed/price-product.ts"
import type { CatalogMenu } from "./catalog-menu.ts"

/** Derives a country's menu from its data file. */
export function deriveMenu(seed: SeedMenu): CatalogMenu {
  const products = seed.products.map((product) => ({
    id: product.id,
    name: product.name,
    description: product.description,
    productType: product.type,
    ...deriveRecipeFacts(seed, product),
    ...priceProduct(seed, product),
    badges: product.badges ?? [],
    serves: product.serves,
    includes: product.includes ?? [],
    choices: product.choices ?? [],
    fixed: product.fixed ?? false,
    searchWords: product.searchWords ?? [],
    recipe: product.recipe,
  }))
  const { hero, sections } = seed.home
  return {
    country: seed.country,
    stores: seed.stores,
    products,
    categories: seed.categories.map(({ products, ...category }) => ({ ...category, productIds: products })),
    deals: seed.deals.map(({ box = null, firstOrderOnly = false, ...deal }) => ({
      ...deal,
      box,
      firstOrderOnly,
      price: products.find(({ id }) => id === box)?.price ?? null,
    })),
    kitchen: seed.kitchen,
    differences: seed.differences,
    home: {
      hero: { id: hero.id, title: hero.title, text: hero.text, href: hero.href, action: hero.action },
      sections,
    },
  }
}
