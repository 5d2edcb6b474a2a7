import type { PageContext, PageStore } from "@hearth/contract/page-rendering.ts"
import { hydrateAll } from "../loading/lazy-hydrate.tsx"
import { createStore, type Store } from "../create-store.ts"
import { readStored } from "../storage/storage.ts"

let contextStore: Store<PageContext> | undefined

/** In the browser: what the page came with, changeable where the customer changes it. */
export function createPageContextStore(pageContext: PageContext): Store<PageContext> {
  contextStore = createStore(pageContext)
  return contextStore
}

/** From now on pages are of this store; who calls loads the page on the screen anew. */
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

/** Whose menu and prices the pages show now. */
export function shownStoreId(): string | undefined {
  return contextStore?.get().store.id
}

/** Whether it is open here: in this country, and in the app we are shown in. */
export function isFeatureOn(feature: PageContext["features"][number]): boolean {
  return contextStore?.get().features.includes(feature) ?? false
}

export function mayStoreCookies(): boolean {
  return contextStore?.get().disableCookies !== true || readStored("cookieConsent") === "yes"
}
