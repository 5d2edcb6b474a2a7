import { currentPage } from "@hearth/ui/dialog/current-page.ts"
import { createStore } from "../session/create-store.ts"

export const screens = ["board", "stock", "riders", "store", "figures", "team", "features"] as const
export type Screen = (typeof screens)[number]

/** Where somebody is: `/console/IN001/stock`; without a store they choose one. */
export interface Address {
  storeId: string | undefined
  screen: Screen
  /** They came to choose another store, so the last one is not opened for them. */
  choosing?: true
}

function readAddress(pathname: string): Address {
  const [, , storeId, name] = pathname.split("/")
  return { storeId: storeId || undefined, screen: screens.find((screen) => screen === name) ?? "board" }
}

export function writeAddress({ storeId, screen }: Address): string {
  return storeId === undefined ? "/console/" : `/console/${encodeURIComponent(storeId)}/${screen}`
}

export const address = createStore<Address>(readAddress(location.pathname))

export function goTo(next: Address, how: "push" | "replace" = "push"): void {
  const entry = { key: crypto.getRandomValues(new Uint32Array(2)).join("-") }
  if (how === "push") history.pushState(entry, "", writeAddress(next))
  else history.replaceState(entry, "", writeAddress(next))
  currentPage.key = entry.key
  address.set(next)
}

/** By its key Back tells a step within the page, which closes what is open over it, from one that leaves it. */
function shownKey(): string {
  return (history.state as { key?: string } | null)?.key ?? "default"
}

currentPage.key = shownKey()
addEventListener("popstate", () => {
  currentPage.key = shownKey()
  address.set(readAddress(location.pathname))
})
