import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { FavouritesShelf } from "../features/favourites/favourites-shelf.tsx"
import { ProductSheet } from "../features/menu/product-sheet.tsx"
import { MenuSearchScreen } from "../features/search/menu-search-screen.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { PageTitle } from "../shared/page/page-title.tsx"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return (
    <>
      <MenuSearchScreen heading={<PageTitle heading={entry.heading} />} favourites={<FavouritesShelf />} />
      <ProductSheet />
    </>
  )
}
