import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { PlacePicker } from "../features/map/place-picker.tsx"
import { StoreSheet } from "../features/stores/store-sheet.tsx"
import { findEntry } from "../session/find-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return (
    <>
      <PlacePicker heading={entry.heading} />
      <StoreSheet type="DELIVERY" />
    </>
  )
}
