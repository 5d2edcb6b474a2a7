import { currentPage } from "@hearth/ui/dialog/current-page.ts"
import { createStore } from "../client/create-store.ts"

export const screens = ["board", "stock", "riders", "store", "figures", "team", "features"] as const
export type Screen = (typeof screens)[number]

/** Where somebody is: `/console/IN001/stock`; without a store they choose one. */
export interface ConsoleRoute {
  storeId: string | undefined
  screen: Screen
  /** They came to choose another store, so the last one is not opened for them. */
  choosing?: true
}

function parsePath(pathname: string): ConsoleRoute {
  const [, , storeId, name] = pathname.split("/")
  return { storeId: storeId || undefined, screen: screens.find((screen) => screen === name) ?? "board" }
}

export function consoleHref({ storeId, screen }: ConsoleRoute): string {
  return storeId === undefined ? "/console/" : `/console/${encodeURIComponent(storeId)}/${screen}`
}

export const currentRoute = createStore<ConsoleRoute>(parsePath(location.pathname))

export function goTo(next: ConsoleRoute, how: "push" | "replace" = "push"): void {
  const entry = { key: crypto.getRandomValues(new Uint32Array(2)).join("-") }
  if (how === "push") history.pushState(entry, "", consoleHref(next))
  else history.replaceState(entry, "", consoleHref(next))
  currentPage.key = entry.key
  currentRoute.set(next)
}

/** By its key Back tells a step within the page, which closes what is open over it, from one that leaves it. */
function historyKey(): string {
  return (history.state as { key?: string } | null)?.key ?? "default"
}

currentPage.key = historyKey()
addEventListener("popstate", () => {
  currentPage.key = historyKey()
  currentRoute.set(parsePath(location.pathname))
})
