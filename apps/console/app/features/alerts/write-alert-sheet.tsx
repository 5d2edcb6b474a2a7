import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { alertLimits, alertTones } from "@hearth/domain/alerts/alert-rules.ts"
import * as alertsTexts from "@hearth/texts/console/alerts.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useState } from "react"
import { countryFacts } from "../../client/country.ts"
import { serverNow } from "../../client/server-clock.ts"
import { FormError } from "../../shell/form-error.tsx"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { formatLocalTime } from "../../shell/parse-local-time.ts"
import { AlertPreview } from "./alert-preview.tsx"
import type { AlertsCalls } from "./alerts-calls.ts"
import { type AlertDraft, type AlertErrors, checkAlert, toAlertToSend } from "./check-alert.ts"
import { StorePicker } from "./store-picker.tsx"

export interface WriteAlertSheetProps {
  calls: AlertsCalls
  canChooseStores: boolean
  onClose: () => void
  onWritten: () => Promise<void>
}

const DEFAULT_DURATION_MS = 4 * 3600 * 1000
const { name: countryName, timeZone } = countryFacts

function newDraft(): AlertDraft {
  const now = serverNow()
  const endsAt = formatLocalTime(now + DEFAULT_DURATION_MS, timeZone)
  const draft = { tone: "news", title: "", message: "", audience: "country", stores: [], start: "now" } as const
  return { ...draft, startsAt: "", endsAt }
}

/** Writes an alert, with a preview. A failed call loses nothing. */
export function WriteAlertSheet({ calls, canChooseStores, onClose, onWritten }: WriteAlertSheetProps) {
  const [draft, setDraft] = useState(newDraft)
  const [errors, setErrors] = useState<AlertErrors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keyFor = useIdempotencyKey()

  /** The errors of the fields disappear when a field is changed. */
  function change(next: Partial<AlertDraft>): void {
    setDraft({ ...draft, ...next })
    setErrors({})
  }
  const typeInto = (field: "title" | "message" | "startsAt" | "endsAt") => ({
    name: field,
    value: draft[field],
    error: errors[field],
    onChange: (event: SyntheticEvent) => change({ [field]: (event.target as HTMLInputElement).value }),
  })

  async function publish(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const found = checkAlert(draft, timeZone, serverNow())
    setErrors(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return focusInvalidField(form, found)
    setBusy(true)
    const alert = toAlertToSend(draft, timeZone)
    const result = await calls.write(alert, keyFor(alert))
    if (result.ok) await onWritten()
    setBusy(false)
    if (!result.ok) return setFailure(result.message)
    const { state, title } = result.data.alert
    showToast({ message: (state === "planned" ? alertsTexts.planned : alertsTexts.published)(title), tone: "success" })
  }

  return (
    <Sheet open onClose={onClose} title={alertsTexts.writeAlert}>
      <form className="stack" noValidate onSubmit={(event) => void publish(event)}>
        <Field
          label={alertsTexts.title}
          maxLength={alertLimits.titleLength}
          autoComplete="off"
          data-first-focus
          hint={alertsTexts.lengthHint(draft.title.length, alertLimits.titleLength)}
          {...typeInto("title")}
        />
        <Field
          multiline
          label={alertsTexts.message}
          maxLength={alertLimits.messageLength}
          hint={alertsTexts.lengthHint(draft.message.length, alertLimits.messageLength)}
          {...typeInto("message")}
        />
        <RadioGroup
          legend={alertsTexts.tone}
          value={draft.tone}
          onChange={(tone) => change({ tone })}
          options={alertTones.map((tone) => ({
            value: tone,
            label: alertsTexts.tones[tone],
            hint: alertsTexts.toneHints[tone],
          }))}
        />
        <AlertPreview {...draft} />
        {canChooseStores ? (
          <RadioGroup
            legend={alertsTexts.audience}
            variant="chips"
            value={draft.audience}
            onChange={(audience) => change({ audience })}
            options={[
              { value: "country", label: alertsTexts.wholeCountry(countryName) },
              { value: "stores", label: alertsTexts.chosenStores },
            ]}
          />
        ) : undefined}
        {draft.audience === "stores" ? (
          <StorePicker chosen={draft.stores} error={errors.stores} onChange={(stores) => change({ stores })} />
        ) : undefined}
        <RadioGroup
          legend={alertsTexts.start}
          variant="chips"
          value={draft.start}
          onChange={(start) => change({ start })}
          options={[
            { value: "now", label: alertsTexts.startNow },
            { value: "later", label: alertsTexts.startLater },
          ]}
        />
        <div className="fields">
          {draft.start === "later" ? (
            <Field
              label={alertsTexts.startsAt}
              type="datetime-local"
              hint={alertsTexts.zoneHint(countryName)}
              {...typeInto("startsAt")}
            />
          ) : undefined}
          <Field
            label={alertsTexts.endsAt}
            type="datetime-local"
            hint={alertsTexts.zoneHint(countryName)}
            {...typeInto("endsAt")}
          />
        </div>
        <FormError>{failure}</FormError>
        <Button type="submit" size="large" busy={busy} full>
          {draft.start === "later" ? alertsTexts.plan : alertsTexts.publish}
        </Button>
      </form>
    </Sheet>
  )
}
