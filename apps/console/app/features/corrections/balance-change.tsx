import type { PendingCorrection } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as correctionsTexts from "@hearth/texts/console/corrections.ts"

/** The customer's points now and after the correction, so that the second person knows what they decide on. */
export function BalanceChange({ correction: { currentPoints, points } }: { correction: PendingCorrection }) {
  if (currentPoints === null) return correctionsTexts.noLongerMember
  return (
    <>
      {correctionsTexts.balanceNow(currentPoints)} <span aria-hidden="true">→</span>
      <span className="sr-only">{correctionsTexts.after}</span>{" "}
      <b>{correctionsTexts.balanceAfter(currentPoints + points)}</b>
    </>
  )
}
