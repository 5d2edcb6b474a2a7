import { categoryOfProblems } from "@hearth/domain/cases/category-of-problems.ts"
import type { Problem } from "@hearth/domain/feedback/ratings.ts"
import * as reportTexts from "@hearth/texts/feedback/report-problem.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { complaintPath } from "../../shared/order/complaint-path.ts"

interface ReportLinkProps {
  orderId: string
  /** What the customer said went wrong. It decides the complaint's category. */
  problems: readonly { problem: Problem }[]
}

/** FBK-1: after a low score, leads to the complaint about the order, which somebody answers. */
export function ReportLink({ orderId, problems }: ReportLinkProps) {
  const category = categoryOfProblems(problems.map(({ problem }) => problem))
  return (
    <ButtonLink href={complaintPath(orderId, category)} aria-label={reportTexts.reportProblemWith(orderId)}>
      {reportTexts.reportProblem}
    </ButtonLink>
  )
}
