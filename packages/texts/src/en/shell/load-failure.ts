/* Part of the first route, so the labels are not those of labels.ts: all of its texts would load with them. */

export const somethingWentWrong = "Oops! Something went wrong"
export const goToHome = "Go to home"
export const goToCart = "Go to cart"
export const tryAgain = "Try again"
