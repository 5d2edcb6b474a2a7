import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { OfflineDrawing, SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useLocation } from "react-router"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { loginHrefFrom } from "../../../client/session/login-route.ts"
import { useCustomer } from "../../../client/session/use-customer.ts"
import { CASES_PATH } from "../../../shared/order/complaint-path.ts"
import { CaseView } from "./case-view.tsx"
import styles from "./case.module.css"
import { useCase } from "./use-case.ts"

/** FBK-3: one case, live. */
export function CaseScreen({ heading, caseId }: { heading: string; caseId: string }) {
  const query = useCase(caseId)
  if (query.state === "ready") return <CaseView {...query} />
  if (query.state === "missing") return <CaseNotFound />
  if (query.state === "failed")
    return (
      <EmptyState
        level={1}
        drawing={<OfflineDrawing />}
        title={caseTexts.caseNotLoaded}
        action={<Button onClick={query.retry}>{labels.tryAgain}</Button>}
      >
        {query.message}
      </EmptyState>
    )
  return (
    <div className={styles.screen} aria-busy="true">
      <h1 className="sr-only">{heading}</h1>
      <Skeleton shape="card" className={styles.heroBone} />
      <Skeleton shape="card" className={styles.bone} />
    </div>
  )
}

function CaseNotFound() {
  const customer = useCustomer()
  const canSignIn = usePageContext().features.includes("login") && !customer
  const currentLocation = useLocation()
  return (
    <EmptyState
      level={1}
      drawing={<SearchDrawing />}
      title={caseTexts.caseNotFound}
      action={
        <>
          {canSignIn ? <ButtonLink href={loginHrefFrom(currentLocation)}>{labels.signIn}</ButtonLink> : undefined}
          <ButtonLink href={CASES_PATH} variant={canSignIn ? "secondary" : "primary"}>
            {caseTexts.yourCases}
          </ButtonLink>
        </>
      }
    >
      {caseTexts.caseNotFoundHelp}
    </EmptyState>
  )
}
