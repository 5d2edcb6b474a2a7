import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { RemedyKind } from "@hearth/domain/cases/remedies.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as remediesTexts from "@hearth/texts/console/remedies.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Checkbox } from "@hearth/ui/checkbox/checkbox.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { Chip, RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { type SyntheticEvent, useState } from "react"
import { formatLocalMoney } from "../../../client/country.ts"
import { FormError } from "../../../shell/form-error.tsx"
import { checkReason, MAX_REASON_LENGTH } from "../../../shell/head-office/check-reason.ts"
import { type FieldErrors, focusInvalidField } from "../../../shell/head-office/focus-invalid-field.ts"
import {
  chosenLineIds,
  parseAmount,
  type Suggestion,
  suggestAmounts,
  typedAmount,
  valueOfLines,
} from "./remedy-amounts.ts"
import styles from "./remedies.module.css"

export interface RemedyDraft {
  kind: RemedyKind | undefined
  typed: string
  /** The items that are made again; undefined while nobody has changed the first choice. */
  lineIds: readonly string[] | undefined
  reason: string
}

/** What the remedy is worth; undefined while nothing valid is chosen. */
export function remedyAmount({ kind, typed, lineIds }: RemedyDraft, staffCase: StaffCase): number | undefined {
  return kind === "NEW_ORDER" ? valueOfLines(chosenLineIds(lineIds, staffCase), staffCase) : parseAmount(typed)
}

const suggestionNames: Readonly<Record<Suggestion["basis"], string>> = {
  half: remediesTexts.itemsHalf,
  items: remediesTexts.itemsWhole,
  "whole order": remediesTexts.wholeOrder,
  rest: remediesTexts.allThatIsLeft,
}

const REMEDY_FORM = "remedy-form"

export interface RemedyFormProps {
  staffCase: StaffCase
  draft: RemedyDraft
  onDraft: (draft: RemedyDraft) => void
  onSubmit: () => void
}

export function RemedyForm({ staffCase, draft, onDraft, onSubmit }: RemedyFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const { items, orderItems, possibleRemedies, wantedRemedy, remedyLeft } = staffCase
  const { kind, typed, reason } = draft
  const lineIds = chosenLineIds(draft.lineIds, staffCase)
  const amount = remedyAmount(draft, staffCase)
  const most = formatLocalMoney(remedyLeft)

  function change(changes: Partial<RemedyDraft>): void {
    onDraft({ ...draft, ...changes })
    setErrors({})
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    const missingMessage = kind === "NEW_ORDER" ? remediesTexts.chooseItems : remediesTexts.enterAmount(most)
    const wrongAmount =
      amount === undefined ? missingMessage : amount > remedyLeft ? remediesTexts.tooLarge(most) : undefined
    const found: FieldErrors = {
      [kind === "NEW_ORDER" ? "items" : "amount"]: wrongAmount,
      reason: checkReason(reason),
    }
    setErrors(found)
    if (Object.values(found).some((error) => error !== undefined)) focusInvalidField(event.currentTarget, found)
    else onSubmit()
  }

  if (possibleRemedies.length === 0 || remedyLeft === 0)
    return <p>{remedyLeft === 0 ? remediesTexts.nothingLeft : remediesTexts.nonePossible}</p>
  return (
    <form id={REMEDY_FORM} className="stack" noValidate onSubmit={submit}>
      <RadioGroup
        legend={remediesTexts.kind}
        name="kind"
        value={kind}
        onChange={(next) => change({ kind: next })}
        options={possibleRemedies.map((value) => ({
          value,
          label: casesTexts.remedyKinds[value],
          hint: remediesTexts.kindHints[value],
          after: value === wantedRemedy ? <span className={styles.wanted}>{remediesTexts.wanted}</span> : undefined,
        }))}
      />
      {kind === "NEW_ORDER" ? (
        <fieldset className="stack">
          <legend className={styles.legend}>{remediesTexts.itemsToMake}</legend>
          {orderItems.map(({ lineId, name, quantity, value }) => {
            const valueText = formatLocalMoney(value)
            const isReported = items.some((item) => item.lineId === lineId)
            return (
              <Checkbox
                key={lineId}
                name="items"
                label={casesTexts.quantityOf(quantity, name)}
                hint={isReported ? remediesTexts.valueOfReported(valueText) : valueText}
                checked={lineIds.includes(lineId)}
                onChange={(event) => {
                  const others = lineIds.filter((each) => each !== lineId)
                  change({ lineIds: event.target.checked ? [...others, lineId] : others })
                }}
              />
            )
          })}
          <FormError>{errors.items}</FormError>
        </fieldset>
      ) : (
        <div className="stack">
          <fieldset className={styles.suggestions} aria-label={remediesTexts.suggestions}>
            {suggestAmounts(staffCase).map((suggestion) => (
              <Chip
                key={suggestion.basis}
                pressed={amount === suggestion.amount}
                onPress={() => change({ typed: typedAmount(suggestion.amount) })}
              >
                {remediesTexts.suggestion(suggestionNames[suggestion.basis], formatLocalMoney(suggestion.amount))}
              </Chip>
            ))}
          </fieldset>
          <Field
            label={remediesTexts.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            data-first-focus
            value={typed}
            error={errors.amount}
            onChange={(event) => change({ typed: (event.target as HTMLInputElement).value })}
          />
        </div>
      )}
      <Field
        label={remediesTexts.reason}
        name="reason"
        autoComplete="off"
        maxLength={MAX_REASON_LENGTH}
        hint={remediesTexts.reasonHint}
        value={reason}
        error={errors.reason}
        onChange={(event) => change({ reason: (event.target as HTMLInputElement).value })}
      />
    </form>
  )
}

export interface RemedyFooterProps {
  draft: RemedyDraft
  staffCase: StaffCase
  /** Whether a second person is needed, and why. */
  effect: string
  needsApproval: boolean
  failure: string | undefined
}

/** Stays visible below the form: what happens with the amount, and the button. */
export function RemedyFooter({ draft, staffCase, effect, needsApproval, failure }: RemedyFooterProps) {
  const amount = remedyAmount(draft, staffCase)
  if (staffCase.possibleRemedies.length === 0 || staffCase.remedyLeft === 0) return undefined
  return (
    <div className={styles.foot}>
      <output className={classNames(styles.effect, needsApproval && styles.approval)}>
        {amount === undefined || amount > staffCase.remedyLeft ? undefined : (
          <>
            {draft.kind === "NEW_ORDER" ? <b>{remediesTexts.worth(formatLocalMoney(amount))} </b> : undefined}
            {effect}
          </>
        )}
      </output>
      <FormError>{failure}</FormError>
      <Button type="submit" form={REMEDY_FORM} size="large" full>
        {remediesTexts.continueToConfirm}
      </Button>
    </div>
  )
}
