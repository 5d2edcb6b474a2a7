import type { PageEntry } from "@hearth/contract/page-rendering.ts"
import { redirectDocument } from "react-router"
import { pageRouterContext, type LoaderContext } from "./router-context.ts"

const pathAliases: Readonly<Record<string, string>> = {
  "/home": "/",
  "/landing": "/",
  "/postorder-ui/offers": "/offers",
}

/**
 * The page at this address. Where the browser knows none, the server is asked with a full load: it alone decides about
 * redirects, closed features and addresses that lead nowhere.
 */
export function findPageEntry(request: Request, context: LoaderContext): PageEntry {
  const { pathname, search } = new URL(request.url)
  const path = pathAliases[pathname] ?? pathname
  const entry = context.get(pageRouterContext).pages.find((page) => page.path === path)
  if (!entry) throw redirectDocument(pathname + search)
  return entry
}
