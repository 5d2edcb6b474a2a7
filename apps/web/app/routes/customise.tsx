import { countries } from "@hearth/domain/countries/countries.ts"
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { AddBuilt } from "../features/cart/add-built.tsx"
import type { MainAction } from "../features/customise/builder.tsx"
import { CustomiseScreen } from "../features/customise/customise-screen.tsx"
import { useBoot } from "../session/boot.tsx"
import { findEntry } from "../session/find-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const { country, features } = useBoot()
  // Each step of the router begins anew with what its address says.
  const { key } = useLocation()
  const menuPath = countries[country].defaultMenu
  const add: MainAction = ({ item, line, reason }) => (
    <AddBuilt item={item} line={line} reason={reason} menuPath={menuPath} />
  )
  return <CustomiseScreen key={key} heading={entry.heading} mainAction={features.includes("cart") ? add : undefined} />
}
