/** Stored for this visit, so that a visitor is asked only once. */
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
