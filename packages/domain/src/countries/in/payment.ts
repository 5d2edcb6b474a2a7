import type { CountryPayment } from "../../payments/country-payment.ts"

export const payment: CountryPayment = {
  modes: ["UPI", "CARD", "GPAY", "PAYTM", "MOBIKWIK", "EVOUCHER", "WALLET", "COD"],
  cashLimits: { newCustomer: 1_500_00, trustedCustomer: 3_000_00 },
}
