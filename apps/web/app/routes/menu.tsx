import { data, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { MenuBoard } from "../features/menu/menu-board.tsx"
import { ProductSheet } from "../features/menu/product-sheet.tsx"
import { toShown } from "../features/menu/shown-product.ts"
import { findEntry } from "../session/find-entry.ts"
import { apiContext, bootContext } from "../session/page-context.ts"

export async function loader({ request, context }: LoaderFunctionArgs) {
  const entry = findEntry(request, context)
  const storeId = context.get(bootContext).store.id
  const reply = await context.get(apiContext)("GET /v1/{storeId}/menu/data", { params: { storeId } })
  if (!reply.ok) throw data(null, { status: reply.status })
  const { categories, products } = reply.body.data
  // The whole menu goes in the order of its pages, which is that of the rail beside it.
  const order = context.get(bootContext).pages.map(({ category }) => category)
  const shown =
    entry.category === null
      ? categories.toSorted((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug))
      : categories.filter(({ slug }) => slug === entry.category)
  const ids = new Set(shown.flatMap((category) => category.productIds))
  // Only what the page shows travels with it: the whole menu would be several times the page.
  return { entry, categories: shown, products: products.filter((product) => ids.has(product.id)).map(toShown) }
}

export function Component() {
  const { entry, categories, products } = useLoaderData<typeof loader>()
  return (
    <>
      <MenuBoard key={entry.path} entry={entry} categories={categories} products={products} />
      <ProductSheet />
    </>
  )
}
