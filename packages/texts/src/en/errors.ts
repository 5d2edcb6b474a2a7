import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import { paymentFailed, walletTooLow } from "./checkout/payment-errors.ts"
import { byCode as feedbackErrors } from "./feedback/feedback-errors.ts"
import { loggedOut, refreshFailed, somethingWentWrong } from "./request-errors.ts"
import {
  codeInvalid,
  mobileInvalid,
  numberUnchanged,
  socialSignInFailed,
  termsNeeded,
} from "./account/sign-in-errors.ts"
import { storeUnavailable } from "./place/store-errors.ts"

const noAccess = "You don’t have access to this."
const notFound = "We couldn’t find what you’re looking for."
const tooMuch = "That’s too much to send at once."

/** The default text for each error. Used only on the server; the browser shows the text that it receives. */
export const byCode: Record<ErrorCode, string> = {
  BAD_REQUEST: "Something doesn’t look right. Check your entries and try again.",
  UNAUTHENTICATED: "Sign in to continue.",
  CREDENTIALS_EXPIRED: "Your session has expired. Try again.",
  REFRESH_REFUSED: refreshFailed,
  SESSION_ENDED: loggedOut,
  GUEST_JOINED: "This session has moved to your account. Sign in to continue.",
  FORBIDDEN: noAccess,
  FEATURE_OFF: "This isn’t available here right now.",
  NOT_FOUND: notFound,

  STORE_NOT_FOUND: storeUnavailable,
  "2.STORENA": "We don’t deliver to this location yet.",
  PLACE_ABROAD: "This address is outside the country you’re ordering in.",
  ADDRESS_WRONG: "Check the address and try again.",
  TOO_MANY_ADDRESSES: "You can’t save any more addresses. Delete one first.",
  TOO_MANY_FAVOURITES: "You can’t add any more favourites. Remove one first.",

  CANT_BE_MADE: "We can’t make this combination. Choose different options.",
  CART_FULL: "Your cart is full. Call us for large orders.",
  PROMO_UNKNOWN: "This code isn’t valid. Check it and try again.",
  PROMO_REFUSED: "This code doesn’t apply to your cart.",
  SPUN_ALREADY: "You’ve already spun today. Come back tomorrow.",

  MOBILE_WRONG: mobileInvalid,
  TERMS_NEEDED: termsNeeded,
  OTP_WRONG: codeInvalid,
  OTP_EXPIRED: "This code has expired. Request a new one.",
  OTP_TRIES_USED: "Too many wrong attempts. Request a new code.",
  OTP_TOO_SOON: "Your code is on its way. Wait a moment before you request another.",
  OTP_LIMIT: "Too many code requests. Try again later.",
  OTP_NOT_SENT: "We couldn’t send your code. Try again in a moment.",
  FIREWALL_REFUSED: "We couldn’t verify your browser. Reload the page and try again.",
  LOGIN_WRONG: "Incorrect number, email or password. Try again.",
  LOGIN_LIMIT: "Too many failed attempts. Try again later, or sign in with a code.",
  PASSWORD_WEAK: "Choose a stronger password.",
  RESET_REFUSED: "This took too long. Request a new code to set your password.",
  NO_ACCOUNT: "There’s no account with this number yet. Sign in with a code first.",
  SOCIAL_REFUSED: socialSignInFailed,
  SOCIAL_UNAVAILABLE: "This sign-in isn’t available right now. Use your mobile number instead.",
  PROFILE_WRONG: "This field cannot be left empty",
  EMAIL_TAKEN: "Another account already uses this email.",
  NUMBER_SAME: numberUnchanged,
  SIGN_IN_AGAIN: "To change your number, sign in again first.",
  NUMBER_TAKEN: "Another account already uses this number. Sign in with it instead.",

  CART_CHANGED: "Your cart has changed. Review it and try again.",
  PRICE_CHANGED: "Prices have changed. Check your new total.",
  CHECKOUT_REFUSED: "We can’t place this order. Check the details and try again.",
  ORDER_OVER: "This order can’t be changed anymore.",
  TOO_LATE_TO_CANCEL: "We’re already making your order, so you can’t cancel it here. Call the store for help.",
  ORDER_ON_ITS_WAY: "You have an active order. Delete your account after it arrives, or cancel it first.",
  INVOICE_NOT_YET: "Your invoice will be available once you have your order.",
  INVOICE_NONE: "There’s no invoice because this order wasn’t completed.",
  TRACKING_NOT_YET: "Tracking Information is not available for this order yet...",
  ...feedbackErrors,
  FEEDBACK_GIVEN: "You’ve already told us about this order. Thank you!",
  FEEDBACK_NOT_YET: "You can rate this order once you have it.",
  FEEDBACK_TOO_LATE: "This order can’t be rated anymore. Contact us if something was wrong.",
  ASPECT_NOT_ASKED: "This can’t be rated for this kind of order.",

  STAFF_LOGIN_WRONG: "Incorrect username or password. Try again.",
  STAFF_LOGIN_LIMIT: "Too many failed attempts. Try again later.",
  PASSWORD_CHANGE_NEEDED: "Choose your own password first.",
  STAFF_NAME_TAKEN: "This username is taken. Choose another.",
  ORDER_MOVED: "Someone else updated this order. Here’s its current status.",
  STEP_REFUSED: "This order can’t move to that stage.",
  RIDER_NEEDED: "Assign a rider first.",
  RIDER_OUT: "This rider is out on a delivery. Choose another, or wait.",

  PAYMENT_MODE_OFF: "This payment method isn’t available. Choose another.",
  PAYMENT_UNDER_WAY: "A payment for this order is in progress. Complete it, or try again in a moment.",
  PAYMENT_FAILED: paymentFailed,
  PAYMENT_UNAVAILABLE: "This payment method isn’t responding. You haven’t been charged. Choose another.",
  WALLET_MIX: "You can’t combine your wallet with cash or an e-voucher.",
  WALLET_SHORT: walletTooLow,
  CASH_REFUSED: "Cash isn’t available for this order. Choose another payment method.",
  VOUCHER_REFUSED: "The number or PIN is incorrect, or the voucher is no longer valid.",
  LINK_NEEDED: "Link your wallet first.",
  CALLBACK_REFUSED: noAccess,

  PHOTO_TOO_LARGE: "This photo is too large. Choose one of up to 8 MB.",
  PHOTO_NOT_READABLE: "We can’t read this photo. Choose another one in JPEG, PNG or WebP format.",
  TOO_MANY_PHOTOS: "You can add up to 4 photos. Remove some and try again.",
  FILES_UNAVAILABLE: "Photos aren’t available right now. Try again in a moment.",

  TOO_SLOW: "The request timed out. Try again.",
  METHOD_NOT_ALLOWED: notFound,
  CONFLICT: "This has changed since you opened it. Refresh and try again.",
  IDEMPOTENCY_KEY_REUSED: "This was already sent with different details. Try again.",
  TOO_LARGE: tooMuch,
  URL_TOO_LONG: "This link is too long.",
  UNSUPPORTED_MEDIA: "We can’t read this type of content.",
  HEADERS_TOO_LARGE: tooMuch,
  RULE_NOT_MET: "This isn’t possible right now.",
  TOO_MANY_REQUESTS: "Too many requests. Wait a moment and try again.",
  INTERNAL: somethingWentWrong,
  UNAVAILABLE: "We’re very busy right now. Try again in a moment.",
}
