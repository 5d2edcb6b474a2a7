import type { RouteResponse } from "../http/route-response.ts"
import { type StoreSimulator, MAX_SPEED, MIN_SPEED } from "./create-store-simulator.ts"
import type { AutopilotOrder } from "./operate-store.ts"

type AutopilotState = ReturnType<StoreSimulator["state"]>

/** The admin page: shows whether the autopilot is on, its speed, and the orders that it processes. */
export function autopilotPage(state: AutopilotState, now: number): RouteResponse {
  const { on, speed, lastError, openOrders } = state
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Autopilot · Hearth</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/autopilot.css">
<script type="module" src="/autopilot.js"></script>
</head>
<body>
<header><h1>Autopilot</h1><p>Moves the orders of every store forward while no staff do. After someone changes an order at the console, the autopilot leaves it alone for five minutes.</p></header>
<main>
<form id="settings">
<label class="switch"><input type="checkbox" name="on"${on ? " checked" : ""}> On</label>
<label>Speed <output id="speed">${speed}×</output>
<input type="range" name="speed" min="${MIN_SPEED}" max="${MAX_SPEED}" value="${speed}"></label>
</form>
<section id="orders" aria-live="polite" aria-label="Orders of the autopilot" tabindex="0">
${lastError ? `<p class="error">${escape(lastError)}</p>` : ""}
${openOrders.length > 0 ? orderTable(openOrders, now) : `<p>${on ? "No orders to move right now." : "Switched off: staff move the orders."}</p>`}
</section>
</main>
</body>
</html>
`
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  }
  return { status: 200, headers, body }
}

function orderTable(openOrders: readonly AutopilotOrder[], now: number): string {
  const rows = openOrders.map(({ country, storeId, orderId, stage, next, dueAt, isUnderManualControl }) => {
    const duration = formatDuration(dueAt - now)
    const nextAction = isUnderManualControl
      ? `left to staff for ${duration}`
      : `${escape(next.toLowerCase())} in ${duration}`
    const cells = [orderId, `${country.toUpperCase()} ${storeId}`, stage.toLowerCase()].map(escape)
    return `<tr><th scope="row">${cells[0]}</th><td>${cells[1]}</td><td>${cells[2]}</td><td>${nextAction}</td></tr>`
  })
  return `<table><caption>Orders</caption>
<thead><tr><th scope="col">Order</th><th scope="col">Store</th><th scope="col">Stage</th><th scope="col">Then</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table>`
}

function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000))
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
