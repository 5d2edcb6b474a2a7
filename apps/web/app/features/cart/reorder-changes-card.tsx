import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import * as reorderTexts from "@hearth/texts/cart/reorder-changes.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { InfoIcon, PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { reorderSource } from "../../cart/reorder-source.ts"
import { type CartView, addLine } from "../../cart/cart.ts"
import billChangesStyles from "../../shared/bill/bill-changes-card.module.css"
import styles from "./reorder-changes-card.module.css"

/** ORD-8: what differs from the order that was reordered, with alternatives, until the customer dismisses it. */
export function ReorderChangesCard({ cart }: { cart: CartView }) {
  const source = reorderSource.use()
  const changes = source?.changes ?? []
  const inCart = new Set(cart.lines.map(({ productId }) => productId))
  return (
    // Always rendered, so that screen readers announce its changes.
    <output className={styles.place}>
      {changes.length > 0 ? (
        <section
          className={classNames(billChangesStyles.card, styles.card)}
          aria-label={reorderTexts.changesSinceOrder}
        >
          <h2 className={billChangesStyles.title}>
            <InfoIcon size={20} />
            {reorderTexts.itemsChanged}
          </h2>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.name} ${change.message}`}>
                <ReorderChangeRow change={change} inCart={inCart} />
              </li>
            ))}
          </ul>
          <Button size="small" variant="secondary" onClick={() => reorderSource.set(null)}>
            {reorderTexts.acknowledge}
          </Button>
        </section>
      ) : undefined}
    </output>
  )
}

function ReorderChangeRow({ change, inCart }: { change: ReorderChange; inCart: ReadonlySet<string> }) {
  const { country } = usePageContext()
  if (change.kind === "price") {
    const { name, was, now } = change
    return (
      <p className={styles.priced}>
        <strong>{name}</strong>
        <span className="sr-only">{reorderTexts.priceChanged(was, now, country)}</span>
        <span className={styles.amounts} aria-hidden="true">
          <s>{formatMoney(was, country)}</s>
          <span>→</span>
          <strong>{formatMoney(now, country)}</strong>
        </span>
      </p>
    )
  }
  const alternatives = change.kind === "gone" ? change.instead.filter(({ id }) => !inCart.has(id)) : []
  return (
    <>
      <p>
        <strong>{change.name}</strong>
        <span className={styles.message}>{change.message}</span>
      </p>
      {alternatives.length > 0 ? (
        <ul className={styles.instead} aria-label={reorderTexts.insteadOf(change.name)}>
          {alternatives.map((product) => (
            <Alternative key={product.id} product={product} />
          ))}
        </ul>
      ) : undefined}
    </>
  )
}

/** An alternative product that one tap adds to the cart. Products in the cart are not offered. */
function Alternative({ product: { id, name, foodType, picture, price, originalPrice, sizes } }: { product: Product }) {
  const { country } = usePageContext()
  const [size] = sizes
  const add = () => {
    if (addLine({ productId: id, size: size?.id })) showToast({ message: reorderTexts.added(name), tone: "success" })
  }
  return (
    <li className={styles.alternative}>
      <ProductPicture {...picture} alt="" colour={undefined} sizes="44px" className={styles.picture} />
      <div>
        <p className={styles.name}>
          <VegMark type={foodType} />
          <span>{name}</span>
        </p>
        <Price
          amount={size?.price ?? price}
          original={size?.originalPrice ?? originalPrice}
          country={country}
          size="small"
        />
      </div>
      <Button
        size="small"
        variant="secondary"
        icon={<PlusIcon size={16} />}
        aria-label={productTexts.addProduct(name)}
        onClick={add}
      >
        {reorderTexts.add}
      </Button>
    </li>
  )
}
