/** Stored for this visit, so that nobody is asked twice. */
const KEY = "hearth:stays-guest"

export function rememberGuestChoice(): void {
  try {
    sessionStorage.setItem(KEY, "yes")
  } catch {
    // Without storage, they are asked again.
  }
}

export function hasChosenGuest(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
