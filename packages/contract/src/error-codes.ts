import { INTERNAL_SERVER_ERROR } from "./internal-error.ts"
import { MOBILE_WRONG, NUMBER_SAME, OTP_WRONG, SESSION_ENDED, SOCIAL_REFUSED, TERMS_NEEDED } from "./login-texts.ts"

export { INTERNAL_SERVER_ERROR } from "./internal-error.ts"

/**
 * Every error of the API: its HTTP status and the text for the customer. The server's error handler and the OpenAPI
 * document use this map; a code that is missing here does not compile.
 */
export interface ErrorEntry {
  status: number
  displayMsg: string
  header?: string
  btnMsg?: string
}

/** For coupon, address and locality calls. @public */
export const LOOKS_LIKE_INTERNAL_SERVER_ERROR =
  "Looks like something is wrong on our side. Please try again in a moment."
export const REFRESH_FAILED = "Looks like something went wrong, please retry. If you were logged in, please re-login..."
/** PAY-7. */
export const PAYMENT_FAILED = "Payment Failed. Please try again."
export const STORE_UNAVAILABLE_MESSAGE =
  "Sorry, we are facing some temporary issues with the store selected. Please select a different store"

export const errorCodes = {
  BAD_REQUEST: { status: 400, displayMsg: "Please check what you entered and try again." },
  UNAUTHENTICATED: { status: 401, displayMsg: "Please sign in to go on." },
  CREDENTIALS_EXPIRED: { status: 401, displayMsg: "Your visit timed out. Please try again." },
  REFRESH_REFUSED: { status: 401, displayMsg: REFRESH_FAILED },
  SESSION_ENDED: { status: 401, displayMsg: SESSION_ENDED },
  /** For a guest session that was merged into an account: its data must not be merged a second time. */
  GUEST_JOINED: { status: 401, displayMsg: "This visit has gone on with an account. Please sign in." },
  FORBIDDEN: { status: 403, displayMsg: "This isn’t available to you." },
  FEATURE_OFF: { status: 403, displayMsg: "This isn’t available here at the moment." },
  NOT_FOUND: { status: 404, displayMsg: "We couldn’t find what you asked for." },
  STORE_NOT_FOUND: { status: 404, displayMsg: STORE_UNAVAILABLE_MESSAGE },
  "2.STORENA": { status: 404, displayMsg: "We don’t deliver to this place yet." },
  PLACE_ABROAD: { status: 422, displayMsg: "This place is outside the country you are ordering in." },
  ADDRESS_WRONG: { status: 422, displayMsg: "Please check the address and try again." },
  TOO_MANY_ADDRESSES: {
    status: 422,
    displayMsg: "You have saved as many addresses as we can keep. Please delete one first.",
  },
  TOO_MANY_FAVOURITES: {
    status: 422,
    displayMsg: "You have as many favourites as we can keep. Please remove one first.",
  },
  CANT_BE_MADE: { status: 422, displayMsg: "We can’t make it like this. Please choose again." },
  CART_FULL: { status: 422, displayMsg: "That is more than one order can hold. Please call us for a large one." },
  PROMO_UNKNOWN: { status: 404, displayMsg: "We don’t know this code. Please check it and try again." },
  PROMO_REFUSED: { status: 422, displayMsg: "This code can’t be used for this cart." },
  SPUN_ALREADY: { status: 409, displayMsg: "You have spun today. Come back tomorrow for another go." },
  MOBILE_WRONG: { status: 422, displayMsg: MOBILE_WRONG },
  TERMS_NEEDED: { status: 422, displayMsg: TERMS_NEEDED },
  OTP_WRONG: { status: 422, displayMsg: OTP_WRONG },
  OTP_EXPIRED: { status: 422, displayMsg: "This code has run out. Please ask for a new one." },
  OTP_TRIES_USED: { status: 422, displayMsg: "That was wrong too often. Please ask for a new code." },
  OTP_TOO_SOON: { status: 429, displayMsg: "A code is on its way. Please wait a moment before you ask for another." },
  OTP_LIMIT: { status: 429, displayMsg: "Too many codes were asked for. Please wait a while and try again." },
  OTP_NOT_SENT: { status: 503, displayMsg: "We couldn’t send you a code just now. Please try again in a moment." },
  FIREWALL_REFUSED: {
    status: 403,
    displayMsg: "We couldn’t check your browser. Please reload the page and try again.",
  },
  LOGIN_WRONG: { status: 422, displayMsg: "The number, e-mail or password isn’t right. Please try again." },
  LOGIN_LIMIT: {
    status: 429,
    displayMsg: "That was wrong too often. Please wait a while, or sign in with a code instead.",
  },
  PASSWORD_WEAK: { status: 422, displayMsg: "Please choose another password." },
  RESET_REFUSED: { status: 422, displayMsg: "This took too long. Please ask for a new code to set your password." },
  NO_ACCOUNT: {
    status: 422,
    displayMsg: "There is no account with this number yet. Please sign in with a code first.",
  },
  SOCIAL_REFUSED: { status: 422, displayMsg: SOCIAL_REFUSED },
  SOCIAL_UNAVAILABLE: {
    status: 503,
    displayMsg: "We can’t reach this sign-in service just now. Please use your number.",
  },
  PROFILE_WRONG: { status: 422, displayMsg: "This field cannot be left empty" },
  EMAIL_TAKEN: { status: 409, displayMsg: "Another account uses this e-mail address already." },
  NUMBER_SAME: { status: 422, displayMsg: NUMBER_SAME },
  SIGN_IN_AGAIN: {
    status: 403,
    displayMsg: "Before your number changes, please sign in once more, so that we know it is you.",
  },
  NUMBER_TAKEN: { status: 409, displayMsg: "Another account uses this number already. Please sign in with it." },
  CART_CHANGED: { status: 409, displayMsg: "Your cart changed in the meantime. Please look it over once more." },
  PRICE_CHANGED: { status: 409, displayMsg: "Prices changed in the meantime. Please look at the new bill." },
  CHECKOUT_REFUSED: { status: 422, displayMsg: "This order can’t be placed as it stands." },
  ORDER_OVER: { status: 409, displayMsg: "This order is settled already." },
  TOO_LATE_TO_CANCEL: {
    status: 409,
    displayMsg: "Your order is being made, so it can’t be cancelled here any more. Please call the store.",
  },
  /** When an account is about to be deleted. */
  ORDER_ON_ITS_WAY: {
    status: 409,
    displayMsg: "You have an order on its way. Please delete your account when it has arrived, or cancel it first.",
  },
  /** ORD-6: status 400; the order's page shows the text unchanged. */
  INVOICE_NOT_YET: { status: 400, displayMsg: "Your invoice is made when you have your order. Please come back then." },
  INVOICE_NONE: { status: 400, displayMsg: "There is no invoice for this order, because it wasn’t handed over." },
  TRACKING_NOT_YET: {
    status: 409,
    displayMsg: "Tracking Information is not available for this order yet...",
  },
  /** For staff. */
  STAFF_LOGIN_WRONG: { status: 422, displayMsg: "The name or password isn’t right. Please try again." },
  STAFF_LOGIN_LIMIT: { status: 429, displayMsg: "That was wrong too often. Please wait a while and try again." },
  STAFF_NAME_TAKEN: { status: 409, displayMsg: "Somebody signs in with this name already. Please choose another." },
  ORDER_MOVED: {
    status: 409,
    displayMsg: "Somebody else has moved this order meanwhile. Here is where it stands now.",
  },
  STEP_REFUSED: { status: 422, displayMsg: "This order can’t take that step." },
  RIDER_NEEDED: { status: 422, displayMsg: "Please say first who brings it." },
  RIDER_OUT: { status: 409, displayMsg: "This rider is out with an order. Please choose another, or wait." },
  PAYMENT_MODE_OFF: { status: 422, displayMsg: "This way to pay isn’t open here. Please choose another." },
  PAYMENT_UNDER_WAY: {
    status: 409,
    displayMsg: "A payment for this order is under way. Please finish it, or wait a moment and try again.",
  },
  PAYMENT_FAILED: { status: 422, displayMsg: PAYMENT_FAILED },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    displayMsg: "We can’t reach this payment service just now. Nothing was charged. Please choose another way.",
  },
  WALLET_MIX: { status: 422, displayMsg: "The wallet can’t be combined with cash or an e-voucher." },
  WALLET_SHORT: { status: 422, displayMsg: "Your wallet doesn’t hold enough for this order." },
  CASH_REFUSED: { status: 422, displayMsg: "Cash isn’t open for this order. Please pay another way." },
  VOUCHER_REFUSED: { status: 422, displayMsg: "The number or PIN isn’t right, or the voucher can’t be used any more." },
  LINK_NEEDED: { status: 422, displayMsg: "Please link your wallet first." },
  CALLBACK_REFUSED: { status: 403, displayMsg: "This isn’t available to you." },
  TOO_SLOW: { status: 408, displayMsg: "That took too long to reach us. Please try again." },
  METHOD_NOT_ALLOWED: { status: 405, displayMsg: "We couldn’t find what you asked for." },
  CONFLICT: { status: 409, displayMsg: "This changed in the meantime. Please look again and retry." },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    displayMsg: "This was already sent with different contents. Please try again.",
  },
  TOO_LARGE: { status: 413, displayMsg: "That is more than we can take at once." },
  URL_TOO_LONG: { status: 414, displayMsg: "That address is too long." },
  UNSUPPORTED_MEDIA: { status: 415, displayMsg: "We can’t read this kind of content." },
  HEADERS_TOO_LARGE: { status: 431, displayMsg: "That is more than we can take at once." },
  RULE_NOT_MET: { status: 422, displayMsg: "This can’t be done as it stands." },
  TOO_MANY_REQUESTS: { status: 429, displayMsg: "That was a lot at once. Please wait a moment and try again." },
  INTERNAL: { status: 500, displayMsg: INTERNAL_SERVER_ERROR },
  UNAVAILABLE: { status: 503, displayMsg: "We’re catching our breath. Please try again in a moment." },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCodes
