import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import * as lineTexts from "@hearth/texts/cart/cart-line.ts"
import * as syncTexts from "@hearth/texts/cart/cart-sync.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { AlertIcon, GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { Stepper } from "@hearth/ui/stepper/stepper.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { createElement, Fragment, type ReactNode } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { type CartView, changeQuantity, removeLine } from "../../cart/cart.ts"
import { endCelebration } from "../../cart/offers/celebration.ts"
import { editLineHref } from "../../shared/cart-line/edit-line-href.ts"
import { LinePicture } from "../../shared/cart-line/line-picture.tsx"
import { formatLine } from "../../shared/cart-line/format-line.ts"
import styles from "./cart-line.module.css"
import { describePointsPayment, type PointsPayment } from "./describe-points-payment.ts"

interface CartLineRowProps {
  line: CartLine
  cart: CartView
  /** For the column beside the menu: no picture, less text. */
  small?: boolean
}

export function CartLineRow({ line, cart, small }: CartLineRowProps) {
  const { features } = usePageContext()
  const { storeMenu, bill } = cart
  const product = storeMenu?.menu.products.find(({ id }) => id === line.productId)
  const pricedItem = bill?.validItems.find(({ id }) => id === line.id)
  const refusedItem = bill?.invalidItems.find(({ id }) => id === line.id)
  const name = product?.name ?? pricedItem?.name ?? lineTexts.unavailableItem
  const hasSizesOrChoices = product !== undefined && (product.sizes.length > 1 || product.choices.length > 0)
  const isEditable =
    features.includes("customise") && product !== undefined && (hasSizesOrChoices || product.recipe !== null)
  const foodType = pricedItem?.product.foodType ?? product?.foodType
  const paidWithPoints = bill ? describePointsPayment(line.id, bill) : undefined
  const remove = () => {
    const { undo, wasFreePizza, nowFree } = removeLine(line)
    // The celebration may still say that the free pizza is in the cart.
    if (wasFreePizza) endCelebration()
    const message = nowFree
      ? syncTexts.removedAndNowFree(name, nowFree.name, nowFree.points)
      : wasFreePizza
        ? syncTexts.freePizzaRemoved
        : lineTexts.removed(name)
    showToast({ message, action: { label: lineTexts.undo, onPress: undo } })
  }
  return (
    <li className={styles.line} data-line={line.id}>
      {small ? undefined : <LinePicture line={line} storeMenu={storeMenu} className={styles.picture} />}
      <div className={styles.details}>
        <h3 className={styles.name}>
          {foodType ? <VegMark type={foodType} /> : undefined}
          {name}
        </h3>
        {storeMenu && !small
          ? formatLine(line, storeMenu).map((text) => (
              <p key={text} className={styles.text}>
                {text}
              </p>
            ))
          : undefined}
        {paidWithPoints ? (
          <p className={styles.free}>
            <GiftIcon size={16} />
            {paidWithPoints.text}
          </p>
        ) : undefined}
        {refusedItem ? (
          <output className={styles.refused}>
            <AlertIcon size={16} />
            {refusedItem.message}
          </output>
        ) : undefined}
        {isEditable && !small ? (
          <a
            href={editLineHref(line)}
            className={styles.edit}
            aria-label={refusedItem ? lineTexts.changeItem(name) : lineTexts.editItem(name)}
          >
            {refusedItem ? labels.change : lineTexts.edit}
          </a>
        ) : undefined}
      </div>
      <div className={styles.count}>
        {refusedItem ? (
          <Button size="small" variant="danger" onClick={remove} aria-label={lineTexts.removeItem(name)}>
            {labels.remove}
          </Button>
        ) : (
          <>
            <Stepper
              label={name}
              value={line.quantity}
              max={cartLimits.quantity}
              onChange={(quantity) => changeQuantity(line.id, quantity - line.quantity)}
              onRemove={remove}
            />
            <LinePrice line={line} cart={cart} paidWithPoints={paidWithPoints} />
          </>
        )}
      </div>
    </li>
  )
}

interface LinePriceProps extends Pick<CartLineRowProps, "line" | "cart"> {
  paidWithPoints: PointsPayment | undefined
}

/**
 * Price × quantity, updated immediately. Offer discounts appear in the bill only, not split over the lines, except for a
 * free pizza: what points pay for is struck out.
 */
function LinePrice({ line: { id, quantity }, cart: { bill }, paidWithPoints }: LinePriceProps) {
  const { country } = usePageContext()
  const pricedItem = bill?.validItems.find((each) => each.id === id)
  if (!pricedItem) return <Skeleton className={styles.waiting} />
  const { price, originalPrice } = pricedItem.product
  const original = Math.max(price, originalPrice) * quantity
  return (
    <span className={styles.price} data-testid="line-price">
      {paidWithPoints?.amount === 0 ? (
        <FreePrice original={original} />
      ) : (
        <Price amount={paidWithPoints?.amount ?? price * quantity} original={original} country={country} />
      )}
    </span>
  )
}

function FreePrice({ original }: { original: Minor }) {
  const { country } = usePageContext()
  return (
    <span className={styles.freePrice}>
      {createElement(
        Fragment,
        null,
        ...freePizzaTexts.freeInsteadOf<ReactNode>(
          (text) => <span className="sr-only">{text}</span>,
          <strong>{freePizzaTexts.free}</strong>,
          <s>{formatMoney(original, country)}</s>,
        ),
      )}
    </span>
  )
}
