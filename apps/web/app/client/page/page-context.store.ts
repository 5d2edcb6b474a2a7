import type { PageContext, PageStore } from "@hearth/contract/page-rendering.ts"
import { hydrateAll } from "../loading/lazy-hydrate.tsx"
import { createStore, type Store } from "@hearth/browser/store.ts"
import { readStored } from "../storage/storage.ts"

/** Empty on the server, which renders pages of many contexts. */
const current = createStore<Store<PageContext> | undefined>(undefined)

export const currentPageContext = (): PageContext | undefined => current.get()?.get()

/** In the browser: the page context from the server, updatable when the customer changes the store. */
export function createPageContextStore(pageContext: PageContext): Store<PageContext> {
  const contextStore = createStore(pageContext)
  current.set(contextStore)
  return contextStore
}

/** Switches the pages to this store; the caller reloads the current page. */
export function showStore({ id, name, city }: PageStore): void {
  const pageContext = currentPageContext()
  if (!pageContext || pageContext.store.id === id) return
  hydrateAll()
  current.get()?.set({ ...pageContext, store: { id, name, city } })
}

export function updatePageContext(change: Partial<PageContext>): void {
  const pageContext = currentPageContext()
  if (pageContext) current.get()?.set({ ...pageContext, ...change })
}

/** The store whose menu and prices the pages show. */
export function shownStoreId(): string | undefined {
  return currentPageContext()?.store.id
}

/** Whether the feature is on in this country and app. */
export function isFeatureOn(feature: PageContext["features"][number]): boolean {
  return currentPageContext()?.features.includes(feature) ?? false
}

export function mayStoreCookies(): boolean {
  return currentPageContext()?.disableCookies !== true || readStored("cookieConsent") === "yes"
}
