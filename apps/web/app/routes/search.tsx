import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { FavouritesShelf } from "../features/favourites/favourites-shelf.tsx"
import { ProductSheet } from "../features/menu/product-sheet.tsx"
import { SearchScreen } from "../features/search/search-screen.tsx"
import { findEntry } from "../session/find-entry.ts"
import { PageTitle } from "../shell/page-title.tsx"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return (
    <>
      <SearchScreen heading={<PageTitle heading={entry.heading} />} favourites={<FavouritesShelf />} />
      <ProductSheet />
    </>
  )
}
