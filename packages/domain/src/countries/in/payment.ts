import type { CountryPayment } from "../../payments/country-payment.ts"

export const payment: CountryPayment = {
  modes: ["UPI", "CARD", "GPAY", "PAYTM", "MOBIKWIK", "EVOUCHER", "WALLET", "COD"],
  cashLimits: { first: 1_500_00, known: 3_000_00 },
}
