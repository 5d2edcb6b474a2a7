import * as billTexts from "@hearth/texts/cart/bill.ts"
import * as checkoutTexts from "@hearth/texts/checkout/checkout.ts"
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
    <Card as="section" className={styles.collapsible}>
      <details open={isOpen}>
        <summary className={styles.summary}>
          <h2>{billTexts.billDetails}</h2>
          <span className={styles.muted}>{checkoutTexts.itemsAndTotal(bill.items, bill.payable, country)}</span>
          <ChevronIcon size={18} to="down" />
        </summary>
        <div className={styles.rows}>
          <BillRows bill={bill} isUpdating={isUpdating} />
          <a href="/cart">{checkoutTexts.editCart}</a>
        </div>
      </details>
    </Card>
  )
}
