import type { ReactNode } from "react"
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { CategoryTiles } from "../features/home/category-tiles.tsx"
import { Hero } from "../features/home/hero.tsx"
import { PlaceBar } from "../features/location/place-bar.tsx"
import { DealCards } from "../features/offers/deal-cards.tsx"
import { ProductSheet } from "../features/menu/product-sheet.tsx"
import { ProductShelf } from "../features/menu/product-shelf.tsx"
import { toShown } from "../features/menu/shown-product.ts"
import { findEntry } from "../session/find-entry.ts"
import { apiContext, bootContext } from "../session/page-context.ts"
import { Later } from "../shell/later.tsx"

export async function loader({ request, context }: LoaderFunctionArgs) {
  const entry = findEntry(request, context)
  const storeId = context.get(bootContext).store.id
  const reply = await context.get(apiContext)("GET /v3/homePage/data", { query: { storeId } })
  if (!reply.ok) throw data(null, { status: reply.status })
  const { sections, ...home } = reply.body.data
  const shown = sections.map(({ id, title, href, products }) => ({ id, title, href, products: products.map(toShown) }))
  return { entry, home: { ...home, sections: shown } }
}

export function Component() {
  return <HomeContent underHero={<PlaceBar />} />
}

export function HomeContent({ underHero }: { underHero?: ReactNode }) {
  const { home } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero {...home.hero} />
      {underHero}
      <Later>
        <CategoryTiles categories={home.categories} />
      </Later>
      {home.sections.map((section) => (
        <Later key={section.id}>
          <ProductShelf title={section.title} href={section.href} products={section.products} />
        </Later>
      ))}
      <Later>
        <DealCards title="Worth sharing" deals={home.deals} />
      </Later>
      <ProductSheet />
    </>
  )
}
