import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { createContext, type ReactNode, use } from "react"
import type { Store } from "@hearth/browser/store.ts"

const Context = createContext<PageContext | null>(null)

/** Provides a page context that doesn't change, as on the server. */
export const PageContextProvider = Context.Provider

/** Provides the page context of a store, as in the browser, where it can change. */
export function LivePageContextProvider({
  contextStore,
  children,
}: {
  contextStore: Store<PageContext>
  children: ReactNode
}) {
  const pageContext = contextStore.use()
  return <Context value={pageContext}>{children}</Context>
}

export function usePageContext(): PageContext {
  const pageContext = use(Context)
  if (!pageContext) throw new Error("rendered outside PageContextProvider")
  return pageContext
}
