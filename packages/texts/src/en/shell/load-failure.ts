/*
 * Part of the JavaScript that every visit loads first. So it doesn't use labels.ts, all of whose texts would be loaded
 * too.
 */

export const somethingWentWrong = "Oops! Something went wrong"
export const goToHome = "Go to home"
export const goToCart = "Go to cart"
export const tryAgain = "Try again"
