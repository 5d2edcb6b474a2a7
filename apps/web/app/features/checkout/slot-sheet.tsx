import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as checkoutTexts from "@hearth/texts/checkout/checkout.ts"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useState } from "react"
import styles from "./checkout.module.css"
import { groupSlots } from "./group-slots.ts"

interface SlotSheetProps {
  open: boolean
  deliveryType: DeliveryType
  slots: readonly number[]
  zone: TimeZone
  now: number
  value: number | undefined
  onClose: () => void
  onPick: (at: number) => void
}

/** Chooses a slot: first the day, then the time. */
export function SlotSheet({ open, deliveryType, slots, zone, now, value, onClose, onPick }: SlotSheetProps) {
  const days = groupSlots(slots, zone, now)
  const [pickedDate, setPickedDate] = useState<string>()
  const day =
    days.find(({ date }) => date === pickedDate) ??
    days.find((each) => each.slots.some(({ at }) => at === value)) ??
    days[0]
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={deliveryType === "DELIVERY" ? checkoutTexts.chooseDeliveryTime : checkoutTexts.chooseTime}
    >
      <div className={styles.sheet}>
        {day === undefined ? (
          <p>{checkoutTexts.noTimesLeft}</p>
        ) : (
          <>
            <RadioGroup
              legend={checkoutTexts.day}
              legendHidden
              variant="chips"
              value={day.date}
              onChange={setPickedDate}
              options={days.map(({ date, label }) => ({ value: date, label }))}
            />
            <div className={styles.times}>
              <RadioGroup
                legend={checkoutTexts.timesFor(day.label)}
                legendHidden
                variant="chips"
                value={value === undefined ? undefined : String(value)}
                onChange={(at) => onPick(Number(at))}
                options={day.slots.map(({ at, label }) => ({ value: String(at), label }))}
              />
            </div>
          </>
        )}
      </div>
    </Sheet>
  )
}
