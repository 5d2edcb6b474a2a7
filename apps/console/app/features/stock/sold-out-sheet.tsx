import type { StockItem } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as stockTexts from "@hearth/texts/console/stock.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useCallback, useState } from "react"
import { call, newKey } from "../../client/api.ts"
import { serverNow } from "../../client/server-clock.ts"
import { parseLocalTime } from "../../shell/parse-local-time.ts"
import { useCall } from "../../shell/use-call.ts"
import { formatSoldOutUntil } from "./format-sold-out-until.ts"
import { type SoldOutPreset, soldOutPresets } from "./sold-out-presets.ts"

export interface SoldOutSheetProps {
  storeId: string
  zone: TimeZone
  item: StockItem | undefined
  onClose: () => void
  onDone: () => Promise<void>
}

export function SoldOutSheet({ item, onClose, ...rest }: SoldOutSheetProps) {
  return (
    <Sheet open={item !== undefined} onClose={onClose} title={stockTexts.howLong} subtitle={item?.name}>
      {item ? <ChooseEndTime key={item.productId} {...rest} item={item} onClose={onClose} /> : undefined}
    </Sheet>
  )
}

function ChooseEndTime({ storeId, zone, item, onClose, onDone }: SoldOutSheetProps & { item: StockItem }) {
  const load = useCallback(
    () => call("GET /locator-service/ve3/stores/{storeId}", { params: { storeId }, query: {} }),
    [storeId],
  )
  const storeQuery = useCall(load)
  const [preset, setPreset] = useState<SoldOutPreset>("hour")
  const [typedTime, setTypedTime] = useState("")
  const [busy, setBusy] = useState(false)
  const now = serverNow()
  const presets = soldOutPresets(now, zone, storeQuery.data?.store.schedule)
  const until = preset === "chosen" ? parseLocalTime(typedTime, zone) : presets[preset]
  const isPast = until !== undefined && until <= now

  async function confirm(): Promise<void> {
    if (until === undefined || isPast) return
    setBusy(true)
    const result = await call("PUT /store-ops/ve1/stores/{storeId}/stock/{productId}", {
      params: { storeId, productId: item.productId },
      body: { until: new Date(until).toISOString() },
      idempotencyKey: newKey(),
    })
    setBusy(false)
    if (!result.ok) return void showToast({ message: result.message, tone: "error" })
    showToast({
      message: stockTexts.itemSoldOutUntil(item.name, formatSoldOutUntil(until, now, zone)),
      tone: "success",
    })
    await onDone()
    onClose()
  }

  return (
    <div className="stack">
      <RadioGroup
        legend={stockTexts.until}
        legendHidden
        value={preset}
        onChange={setPreset}
        options={[
          { value: "hour", label: stockTexts.oneHour, after: formatSoldOutUntil(presets.hour, now, zone) },
          {
            value: "tonight",
            label: stockTexts.untilCloseTonight,
            after: formatSoldOutUntil(presets.tonight, now, zone),
          },
          {
            value: "tomorrow",
            label: stockTexts.untilCloseTomorrow,
            after: formatSoldOutUntil(presets.tomorrow, now, zone),
          },
          { value: "chosen", label: stockTexts.chooseTime },
        ]}
      />
      {preset === "chosen" ? (
        <Field
          label={stockTexts.dateAndTime}
          type="datetime-local"
          value={typedTime}
          onChange={(event) => setTypedTime((event.target as HTMLInputElement).value)}
          error={isPast ? stockTexts.timePassed : undefined}
        />
      ) : undefined}
      <Button full size="large" busy={busy} disabled={until === undefined || isPast} onClick={confirm}>
        {stockTexts.markSoldOut}
      </Button>
    </div>
  )
}
