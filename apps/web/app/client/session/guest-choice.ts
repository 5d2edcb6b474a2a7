/** Stored for this visit, so that a visitor who continues as a guest isn't asked to sign in again. */
const KEY = "hearth:stays-guest"

export function rememberGuestChoice(): void {
  try {
    sessionStorage.setItem(KEY, "yes")
  } catch {
    // Without storage, the visitor is asked again.
  }
}

export function hasChosenGuest(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
