import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as menuTexts from "@hearth/texts/loyalty/rewards-menu.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { BurntSliceDrawing } from "@hearth/ui/empty-state/burnt-slice-drawing.tsx"
import { BoxDrawing, OfflineDrawing, PlaceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { NO_RESPONSE } from "@hearth/browser/result.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { useCallback } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useChosenPlace } from "../../place/chosen-place.store.ts"
import { openLocationSheet } from "../../place/location-sheet.store.ts"
import { useSoldOut } from "../../place/stock.store.ts"
import { SoldOutMark } from "../../shared/menu/sold-out-mark.tsx"
import { fetchFreePizzas } from "./rewards.api.ts"
import styles from "./rewards-menu.module.css"
import { type Redeeming, useRedeem } from "./use-redeem.ts"

interface RewardsMenuProps {
  /** The price of each pizza. */
  points: number
  canRedeem: boolean
}

/**
 * LOY-2: the pizzas that points can buy at the chosen store. `canRedeem` is false for a member who hasn't collected
 * enough points or has a free pizza in the cart; the menu then only shows what there is.
 */
export function RewardsMenu({ points, canRedeem }: RewardsMenuProps) {
  const { features, store } = usePageContext()
  const isPlaceChosen = useChosenPlace() !== null
  if (!isPlaceChosen && features.includes("stores")) return <ChooseLocation />
  return <StoreRewards storeId={store.id} storeName={store.name} points={points} canRedeem={canRedeem} />
}

function ChooseLocation() {
  return (
    <EmptyState
      drawing={<PlaceDrawing />}
      title={menuTexts.whereTo}
      action={
        <Button
          icon={<PinIcon size={20} />}
          aria-haspopup="dialog"
          onClick={() => openLocationSheet(undefined, "rewards")}
        >
          {menuTexts.chooseLocation}
        </Button>
      }
    >
      {menuTexts.menuDependsOnStore}
    </EmptyState>
  )
}

interface StoreRewardsProps extends RewardsMenuProps {
  storeId: string
  storeName: string
}

function StoreRewards({ storeId, storeName, points, canRedeem }: StoreRewardsProps) {
  const query = useQuery(useCallback((signal: AbortSignal) => fetchFreePizzas(storeId, signal), [storeId]))
  const redeeming = useRedeem()
  if (query.state === "loading") return <MenuSkeleton />
  if (query.state === "failed") {
    return (
      <EmptyState
        drawing={query.code === NO_RESPONSE ? <OfflineDrawing /> : <BurntSliceDrawing />}
        title={menuTexts.notLoaded}
        action={<Button onClick={query.retry}>{labels.tryAgain}</Button>}
      >
        {query.message ?? labels.slowConnection}
      </EmptyState>
    )
  }
  // Each size that is free is a choice of its own.
  const choices = query.value.flatMap((product) =>
    (product.sizes.length === 0 ? [undefined] : product.sizes).map((size) => ({ product, size })),
  )
  if (choices.length === 0) {
    return (
      <EmptyState drawing={<BoxDrawing />} title={menuTexts.empty}>
        {menuTexts.tryAnotherStore}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="free-pizzas" className={styles.menu}>
      <h2 id="free-pizzas" className={styles.title}>
        {menuTexts.pizzasAt(storeName)}
      </h2>
      <ul className={styles.list}>
        {choices.map(({ product, size }) => (
          <PizzaRow
            key={`${product.id} ${size?.id}`}
            product={product}
            size={size}
            points={points}
            redeeming={canRedeem ? redeeming : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

interface PizzaRowProps {
  product: Product
  size: Product["sizes"][number] | undefined
  points: number
  /** Undefined if the pizza can't be redeemed now; it is shown without a button then. */
  redeeming: Redeeming | undefined
}

function PizzaRow({ product: { id, name, foodType, picture }, size, points, redeeming }: PizzaRowProps) {
  const isSoldOut = useSoldOut().has(id)
  const pizza = { productId: id, size: size?.id }
  const busyPizza = redeeming?.busy
  return (
    <Card as="li" className={styles.row}>
      <ProductPicture {...picture} alt="" colour={undefined} sizes="112px" className={styles.picture} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <VegMark type={foodType} />
          <span>
            {name}
            <SoldOutMark id={id} className={styles.soldOut} />
          </span>
        </h3>
        {size ? (
          <p className={styles.soft}>{menuTexts.sizeAndSlices(size.name, productTexts.slices(size.slices))}</p>
        ) : undefined}
        <p className={styles.price}>{menuTexts.price(points)}</p>
        {redeeming ? (
          <Button
            size="small"
            className={styles.add}
            aria-label={menuTexts.addNamedForFree(name)}
            disabled={isSoldOut}
            busy={busyPizza?.productId === id && busyPizza.size === size?.id}
            onClick={() => void redeeming.redeem(pizza)}
          >
            {menuTexts.addForFree}
          </Button>
        ) : undefined}
      </div>
    </Card>
  )
}

function MenuSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} shape="card" className={styles.bone} />
      ))}
    </div>
  )
}
