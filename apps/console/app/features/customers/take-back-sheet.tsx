import type { PointsAfter } from "@hearth/contract/calls/console/head-office.calls.ts"
import { orderNumberPattern } from "@hearth/domain/orders/order-number.ts"
import * as customersTexts from "@hearth/texts/console/customers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useState } from "react"
import { call } from "../../client/api.ts"
import { country } from "../../client/country.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { FormError } from "../../shell/form-error.tsx"
import { checkReason } from "../../shell/head-office/check-reason.ts"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { ReasonField } from "../../shell/head-office/reason-field.tsx"

export interface TakeBackSheetProps {
  userId: string
  onClose: () => void
  onTakenBack: (after: PointsAfter) => void
}

/** Takes back the points that one of the customer's orders earned. */
export function TakeBackSheet({ userId, onClose, onTakenBack }: TakeBackSheetProps) {
  const [typed, setTyped] = useState("")
  const [reason, setReason] = useState("")
  const [errors, setErrors] = useState<{ order?: string | undefined; reason?: string | undefined }>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keyFor = useIdempotencyKey()

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const orderId = typed.trim().toUpperCase()
    const isOrderNumber = orderNumberPattern.test(orderId)
    const found = {
      order: isOrderNumber ? undefined : customersTexts.orderNumberInvalid(country),
      reason: checkReason(reason),
    }
    setErrors(found)
    setFailure(undefined)
    if (!isOrderNumber || found.reason !== undefined) return focusInvalidField(form, found)
    setBusy(true)
    const body = { reason: reason.trim(), userId }
    const result = await call("POST /store-ops/ve1/head-office/orders/{orderId}/take-back-points", {
      params: { orderId },
      body,
      idempotencyKey: keyFor({ orderId, ...body }),
    })
    setBusy(false)
    if (!result.ok && result.code === "NOT_FOUND") {
      const notFound = { order: customersTexts.orderNotFound }
      setErrors(notFound)
      return focusInvalidField(form, notFound)
    }
    if (!result.ok) return setFailure(result.message)
    const { points, ...after } = result.data
    onTakenBack(after)
    if (points === 0) return setFailure(customersTexts.nothingToTakeBack(orderId))
    onClose()
    showToast({ message: customersTexts.tookBack(points, orderId), tone: "success" })
  }

  return (
    <Sheet open onClose={onClose} title={customersTexts.takeBack} subtitle={customersTexts.takeBackHint}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={customersTexts.orderNumber}
          name="order"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          data-first-focus
          hint={customersTexts.orderNumberExample(country)}
          value={typed}
          error={errors.order}
          onChange={(event) => {
            setTyped((event.target as HTMLInputElement).value)
            setErrors({ ...errors, order: undefined })
          }}
        />
        <ReasonField
          value={reason}
          error={errors.reason}
          onChange={(next) => {
            setReason(next)
            setErrors({ ...errors, reason: undefined })
          }}
        />
        <FormError>{failure}</FormError>
        <Button type="submit" variant="danger" size="large" busy={busy} full>
          {customersTexts.takeBackPoints}
        </Button>
      </form>
    </Sheet>
  )
}
