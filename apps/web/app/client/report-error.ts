import { createStore } from "@hearth/browser/store.ts"
import type { Activity } from "@hearth/contract/calls/analytics.calls.ts"
import { clientContext } from "./api/client-context.ts"

/** Enough to notice a problem, and few enough that an error loop doesn't flood the server. */
const MAX_REPORTS = 20
const reportsLeft = createStore(MAX_REPORTS)

/** Stops all reports, for deployments that have analytics turned off. */
export const stopReporting = (): void => reportsLeft.set(0)

/**
 * Reports frontend errors under the category 'Error FrontEnd'. Doesn't use the typed client: reporting must work when
 * the client is what failed, must never show anything, and must survive leaving the page.
 */
export function reportError(message: string, error: unknown, properties: Record<string, string> = {}): void {
  if (reportsLeft.get() === 0 || typeof window === "undefined") return
  reportsLeft.set(reportsLeft.get() - 1)
  const data: Activity = {
    userAgent: navigator.userAgent.slice(0, 512),
    platform: "PWA",
    timestamp: new Date().toISOString(),
    pageName: location.pathname.slice(0, 256),
    // Without the query, which may contain what a person typed.
    referrer: document.referrer.split("?")[0]?.slice(0, 2048) ?? "",
    action: "Error FrontEnd",
    actionType: message.slice(0, 128),
    properties: { ...properties, error: formatError(error) },
  }
  fetch("/api/tracking/activity", {
    method: "POST",
    headers: { "content-type": "application/json", "client-type": clientContext().clientType },
    body: JSON.stringify({ data }),
    keepalive: true,
  }).catch(() => undefined)
}

function formatError(error: unknown): string {
  // The message quotes the text that could not be parsed, which may name a person or an address (ANA-4).
  if (error instanceof SyntaxError) return error.name
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.slice(0, 1024)
}
