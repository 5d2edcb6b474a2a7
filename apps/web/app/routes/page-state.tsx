import * as labels from "@hearth/texts/labels.ts"
import * as pageStateTexts from "@hearth/texts/shell/page-state.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { BurntSliceDrawing } from "@hearth/ui/empty-state/burnt-slice-drawing.tsx"
import { OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { countries } from "@hearth/domain/countries/countries.ts"
import { type LoaderFunctionArgs, redirectDocument, useRouteLoaderData } from "react-router"
import { usePageContext } from "../client/page/page-context.tsx"
import { pageRouterContext } from "../client/page/router-context.ts"
import { visibleNavItems } from "../client/page/nav-items.ts"

/**
 * The screen for a URL without a page. Only the server knows whether a URL has a page, so after a navigation in the
 * browser the URL is requested from the server.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { missingPage } = context.get(pageRouterContext)
  if (!missingPage || typeof document !== "undefined") {
    const { pathname, search } = new URL(request.url)
    throw redirectDocument(pathname + search)
  }
  return { missingPage }
}

export function Component() {
  const data = useRouteLoaderData<typeof loader>("routes/page-state#*")
  const pageContext = usePageContext()
  const missingPage = data?.missingPage ?? { kind: "unknown" }
  const menu = visibleNavItems(pageContext).find((item) => item.id === "menu")
  const actions = (
    <>
      <a data-reload href="/" className={buttonClass()}>
        {pageStateTexts.goHome}
      </a>
      {menu ? (
        <a data-reload href={menu.to} className={buttonClass({ variant: "secondary" })}>
          {labels.seeMenu}
        </a>
      ) : undefined}
    </>
  )
  if (missingPage.kind === "unknown") {
    return (
      <EmptyState level={1} drawing={<BurntSliceDrawing />} title={pageStateTexts.brokenLink} action={actions}>
        {pageStateTexts.brokenLinkHelp}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={1}
      drawing={<OvenDrawing />}
      title={pageStateTexts.notAvailableYet(missingPage.title)}
      action={actions}
    >
      {missingPage.offered ? pageStateTexts.comingSoon : pageStateTexts.notOffered(countries[pageContext.country].name)}
    </EmptyState>
  )
}
