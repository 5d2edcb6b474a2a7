import type { Minor } from "../money/format-money.ts"
import type { PaymentMode } from "./payment-modes.ts"

export interface PaymentChoice {
  /** For the amount that the wallet doesn't cover; `WALLET` if it covers all. */
  mode: PaymentMode
  useWallet: boolean
}

export type SplitPaymentResult =
  | { ok: true; wallet: Minor; rest: Minor }
  | { ok: false; code: "WALLET_MIX" | "WALLET_SHORT" | "WALLET_COVERS" }

/** PAY-4: the wallet can be combined with everything but cash and e-vouchers. */
const neverWithWallet: ReadonlySet<PaymentMode> = new Set(["COD", "EVOUCHER"] as const)

/** Splits an order's amount between the wallet and another payment method. */
export function splitPayment(payable: Minor, balance: Minor, { mode, useWallet }: PaymentChoice): SplitPaymentResult {
  if (mode === "WALLET") {
    return balance >= payable ? { ok: true, wallet: payable, rest: 0 } : { ok: false, code: "WALLET_SHORT" }
  }
  if (!useWallet || balance === 0) return { ok: true, wallet: 0, rest: payable }
  if (neverWithWallet.has(mode)) return { ok: false, code: "WALLET_MIX" }
  // Nothing is left for the other payment method: the page must inform the customer instead of showing a card payment.
  if (balance >= payable) return { ok: false, code: "WALLET_COVERS" }
  return { ok: true, wallet: balance, rest: payable - balance }
}

export function goesWithWallet(mode: PaymentMode): boolean {
  return !neverWithWallet.has(mode)
}
