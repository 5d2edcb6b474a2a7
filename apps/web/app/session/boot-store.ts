import type { PageContext, PageStore } from "@hearth/contract/page-rendering.ts"
import { openAllGates } from "../shell/later.tsx"
import { createStore, type Store } from "../shell/store.ts"
import { readStored } from "./storage.ts"

let boots: Store<PageContext> | undefined

/** In the browser: what the page came with, changeable where the customer changes it. */
export function holdBoot(boot: PageContext): Store<PageContext> {
  boots = createStore(boot)
  return boots
}

/** From now on pages are of this store; who calls loads the page on the screen anew. */
export function showStore({ id, name, city }: PageStore): void {
  const boot = boots?.get()
  if (!boot || boot.store.id === id) return
  openAllGates()
  boots?.set({ ...boot, store: { id, name, city } })
}

export const currentBoot = (): PageContext | undefined => boots?.get()

export function updateBoot(change: Partial<PageContext>): void {
  const boot = boots?.get()
  if (boot) boots?.set({ ...boot, ...change })
}

/** Whose menu and prices the pages show now. */
export function shownStoreId(): string | undefined {
  return boots?.get().store.id
}

/** Whether it is open here: in this country, and in the app we are shown in. */
export function isOpen(feature: PageContext["features"][number]): boolean {
  return boots?.get().features.includes(feature) ?? false
}

export function mayKeepCookies(): boolean {
  return boots?.get().disableCookies !== true || readStored("cookieConsent") === "yes"
}
