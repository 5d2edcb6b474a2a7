import { createStore } from "@hearth/browser/store.ts"
import { pendingSignOut } from "./pending-sign-out.ts"

const signedOut = createStore(false)

/**
 * Signs the customer out of this page. `sessionEnded` resolves to whether the server ended the session; `clearData`
 * removes their data from this device. Other calls of the customer wait for `sessionEnded`, because the server would
 * refuse them.
 */
export async function runSignOut(sessionEnded: Promise<boolean>, clearData: () => Promise<void>): Promise<boolean> {
  pendingSignOut.set(sessionEnded)
  try {
    signedOut.set(await sessionEnded)
    if (signedOut.get()) await clearData()
    return signedOut.get()
  } finally {
    pendingSignOut.set(undefined)
  }
}

/** The customer has signed out and the page is about to be left: don't redirect to sign-in, don't store their cart. */
export function isLeavingAfterSignOut(): boolean {
  return signedOut.get()
}

/** The customer signed out in another tab. This page keeps running until its reload begins. */
export const markSignedOut = (): void => signedOut.set(true)

/** After deleting the account, the visitor continues as a guest. */
export const continueAsGuest = (): void => signedOut.set(false)
