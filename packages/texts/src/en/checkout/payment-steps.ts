import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

/** Texts of the screens between the checkout and the confirmation. */
export const continuePayment = "Continue payment"
export const changePaymentMethod = "Change payment method"

export const goingToPaytm = "Taking you to Paytm"
export const payOnPaytm = "You’ll pay on Paytm’s page and come back here automatically."
export const continueToPaytm = "Continue to Paytm"

const responders = { bank: "your bank", voucherIssuer: "the voucher’s issuer" }
export const checkingWith = (responder: "bank" | "voucherIssuer") => `We’re checking with ${responders[responder]}`
export const chargedOnce = "This takes a moment. You’ll only be charged once."
export const viewOrder = "View order"

export const loading = "Loading your payment"
export const pay = (amount: Minor, country: CountryCode) => `Pay ${formatMoney(amount, country)}`
export const requestSent = <Node>(upiId: Node) => ["We sent a request to ", upiId, ". Approve it in your app."]

const apps = { gpay: "Google Pay", upi: "your UPI app", bank: "your bank app" }
export const openApp = (app: keyof typeof apps) => `Open ${apps[app]}`
export const approveInApp = (app: keyof typeof apps) => `Open ${apps[app]} and approve the payment.`
export const scanWithApp = (app: keyof typeof apps) => `Scan this with ${apps[app]} and approve the payment.`
export const payInBankApp =
  "Open your bank app on this phone. To pay with the QR code, save it as an image and choose it in the app."
export const scanWithOtherPhone = "Or scan it with another phone"
export const qrCode = (amount: Minor, country: CountryCode) => `QR code to pay ${formatMoney(amount, country)}`
export const saveQrImage = "Save QR image"
export const qrImageNotSaved = "Couldn’t save the image. Take a screenshot instead."
export const payInBrowser = "No app here? Pay in the browser"

export const payWithin = <Node>(time: Node) => ["Pay within ", time]
export const timeIsUp = "Your time to pay is up. If your payment still goes through, we’ll refund it."
export const waitingForBank = "Waiting for your bank. This page updates automatically."
