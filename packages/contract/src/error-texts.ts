/* Apart from the map of errors, because the first page does without them. */

/** For coupon, address and locality calls. */
export const LOOKS_LIKE_INTERNAL_SERVER_ERROR =
  "Looks like something is wrong on our side. Please try again in a moment."
export const REFRESH_FAILED = "Looks like something went wrong, please retry. If you were logged in, please re-login..."
export const STORE_TROUBLE =
  "Sorry, we are facing some temporary issues with the store selected. Please select a different store"
