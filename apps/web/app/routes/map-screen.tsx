import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { PlacePickerScreen } from "../features/map-picker/place-picker-screen.tsx"
import { StoreSheet } from "../features/stores/store-sheet.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return (
    <>
      <PlacePickerScreen heading={entry.heading} />
      <StoreSheet type="DELIVERY" />
    </>
  )
}
