import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import { name } from "../brand.ts"

export const titles: Readonly<Record<PaymentMode, string>> = {
  UPI: "UPI",
  CARD: "Credit or debit card",
  GPAY: "Google Pay",
  PAYTM: "Paytm",
  MOBIKWIK: "MobiKwik",
  BKASH: "bKash",
  LANKAQR: "LankaQR",
  EVOUCHER: "E-voucher",
  get WALLET() {
    return `${name} wallet`
  },
  COD: "Cash",
  FREE: "Nothing to pay",
}

export const descriptions: Readonly<Record<PaymentMode, string>> = {
  UPI: "Use any UPI app or scan a QR code",
  CARD: "Pay on your bank’s secure page",
  GPAY: "Opens Google Pay on your phone",
  PAYTM: "Paytm balance, bank or card",
  MOBIKWIK: "Link once, then pay with one tap",
  BKASH: "Pay from your bKash account",
  LANKAQR: "Scan with any bank’s app",
  EVOUCHER: "Enter your voucher number and PIN",
  WALLET: "Use your refunds and points",
  COD: "Pay when you get your order. We’ll send a code to confirm.",
  FREE: "Your points cover this order",
}
