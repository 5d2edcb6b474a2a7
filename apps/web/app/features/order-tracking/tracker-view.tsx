import type { Connection } from "@hearth/browser/live-events.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { countsAsPickup } from "@hearth/domain/orders/delivery-type.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import * as trackingTexts from "@hearth/texts/orders/order-tracking.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { Confetti } from "@hearth/ui/confetti/confetti.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { createElement, Fragment, type ReactNode } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverNow } from "../../client/server-clock.ts"
import { RateCard } from "../../shared/feedback/rate-card.tsx"
import { ArrivedButton } from "../../shared/order/arrived-button.tsx"
import { CancelOrder } from "../../shared/order/cancel-order.tsx"
import { ComplaintLink } from "../../shared/order/complaint-link.tsx"
import { ReplacedOrder } from "../../shared/order/replaced-order.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import { useCurrentSecond } from "../../shared/time/use-current-second.ts"
import { CancelledRefunds } from "./cancelled-refunds.tsx"
import { hasEnded } from "./follow-order.ts"
import { GuaranteeClock } from "./guarantee-clock.tsx"
import { formatLate, formatChangedEstimate, formatState, formatMainTime } from "./format-tracker.ts"
import { StageDrawing } from "./stage-drawing.tsx"
import { TrackMap } from "./track-map.tsx"
import { TrackerSteps } from "./tracker-steps.tsx"
import type { Tracker } from "./tracker.api.ts"
import styles from "./tracker-view.module.css"

interface TrackerViewProps {
  tracker: Tracker
  connection: Connection
  /** The stage changed while the customer was watching. */
  sawStageChange: boolean
  renderReorder: (tracker: Tracker) => ReactNode
  renderEarning: (tracker: Tracker) => ReactNode
}

export function TrackerView({ tracker, connection, sawStageChange, renderReorder, renderEarning }: TrackerViewProps) {
  const { country } = usePageContext()
  const { timeZone } = countries[country]
  const now = useCurrentSecond() ?? serverNow()
  const { stage, orderId, deliveryType } = tracker
  const lateHeadline = formatLate(tracker, country, now)
  const { title, lead } = lateHeadline ?? formatState(tracker, timeZone, now)
  const mainTime = formatMainTime(tracker, timeZone, now)
  const changedEstimateText = formatChangedEstimate(tracker, timeZone)
  const hasMap =
    !hasEnded(tracker) &&
    !tracker.carrier &&
    (deliveryType === "DELIVERY" ? isLeavingStage(stage) : deliveryType !== "DINEIN")
  return (
    <div className={styles.screen}>
      {stage === "HANDED OVER" ? <Confetti burst={sawStageChange ? 1 : 0} /> : undefined}
      <section
        className={classNames(
          styles.hero,
          lateHeadline && styles.late,
          stage === "HANDED OVER" && styles.done,
          stage === "CANCELLED" && styles.off,
        )}
      >
        <StageDrawing stage={stage} />
        <div className={styles.heroText}>
          <div aria-live="polite">
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          {mainTime ? (
            <p className={styles.estimate} data-testid="estimate">
              <span>{mainTime.label}</span>
              <strong>{mainTime.time}</strong>
              {mainTime.detail === undefined ? undefined : <span>{mainTime.detail}</span>}
              {changedEstimateText === undefined ? undefined : (
                <span data-testid="promised">{changedEstimateText}</span>
              )}
            </p>
          ) : undefined}
          <p className={styles.number}>
            {createElement(
              Fragment,
              null,
              ...orderTexts.order<ReactNode>(<strong data-testid="order-number">{orderId}</strong>),
            )}
          </p>
          <ReplacedOrder replacesOrderId={tracker.replacesOrderId} isOwn={tracker.isOwn} className={styles.number} />
          <LiveIndicator connection={connection} isActive={!hasEnded(tracker)} />
        </div>
      </section>
      <div className={styles.columns}>
        <div className={styles.column}>
          {hasMap ? <TrackMap tracker={tracker} /> : undefined}
          <GuaranteeClock tracker={tracker} country={country} now={now} />
          {tracker.toCollect === null ? undefined : (
            <p className={styles.cash}>
              <span>{deliveryType === "DELIVERY" ? trackingTexts.payInCashAtDoor : trackingTexts.payInCash}</span>
              <strong data-testid="to-collect">{formatMoney(tracker.toCollect, country)}</strong>
            </p>
          )}
          {stage === "CANCELLED" ? <CancelledRefunds tracker={tracker} /> : undefined}
          <OrderActions tracker={tracker} now={now} renderReorder={renderReorder} />
          {stage === "HANDED OVER" && tracker.isOwn ? (
            <RateCard orderId={orderId} placedAt={tracker.placedAt} />
          ) : undefined}
          {stage === "CANCELLED" || tracker.replacesOrderId ? undefined : renderEarning(tracker)}
          {hasMap ? undefined : <OrderSummary tracker={tracker} />}
        </div>
        <div className={styles.column}>
          <TrackerSteps tracker={tracker} zone={timeZone} />
          {hasMap ? <OrderSummary tracker={tracker} /> : undefined}
        </div>
      </div>
    </div>
  )
}

const isLeavingStage = (stage: Tracker["stage"]) => stage === "READY" || stage === "ON THE WAY"

const liveTexts: Readonly<Record<Connection, string>> = {
  live: trackingTexts.live,
  polling: trackingTexts.polling,
  lost: trackingTexts.reconnecting,
}

function LiveIndicator({ connection, isActive }: { connection: Connection; isActive: boolean }) {
  if (!isActive) return undefined
  return (
    <p className={classNames(styles.sign, styles[connection])} data-testid="how-live">
      {liveTexts[connection]}
    </p>
  )
}

const telHref = (phone: string) => `tel:${phone.replaceAll(" ", "")}`

function OrderActions({
  tracker,
  now,
  renderReorder,
}: Pick<TrackerViewProps, "tracker" | "renderReorder"> & { now: number }) {
  const pageContext = usePageContext()
  const { orderId, isOwn, store, rider, deliveryType, cancellableUntil, orderStatus, arrivedAt, spentPoints } = tracker
  const { steps, promisedBy } = tracker
  const isEnded = hasEnded(tracker)
  const canReportArrival = isOwn && !isEnded && countsAsPickup(deliveryType) && orderStatus !== "ADVANCE ORDER"
  const menuPath = visibleNavItems(pageContext).find(({ id }) => id === "menu")?.to ?? "/"
  return (
    <div className={styles.actions}>
      {canReportArrival ? <ArrivedButton order={tracker} isNotified={arrivedAt !== null} /> : undefined}
      {isEnded ? isOwn ? renderReorder(tracker) : <ButtonLink href={menuPath}>{labels.seeMenu}</ButtonLink> : undefined}
      {rider ? (
        <ButtonLink
          href={telHref(rider.phone)}
          icon={<PhoneIcon size={20} />}
          aria-label={trackingTexts.callOn(rider.name, rider.phone)}
        >
          {trackingTexts.call(rider.name)}
        </ButtonLink>
      ) : undefined}
      {store.phone === "" ? undefined : (
        <ButtonLink
          href={telHref(store.phone)}
          variant="secondary"
          icon={<PhoneIcon size={20} />}
          aria-label={orderTexts.callStoreOn(store.phone)}
        >
          {orderTexts.callStore}
        </ButtonLink>
      )}
      {isOwn ? (
        <ComplaintLink
          orderId={orderId}
          orderStatus={orderStatus}
          endedAt={steps.find(({ stage }) => stage === "HANDED OVER")?.at}
          promisedBy={promisedBy}
          now={now}
        />
      ) : undefined}
      {isOwn ? (
        <CancelOrder
          order={tracker}
          spentPoints={spentPoints}
          until={cancellableUntil}
          now={now}
          onCancelled={() => undefined}
        />
      ) : undefined}
    </div>
  )
}

/** Shown beside the steps if there is no map, otherwise below them. */
function OrderSummary({ tracker }: { tracker: Tracker }) {
  const { country, features } = usePageContext()
  const { isOwn, orderSummary, orderId, store, payable, spentPoints } = tracker
  return (
    <Card as="section" className={classNames(styles.facts, styles.last)}>
      <h2>{trackingTexts.yourOrder}</h2>
      <p>{orderSummary}</p>
      {isOwn && spentPoints > 0 ? (
        <p className={styles.free}>{trackingTexts.freePizzaWithPoints(spentPoints)}</p>
      ) : undefined}
      <p className={styles.sum}>
        <span>{store.name}</span>
        <strong>{tracker.replacesOrderId ? orderTexts.freeOfCharge : formatMoney(payable, country)}</strong>
      </p>
      {isOwn && features.includes("order_details") ? (
        <ButtonLink href={`/postorder-ui/orderdetails?orderId=${orderId}`} variant="quiet" size="small">
          {orderTexts.orderDetails}
        </ButtonLink>
      ) : undefined}
    </Card>
  )
}
