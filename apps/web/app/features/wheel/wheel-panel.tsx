import type { Wheel } from "@hearth/contract/calls/offers.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as bannerTexts from "@hearth/texts/offers/wheel-banner.ts"
import * as wheelTexts from "@hearth/texts/offers/wheel.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Confetti } from "@hearth/ui/confetti/confetti.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { createElement, useEffect, useRef } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useCartSummary } from "../../cart/cart-summary.ts"
import { serverNow } from "../../client/server-clock.ts"
import { hasLostFocus } from "../../shared/page/focus-fallback.ts"
import { formatCountdown } from "../../shared/time/format-countdown.ts"
import { useCurrentSecond } from "../../shared/time/use-current-second.ts"
import { formatPrizeExpiry } from "./format-prize-expiry.ts"
import { useWheelRotation } from "./use-wheel-rotation.ts"
import { type SpinState, useWheel, type WheelState } from "./use-wheel.ts"
import { WheelFace } from "./wheel-face.tsx"
import styles from "./wheel-panel.module.css"

/** OFR-6: one spin a day; the wheel shows what the server drew. */
export default function WheelPanel({ onClose }: { onClose: () => void }) {
  const wheelState = useWheel()
  const { query, wheel, state } = wheelState
  const hasWon = state.kind === "drawn" && state.hasStopped
  return (
    <Sheet
      open
      isInUrl
      onClose={onClose}
      title={bannerTexts.spinTheWheel}
      subtitle={bannerTexts.oneSpinADay}
      footer={wheel ? <WheelActions wheel={wheel} wheelState={wheelState} /> : undefined}
    >
      {wheel ? (
        <Content wheel={wheel} state={state} onStopped={wheelState.markStopped} />
      ) : query.state === "failed" ? (
        <EmptyState
          level={3}
          drawing={<OfflineDrawing />}
          title={wheelTexts.couldNotLoad}
          action={<Button onClick={query.retry}>{labels.tryAgain}</Button>}
        >
          {query.message ?? wheelTexts.spinIsSafe}
        </EmptyState>
      ) : (
        <div className={styles.panel} aria-busy="true">
          <Skeleton shape="circle" className={styles.skeleton} />
        </div>
      )}
      <Confetti burst={hasWon ? 1 : 0} />
    </Sheet>
  )
}

function Content({ wheel, state, onStopped }: { wheel: Wheel; state: SpinState; onStopped: () => void }) {
  const { country } = usePageContext()
  const rotatingRef = useRef<SVGGElement>(null)
  const { fields, won } = wheel
  useWheelRotation(rotatingRef, state, fields, onStopped)
  const drawnOfferId = state.kind === "drawn" && state.hasStopped ? state.offerId : undefined
  const prize = [...won, ...fields].find(({ offerId }) => offerId === drawnOfferId)
  const isTurning = state.kind === "spinning" || (state.kind === "drawn" && !state.hasStopped)
  const zone = countries[country].timeZone
  // The new prize is left out of the list, which would reveal it before the wheel stops. Afterwards it is shown above
  // the list.
  const earlierPrizes = state.kind === "drawn" ? won.slice(1) : won
  const resultRef = useRef<HTMLOutputElement>(null)
  // The pressed button is gone, so keyboard focus moves to the result.
  useEffect(() => {
    if (drawnOfferId !== undefined && hasLostFocus()) resultRef.current?.focus()
  }, [drawnOfferId])
  return (
    <div className={styles.panel}>
      <WheelFace fields={fields} rotatingRef={rotatingRef} wonOfferId={drawnOfferId} />
      <output ref={resultRef} tabIndex={-1} className={styles.result}>
        {prize ? (
          <span className={styles.prize}>
            <strong>{wheelTexts.youWon(prize.title)}</strong>
            <span>
              {"until" in prize
                ? wheelTexts.prizeUntil(
                    wheelTexts.appliesAutomatically(prize.summary),
                    formatPrizeExpiry(Date.parse(prize.until), zone, serverNow()),
                  )
                : wheelTexts.appliesAutomatically(prize.summary)}
            </span>
          </span>
        ) : isTurning ? (
          <span className={styles.muted}>{wheelTexts.spinning}</span>
        ) : state.kind === "idle" && state.message ? (
          <span className={styles.error}>{state.message}</span>
        ) : wheel.canSpin ? (
          <span className={styles.muted}>{wheelTexts.prizeCount(fields.length)}</span>
        ) : undefined}
      </output>
      {earlierPrizes.length > 0 ? (
        <section>
          <h3 className={styles.heading}>{wheelTexts.yourPrizes}</h3>
          <ul className={styles.list}>
            {earlierPrizes.map(({ offerId, title, summary, until }) => (
              <li key={`${offerId} ${until}`} className={styles.win}>
                <GiftIcon size={20} />
                <span className={styles.text}>
                  <strong>{title}</strong>
                  <span className={styles.muted}>
                    {wheelTexts.prizeUntil(summary, formatPrizeExpiry(Date.parse(until), zone, serverNow()))}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : undefined}
      <Chances fields={fields} />
    </div>
  )
}

function Chances({ fields }: { fields: Wheel["fields"] }) {
  const totalWeight = fields.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <details className={styles.chances}>
      <summary>{wheelTexts.prizesAndChances}</summary>
      <ul className={styles.list}>
        {fields.map(({ offerId, title, summary, weight }) => (
          <li key={offerId} className={styles.chance}>
            <span className={styles.text}>
              <strong>{title}</strong>
              <span className={styles.muted}>{summary}</span>
            </span>
            <span className={styles.share}>
              {wheelTexts.chance(Math.max(1, Math.round((weight / totalWeight) * 100)))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function WheelActions({
  wheel,
  wheelState: { state, isResponseLost, spin, query },
}: {
  wheel: Wheel
  wheelState: WheelState
}) {
  const hasItems = useCartSummary().items > 0
  const { defaultMenu } = countries[usePageContext().country]
  const isTurning = state.kind === "spinning" || (state.kind === "drawn" && !state.hasStopped)
  if (isTurning || isResponseLost || (state.kind === "idle" && wheel.canSpin)) {
    return (
      <Button full size="large" busy={isTurning} onClick={() => void spin()}>
        {isResponseLost ? labels.tryAgain : wheelTexts.spin}
      </Button>
    )
  }
  return (
    <div className={styles.footer}>
      {state.kind === "drawn" ? undefined : (
        <NextSpinCountdown wheel={wheel} onNextSpin={() => query.state === "ready" && query.reload()} />
      )}
      <ButtonLink full href={hasItems ? "/cart" : defaultMenu}>
        {hasItems ? labels.goToCart : labels.seeMenu}
      </ButtonLink>
    </div>
  )
}

/** The time until the next spin, by the second. */
function NextSpinCountdown({ wheel: { nextAt, message }, onNextSpin }: { wheel: Wheel; onNextSpin: () => void }) {
  const now = useCurrentSecond()
  if (nextAt === null || now === undefined) return <p className={styles.next}>{message}</p>
  const msLeft = Date.parse(nextAt) - now
  if (msLeft <= 0) {
    return (
      <Button full variant="secondary" onClick={onNextSpin}>
        {wheelTexts.nextSpinReady}
      </Button>
    )
  }
  return (
    <p className={styles.next}>
      {message}{" "}
      {createElement("span", { role: "timer" }, ...wheelTexts.nextSpinIn(<strong>{formatCountdown(msLeft)}</strong>))}
    </p>
  )
}
