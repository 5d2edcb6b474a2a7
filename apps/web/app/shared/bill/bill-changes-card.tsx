import type { BillChange } from "@hearth/domain/pricing/compare-bills.ts"
import * as billTexts from "@hearth/texts/cart/bill.ts"
import * as billChangeTexts from "@hearth/texts/cart/bill-changes.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { acknowledgeBillChanges } from "../../cart/cart.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import styles from "./bill-changes-card.module.css"

/** CAT-7: lists what changed since the customer last saw the bill, until they acknowledge it. */
export function BillChangesCard({ changes }: { changes: readonly BillChange[] }) {
  const { country } = usePageContext()
  return (
    // Always rendered, so that screen readers announce what appears in it.
    <output>
      {changes.length > 0 ? (
        <section className={styles.card} aria-label={billTexts.cartHasChanged}>
          <h2 className={styles.title}>
            <InfoIcon size={20} />
            {billTexts.cartHasChanged}
          </h2>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={`${change.code} ${change.about}`}>{billChangeTexts.billChange(change, country)}</li>
            ))}
          </ul>
          <Button size="small" variant="secondary" onClick={acknowledgeBillChanges}>
            {billTexts.acknowledge}
          </Button>
        </section>
      ) : undefined}
    </output>
  )
}
