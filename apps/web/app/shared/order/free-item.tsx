import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import styles from "./free-item.module.css"
import { freeItemOf } from "./spent-points.ts"

type Line = Transaction["bill"]["validItems"][number]

interface LineProps {
  line: Line
  order: Pick<Transaction, "bill" | "country">
}

/** LOY-2: says below a line's name that points paid for it. */
export function FreeItemNote({ line, order: { bill } }: LineProps) {
  const free = freeItemOf(line, bill)
  return free ? (
    <span className={styles.note}>
      <GiftIcon size={16} />
      {orderTexts.freeWithPoints(free.points, line.quantity)}
    </span>
  ) : undefined
}

/** A line's price: what points paid for is crossed out. */
export function LinePrice({ line, order: { bill, country } }: LineProps) {
  const free = freeItemOf(line, bill)
  if (!free) return formatMoney(line.gross, country)
  const extrasPrice = line.gross - free.amount
  return (
    <>
      <s className={styles.originalPrice}>
        <span className="sr-only">{orderTexts.priceBefore}</span>
        {formatMoney(line.gross, country)}
      </s>{" "}
      {extrasPrice === 0 ? orderTexts.free : formatMoney(extrasPrice, country)}
    </>
  )
}
