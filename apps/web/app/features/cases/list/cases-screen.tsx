import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { BoxDrawing, OfflineDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useLocation } from "react-router"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import { loginHrefFrom } from "../../../client/session/login-route.ts"
import { useSession } from "../../../client/session/session.store.ts"
import { useCustomer } from "../../../client/session/use-customer.ts"
import { NeedsJavaScript } from "../../../shared/page/needs-javascript.tsx"
import { useNearEnd } from "../../../shared/page/use-near-end.ts"
import { useCurrentMinute } from "../../../shared/time/use-current-minute.ts"
import { CaseLink } from "./case-link.tsx"
import styles from "./cases-screen.module.css"
import { useCases } from "./use-cases.ts"

/** FBK-3: everything that the visitor has reported, newest change first. */
export function CasesScreen({ heading }: { heading: string }) {
  const session = useSession()
  const customer = useCustomer()
  return (
    <div className={styles.screen}>
      <header>
        <h1 className={styles.head}>{heading}</h1>
        <p className={styles.lead}>{caseTexts.aboutYourCases}</p>
      </header>
      {/* A visitor without a session has no cases, so nothing is requested. */}
      {session === null ? <NoCases /> : customer === undefined ? <ListSkeleton /> : <Cases owner={session?.userId} />}
    </div>
  )
}

function Cases({ owner }: { owner: string | undefined }) {
  const { list, connection, state, message, loadMore, retry } = useCases(owner)
  // Changes once a minute, so that a list of hundreds of cases is not rendered more often.
  useCurrentMinute()
  const now = Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS
  const hasMore = list !== undefined && list.next !== null
  const endRef = useNearEnd(hasMore && state === "ready", loadMore)
  if (!list)
    return state === "failed" ? (
      <EmptyState
        drawing={<OfflineDrawing />}
        title={caseTexts.casesNotLoaded}
        action={<Button onClick={retry}>{labels.tryAgain}</Button>}
      >
        {message ?? labels.slowConnection}
      </EmptyState>
    ) : (
      <ListSkeleton />
    )
  if (list.cases.length === 0) return <NoCases />
  return (
    <>
      {connection === "lost" ? <p className={styles.offline}>{caseTexts.reconnecting}</p> : undefined}
      <ul className={styles.list}>
        {list.cases.map((summary) => (
          <CaseLink key={summary.caseId} summary={summary} now={now} />
        ))}
      </ul>
      <div ref={endRef} className={styles.foot}>
        {state === "failed" ? (
          <p role="alert" className={styles.failed}>
            {message ?? caseTexts.moreNotLoaded}
            <Button size="small" variant="secondary" onClick={retry}>
              {labels.tryAgain}
            </Button>
          </p>
        ) : hasMore ? (
          <Button variant="secondary" busy={state === "loading"} onClick={loadMore}>
            {labels.loadMore}
          </Button>
        ) : undefined}
        <output className="sr-only">
          {state === "loading" ? caseTexts.loadingMore : caseTexts.casesShown(list.cases.length)}
        </output>
      </div>
    </>
  )
}

/** A guest's cases may be in an account. */
function NoCases() {
  const { features } = usePageContext()
  const customer = useCustomer()
  const currentLocation = useLocation()
  if (customer === null && features.includes("login"))
    return (
      <EmptyState
        drawing={<BoxDrawing />}
        title={caseTexts.signInForCases}
        action={<ButtonLink href={loginHrefFrom(currentLocation)}>{labels.signIn}</ButtonLink>}
      >
        {caseTexts.signInForCasesHelp}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing={<BoxDrawing />}
      title={caseTexts.noCases}
      action={
        features.includes("order_history") ? (
          <ButtonLink href="/postorder-ui/orderHistory">{caseTexts.seeYourOrders}</ButtonLink>
        ) : undefined
      }
    >
      {caseTexts.noCasesHelp}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <NeedsJavaScript />
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} shape="card" className={styles.bone} />
      ))}
    </div>
  )
}
