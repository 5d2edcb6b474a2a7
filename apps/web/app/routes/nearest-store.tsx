import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router"
import { readTakeaway } from "../features/stores/read-query.ts"
import { StoreSheet } from "../features/stores/store-sheet.tsx"
import { StoresScreen } from "../features/stores/stores-screen.tsx"
import { findEntry } from "../session/find-entry.ts"
import { useTakenOver } from "../shell/taken-over.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

/** The list first, the map beside it. */
export function Component() {
  return <Takeaway />
}

export function Takeaway({ mapFirst }: { mapFirst?: boolean }) {
  const { entry } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const takenOver = useTakenOver()
  const type = takenOver ? readTakeaway(params) : "PICKUP"
  return (
    <>
      <StoresScreen heading={entry.heading} type={type} mapFirst={mapFirst} />
      <StoreSheet type={type} />
    </>
  )
}
