/** Errors of phone numbers and sign-in that the browser also shows before it sends a form. */
export const mobileInvalid = "Please enter a valid mobile number."
export const termsNeeded = "Accept the terms of use to continue."
export const codeInvalid = "Validation failed. please verify your number again."
export const socialSignInFailed = "Sign-in failed. Try again or use your mobile number."
export const numberUnchanged = "This is already your number. Enter a different one."
