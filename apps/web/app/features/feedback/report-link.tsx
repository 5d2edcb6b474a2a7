import * as reportTexts from "@hearth/texts/feedback/report-problem.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { complaintPath } from "../../shared/order/complaint-path.ts"

/** FBK-1: after a low score, leads to the complaint about the order, which somebody answers. */
export function ReportLink({ orderId }: { orderId: string }) {
  return (
    <ButtonLink href={complaintPath(orderId)} aria-label={reportTexts.reportProblemWith(orderId)}>
      {reportTexts.reportProblem}
    </ButtonLink>
  )
}
