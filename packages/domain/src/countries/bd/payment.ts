import type { CountryPayment } from "../../payments/country-payment.ts"

export const payment: CountryPayment = {
  modes: ["BKASH", "CARD", "EVOUCHER", "WALLET", "COD"],
  cashLimits: { first: 2_500_00, known: 6_000_00 },
}
