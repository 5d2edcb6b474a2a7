import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { PageContextProvider } from "../../client/page/page-context.tsx"
import { ConfirmedOrder } from "./confirmed-order.tsx"
import { PendingOrder } from "./pending-order.tsx"

const refund = {
  refundId: "0191c0de-1111-7222-8333-444455556666",
  amount: 48_700,
  to: "source",
  status: "INITIATED",
  mode: "UPI",
}
const order = {
  transactionId: "t",
  orderId: "IN00000001",
  country: "IN",
  deliveryType: "PICKUP",
  orderStatus: "ORDER PLACED",
  store: { id: "s", name: "Connaught Place", phone: "011 4000 0000", address: "Inner Circle" },
  contact: { firstName: "Asha" },
  place: { address: null, vehicle: null, table: null },
  bill: {
    validItems: [],
    items: 1,
    gross: 48_700,
    payable: 48_700,
    discounts: [],
    charges: [],
    taxes: [],
    roundOff: 0,
    tip: 0,
    savings: { total: 0 },
  },
  payable: 48_700,
  paymentMode: "COD",
  walletAmount: 0,
  estimate: null,
  slot: null,
  cancellableUntil: null,
  next: { kind: "pay" },
  refunds: [refund],
} as unknown as Transaction

const pageContext = { country: "IN", features: [] } as unknown as PageContext
const html = (page: ReactNode) =>
  renderToStaticMarkup(<PageContextProvider value={pageContext}>{page}</PageContextProvider>)

const pages = (shownOrder: Transaction) => [
  html(<PendingOrder order={shownOrder} />),
  html(<ConfirmedOrder order={shownOrder} onChanged={() => undefined} />),
]

test("a refund is shown for a pending and a confirmed order, and only if there is one", () => {
  for (const page of pages(order)) expect(page).toContain("Refund initiated: ₹487 to UPI")
  for (const page of pages({ ...order, refunds: [] })) expect(page).not.toMatch(/refund/i)
})

const waitingPage = (mode: string) =>
  html(<PendingOrder order={{ ...order, next: { kind: "wait" }, payment: { mode } } as unknown as Transaction} />)

test("[PAY-6e] a pending order names the party it waits for: a voucher's issuer or the bank", () => {
  expect(waitingPage("EVOUCHER")).toContain("We’re waiting for the voucher’s issuer")
  expect(waitingPage("EVOUCHER")).not.toContain("bank")
  expect(waitingPage("CARD")).toContain("We’re waiting for your bank")
})
