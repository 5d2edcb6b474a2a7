import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { GiftIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { CartView } from "../../cart/cart.ts"
import { useLoadedCart } from "../../cart/use-loaded-cart.ts"
import { describePointsPayment } from "./describe-points-payment.ts"
import styles from "./free-line-notice.module.css"

interface FreeLineNoticeProps {
  /** The cart line that is being changed, if any. */
  lineId: string | undefined
  /** The chosen size. */
  size: string | undefined
  sizes: Product["sizes"]
}

/** LOY-2: while a pizza is edited that points pay for, says in which size it is free. */
export function FreeLineNotice({ lineId, size, sizes }: FreeLineNoticeProps) {
  const cart = useLoadedCart(lineId !== undefined)
  const notice = cart && lineId !== undefined ? describeFreeSize(cart, lineId, { size, sizes }) : undefined
  return (
    // Always rendered, so that screen readers announce its changes.
    <output>
      {notice ? (
        <span className={classNames(styles.notice, !notice.isFree && styles.warning)}>
          {notice.isFree ? <GiftIcon size={20} /> : <InfoIcon size={20} />}
          {notice.sentence}
        </span>
      ) : undefined}
    </output>
  )
}

/** Undefined if points don't pay for the line. */
export function describeFreeSize(
  { lines, bill }: Pick<CartView, "lines" | "bill">,
  lineId: string,
  { size, sizes }: Pick<FreeLineNoticeProps, "size" | "sizes">,
): { sentence: string; isFree: boolean } | undefined {
  const line = lines.find(({ id }) => id === lineId)
  const nameOf = (sizeId: string | undefined) => sizes.find(({ id }) => id === sizeId)?.name
  const [freeSize, chosenSize] = [nameOf(line?.size), nameOf(size)]
  if (!bill || !freeSize || !chosenSize || !describePointsPayment(lineId, bill)) return undefined
  const isFree = freeSize === chosenSize
  const { freeInSize, freeInOtherSize } = freePizzaTexts
  return { isFree, sentence: isFree ? freeInSize(freeSize) : freeInOtherSize(freeSize, chosenSize) }
}
