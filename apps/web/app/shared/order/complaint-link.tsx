import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import * as complaintTexts from "@hearth/texts/feedback/report-problem.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverNow } from "../../client/server-clock.ts"
import { complaintPath, offersComplaint } from "./complaint-path.ts"

interface ComplaintLinkProps {
  orderId: string
  /** If given, the link shows only while a problem with the order can be reported. */
  orderStatus?: OrderStatus
  /** The handover, or the order if only that is known. */
  since?: string | null
  now?: number
  size?: "small" | "medium"
}

/** FBK-2: leads to the complaint. Nothing while feedback is switched off. */
export function ComplaintLink({ orderId, orderStatus, since, now, size = "medium" }: ComplaintLinkProps) {
  if (!usePageContext().features.includes("feedback")) return undefined
  if (orderStatus !== undefined && !offersComplaint(orderStatus, since, now ?? serverNow())) return undefined
  return (
    <ButtonLink
      href={complaintPath(orderId)}
      variant="quiet"
      size={size}
      aria-label={complaintTexts.reportProblemWith(orderId)}
    >
      {complaintTexts.reportProblem}
    </ButtonLink>
  )
}
