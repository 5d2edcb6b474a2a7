import { countries } from "@hearth/domain/countries/countries.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { PizzaIcon } from "@hearth/ui/icon/icons.tsx"
import { CardIcon, CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import { formatPastTime } from "../../../shared/time/format-past-time.ts"
import type { Remedy } from "./build-thread.ts"
import styles from "./case.module.css"
import { describeRemedy } from "./describe-remedy.ts"

const icons = { REFUND: CheckIcon, WALLET_CREDIT: CardIcon, NEW_ORDER: PizzaIcon } as const

/** FBK-3: `₹129 refunded to your card`. */
export function RemedyCard({ remedy, mode }: { remedy: Remedy; mode: PaymentMode | null }) {
  const { country, features } = usePageContext()
  const { kind, amount, at, newOrderId } = remedy
  const RemedyIcon = icons[kind]
  return (
    <article className={styles.remedy} data-testid="remedy">
      <span className={styles.remedyIcon}>
        <RemedyIcon size={22} />
      </span>
      <div className={styles.remedyText}>
        <h3 className={styles.remedyTitle}>{describeRemedy(remedy, country, mode)}</h3>
        <p>{describeNext(remedy, mode, caseTexts.newOrderWorth(amount, country))}</p>
        <time dateTime={at} className={styles.time}>
          {formatPastTime(at, countries[country].timeZone, serverNow())}
        </time>
        {kind === "NEW_ORDER" && newOrderId !== null && features.includes("track") ? (
          <ButtonLink href={`/track?orderId=${newOrderId}`} size="small" className={styles.remedyLink}>
            {caseTexts.trackNewOrder}
          </ButtonLink>
        ) : undefined}
        {kind === "WALLET_CREDIT" && features.includes("wallet") ? (
          <ButtonLink href="/postorder-ui/wallet" size="small" variant="secondary" className={styles.remedyLink}>
            {caseTexts.seeWallet}
          </ButtonLink>
        ) : undefined}
      </div>
    </article>
  )
}

function describeNext({ kind }: Remedy, mode: PaymentMode | null, worth: string): string {
  if (kind === "NEW_ORDER") return worth
  if (kind === "WALLET_CREDIT") return caseTexts.creditUse
  return mode === "WALLET" ? caseTexts.refundDone : caseTexts.refundTime
}
