import { data, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { MenuPage } from "../features/menu/menu-page.tsx"
import { ProductSheet } from "../features/menu/product-sheet.tsx"
import { toProductCard } from "../features/menu/product-card-data.ts"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { apiRouterContext, pageRouterContext } from "../client/page/router-context.ts"

export async function loader({ request, context }: LoaderFunctionArgs) {
  const entry = findPageEntry(request, context)
  const storeId = context.get(pageRouterContext).store.id
  const reply = await context.get(apiRouterContext)("GET /v1/{storeId}/menu/data", { params: { storeId } })
  if (!reply.ok) throw data(null, { status: reply.status })
  const { categories, products } = reply.body.data
  // On the page with the whole menu, the categories are sorted like their pages in the navigation beside them.
  const categoryOrder = context.get(pageRouterContext).pages.map(({ category }) => category)
  const shownCategories =
    entry.category === null
      ? categories.toSorted((one, other) => categoryOrder.indexOf(one.slug) - categoryOrder.indexOf(other.slug))
      : categories.filter(({ slug }) => slug === entry.category)
  const ids = new Set(shownCategories.flatMap((category) => category.productIds))
  // The page contains only the products it shows: the whole menu would be several times its size.
  return {
    entry,
    categories: shownCategories,
    products: products.filter((product) => ids.has(product.id)).map(toProductCard),
  }
}

export function Component() {
  const { entry, categories, products } = useLoaderData<typeof loader>()
  return (
    <>
      <MenuPage key={entry.path} entry={entry} categories={categories} products={products} />
      <ProductSheet />
    </>
  )
}
