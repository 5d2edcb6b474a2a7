export const yourAccount = "Your account"
export const closeAsGuest = "Close and continue as guest"
export const continueAsGuest = "Continue as guest"
export const notNow = "Not now"
export const loading = "Loading sign-in"
export const signingIn = "Signing you in"

export const keepCart = "Keep your cart"
export const everyDevice = "Your addresses and favourites on every device"
export const noPassword = "No password to remember"

export const signInOrSignUp = "Sign in or sign up"
export const enterMobile = "Enter your mobile number. We’ll text you a code."
export const confirmIdentity = "Confirm it’s you"
export const signInAgain = "Sign in again to continue."
export const lastStep = (firstName: string) => (firstName === "" ? "One last step" : `One last step, ${firstName}`)
export const addMobile = "Add your mobile number for your orders. We’ll text you a code to confirm it."
export const acceptTerms = <Node>(link: (label: string) => Node) => ["I accept the ", link("terms of use")]
export const startOver = "Start over"

export const otherMethods = "Other ways to sign in"
export const or = "or"
export const continueWith = (provider: string) => `Continue with ${provider}`
export const passwordInstead = "Use a password"
export const codeInstead = "Get a code instead"
export const socialCancelled = "Sign-in was cancelled. Try again, or use your mobile number."

export const signInWithPassword = "Sign in with password"
export const passwordIntro = (country: string) => `Use your ${country} mobile number or confirmed email.`
export const mobileOrEmail = "Mobile number or email"
export const password = "Password"
export const show = "Show"
export const showPassword = "Show password"
export const hide = "Hide"
export const hidePassword = "Hide password"
export const forgotPassword = "Forgot password?"

export const setPassword = "Set a new password"
export const resetIntro = "We’ll text you a code first. Setting a new password signs you out on all devices."
export const choosePassword = "Choose a new password"
export const passwordHint = "Use 8 characters or more. A few words in a row are easy to remember and hard to guess."
export const newPassword = "New password"
export const continueLabel = "Continue"
export const requestNewCode = "Request a new code"
export const saveAndSignIn = "Save and sign in"
export const backToSignIn = "Back to sign in"
