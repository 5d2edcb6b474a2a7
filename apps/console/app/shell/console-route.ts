import { currentHistoryEntry } from "@hearth/ui/dialog/current-history-entry.ts"
import { createStore } from "@hearth/browser/store.ts"
import { consoleHref, type ConsoleRoute, parseConsolePath } from "./parse-console-path.ts"

/** The list of stores, without opening the last one automatically. */
export const chooseStoreRoute = { area: "stores", isSwitchingStore: true } as const satisfies ConsoleRoute

/** Reads the route from the URL, and corrects the URL if the screen has moved. */
function readRoute(): ConsoleRoute {
  const route = parseConsolePath(location.pathname, location.search)
  if (route.area === "head-office" && !location.pathname.startsWith(consoleHref({ area: "head-office" })))
    history.replaceState(history.state, "", consoleHref(route))
  return route
}

export const currentRoute = createStore<ConsoleRoute>(readRoute())

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
  currentRoute.set(readRoute())
})
