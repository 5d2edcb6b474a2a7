import { countries } from "@hearth/domain/countries/countries.ts"
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { AddBuiltItemButton } from "../features/cart/add-built-item-button.tsx"
import { FreeLineNotice } from "../features/cart/free-line-notice.tsx"
import type { RenderMainAction, RenderNotice } from "../features/customise/builder.tsx"
import { CustomiseScreen } from "../features/customise/customise-screen.tsx"
import { usePageContext } from "../client/page/page-context.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const { country, features } = usePageContext()
  // Each navigation remounts the screen with the values of its URL.
  const { key } = useLocation()
  const menuPath = countries[country].defaultMenu
  const renderAddButton: RenderMainAction = ({ item, lineId, reason }) => (
    <AddBuiltItemButton item={item} lineId={lineId} reason={reason} menuPath={menuPath} />
  )
  return (
    <CustomiseScreen
      key={key}
      heading={entry.heading}
      renderMainAction={features.includes("cart") ? renderAddButton : undefined}
      renderNotice={features.includes("cart") ? renderNotice : undefined}
    />
  )
}

const renderNotice: RenderNotice = ({ product, item, lineId }) => (
  <FreeLineNotice lineId={lineId} size={item.size} sizes={product.sizes} />
)
