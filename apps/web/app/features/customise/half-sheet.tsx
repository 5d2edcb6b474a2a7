import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Switch } from "@hearth/ui/switch/switch.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import type { PizzaConfiguration, Shelf } from "./configuration.ts"
import { settle } from "./find-halves.ts"
import styles from "./half-section.module.css"
import { type Lacks, sayLack } from "./lacks.ts"
import { makeItem } from "./make-item.ts"
import { sizeName } from "../../shell/kitchen-names.ts"

interface HalfSheetProps {
  open: boolean
  product: Product
  configuration: PizzaConfiguration
  halves: readonly Product[]
  shelf: Shelf
  lacks: Lacks
  onChoose: (id: string) => void
  onClose: () => void
}

export default function HalfSheet({
  open,
  product,
  configuration,
  halves,
  shelf,
  lacks,
  onChoose,
  onClose,
}: HalfSheetProps) {
  const [vegOnly, setVegOnly] = useState(false)
  const size = sizeName(product, configuration.choices.size)
  const hasBoth = new Set(halves.map(({ foodType }) => foodType)).size > 1
  return (
    <Sheet open={open} onClose={onClose} title="The other half" subtitle={`With ${product.name}, ${size}`}>
      {hasBoth ? (
        <div className={styles.filter}>
          <Switch label="Veg only" checked={vegOnly} onChange={(event) => setVegOnly(event.target.checked)} />
        </div>
      ) : undefined}
      <ul className={styles.list}>
        {halves
          .filter(({ foodType }) => !vegOnly || foodType === "VEG")
          .map((half) => (
            <li key={half.id}>
              <HalfButton
                half={half}
                product={product}
                configuration={configuration}
                shelf={shelf}
                size={size}
                reason={sayLack(lacks(half.id))}
                onChoose={onChoose}
              />
            </li>
          ))}
      </ul>
    </Sheet>
  )
}

interface HalfButtonProps extends Pick<HalfSheetProps, "product" | "configuration" | "shelf" | "onChoose"> {
  half: Product
  size: string
  /** Why it can't be had at all now. */
  reason: string | undefined
}

function HalfButton({ half, product, configuration, shelf, size, reason, onChoose }: HalfButtonProps) {
  const { country } = useBoot()
  const made = settle(product, { ...configuration, half: half.id }, shelf)
  const fits = made.kind === "pizza" && made.half === half.id
  const why = reason ?? (fits ? undefined : `Not made in ${size}`)
  const { price } = makeItem(product, made, shelf)
  return (
    <button
      type="button"
      className={styles.option}
      disabled={why !== undefined}
      aria-current={configuration.half === half.id || undefined}
      onClick={() => onChoose(half.id)}
    >
      <span className={styles.plate}>
        <ProductPicture {...half.picture} alt="" colour={undefined} sizes="56px" />
      </span>
      <span className={styles.name}>
        <span>
          <VegMark type={half.foodType} /> {half.name}
        </span>
        <span className={styles.side}>{why ?? half.description}</span>
      </span>
      {why === undefined ? <Price amount={price} country={country} /> : undefined}
    </button>
  )
}
