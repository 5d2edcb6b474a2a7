import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as guaranteeTexts from "@hearth/texts/checkout/guarantee.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useState } from "react"
import styles from "./guarantee-rules.module.css"

export type Guarantee = Transaction["promise"]

/** TRK-3: why an order has no guarantee. Undefined if it has one, or if orders of this kind never have one. */
export function formatNoGuarantee(guarantee: Guarantee): string | undefined {
  if (guarantee.kind === "promised") return undefined
  if (guarantee.why === "bulk") return guaranteeTexts.notForBulkOrders
  if (guarantee.why === "conditions") return guaranteeTexts.pausedAtStore
  return undefined
}

/** The rules of the guarantee, readable before and after paying. */
export function GuaranteeRules({ liability, country }: { liability: number; country: CountryCode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {guaranteeTexts.howItWorks}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={guaranteeTexts.guaranteeName}
        subtitle={guaranteeTexts.refundedAutomatically}
      >
        <ul className={styles.rules}>
          {guaranteeTexts.rules(liability, country).map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
