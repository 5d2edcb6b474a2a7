import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { Price } from "@hearth/ui/price/price.tsx"
import { memo } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { type Configuration, withSize, type Catalog, sizeOf } from "./configuration/configuration.ts"
import { normaliseConfiguration } from "./configuration/find-halves.ts"
import { configureItem } from "./configuration/configure-item.ts"
import { OptionCards } from "./option-cards.tsx"
import type { ChangeConfiguration } from "./configuration/use-configuration.ts"

interface SizeSectionProps {
  product: Product
  configuration: Configuration
  /** What the customer had chosen before a change of size dropped options; undefined if none were dropped. */
  preferredConfiguration: Configuration | undefined
  catalog: Catalog
  change: ChangeConfiguration
}

/** The sizes, each with the price of the current choices in that size. */
export const SizeSection = memo(function SizeSection({
  product,
  configuration,
  preferredConfiguration = configuration,
  catalog,
  change,
}: SizeSectionProps) {
  const { country } = usePageContext()
  return (
    <OptionCards
      legend={productTexts.size}
      columns="three"
      options={product.sizes.map(({ id, name, slices }) => ({
        value: id,
        name,
        hint: slices > 0 ? productTexts.slices(slices) : undefined,
        price: (
          <Price
            size="small"
            amount={
              configureItem(
                product,
                normaliseConfiguration(product, withSize(preferredConfiguration, id), catalog),
                catalog,
              ).price
            }
            country={country}
          />
        ),
      }))}
      value={sizeOf(configuration) ?? ""}
      onChange={(id) => change((current) => withSize(current, id))}
    />
  )
})
