import type { ReactNode } from "react"
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { Banner } from "../features/home/banner.tsx"
import { CategoryTiles } from "../features/home/category-tiles.tsx"
import { GuaranteeNote } from "../features/home/guarantee-note.tsx"
import { type WidgetView, toWidgetView } from "../features/home/widget-view.ts"
import { PlaceBar } from "../features/location/place-bar.tsx"
import { ProductSheet } from "../features/menu/product-sheet.tsx"
import { ProductShelf } from "../features/menu/product-shelf.tsx"
import { toProductCard } from "../features/menu/product-card-data.ts"
import { DealCards } from "../features/offers/deal-cards.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { apiRouterContext, pageRouterContext } from "../client/page/router-context.ts"
import { LazyHydrate } from "../client/loading/lazy-hydrate.tsx"
import { PersonalSections } from "../shell/personal-sections-outlet.tsx"

export async function loader({ request, context }: LoaderFunctionArgs) {
  const entry = findPageEntry(request, context)
  const storeId = context.get(pageRouterContext).store.id
  const reply = await context.get(apiRouterContext)("GET /v3/homePage/data", { query: { storeId } })
  if (!reply.ok) throw data(null, { status: reply.status })
  return { entry, widgets: reply.body.data.widgets.map((widget) => toWidgetView(widget, toProductCard)) }
}

export function Component() {
  return <HomeContent underBanner={<PlaceBar />} />
}

/**
 * The widgets from the server, in its order. The first is visible immediately; the others are hydrated when they come
 * near the viewport.
 */
export function HomeContent({ underBanner }: { underBanner?: ReactNode }) {
  const [firstWidget, ...otherWidgets] = useLoaderData<typeof loader>().widgets
  return (
    <>
      {firstWidget ? <WidgetContent widget={firstWidget} /> : undefined}
      {underBanner}
      {otherWidgets.map((widget) => (
        <LazyHydrate key={widget.id}>
          <WidgetContent widget={widget} />
          {widget.kind === "categories" ? <PersonalSections /> : undefined}
        </LazyHydrate>
      ))}
      <ProductSheet />
    </>
  )
}

function WidgetContent({ widget }: { widget: WidgetView<ReturnType<typeof toProductCard>> }) {
  switch (widget.kind) {
    case "banner":
      return <Banner {...widget.banner} />
    case "guarantee":
      return <GuaranteeNote {...widget} />
    case "categories":
      return <CategoryTiles title={widget.label} categories={widget.categories} />
    case "products":
      return <ProductShelf title={widget.label} href={widget.href} products={widget.products} />
    default:
      return <DealCards title={widget.label} href={widget.href} deals={widget.deals} />
  }
}
