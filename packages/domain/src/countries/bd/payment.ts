import type { CountryPayment } from "../../payments/country-payment.ts"

export const payment: CountryPayment = {
  modes: ["BKASH", "CARD", "EVOUCHER", "WALLET", "COD"],
  cashLimits: { newCustomer: 2_500_00, trustedCustomer: 6_000_00 },
}
