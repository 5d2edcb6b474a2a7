import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { StoreSheet } from "../features/stores/store-sheet.tsx"
import { StoresScreen } from "../features/stores/stores-screen.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return (
    <>
      <StoresScreen heading={entry.heading} type="DINEIN" />
      <StoreSheet type="DINEIN" />
    </>
  )
}
