import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { memo, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { Configuration, Catalog } from "./configuration/configuration.ts"
import { formatChange } from "./configuration/format-change.ts"

/** Announces each change and the new price to screen readers. */
export const ChangeAnnouncer = memo(function ChangeAnnouncer({
  product,
  configuration,
  catalog,
}: {
  product: Product
  configuration: Configuration
  catalog: Catalog
}) {
  const { country } = usePageContext()
  const [announced, setAnnounced] = useState({ configuration, text: "" })
  if (announced.configuration !== configuration) {
    const text = formatChange(product, announced.configuration, configuration, catalog, country)
    setAnnounced({ configuration, text: text || announced.text })
  }
  return (
    <p className="sr-only" aria-live="polite" data-testid="announcement">
      {announced.text}
    </p>
  )
})
