import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import * as halfTexts from "@hearth/texts/menu/customise-half-sheet.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Switch } from "@hearth/ui/switch/switch.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { PizzaConfiguration, Catalog } from "./configuration/configuration.ts"
import { normaliseConfiguration } from "./configuration/find-halves.ts"
import styles from "./half-section.module.css"
import { type FindUnavailability, formatUnavailability } from "./configuration/unavailability.ts"
import { configureItem } from "./configuration/configure-item.ts"
import { sizeName } from "../../shared/cart-line/kitchen-names.ts"

interface HalfSheetProps {
  open: boolean
  product: Product
  configuration: PizzaConfiguration
  halves: readonly Product[]
  catalog: Catalog
  findUnavailability: FindUnavailability
  onChoose: (id: string) => void
  onClose: () => void
}

export default function HalfSheet({
  open,
  product,
  configuration,
  halves,
  catalog,
  findUnavailability,
  onChoose,
  onClose,
}: HalfSheetProps) {
  const [vegOnly, setVegOnly] = useState(false)
  const size = sizeName(product, configuration.choices.size)
  const hasVegAndNonVeg = new Set(halves.map(({ foodType }) => foodType)).size > 1
  return (
    <Sheet open={open} onClose={onClose} title={halfTexts.title} subtitle={halfTexts.withHalf(product.name, size)}>
      {hasVegAndNonVeg ? (
        <div className={styles.filter}>
          <Switch
            label={productTexts.vegOnly}
            checked={vegOnly}
            onChange={(event) => setVegOnly(event.target.checked)}
          />
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
                catalog={catalog}
                size={size}
                reason={formatUnavailability(findUnavailability(half.id))}
                onChoose={onChoose}
              />
            </li>
          ))}
      </ul>
    </Sheet>
  )
}

interface HalfButtonProps extends Pick<HalfSheetProps, "product" | "configuration" | "catalog" | "onChoose"> {
  half: Product
  size: string
  /** Why it is unavailable, independently of the size. */
  reason: string | undefined
}

function HalfButton({ half, product, configuration, catalog, size, reason, onChoose }: HalfButtonProps) {
  const { country } = usePageContext()
  const normalised = normaliseConfiguration(product, { ...configuration, otherHalfId: half.id }, catalog)
  const isMadeInSize = normalised.kind === "pizza" && normalised.otherHalfId === half.id
  const unavailableText = reason ?? (isMadeInSize ? undefined : customiseTexts.notAvailableIn(size))
  const { price } = configureItem(product, normalised, catalog)
  return (
    <button
      type="button"
      className={styles.option}
      disabled={unavailableText !== undefined}
      aria-current={configuration.otherHalfId === half.id || undefined}
      onClick={() => onChoose(half.id)}
    >
      <span className={styles.plate}>
        <ProductPicture {...half.picture} alt="" colour={undefined} sizes="56px" />
      </span>
      <span className={styles.name}>
        <span>
          <VegMark type={half.foodType} /> {half.name}
        </span>
        <span className={styles.side}>{unavailableText ?? half.description}</span>
      </span>
      {unavailableText === undefined ? <Price amount={price} country={country} /> : undefined}
    </button>
  )
}
