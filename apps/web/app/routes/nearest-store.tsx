import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router"
import { readTakeawayType } from "../features/stores/store-search-query.ts"
import { StoreSheet } from "../features/stores/store-sheet.tsx"
import { StoresScreen } from "../features/stores/stores-screen.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { useHydrated } from "../client/loading/hydration.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

/** The list first, with the map beside it. */
export function Component() {
  return <Takeaway />
}

export function Takeaway({ mapFirst }: { mapFirst?: boolean }) {
  const { entry } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  const type = isHydrated ? readTakeawayType(params) : "PICKUP"
  return (
    <>
      <StoresScreen heading={entry.heading} type={type} mapFirst={mapFirst} />
      <StoreSheet type={type} />
    </>
  )
}
