import type { PageEntry } from "@hearth/contract/page-rendering.ts"
import { redirectDocument } from "react-router"
import { pageRouterContext, type LoaderContext } from "./router-context.ts"

const pathAliases: Readonly<Record<string, string>> = {
  "/home": "/",
  "/landing": "/",
  "/postorder-ui/offers": "/offers",
}

/**
 * Finds the page for a URL. If the browser knows none, the server decides with a full page load: only it knows
 * redirects, disabled features and unknown URLs.
 */
export function findPageEntry(request: Request, context: LoaderContext): PageEntry {
  const { pathname, search } = new URL(request.url)
  const path = pathAliases[pathname] ?? pathname
  const entry = context.get(pageRouterContext).pages.find((page) => page.path === path)
  if (!entry) throw redirectDocument(pathname + search)
  return entry
}
