import type { Activity } from "@hearth/contract/calls/analytics.calls.ts"
import { clientContext } from "./api/client-context.ts"

/** Enough to see that something is wrong, too few for a loop of failures to become a flood. */
const MAX_REPORTS = 20
let sentCount = 0

/** Where the deployment switched tracking off, nothing is sent. */
export function stopReporting(): void {
  sentCount = MAX_REPORTS
}

/**
 * Frontend errors, under the category 'Error FrontEnd'. Sent past the typed client on purpose: reporting must work when
 * the client is what broke, must never show anything, and must survive the page being left.
 */
export function reportError(message: string, error: unknown, properties: Record<string, string> = {}): void {
  if (sentCount++ >= MAX_REPORTS || typeof window === "undefined") return
  const data: Activity = {
    userAgent: navigator.userAgent.slice(0, 512),
    platform: "PWA",
    timestamp: new Date().toISOString(),
    pageName: location.pathname.slice(0, 256),
    // Without the query: it may hold what a person typed.
    referrer: document.referrer.split("?")[0]?.slice(0, 2048) ?? "",
    action: "Error FrontEnd",
    actionType: message.slice(0, 128),
    properties: { ...properties, error: describe(error) },
  }
  fetch("/api/tracking/activity", {
    method: "POST",
    headers: { "content-type": "application/json", "client-type": clientContext().clientType },
    body: JSON.stringify({ data }),
    keepalive: true,
  }).catch(() => undefined)
}

function describe(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.slice(0, 1024)
}
