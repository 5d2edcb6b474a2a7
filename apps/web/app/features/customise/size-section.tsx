import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { SizeId } from "@hearth/domain/menu/kitchen.ts"
import { Price } from "@hearth/ui/price/price.tsx"
import { memo } from "react"
import { useBoot } from "../../session/boot.tsx"
import type { Configuration, Shelf } from "./configuration.ts"
import { settle } from "./find-halves.ts"
import { makeItem } from "./make-item.ts"
import { OptionCards } from "./option-cards.tsx"
import type { Change } from "./use-configuration.ts"

interface SizeSectionProps {
  product: Product
  configuration: Configuration
  shelf: Shelf
  change: Change
}

/** Each size with what all that was chosen costs in it. */
export const SizeSection = memo(function SizeSection({ product, configuration, shelf, change }: SizeSectionProps) {
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
            amount={makeItem(product, settle(product, inSize(configuration, id), shelf), shelf).price}
            country={country}
          />
        ),
      }))}
      value={sizeOf(configuration) ?? ""}
      onChange={(id) => change((now) => inSize(now, id))}
    />
  )
})

export function sizeOf(configuration: Configuration): string | undefined {
  if (configuration.kind === "pizza") return configuration.choices.size
  return configuration.kind === "sized" ? configuration.size : undefined
}

/** Whether it is made in it, reading it back decides. */
function inSize(now: Configuration, size: string): Configuration {
  if (now.kind === "pizza") return { ...now, choices: { ...now.choices, size: size as SizeId } }
  return now.kind === "sized" ? { ...now, size } : now
}
