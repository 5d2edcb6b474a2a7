/* What any request can fail with, shown by the browser itself when the server sent no text. */

/** SHL-5: header and button of the popup. */
export const popupHeader = "Oops"
export const popupButton = "OK"

export const somethingWentWrong = "Something Went Wrong. Please Try Again."
/** For coupon, address and locality calls. */
export const looksLikeServerError = "Looks like something went wrong on our end. Try again in a moment."

export const refreshFailed = "Looks like something went wrong, please retry. If you were logged in, please re-login..."
export const loggedOut = "You have been logged out. Please login again."
/** In a mini-app the host app signs customers in. */
export const loggedOutInApp = "You have been logged out. Please exit."
