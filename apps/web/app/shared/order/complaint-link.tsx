import { complaintTime } from "@hearth/domain/cases/complaint-time.ts"
import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import * as reportTexts from "@hearth/texts/feedback/report-problem.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { complaintPath } from "./complaint-path.ts"

interface ComplaintLinkProps {
  orderId: string
  orderStatus: OrderStatus
  /** When the order was handed over, or when it was placed if only that is known. */
  endedAt: string | null | undefined
  /** The end of the estimate that the customer was shown: an overdue order can be complained about. */
  promisedBy?: string | null
  now: number
  size?: "small" | "medium"
}

/** FBK-2: leads to the complaint while one is possible. Renders nothing while feedback is switched off. */
export function ComplaintLink({ orderId, orderStatus, endedAt, promisedBy, now, size = "medium" }: ComplaintLinkProps) {
  const order = { status: orderStatus, endedAt: toTime(endedAt), promisedBy: toTime(promisedBy) }
  const isPossible = usePageContext().features.includes("feedback") && complaintTime(order, now) === "open"
  if (!isPossible) return undefined
  return (
    <ButtonLink
      href={complaintPath(orderId)}
      variant="quiet"
      size={size}
      aria-label={reportTexts.reportProblemWith(orderId)}
    >
      {reportTexts.reportProblem}
    </ButtonLink>
  )
}

const toTime = (at: string | null | undefined) => (at ? Date.parse(at) : null)
