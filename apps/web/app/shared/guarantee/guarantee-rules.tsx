import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useState } from "react"
import styles from "./guarantee-rules.module.css"

export type Guarantee = Transaction["promise"]

export const GUARANTEE_NAME = "30 Minutes or Free"

/** TRK-3: why an order has no guarantee. Undefined if it has one, or if orders of this kind never have one. */
export function formatNoGuarantee(guarantee: Guarantee): string | undefined {
  if (guarantee.kind === "promised") return undefined
  if (guarantee.why === "bulk")
    return `${GUARANTEE_NAME} isn’t for orders of 4 or more pizzas: they take the time they need.`
  if (guarantee.why === "conditions")
    return `${GUARANTEE_NAME} is paused at this store: riders can’t be as quick as usual just now.`
  return undefined
}

/** The rules of the guarantee, readable before and after paying. */
export function GuaranteeRules({ liability, country }: { liability: number; country: CountryCode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        How it works
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={GUARANTEE_NAME}
        subtitle="Late is on us, without asking."
      >
        <ul className={styles.rules}>
          <li>
            <strong>The clock starts</strong> when your order is placed: paid, or the code for cash typed.
          </li>
          <li>
            <strong>It stops</strong> when the rider hands it to you. The thirtieth minute is in time.
          </li>
          <li>
            <strong>Ordered for later?</strong> Then it ends with the quarter of an hour that you chose.
          </li>
          <li>
            <strong>Late?</strong> You get back what you paid, at most {formatMoney(liability, country)}: into your
            wallet, to where you paid from, or off what you pay at the door.
          </li>
          <li>
            <strong>Not promised</strong> for 4 or more pizzas, and while a store has said that riders can’t be as quick
            as usual. We tell you before you pay.
          </li>
        </ul>
      </Sheet>
    </>
  )
}
