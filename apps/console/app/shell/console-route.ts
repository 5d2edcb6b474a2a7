import { currentHistoryEntry } from "@hearth/ui/dialog/current-history-entry.ts"
import { createStore } from "@hearth/browser/store.ts"

export const screens = ["board", "stock", "riders", "store", "figures", "team", "features"] as const
export type Screen = (typeof screens)[number]

/** The current screen, from a path such as `/console/IN001/stock`. Without a store, the list of stores is shown. */
export interface ConsoleRoute {
  storeId: string | undefined
  screen: Screen
  /** The member wants to choose another store, so the last one is not opened automatically. */
  isSwitchingStore?: true
}

function parsePath(pathname: string): ConsoleRoute {
  const [, , storeId, name] = pathname.split("/")
  return { storeId: storeId || undefined, screen: screens.find((screen) => screen === name) ?? "board" }
}

export function consoleHref({ storeId, screen }: ConsoleRoute): string {
  return storeId === undefined ? "/console/" : `/console/${encodeURIComponent(storeId)}/${screen}`
}

export const currentRoute = createStore<ConsoleRoute>(parsePath(location.pathname))

export function goTo(next: ConsoleRoute, mode: "push" | "replace" = "push"): void {
  const entry = { key: crypto.getRandomValues(new Uint32Array(2)).join("-") }
  if (mode === "push") history.pushState(entry, "", consoleHref(next))
  else history.replaceState(entry, "", consoleHref(next))
  currentHistoryEntry.key = entry.key
  currentRoute.set(next)
}

/** Identifies a history entry, so that Back within the page closes an open sheet instead of leaving the page. */
function historyKey(): string {
  return (history.state as { key?: string } | null)?.key ?? "default"
}

currentHistoryEntry.key = historyKey()
addEventListener("popstate", () => {
  currentHistoryEntry.key = historyKey()
  currentRoute.set(parsePath(location.pathname))
})
