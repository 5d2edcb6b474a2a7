import type { Menu, Product } from "@hearth/contract/calls/catalog.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as detailTexts from "@hearth/texts/menu/product-details.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { Suspense, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useMenu } from "../../place/store-menu.ts"
import type { Query } from "@hearth/browser/use-query.ts"
import { FavouriteButton } from "../../shared/favourites/favourite-button.tsx"
import { formatEnergy } from "../../shared/menu/format-energy.ts"
import { useProductOffer } from "../../shared/menu/product-offer-outlet.ts"
import { SoldOutMark } from "../../shared/menu/sold-out-mark.tsx"
import { AddToCartBar, useIsCustomisable } from "./add-to-cart-bar.tsx"
import styles from "./product-details.module.css"

export default function ProductDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const menu = useMenu()
  const { features } = usePageContext()
  const product = menu.state === "ready" ? menu.value.products.find((each) => each.id === id) : undefined
  const [chosenSize, setSize] = useState<string>()
  const size = chosenSize ?? product?.sizes[0]?.id
  const { Offer } = useProductOffer()
  return (
    <Sheet
      open
      isInUrl
      onClose={onClose}
      title={product?.name ?? (menu.state === "loading" ? detailTexts.loading : detailTexts.unavailable)}
      footer={
        product && features.includes("cart") ? (
          <>
            {Offer ? (
              <Suspense>
                <Offer product={product} size={size} onSize={setSize} />
              </Suspense>
            ) : undefined}
            <AddToCartBar product={product} size={size} onAdded={onClose} />
          </>
        ) : undefined
      }
    >
      {product ? (
        <Details product={product} size={size} onSize={setSize} />
      ) : (
        <ProductPlaceholder menu={menu} onClose={onClose} />
      )}
    </Sheet>
  )
}

/** Shown while loading, after a failure, and if this store doesn't make the product. */
function ProductPlaceholder({ menu, onClose }: { menu: Query<Menu>; onClose: () => void }) {
  if (menu.state === "loading") {
    return (
      <div aria-busy="true">
        <div className={styles.plate}>
          <Skeleton shape="card" className={styles.waiting} />
        </div>
        <Skeleton lines={3} />
      </div>
    )
  }
  const hasFailed = menu.state === "failed"
  return (
    <EmptyState
      drawing={<BoxDrawing />}
      title={hasFailed ? productTexts.couldNotLoad : productTexts.notOnMenu}
      action={
        hasFailed ? (
          <Button onClick={menu.retry}>{labels.tryAgain}</Button>
        ) : (
          <Button onClick={onClose}>{labels.seeMenu}</Button>
        )
      }
    >
      {hasFailed ? (menu.message ?? labels.slowConnection) : productTexts.tryAnotherStore}
    </EmptyState>
  )
}

interface DetailsProps {
  product: Product
  size: string | undefined
  onSize: (size: string) => void
}

function Details({ product, size, onSize }: DetailsProps) {
  const isCustomisable = useIsCustomisable(product)
  return (
    <>
      <div className={styles.plate}>
        <ProductPicture {...product.picture} colour={undefined} sizes="(min-width: 771px) 360px, 70vw" priority />
      </div>
      <p className={styles.badges}>
        <VegMark type={product.foodType} size="large" />
        {product.badges.map((badge) => (
          <Badge key={badge} kind={badge} />
        ))}
        <FavouriteButton id={product.id} name={product.name} className={styles.heart} />
      </p>
      <SoldOutNote id={product.id} />
      <p className={styles.text}>{product.description}</p>
      <Sizes product={product} size={size} onSize={onSize} />
      {isCustomisable ? (
        <ButtonLink
          href={`/customise?product=${product.id}${size ? `&size=${size}` : ""}`}
          variant="secondary"
          full
          className={styles.customise}
        >
          {product.recipe ? detailTexts.customise : detailTexts.chooseContents}
        </ButtonLink>
      ) : undefined}
      <BoxContents product={product} />
      <dl className={styles.facts}>
        {product.energyKcal === null ? undefined : (
          <div>
            <dt>{detailTexts.energy}</dt>
            <dd>{formatEnergy(product.energyKcal, product)}</dd>
          </div>
        )}
        <div>
          <dt>{detailTexts.serves}</dt>
          <dd>{product.serves}</dd>
        </div>
        <div>
          <dt>{detailTexts.allergens}</dt>
          <dd>{product.allergens.length > 0 ? product.allergens.join(", ") : productTexts.noAllergens}</dd>
        </div>
      </dl>
    </>
  )
}

/** The price, or a choice of size if there are several. */
function Sizes({ product, size, onSize }: DetailsProps) {
  const { country } = usePageContext()
  const { sizes, serves, price, originalPrice } = product
  if (sizes.length < 2) {
    const name = sizes[0] ? renderSizeLabel(sizes[0]) : <strong>{serves}</strong>
    return (
      <p className={styles.size}>
        <span>{name}</span>
        <Price amount={price} original={originalPrice} country={country} />
      </p>
    )
  }
  return (
    <RadioGroup
      legend={productTexts.size}
      legendHidden
      value={size}
      onChange={onSize}
      options={sizes.map((each) => ({
        value: each.id,
        label: renderSizeLabel(each),
        after: <Price amount={each.price} original={each.originalPrice} country={country} />,
      }))}
    />
  )
}

function renderSizeLabel({ name, slices }: Product["sizes"][number]) {
  return (
    <>
      <strong>{name}</strong>
      {slices > 0 ? <span className={styles.muted}> · {productTexts.slices(slices)}</span> : undefined}
    </>
  )
}

/** CAT-7: shown in the product's sheet, and announced by screen readers if the product sells out while it is open. */
function SoldOutNote({ id }: { id: string }) {
  return (
    <output className={styles.soldOut}>
      <SoldOutMark id={id} />
    </output>
  )
}

/** The products that are always in a box, and the box's choices. */
function BoxContents({ product: { pieces, choices } }: { product: Product }) {
  const { country } = usePageContext()
  if (pieces.length + choices.length === 0) return undefined
  return (
    <section className={styles.box}>
      <h3>{detailTexts.inTheBox}</h3>
      {pieces.length > 0 ? <p>{pieces.map(({ name }) => name).join(", ")}</p> : undefined}
      {choices.map(({ id, title, options }) => (
        <details key={id} className={styles.choice}>
          <summary>
            {title} <span className={styles.muted}>· {detailTexts.chooseOneOf(options.length)}</span>
          </summary>
          <ul>
            {options.map(({ piece, name, more: surcharge }) => (
              <li key={piece}>
                <span>{name}</span>
                {surcharge > 0 ? <span className={styles.muted}>+ {formatMoney(surcharge, country)}</span> : undefined}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
