import * as checkoutTexts from "@hearth/texts/checkout/checkout.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { formatAvailability } from "../../place/format-availability.ts"
import { formatSlot } from "../../shared/time/format-slot.ts"
import { useCurrentMinute } from "../../shared/time/use-current-minute.ts"
import type { StoreWithSlots } from "./checkout.api.ts"
import styles from "./checkout.module.css"
import { CHOOSE_TIME_ID, problemsIn, CheckoutSection } from "./checkout-section.tsx"
import { SlotSheet } from "./slot-sheet.tsx"
import { GuaranteeNotice } from "./guarantee-notice.tsx"
import type { CheckoutState } from "./use-checkout.ts"

/** ORD-10: as soon as possible, or a later slot. */
export function WhenSection({ checkout }: { checkout: CheckoutState }) {
  const { storeQuery, problems, slot, isTimeMissing } = checkout
  // A problem is shown until the next validation, so SLOT_GONE may still be there when the slot was just cleared. Other
  // problems without a slot are about a closed or full store, for which the section has its own text.
  const slotProblems = problemsIn("when", problems).filter(({ code }) => slot !== undefined || code === "SLOT_GONE")
  const hasSlots = storeQuery.state === "ready" && storeQuery.value.slots.length > 0
  // A closed store gives no guarantee until a time is chosen.
  const hasTime = slot !== undefined || (storeQuery.state === "ready" && storeQuery.value.availability.open)
  const missingTimeProblems = isTimeMissing
    ? [{ code: "NO_TIME", message: hasSlots ? checkoutTexts.timeMissing : checkoutTexts.storeTakesNoOrders }]
    : []
  return (
    <CheckoutSection
      id="when"
      icon={<ClockIcon size={20} />}
      title={checkoutTexts.when}
      problems={[...missingTimeProblems, ...slotProblems]}
    >
      {storeQuery.state === "ready" ? (
        <Times checkout={checkout} storeWithSlots={storeQuery.value} onReload={storeQuery.reload} />
      ) : storeQuery.state === "loading" ? (
        <Skeleton lines={2} />
      ) : (
        <p className={styles.quiet}>
          {checkoutTexts.timesNotLoaded}
          <Button size="small" variant="quiet" onClick={storeQuery.retry}>
            {labels.tryAgain}
          </Button>
        </p>
      )}
      {checkout.forecast && hasTime ? <GuaranteeNotice guarantee={checkout.forecast.promise} /> : undefined}
    </CheckoutSection>
  )
}

interface TimesProps {
  checkout: CheckoutState
  storeWithSlots: StoreWithSlots
  onReload: () => void
}

function Times({ checkout, storeWithSlots, onReload }: TimesProps) {
  const { slot, setSlot, deliveryType, forecast } = checkout
  const { store, availability, slots } = storeWithSlots
  const zone = store.schedule.timeZone
  const now = useCurrentMinute() ?? 0
  const [isOpen, setOpen] = useState(false)
  const openingNotice = <OpeningNotice isOpen={availability.open} name={store.name} hasSlots={slots.length > 0} />
  const openSlots = () => {
    onReload()
    setOpen(true)
  }
  const laterHint = slot === undefined ? checkoutTexts.chooseDayAndTime : formatSlot(slot, zone, now)
  const sheet = (
    <SlotSheet
      open={isOpen}
      deliveryType={deliveryType}
      slots={slots}
      zone={zone}
      now={now}
      value={slot}
      onClose={() => setOpen(false)}
      onPick={(at) => {
        setSlot(at)
        setOpen(false)
      }}
    />
  )
  if (!availability.open) {
    const opensAt = availability.opensAt === null ? null : Date.parse(availability.opensAt)
    const nextReadyAt = availability.nextReadyAt === null ? null : Date.parse(availability.nextReadyAt)
    const { text } = formatAvailability({ ...availability, opensAt, nextReadyAt }, zone, now)
    return (
      <>
        {openingNotice}
        <p className={styles.fact}>
          <strong>{slot === undefined ? text : formatSlot(slot, zone, now)}</strong>
          <span className={styles.muted}>
            {slots.length === 0
              ? checkoutTexts.noTimes
              : slot === undefined
                ? checkoutTexts.orderAhead
                : checkoutTexts.availabilityOf(store.name, text)}
          </span>
        </p>
        {slots.length === 0 ? undefined : (
          <Button id={CHOOSE_TIME_ID} variant="secondary" onClick={openSlots}>
            {slot === undefined ? checkoutTexts.chooseTime : checkoutTexts.changeTime}
          </Button>
        )}
        {sheet}
      </>
    )
  }
  const isDelivery = deliveryType === "DELIVERY"
  const formatEstimate = isDelivery ? checkoutTexts.arrivesBy : checkoutTexts.readyBy
  const hintWithoutEstimate = isDelivery ? checkoutTexts.addAddressForTime : undefined
  const asapHint = forecast?.estimate ? formatEstimate(forecast.estimate.to, zone) : hintWithoutEstimate
  return (
    <>
      {openingNotice}
      <RadioGroup
        legend={checkoutTexts.whenWanted}
        legendHidden
        value={slot === undefined ? "now" : "later"}
        onChange={(value) => (value === "now" ? setSlot(undefined) : openSlots())}
        options={[
          {
            value: "now",
            label: checkoutTexts.asap,
            hint: slot === undefined ? asapHint : undefined,
          },
          { value: "later", label: checkoutTexts.later, hint: laterHint, disabled: slots.length === 0 },
        ]}
      />
      {slot === undefined ? undefined : (
        <div className={styles.row}>
          <Button size="small" variant="quiet" onClick={openSlots}>
            {checkoutTexts.changeTime}
          </Button>
        </div>
      )}
      {sheet}
    </>
  )
}

/** Announces that the store has opened or closed since the checkout was opened. */
function OpeningNotice({ isOpen, name, hasSlots }: { isOpen: boolean; name: string; hasSlots: boolean }) {
  const [wasOpenAtFirst] = useState(isOpen)
  const [hasChanged, setChanged] = useState(false)
  if (isOpen !== wasOpenAtFirst && !hasChanged) setChanged(true)
  const formatClosed = hasSlots ? checkoutTexts.nowClosedOrderAhead : checkoutTexts.nowClosed
  return (
    <output className={styles.openingNotice}>
      {hasChanged ? (isOpen ? checkoutTexts.nowOpen : formatClosed)(name) : undefined}
    </output>
  )
}
