import type { PageContext, PageStore } from "@hearth/contract/page-rendering.ts"
import { hydrateAll } from "../loading/lazy-hydrate.tsx"
import { createStore, type Store } from "../create-store.ts"
import { readStored } from "../storage/storage.ts"

let contextStore: Store<PageContext> | undefined

/** In the browser: the page context from the server, updatable when the customer changes the store. */
export function createPageContextStore(pageContext: PageContext): Store<PageContext> {
  contextStore = createStore(pageContext)
  return contextStore
}

/** Switches the pages to this store; the caller reloads the current page. */
export function showStore({ id, name, city }: PageStore): void {
  const pageContext = contextStore?.get()
  if (!pageContext || pageContext.store.id === id) return
  hydrateAll()
  contextStore?.set({ ...pageContext, store: { id, name, city } })
}

export const currentPageContext = (): PageContext | undefined => contextStore?.get()

export function updatePageContext(change: Partial<PageContext>): void {
  const pageContext = contextStore?.get()
  if (pageContext) contextStore?.set({ ...pageContext, ...change })
}

/** The store whose menu and prices the pages show. */
export function shownStoreId(): string | undefined {
  return contextStore?.get().store.id
}

/** Whether the feature is on in this country and app. */
export function isFeatureOn(feature: PageContext["features"][number]): boolean {
  return contextStore?.get().features.includes(feature) ?? false
}

export function mayStoreCookies(): boolean {
  return contextStore?.get().disableCookies !== true || readStored("cookieConsent") === "yes"
}
