import { countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { countsAsPickup } from "@hearth/domain/orders/delivery-type.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { Confetti } from "@hearth/ui/confetti/confetti.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import { useBoot } from "../../session/boot.tsx"
import { serverNow } from "../../session/server-clock.ts"
import { Arrived } from "../../shell/arrived.tsx"
import { CancelOrder } from "../../shell/cancel-order.tsx"
import { openPlaces } from "../../shell/places.ts"
import { useSecond } from "../../shell/use-second.ts"
import { CancelledMoney } from "./cancelled-money.tsx"
import { type HowLive, isOver } from "./follow-order.ts"
import { PromiseClock } from "./promise-clock.tsx"
import { sayLate, sayPromised, sayState, sayTime } from "./say-tracker.ts"
import { StageDrawing } from "./stage-drawing.tsx"
import { TrackMap } from "./track-map.tsx"
import { TrackSteps } from "./track-steps.tsx"
import type { Tracker } from "./tracker.api.ts"
import styles from "./tracker-view.module.css"

interface TrackerViewProps {
  tracker: Tracker
  how: HowLive
  /** It was seen to come to where it is. */
  sawItGo: boolean
  again: (orderId: string) => ReactNode
}

export function TrackerView({ tracker, how, sawItGo, again }: TrackerViewProps) {
  const { country } = useBoot()
  const { timeZone } = countries[country]
  const now = useSecond() ?? serverNow()
  const { stage, orderId, deliveryType } = tracker
  const late = sayLate(tracker, country, now)
  const { title, lead } = late ?? sayState(tracker, timeZone, now)
  const told = sayTime(tracker, timeZone, now)
  const promised = sayPromised(tracker, timeZone)
  const hasMap =
    !isOver(tracker) && !tracker.carrier && (deliveryType === "DELIVERY" ? isLeaving(stage) : deliveryType !== "DINEIN")
  return (
    <div className={styles.screen}>
      {stage === "HANDED OVER" ? <Confetti burst={sawItGo ? 1 : 0} /> : undefined}
      <section
        className={classNames(
          styles.hero,
          late && styles.late,
          stage === "HANDED OVER" && styles.done,
          stage === "CANCELLED" && styles.off,
        )}
      >
        <StageDrawing stage={stage} />
        <div className={styles.heroWords}>
          <div aria-live="polite">
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          {told ? (
            <p className={styles.estimate} data-testid="estimate">
              <span>{told.label}</span>
              <strong>{told.time}</strong>
              {told.clock === undefined ? undefined : <span>{told.clock}</span>}
              {promised === undefined ? undefined : <span data-testid="promised">{promised}</span>}
            </p>
          ) : undefined}
          <p className={styles.number}>
            Order <strong data-testid="order-number">{orderId}</strong>
          </p>
          <Live how={how} isLive={!isOver(tracker)} />
        </div>
      </section>
      <div className={styles.columns}>
        <div className={styles.column}>
          {hasMap ? <TrackMap tracker={tracker} /> : undefined}
          <PromiseClock tracker={tracker} country={country} now={now} />
          {tracker.toCollect === null ? undefined : (
            <p className={styles.cash}>
              <span>In cash{deliveryType === "DELIVERY" ? " at the door" : ""}</span>
              <strong data-testid="to-collect">{formatMoney(tracker.toCollect, country)}</strong>
            </p>
          )}
          {stage === "CANCELLED" ? <CancelledMoney tracker={tracker} /> : undefined}
          <Ways tracker={tracker} now={now} again={again} />
          {hasMap ? undefined : <Facts tracker={tracker} />}
        </div>
        <div className={styles.column}>
          <TrackSteps tracker={tracker} zone={timeZone} />
          {hasMap ? <Facts tracker={tracker} /> : undefined}
        </div>
      </div>
    </div>
  )
}

const isLeaving = (stage: Tracker["stage"]) => stage === "READY" || stage === "ON THE WAY"

const lives: Readonly<Record<HowLive, string>> = {
  live: "Live",
  asking: "Updating every few seconds",
  lost: "No connection. We try again.",
}

function Live({ how, isLive }: { how: HowLive; isLive: boolean }) {
  if (!isLive) return undefined
  return (
    <p className={classNames(styles.sign, styles[how])} data-testid="how-live">
      {lives[how]}
    </p>
  )
}

const dial = (phone: string) => `tel:${phone.replaceAll(" ", "")}`

function Ways({ tracker, now, again }: Pick<TrackerViewProps, "tracker" | "again"> & { now: number }) {
  const boot = useBoot()
  const { isOwn, store, rider, orderId, deliveryType, cancellableUntil, orderStatus, arrivedAt } = tracker
  const isEnded = isOver(tracker)
  const isToFetch = isOwn && !isEnded && countsAsPickup(deliveryType) && orderStatus !== "ADVANCE ORDER"
  const menuPath = openPlaces(boot).find(({ id }) => id === "menu")?.to ?? "/"
  return (
    <div className={styles.ways}>
      {isToFetch ? <Arrived order={tracker} isTold={arrivedAt !== null} /> : undefined}
      {isEnded ? isOwn ? again(orderId) : <ButtonLink href={menuPath}>See the menu</ButtonLink> : undefined}
      {rider ? (
        <ButtonLink
          href={dial(rider.phone)}
          icon={<PhoneIcon size={20} />}
          aria-label={`Call ${rider.name}, ${rider.phone}`}
        >
          Call {rider.name}
        </ButtonLink>
      ) : undefined}
      {store.phone === "" ? undefined : (
        <ButtonLink
          href={dial(store.phone)}
          variant="secondary"
          icon={<PhoneIcon size={20} />}
          aria-label={`Call the store, ${store.phone}`}
        >
          Call the store
        </ButtonLink>
      )}
      {isOwn ? (
        <CancelOrder order={tracker} until={cancellableUntil} now={now} onCancelled={() => undefined} />
      ) : undefined}
    </div>
  )
}

/** Beside the steps where there is no map to fill that side. */
function Facts({ tracker }: { tracker: Tracker }) {
  const { country, features } = useBoot()
  const { isOwn, orderSummary, orderId, store, payable } = tracker
  return (
    <Card as="section" className={classNames(styles.facts, styles.last)}>
      <h2>Your order</h2>
      <p>{orderSummary}</p>
      <p className={styles.sum}>
        <span>{store.name}</span>
        <strong>{formatMoney(payable, country)}</strong>
      </p>
      {isOwn && features.includes("order_details") ? (
        <ButtonLink href={`/postorder-ui/orderdetails?orderId=${orderId}`} variant="quiet" size="small">
          Order details
        </ButtonLink>
      ) : undefined}
    </Card>
  )
}
