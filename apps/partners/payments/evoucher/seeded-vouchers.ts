import type { NewVoucher } from "./voucher.ts"

const FIRST_NUMBER = 6_000_000_000_000_000

const series = (offset: number, pin: string, currency: string, balances: readonly number[]): NewVoucher[] =>
  balances.map((balance, index) => ({
    number: String(FIRST_NUMBER + offset + index),
    pin,
    balance,
    currency,
    expiresOn: "2099-12-31",
  }))

/** The vouchers that the README lists. */
export const seededVouchers: readonly NewVoucher[] = [
  ...series(1, "1111", "INR", [500_00, 1_000_00, 2_000_00, 5_000_00, 50_00]),
  ...series(101, "2222", "LKR", [2_500_00, 5_000_00, 10_000_00, 20_000_00, 250_00]),
  ...series(201, "3333", "BDT", [1_000_00, 2_000_00, 5_000_00, 10_000_00]),
  // Skips a number with a valid card check digit: Hearth rejects such numbers as vouchers.
  ...series(206, "3333", "BDT", [100_00]),
  { number: String(FIRST_NUMBER + 99), pin: "1111", balance: 1_000_00, currency: "INR", expiresOn: "2020-12-31" },
]
