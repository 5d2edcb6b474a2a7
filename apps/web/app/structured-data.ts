import type { Category, Deal, Picture, Product, Widget } from "@hearth/contract/calls/catalog.calls.ts"
import type { PageRequest } from "@hearth/contract/page-rendering.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import * as brand from "@hearth/texts/brand.ts"

/** The page's data for search engines (schema.org), from the same data that the page shows. */
export function structuredData({ context, head }: PageRequest, loaderData: Record<string, unknown>): unknown[] {
  if (!head.canonical) return []
  const { currency, defaultStore, customerCare, code } = countries[context.country]
  const origin = new URL(head.canonical).origin
  const restaurant = {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": `${origin}/#restaurant`,
    name: brand.name,
    url: `${origin}/`,
    servesCuisine: "Pizza",
    telephone: customerCare,
    currenciesAccepted: currency.code,
    address: { "@type": "PostalAddress", addressLocality: defaultStore.city, addressCountry: code },
    hasMenu: new URL(countries[context.country].defaultMenu, origin).href,
  }
  const menu = menuOf(loaderData)
  if (!menu) return [restaurant]
  const items = new Map(menu.products.map((product) => [product.id, product]))
  return [
    restaurant,
    {
      "@context": "https://schema.org",
      "@type": "Menu",
      name: head.title,
      url: head.canonical,
      hasMenuSection: menu.categories.map((category) => ({
        "@type": "MenuSection",
        name: category.name,
        hasMenuItem: category.productIds.flatMap((id) => {
          const product = items.get(id)
          return product ? [menuItem(product, currency.code)] : []
        }),
      })),
    },
  ]
}

function menuItem(product: Product, priceCurrency: string): unknown {
  return {
    "@type": "MenuItem",
    name: product.name,
    suitableForDiet: product.foodType === "VEG" ? "https://schema.org/VegetarianDiet" : undefined,
    offers: { "@type": "Offer", price: (product.price / 100).toFixed(2), priceCurrency },
  }
}

function menuOf(loaderData: Record<string, unknown>): { categories: Category[]; products: Product[] } | undefined {
  return Object.values(loaderData).find(
    (data): data is { categories: Category[]; products: Product[] } =>
      typeof data === "object" && data !== null && "categories" in data && "products" in data,
  )
}

interface Pictured {
  widgets?: Widget[]
  products?: Product[]
  deals?: Deal[]
}

/** The page's picture for link previews: the banner's, or the first picture on the page. */
export function sharePicture(loaderData: Record<string, unknown>): string | undefined {
  for (const { widgets, products, deals } of Object.values(loaderData) as Pictured[]) {
    const banner = widgets?.find((widget) => widget.kind === "banner")?.banner
    const picture: Omit<Picture, "colour"> | undefined = (banner ?? products?.[0] ?? deals?.[0])?.picture
    if (picture) return `${picture.base}-${picture.widths.at(-1)}.webp`
  }
  return undefined
}
