import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { CustomiseScreen } from "../features/customise/customise-screen.tsx"
import { findEntry } from "../session/find-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  // Each step of the router begins anew with what its address says.
  const { key } = useLocation()
  return <CustomiseScreen key={key} heading={entry.heading} />
}
