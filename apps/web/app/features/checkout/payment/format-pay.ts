import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"

const modeTexts: Readonly<Record<PaymentMode, string>> = {
  UPI: "by UPI",
  CARD: "by card",
  GPAY: "with Google Pay",
  PAYTM: "with Paytm",
  MOBIKWIK: "with MobiKwik",
  BKASH: "with bKash",
  LANKAQR: "by LankaQR",
  EVOUCHER: "with your voucher",
  WALLET: "from your wallet",
  COD: "in cash",
}

/** The label of the pay button. */
export function formatPayButton(mode: PaymentMode | undefined, amount: Minor, country: CountryCode): string {
  if (mode === undefined) return "Choose how to pay"
  return mode === "COD" ? "Send code" : `Pay ${formatMoney(amount, country)} ${modeTexts[mode]}`
}

/** `₹120 by UPI` */
export function formatAmountByMode(mode: PaymentMode, amount: Minor, country: CountryCode): string {
  return `${formatMoney(amount, country)} ${modeTexts[mode]}`
}

/** PAY-7: while a payment can't be cancelled, cash is the only other payment method, if it is available. */
export function formatPaymentPending(
  message: string,
  options: readonly { mode: PaymentMode; isOpen: boolean }[],
): string {
  if (!options.some(({ mode, isOpen }) => mode === "COD" && isOpen)) return message
  return `${message} You can pay in cash meanwhile: should the payment come through after all, it goes back to you.`
}
