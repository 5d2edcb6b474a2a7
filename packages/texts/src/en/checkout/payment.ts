import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import { paymentFailed } from "./payment-errors.ts"

const methods: Readonly<Record<PaymentMode, string>> = {
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
  FREE: "with points",
}

export const pay = (amount: Minor, mode: PaymentMode, country: CountryCode) =>
  `Pay ${formatMoney(amount, country)} ${methods[mode]}`
export const placeFreeOrder = "Place order"
export const placeCashOrder = "Place order, confirm by SMS"
export const chooseMethod = "Choose a payment method"
export const updatingTotal = "Updating total…"
export const total = "Total"
export const acceptTerms = <Node>(link: (label: string) => Node) => [
  "By ordering you accept the ",
  link("terms of use"),
  ".",
]

export const pendingPayment = "Pending payment"
export const paymentIsPending = (amount: Minor, mode: PaymentMode, country: CountryCode) =>
  `Your payment of ${formatMoney(amount, country)} ${methods[mode]} is pending.`
export const continueOrChange = "Continue, or choose another method. You’ll only be charged once."
export const continuePayment = "Continue payment"
export const paymentFailedBecause = (reason: string) => `${paymentFailed} ${reason}`
export const payInCashInstead = (reason: string) =>
  `${reason} You can pay in cash instead. If the payment still goes through, we’ll refund it.`

export const paymentMethod = "Payment method"
export const paymentMethods = "Payment methods"
export const methodsNotLoaded = "Couldn’t load the payment methods."
export const noMethods = "No payment methods are available. Please call the store."
export const lastUsed = "Last used"
export const manyFail = "Many payments are failing right now"

export const payFromWallet = "Use your wallet"
export const notWithWallet = "Can’t be combined with cash or an e-voucher"
export const walletBalance = (balance: Minor, country: CountryCode) => `${formatMoney(balance, country)} available`
export const walletAndRest = (wallet: Minor, otherAmount: Minor, mode: PaymentMode, country: CountryCode) =>
  `${formatMoney(wallet, country)} from your wallet, ${formatMoney(otherAmount, country)} ${methods[mode]}`

const joinBanks = (banks: readonly (string | null)[]) => banks.join(" or ")
export const enterDigitsFor = (banks: readonly (string | null)[]) => `Enter them to get the ${joinBanks(banks)} offer.`
export const notCardOf = (banks: readonly (string | null)[]) =>
  `This isn’t a ${joinBanks(banks)} card, so the offer doesn’t apply.`
export const offerApplied = (offer: string) => `Offer applied: ${offer}.`
export const fullNumberAtBank = "You’ll enter the full number on your bank’s page."

export const confirmYourOrder = "Confirm your order"
export const cashCodeSent = (phone: string) => `We sent a 6-digit code to ${phone}. Pay when you get your order.`
export const confirmOrder = "Confirm order"

export const mobikwikUnreachable = "MobiKwik isn’t responding."
export const linked = "Linked"
export const linkedBalance = (balance: Minor, country: CountryCode) => `Your balance: ${formatMoney(balance, country)}`
export const linkedBalanceTooLow = (balance: Minor, country: CountryCode) =>
  `Your balance: ${formatMoney(balance, country)}. That’s less than your total.`
export const linkMobikwik = "Link MobiKwik"
export const mobikwikCodeSent = "MobiKwik sent a 6-digit code to your number."
export const linkWallet = "Link wallet"

export const voucherNumber = "Voucher number"
export const pin = "PIN"
export const voucherMissing = "Enter your voucher number and PIN."
export const voucherNumberMissing = "Enter the number on your voucher."
export const pinMissing = "Enter the PIN."
export const checkBalance = "Check balance"
export const requestPin = "Request a new PIN"
export const voucherBalance = (balance: Minor, expiresOn: string, country: CountryCode) =>
  `Balance: ${formatMoney(balance, country)}, valid until ${expiresOn}.`
export const voucherBalanceTooLow = (balance: Minor, expiresOn: string, country: CountryCode) =>
  `Balance: ${formatMoney(balance, country)}, valid until ${expiresOn}. That’s less than your total: choose another method.`
