import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { AddressSearchScreen } from "../features/location/address-search-screen.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { PageTitle } from "../shared/page/page-title.tsx"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return <AddressSearchScreen heading={<PageTitle heading={entry.heading} />} />
}
