import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { lazy, memo, useId, useRef, useState } from "react"
import { importWithRetry } from "../../client/loading/import-with-retry.ts"
import { LazyBoundary } from "../../client/loading/lazy-boundary.tsx"
import { SoldOutMark } from "../../shared/menu/sold-out-mark.tsx"
import type { PizzaConfiguration, Catalog } from "./configuration/configuration.ts"
import styles from "./half-section.module.css"
import type { FindUnavailability } from "./configuration/unavailability.ts"
import type { ChangeConfiguration } from "./configuration/use-configuration.ts"

const HalfSheet = lazy(() => importWithRetry(() => import("./half-sheet.tsx")))

interface HalfSectionProps {
  product: Product
  configuration: PizzaConfiguration
  halves: readonly Product[]
  catalog: Catalog
  findUnavailability: FindUnavailability
  change: ChangeConfiguration
}

/** Half and half: two pizzas on one base. */
export const HalfSection = memo(function HalfSection({
  product,
  configuration,
  halves,
  catalog,
  findUnavailability,
  change,
}: HalfSectionProps) {
  const id = useId()
  const openButtonRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [hasBeenOpened, setHasBeenOpened] = useState(false)
  if (halves.length === 0) return undefined
  const otherHalf = halves.find((half) => half.id === configuration.otherHalfId)
  const open = () => {
    setHasBeenOpened(true)
    setOpen(true)
  }
  const choose = (otherHalfId: string | undefined) => {
    setOpen(false)
    change((current) => (current.kind === "pizza" ? { ...current, otherHalfId } : current))
  }
  const removeHalf = () => {
    // The pressed button disappears; without this, keyboard focus would jump to the top of the page.
    openButtonRef.current?.focus({ preventScroll: true })
    choose(undefined)
  }
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.text}>
        <h2 id={id}>{customiseTexts.halfAndHalf}</h2>
        <p className={styles.lead}>{otherHalf ? customiseTexts.halvesPrice : customiseTexts.whyHalves}</p>
      </div>
      {otherHalf ? (
        <ul className={styles.halves}>
          <Half side={customiseTexts.left} half={product} />
          <Half side={customiseTexts.right} half={otherHalf} />
        </ul>
      ) : undefined}
      <div className={styles.actions}>
        {/* The same button in both states, so that focus returns to it when the sheet closes. */}
        <Button ref={openButtonRef} size="small" variant="secondary" onClick={open}>
          {otherHalf ? customiseTexts.changeRightHalf : customiseTexts.chooseOtherHalf}
        </Button>
        {otherHalf ? (
          <Button size="small" variant="quiet" onClick={removeHalf}>
            {customiseTexts.makeWhole}
          </Button>
        ) : undefined}
      </div>
      <LazyBoundary>
        {hasBeenOpened ? (
          <HalfSheet
            open={isOpen}
            product={product}
            configuration={configuration}
            halves={halves}
            catalog={catalog}
            findUnavailability={findUnavailability}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        ) : undefined}
      </LazyBoundary>
    </section>
  )
})

function Half({ side, half }: { side: string; half: Product }) {
  return (
    <li className={styles.half}>
      <span className={styles.plate}>
        <ProductPicture {...half.picture} alt="" colour={undefined} sizes="48px" />
      </span>
      <span className={styles.name}>
        <span className={styles.side}>{side}</span>
        <span>
          <VegMark type={half.foodType} /> {half.name}
        </span>
        <SoldOutMark id={half.id} />
      </span>
    </li>
  )
}
