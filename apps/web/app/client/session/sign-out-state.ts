let signedOut = false
let pendingSignOut: Promise<boolean> | undefined

/**
 * Signs the customer out of this page. `sessionEnded` resolves to whether the server ended the session; `clearData`
 * removes their data from this device. Other calls of the customer wait for `sessionEnded`, because the server would
 * refuse them.
 */
export async function runSignOut(sessionEnded: Promise<boolean>, clearData: () => Promise<void>): Promise<boolean> {
  pendingSignOut = sessionEnded
  try {
    signedOut = await sessionEnded
    if (signedOut) await clearData()
    return signedOut
  } finally {
    pendingSignOut = undefined
  }
}

/** Whether the customer has just signed out; waits for a sign-out in progress. */
export async function hasSignedOut(): Promise<boolean> {
  return (await pendingSignOut?.catch(() => false)) ?? false
}

/** The customer has signed out and the page is about to be left: don't redirect to sign-in, don't store their cart. */
export function isPageSignedOut(): boolean {
  return signedOut
}

/** The customer signed out in another tab. This page keeps running until its reload begins. */
export function noteSignedOut(): void {
  signedOut = true
}

/** After deleting the account, the visitor continues as a guest. */
export function continueAsGuest(): void {
  signedOut = false
}
