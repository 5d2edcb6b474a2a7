import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { memo, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import type { Configuration, Shelf } from "./configuration.ts"
import { sayChange } from "./say-change.ts"

/** Says each choice and its price to those who don't see them. */
export const Spoken = memo(function Spoken({
  product,
  configuration,
  shelf,
}: {
  product: Product
  configuration: Configuration
  shelf: Shelf
}) {
  const { country } = useBoot()
  const [last, setLast] = useState({ configuration, words: "" })
  if (last.configuration !== configuration) {
    const words = sayChange(product, last.configuration, configuration, shelf, country)
    setLast({ configuration, words: words || last.words })
  }
  return (
    <p className="sr-only" aria-live="polite" data-testid="spoken">
      {last.words}
    </p>
  )
})
