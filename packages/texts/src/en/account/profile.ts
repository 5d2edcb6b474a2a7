export const notLoaded = "Couldn’t load your profile"
export const welcome = "Good to see you"
export const hello = (name: string) => `Hello, ${name}`
export const accountIn = (country: string) => `Your account in ${country}`
export const orders = "Your orders"
export const addresses = "Your addresses"
export const cases = "Your cases"
export const wallet = "Wallet"
export const deleteAccount = "Delete your account"

export const details = "Your details"
export const firstName = "First name"
export const lastName = "Last name"
export const emailOptional = "Email (optional)"
export const saved = "Saved"

export const signInDetails = "Sign-in details"
export const email = "Email"
export const emailConfirmed = "Confirmed"
export const confirmEmail = "Confirm email"
export const password = "Password"
export const noPassword = "Not set"
export const setPassword = "Set password"
export const changePassword = "Change password"
export const linkedAccounts = "Linked accounts"

export const changeNumber = "Change mobile number"
export const changeNumberIntro = "We’ll text a code to your new number and sign out your other devices."
export const newMobileNumber = "New mobile number"
export const confirmNumber = "Use this number"
export const numberChanged = "Mobile number updated"
export const confirmIdentity = "Confirm it’s you"
export const signInAgain = "Sign in again"
export const noOldNumber = <Node>(phone: Node) => [
  "Can’t use your old number? Sign in another way, or call us: ",
  phone,
]

export const confirmYourEmail = "Confirm your email"
export const willEmailCode = (email: string) => `We’ll email a 6-digit code to ${email}`
export const confirm = "Confirm"
export const emailIsConfirmed = "Email confirmed"

export const devices = "Where you’re signed in"
export const devicesNotLoaded = "Couldn’t load your devices."
export const activeNow = "Active now"
export const lastActiveJustNow = "Last active just now"
export const lastActive = (count: number, unit: "minute" | "hour" | "day") =>
  `Last active ${new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-count, unit)}`
export const thisDevice = "This device"
export const signOutDevice = (device: string) => `Sign out ${device}`
export const deviceSignedOut = (device: string) => `Signed out ${device}`
export const signOutEverywhere = "Sign out everywhere"
export const signOutEverywhereQuestion = "Sign out everywhere?"
export const signOutEverywhereMessage = "You’ll be signed out on all devices, including this one."
export const staySignedIn = "Stay signed in"
export const signOutFailed = "We couldn’t sign out your devices. Try again."
