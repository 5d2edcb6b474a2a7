import type { PointsAfter } from "@hearth/contract/calls/console/head-office.calls.ts"
import { orderNumberPattern } from "@hearth/domain/orders/order-number.ts"
import * as customersTexts from "@hearth/texts/console/customers.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { country } from "../../client/country.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { ReasonForm } from "../../shell/head-office/reason-form.tsx"

export interface TakeBackSheetProps {
  userId: string
  onClose: () => void
  onTakenBack: (after: PointsAfter) => void
}

/** Takes back the points that one of the customer's orders earned. */
export function TakeBackSheet({ userId, onClose, onTakenBack }: TakeBackSheetProps) {
  const [typed, setTyped] = useState("")
  const [orderError, setOrderError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keyFor = useIdempotencyKey()

  const orderId = typed.trim().toUpperCase()

  function validate() {
    const error = orderNumberPattern.test(orderId) ? undefined : customersTexts.orderNumberInvalid(country)
    setOrderError(error)
    setFailure(undefined)
    return { order: error }
  }

  async function takeBack(reason: string, form: HTMLFormElement): Promise<void> {
    setBusy(true)
    const body = { reason, userId }
    const result = await call("POST /store-ops/ve1/head-office/orders/{orderId}/take-back-points", {
      params: { orderId },
      body,
      idempotencyKey: keyFor({ orderId, ...body }),
    })
    setBusy(false)
    if (!result.ok && result.code === "NOT_FOUND") {
      setOrderError(customersTexts.orderNotFound)
      return focusInvalidField(form, { order: customersTexts.orderNotFound })
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
      <ReasonForm
        failure={failure}
        submitLabel={customersTexts.takeBackPoints}
        variant="danger"
        busy={busy}
        validate={validate}
        onSubmit={takeBack}
      >
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
          error={orderError}
          onChange={(event) => {
            setTyped((event.target as HTMLInputElement).value)
            setOrderError(undefined)
          }}
        />
      </ReasonForm>
    </Sheet>
  )
}
