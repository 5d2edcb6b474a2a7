/** Reads a stored value. Browsers without storage return null. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`hearth-console:${name}`)
  } catch {
    return null
  }
}

export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(`hearth-console:${name}`, value)
  } catch {
    // Storage may be blocked; the setting is then lost after this visit.
  }
}
