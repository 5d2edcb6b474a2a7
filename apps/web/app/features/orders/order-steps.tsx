import { countries } from "@hearth/domain/countries/countries.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { serverNow } from "../../session/server-clock.ts"
import { sayReady } from "../../shell/say-order.ts"
import details from "./details-screen.module.css"
import styles from "./order-steps.module.css"
import type { OrderDetails } from "./orders.api.ts"
import { sayMoment } from "./say-moment.ts"
import { stepsOf, toneOf } from "./say-status.ts"

/** What became of it and when; of one that goes on, when it should be there. */
export function OrderSteps({ order }: { order: OrderDetails }) {
  const steps = stepsOf(order)
  const { timeZone } = countries[order.country]
  const tone = toneOf(order.orderStatus)
  if (steps.length === 0) return undefined
  return (
    <Card as="section" className={details.card}>
      <h2 className={details.heading}>{order.isLive ? "How it stands" : "How it went"}</h2>
      {order.isLive ? <p className={styles.ready}>{sayReady(order)}</p> : undefined}
      <ol className={styles.steps}>
        {steps.map(({ words, at, isNow }) => (
          <li
            key={words}
            className={classNames(styles.step, at !== null && styles.been, isNow && styles.now, isNow && styles[tone])}
            aria-current={isNow && tone === "going" ? "step" : undefined}
          >
            <span className={styles.mark}>
              {at === null ? undefined : isNow && tone === "off" ? <CloseIcon size={14} /> : <CheckIcon size={14} />}
            </span>
            <span className={styles.words}>{words}</span>
            <span className={styles.at}>
              {at === null ? <span className="sr-only">still to come</span> : sayMoment(at, timeZone, serverNow())}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
