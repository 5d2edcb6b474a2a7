/* Error texts that the sign-in screens also show themselves. In a file of their own, so that these screens don't load
   the map of all errors. */
export const SESSION_ENDED = "You have been logged out. Please login again."
export const MOBILE_WRONG = "Please enter a valid mobile number."
export const TERMS_NEEDED = "Please accept the terms of use to go on."
export const OTP_WRONG = "Validation failed. please verify your number again."
export const SOCIAL_REFUSED = "That sign-in didn’t work. Please try again or use your number."

export const NUMBER_SAME = "This is the number of your account already. Please enter another one."
