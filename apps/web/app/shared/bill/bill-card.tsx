import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import * as billTexts from "@hearth/texts/cart/bill.ts"
import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import type { ReactNode } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { ShownBill } from "../../cart/cart-view.ts"
import styles from "./bill-card.module.css"

/** CAR-2, CAR-3: the whole bill as it was computed; nothing is calculated here. */
export function BillCard({
  bill,
  isUpdating,
  totalLabel,
}: {
  bill: ShownBill
  isUpdating: boolean
  totalLabel?: string
}) {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{billTexts.billDetails}</h2>
      <BillRows bill={bill} isUpdating={isUpdating} totalLabel={totalLabel} />
    </Card>
  )
}

interface BillRowsProps {
  bill: ShownBill
  isUpdating?: boolean
  totalLabel?: string | undefined
}

/** The bill's rows without card and title. */
export function BillRows({ bill, isUpdating = false, totalLabel = billTexts.total }: BillRowsProps) {
  const { country } = usePageContext()
  const addedTaxes = bill.taxes.filter(({ inside: isIncluded }) => !isIncluded)
  const includedTaxes = bill.taxes.filter(({ inside: isIncluded }) => isIncluded)
  return (
    <>
      <dl className={classNames(styles.rows, isUpdating && styles.updating)} aria-busy={isUpdating}>
        <Row label={billTexts.items(bill.items)} amount={bill.gross} />
        {bill.discounts.map((discount) => (
          <Row
            key={discount.offerId}
            label={discountLabel(discount)}
            amount={-discount.amount}
            className={styles.discount}
          />
        ))}
        {bill.charges.map(({ code, title, amount }) => (
          <Row key={code} label={title} amount={amount} />
        ))}
        {addedTaxes.map(({ code, title, amount }) => (
          <Row key={code} label={title} amount={amount} />
        ))}
        {bill.tip > 0 ? <Row label={billTexts.riderTip} amount={bill.tip} /> : undefined}
        {bill.roundOff === 0 ? undefined : <Row label={billTexts.rounding} amount={bill.roundOff} />}
        <Row label={totalLabel} amount={bill.payable} className={styles.payable} testId="payable" />
      </dl>
      {includedTaxes.map(({ code, title, amount }) => (
        <p key={code} className={styles.includedTax}>
          {billTexts.includesTax(title, amount, country)}
        </p>
      ))}
      {bill.savings.total > 0 ? (
        <p className={styles.savings}>{billTexts.youSave(bill.savings.total, country)}</p>
      ) : undefined}
    </>
  )
}

function discountLabel({ code, title, points }: ShownBill["discounts"][number]): string {
  if (points !== undefined) return freePizzaTexts.freePizzaWith(points)
  return code ? `${title} (${code})` : title
}

interface RowProps {
  label: ReactNode
  amount: Minor
  className?: string
  testId?: string
}

function Row({ label, amount, className, testId }: RowProps) {
  const { country } = usePageContext()
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{label}</dt>
      <dd data-testid={testId}>{formatMoney(amount, country)}</dd>
    </div>
  )
}
