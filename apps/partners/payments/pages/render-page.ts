import { readFileSync } from "node:fs"
import type { RouteResponse } from "../../http/route-response.ts"
import { formatAmount } from "../money.ts"
import { merchant, type Provider } from "../providers.ts"

const css = readFileSync(new URL("pay.css", import.meta.url), "utf8")
export const stylesheet: RouteResponse = { status: 200, headers: { "content-type": "text/css" }, body: css }

/** The providers' names on the pages. */
export const titles: Readonly<Record<Provider, string>> = {
  cards: "Card payment",
  upi: "UPI app",
  gpay: "Google Pay",
  paytm: "Paytm",
  bkash: "bKash",
  lankaqr: "Bank app",
  evoucher: "E-voucher",
  mobikwik: "MobiKwik",
}

interface PageInput {
  provider: Provider | "admin"
  heading: string
  status?: number
  /** HTML. */
  content: string
  /** The nonce of the only script that may run. */
  nonce?: string
}

const nameOf = (provider: Provider | "admin"): string => (provider === "admin" ? "Payments admin" : titles[provider])

/** Renders a provider's page, with a note that it is a stand-in. */
export function renderPage({ provider, heading, status = 200, content, nonce }: PageInput): RouteResponse {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(heading)} · ${nameOf(provider)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pay.css">
</head>
<body class="${provider}">
<header><p class="brand">${nameOf(provider)}</p><p class="stand-in">Stand-in: no money moves</p></header>
<main>
<h1>${escape(heading)}</h1>
${content}
</main>
</body>
</html>
`
  const script = nonce === undefined ? "" : ` script-src 'nonce-${nonce}';`
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      // No form-action: it would also block the redirect to Hearth after a form was submitted.
      "content-security-policy": `default-src 'none';${script} style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
    body,
  }
}

interface BillInput {
  amount: number
  currency: string
  reference: string
}

/** Renders the merchant's amount and reference. */
export function renderBill({ amount, currency, reference }: BillInput): string {
  return `<dl class="bill">
<div><dt>Amount</dt><dd class="amount">${formatAmount(amount, currency)}</dd></div>
<div><dt>To</dt><dd>${merchant}</dd></div>
<div><dt>Reference</dt><dd>${escape(reference)}</dd></div>
</dl>`
}

/** The buttons for every outcome of a payment. */
export const outcomeButtons = `<button class="main" name="outcome" value="pay">Pay</button>
<button name="outcome" value="decline">Decline</button>
<button class="quiet" name="outcome" value="pay-without-callback">Pay without notifying Hearth</button>
<button class="quiet" name="outcome" value="leave">Leave it open</button>`

/** Renders a form that posts to `action` with hidden fields. */
export function renderForm(action: string, hidden: Readonly<Record<string, string>>, inner: string): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  )
  return `<form method="post" action="${escape(action)}">\n${fields.join("\n")}\n${inner}\n</form>`
}

export const notePage = (provider: Provider, heading: string, text: string, status = 200): RouteResponse =>
  renderPage({ provider, heading, status, content: `<p>${escape(text)}</p>` })

export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
