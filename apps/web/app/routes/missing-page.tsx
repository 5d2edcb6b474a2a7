import * as labels from "@hearth/texts/labels.ts"
import * as missingPageTexts from "@hearth/texts/shell/missing-page.ts"
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
 * The screen for a URL that has no page, or whose page isn't available yet or not offered in this country. Only the
 * server knows that, so after a navigation in the browser the URL is requested from the server.
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
  const data = useRouteLoaderData<typeof loader>("routes/missing-page#*")
  const pageContext = usePageContext()
  const missingPage = data?.missingPage ?? { kind: "unknown" }
  const menu = visibleNavItems(pageContext).find((item) => item.id === "menu")
  const actions = (
    <>
      <a data-reload href="/" className={buttonClass()}>
        {missingPageTexts.goHome}
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
      <EmptyState level={1} drawing={<BurntSliceDrawing />} title={missingPageTexts.brokenLink} action={actions}>
        {missingPageTexts.brokenLinkHelp}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={1}
      drawing={<OvenDrawing />}
      title={missingPageTexts.notAvailableYet(missingPage.title)}
      action={actions}
    >
      {missingPage.offered
        ? missingPageTexts.comingSoon
        : missingPageTexts.notOffered(countries[pageContext.country].name)}
    </EmptyState>
  )
}
