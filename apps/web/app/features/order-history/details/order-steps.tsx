import { countries } from "@hearth/domain/countries/countries.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import { formatOrderProgress } from "../../../shared/order/format-order.ts"
import details from "./order-details-screen.module.css"
import styles from "./order-steps.module.css"
import type { OrderDetails } from "../order-history.api.ts"
import { formatOrderTime } from "../format-order-time.ts"
import { toOrderSteps, statusTone } from "../order-status.ts"

/** The order's past and upcoming steps, and the expected time of an order in progress. */
export function OrderSteps({ order }: { order: OrderDetails }) {
  const steps = toOrderSteps(order)
  const { timeZone } = countries[order.country]
  const tone = statusTone(order.orderStatus)
  if (steps.length === 0) return undefined
  return (
    <Card as="section" className={details.card}>
      <h2 className={details.heading}>{orderTexts.orderStatus}</h2>
      {order.isLive ? <p className={styles.ready}>{formatOrderProgress(order)}</p> : undefined}
      <ol className={styles.steps}>
        {steps.map(({ text, at, isCurrent }) => (
          <li
            key={text}
            className={classNames(
              styles.step,
              at !== null && styles.been,
              isCurrent && styles.now,
              isCurrent && styles[tone],
            )}
            aria-current={isCurrent && tone === "going" ? "step" : undefined}
          >
            <span className={styles.mark}>
              {at === null ? undefined : isCurrent && tone === "off" ? (
                <CloseIcon size={14} />
              ) : (
                <CheckIcon size={14} />
              )}
            </span>
            <span className={styles.words}>{text}</span>
            <span className={styles.at}>
              {at === null ? (
                <span className="sr-only">{orderTexts.pending}</span>
              ) : (
                formatOrderTime(at, timeZone, serverNow())
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
