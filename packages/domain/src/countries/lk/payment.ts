import type { CountryPayment } from "../../payments/country-payment.ts"

export const payment: CountryPayment = {
  modes: ["LANKAQR", "CARD", "EVOUCHER", "COD"],
  cashLimits: { newCustomer: 6_000_00, trustedCustomer: 15_000_00 },
}
