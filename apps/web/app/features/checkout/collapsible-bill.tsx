import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { ROOMY } from "@hearth/ui/screen-sizes.ts"
import { useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { ShownBill } from "../../cart/cart-view.ts"
import { BillRows } from "../../shared/bill/bill-card.tsx"
import styles from "./checkout.module.css"

/** The bill, collapsed on small screens. */
export function CollapsibleBill({ bill, isUpdating }: { bill: ShownBill; isUpdating: boolean }) {
  const { country } = usePageContext()
  const [isOpen] = useState(() => matchMedia(ROOMY).matches)
  return (
    <Card as="section" className={styles.fold}>
      <details open={isOpen}>
        <summary className={styles.summary}>
          <h2>Your bill</h2>
          <span className={styles.soft}>
            {bill.items === 1 ? "1 item" : `${bill.items} items`} · {formatMoney(bill.payable, country)}
          </span>
          <ChevronIcon size={18} to="down" />
        </summary>
        <div className={styles.rows}>
          <BillRows bill={bill} isUpdating={isUpdating} />
          <a href="/cart">Change what is in the cart</a>
        </div>
      </details>
    </Card>
  )
}
