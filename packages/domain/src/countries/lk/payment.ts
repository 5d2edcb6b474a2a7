import type { CountryPayment } from "../../payments/country-payment.ts"

export const payment: CountryPayment = {
  modes: ["LANKAQR", "CARD", "EVOUCHER", "COD"],
  cashLimits: { first: 6_000_00, known: 15_000_00 },
}
