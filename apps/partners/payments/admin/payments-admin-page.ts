import type { RouteResponse } from "../../http/route-response.ts"
import { formatAmount } from "../money.ts"
import { escape, renderPage, titles } from "../pages/render-page.ts"
import type { PaymentsAdmin } from "./payments-admin.ts"

const MAX_PAYMENTS = 30

/** The admin page: open payments and where to pay them, the one-time codes of the linked wallets, and the vouchers. */
export function paymentsAdminPage({ service }: PaymentsAdmin): RouteResponse {
  const { payments, vouchers, wallets } = service.database
  const openRows = payments.listOpen(MAX_PAYMENTS).map(({ provider, reference, amount, currency, page: path }) => {
    const label = `${titles[provider]}, ${escape(reference)}`
    return [
      path ? `<a href="${escape(service.urlOf(provider) + path)}">${label}</a>` : label,
      formatAmount(amount, currency),
    ]
  })
  const walletRows = wallets
    .list()
    .map(({ mobile, code, balance }) => [mobile, code || "–", formatAmount(balance, "INR")])
  const voucherRows = vouchers
    .list()
    .map(({ number, pin, balance, currency }) => [
      number.replaceAll(/\d{4}(?=\d)/g, "$& "),
      pin,
      formatAmount(balance, currency),
    ])
  const content = `<p>The records of the payment providers. Nothing leaves this machine.</p>
${table("Open payments", ["Payment", "Amount"], openRows)}
${table("MobiKwik wallets", ["Number", "One-time code", "Balance"], walletRows)}
${table("Vouchers", ["Number", "PIN", "Balance"], voucherRows)}`
  return renderPage({ provider: "admin", heading: "Payments, wallets and vouchers", content })
}

function table(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return `<h2>${caption}</h2>\n<p>None.</p>`
  const head = columns.map((each) => `<th scope="col">${each}</th>`).join("")
  const body = rows.map((cells) => `<tr>${cells.map((each) => `<td>${each}</td>`).join("")}</tr>`).join("\n")
  return `<div class="table" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table></div>`
}
