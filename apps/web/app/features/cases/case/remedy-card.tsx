import { countries } from "@hearth/domain/countries/countries.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { PizzaIcon } from "@hearth/ui/icon/icons.tsx"
import { CardIcon, CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import { formatPastTime } from "../../../shared/time/format-past-time.ts"
import type { Remedy } from "./build-thread.ts"
import styles from "./case.module.css"
import { describeRemedy } from "./describe-remedy.ts"

const icons = { REFUND: CheckIcon, WALLET_CREDIT: CardIcon, NEW_ORDER: PizzaIcon } as const

/** FBK-3: a remedy in the case's thread: what the customer gets (`₹129 refunded to your card`), when, and what is next. */
export function RemedyCard({ remedy, mode }: { remedy: Remedy; mode: PaymentMode | null }) {
  const { country, features } = usePageContext()
  const { kind, amount, at, items, newOrderState } = remedy
  const RemedyIcon = icons[kind]
  const isCancelled = newOrderState === "CANCELLED"
  return (
    <article className={classNames(styles.remedy, isCancelled && styles.remedyOff)} data-testid="remedy">
      <span className={styles.remedyIcon}>
        <RemedyIcon size={22} />
      </span>
      <div className={styles.remedyText}>
        <h3 className={styles.remedyTitle}>{describeRemedy(remedy, country, mode)}</h3>
        {items.length > 0 ? (
          <ul>
            {items.map(({ lineId, name, quantity }) => (
              <li key={lineId}>{caseTexts.itemCount(quantity, name)}</li>
            ))}
          </ul>
        ) : undefined}
        <p>{describeNext(remedy, mode, caseTexts.newOrderWorth(amount, country))}</p>
        <time dateTime={at} className={styles.time}>
          {formatPastTime(at, countries[country].timeZone, serverNow())}
        </time>
        <NewOrderLink remedy={remedy} />
        {kind === "WALLET_CREDIT" && features.includes("wallet") ? (
          <ButtonLink href="/postorder-ui/wallet" size="small" variant="secondary" className={styles.remedyLink}>
            {caseTexts.seeWallet}
          </ButtonLink>
        ) : undefined}
      </div>
    </article>
  )
}

/** To the tracker while the new order is being made, otherwise to its details. */
function NewOrderLink({ remedy: { newOrderId, newOrderState } }: { remedy: Remedy }) {
  const { features } = usePageContext()
  if (newOrderId === null) return undefined
  if (newOrderState === "MAKING" && features.includes("track"))
    return (
      <ButtonLink href={`/track?orderId=${newOrderId}`} size="small" className={styles.remedyLink}>
        {caseTexts.trackNewOrder}
      </ButtonLink>
    )
  if (!features.includes("order_details")) return undefined
  return (
    <ButtonLink
      href={`/postorder-ui/orderdetails?orderId=${newOrderId}`}
      size="small"
      variant="secondary"
      className={styles.remedyLink}
    >
      {caseTexts.seeNewOrder}
    </ButtonLink>
  )
}

function describeNext({ kind, newOrderState }: Remedy, mode: PaymentMode | null, worth: string): string {
  if (kind === "NEW_ORDER") return newOrderState === "CANCELLED" ? caseTexts.newOrderCancelledNext : worth
  if (kind === "WALLET_CREDIT") return caseTexts.creditUse
  return mode === "WALLET" ? caseTexts.refundDone : caseTexts.refundTime
}
