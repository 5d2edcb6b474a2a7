import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { Price } from "@hearth/ui/price/price.tsx"
import { memo } from "react"
import { useBoot } from "../../session/boot.tsx"
import { type Configuration, inSize, type Shelf, sizeOf } from "./configuration.ts"
import { settle } from "./find-halves.ts"
import { makeItem } from "./make-item.ts"
import { OptionCards } from "./option-cards.tsx"
import type { Change } from "./use-configuration.ts"

interface SizeSectionProps {
  product: Product
  configuration: Configuration
  /** With what this size has not and another may give back. */
  wished: Configuration | undefined
  shelf: Shelf
  change: Change
}

/** Each size with what all that was chosen costs in it. */
export const SizeSection = memo(function SizeSection({
  product,
  configuration,
  wished = configuration,
  shelf,
  change,
}: SizeSectionProps) {
  const { country } = useBoot()
  return (
    <OptionCards
      legend="Size"
      columns="three"
      options={product.sizes.map(({ id, name, slices }) => ({
        value: id,
        name,
        hint: slices > 0 ? `${slices} slices` : undefined,
        price: (
          <Price
            size="small"
            amount={makeItem(product, settle(product, inSize(wished, id), shelf), shelf).price}
            country={country}
          />
        ),
      }))}
      value={sizeOf(configuration) ?? ""}
      onChange={(id) => change((now) => inSize(now, id))}
    />
  )
})
