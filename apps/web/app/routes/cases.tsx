import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from "react-router"
import { CaseScreen } from "../features/cases/case/case-screen.tsx"
import { ComplaintScreen } from "../features/cases/complaint/complaint-screen.tsx"
import { CasesScreen } from "../features/cases/list/cases-screen.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { useHydrated } from "../client/loading/hydration.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  // The server renders one page for every query.
  const caseId = useHydrated() ? params.get("caseId") : null
  if (pathname === "/postorder-ui/help") return <ComplaintScreen heading={entry.heading} />
  return caseId ? (
    <CaseScreen key={caseId} heading={entry.heading} caseId={caseId} />
  ) : (
    <CasesScreen heading={entry.heading} />
  )
}
