import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import { accounts, type Posting } from "../ledger/public.ts"
import type { StoredOrder } from "./orders.store.ts"

/** The ledger posting of a placed order: its held money, or the cash to collect, becomes sales, tax and tip. */
export function salePosting(
  { id, userId, country, currency, bill, payable }: StoredOrder,
  mode: PaymentMode,
  at: Date,
): Posting {
  const source = mode === "COD" ? accounts.cash(country) : accounts.held(country)
  const entries = [
    { account: source, amount: payable },
    { account: accounts.sales(country), amount: -bill.taxable },
    { account: accounts.tax(country), amount: -bill.tax },
    { account: accounts.tips(country), amount: -bill.tip },
    { account: accounts.rounding(country), amount: -bill.roundOff },
  ].filter(({ amount }) => amount !== 0)
  return { kind: "sale", cause: id, orderId: id, userId, country, currency, at, entries }
}

/** Reverses `salePosting`. */
export function saleReversal(order: StoredOrder, mode: PaymentMode, at: Date): Posting {
  const sale = salePosting(order, mode, at)
  return {
    ...sale,
    kind: "sale undone",
    entries: sale.entries.map(({ account, amount }) => ({ account, amount: -amount })),
  }
}
