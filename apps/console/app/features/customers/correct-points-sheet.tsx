import type { PointsAfter } from "@hearth/contract/calls/console/head-office.calls.ts"
import { LARGEST_CORRECTION, needsApproval } from "@hearth/domain/loyalty/points-correction.ts"
import * as customersTexts from "@hearth/texts/console/customers.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { MinusIcon, PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { correctionLimits } from "../../shell/head-office/correction-limits.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { ReasonForm } from "../../shell/head-office/reason-form.tsx"
import { correctionButton, correctionEffect, type Direction, parseCorrection } from "./check-correction.ts"
import styles from "./customers.module.css"

export interface CorrectPointsSheetProps {
  userId: string
  /** The member's points now. */
  points: number
  /** How many points can be corrected without a second person. */
  withoutApproval: number
  onClose: () => void
  onCorrected: (after: PointsAfter) => void
}

/** Adds or takes a member's points, or asks a second person to approve it. If the call fails, the input stays. */
export function CorrectPointsSheet({
  userId,
  points: balance,
  withoutApproval,
  onClose,
  onCorrected,
}: CorrectPointsSheetProps) {
  const [direction, setDirection] = useState<Direction>("add")
  const [typed, setTyped] = useState("")
  const [pointsError, setPointsError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keyFor = useIdempotencyKey()
  const points = parseCorrection(typed, direction)
  const waits = points !== undefined && needsApproval(points, withoutApproval)

  function validate() {
    const error = points === undefined ? customersTexts.wholeNumber(LARGEST_CORRECTION) : undefined
    setPointsError(error)
    setFailure(undefined)
    return { points: error }
  }

  async function correct(reason: string): Promise<void> {
    if (points === undefined) return
    setBusy(true)
    const body = { points, reason }
    const result = await call("POST /store-ops/ve1/head-office/customers/{userId}/corrections", {
      params: { userId },
      body,
      idempotencyKey: keyFor(body),
    })
    setBusy(false)
    if (!result.ok) return setFailure(result.message)
    const { correction, ...after } = result.data
    onCorrected(after)
    onClose()
    const message =
      correction.status === "pending"
        ? customersTexts.correctionWaiting
        : customersTexts.correctionApplied(after.balance?.overall.points ?? 0)
    showToast({ message, tone: correction.status === "pending" ? "plain" : "success" })
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={customersTexts.correctPoints}
      subtitle={customersTexts.currentBalance(balance)}
    >
      <ReasonForm
        effect={
          <output className={classNames(styles.effect, waits && styles.approval)}>
            {points === undefined
              ? undefined
              : correctionEffect(points, { balance, withoutApproval, limits: correctionLimits })}
          </output>
        }
        failure={failure}
        submitLabel={correctionButton(points, withoutApproval)}
        busy={busy}
        validate={validate}
        onSubmit={correct}
      >
        <RadioGroup
          legend={customersTexts.addOrTake}
          legendHidden
          variant="chips"
          value={direction}
          onChange={setDirection}
          options={[
            { value: "add", label: customersTexts.addPoints, icon: <PlusIcon size={16} /> },
            { value: "take", label: customersTexts.takePoints, icon: <MinusIcon size={16} /> },
          ]}
        />
        <Field
          label={customersTexts.howMany}
          name="points"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          data-first-focus
          value={typed}
          error={pointsError}
          onChange={(event) => {
            setTyped((event.target as HTMLInputElement).value)
            setPointsError(undefined)
          }}
        />
      </ReasonForm>
    </Sheet>
  )
}
